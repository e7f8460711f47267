// The examples of the page about porting.

import UIKit

class Lamp: UIView {
  weak var delegate: LampDelegate?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer(target: self, action: Selector(Lamp.tapped))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func tapped() {
    delegate?.lampWasTapped(self)
  }
}

protocol LampDelegate: AnyObject {
  func lampWasTapped(_ lamp: Lamp)
}

class Thermostat {
  @ObservedValue var temperature = 20.0
}

class ThermometerViewController: UIViewController {
  private let label = UILabel()
  private var observation: UIObservation?

  func show(_ thermostat: Thermostat) {
    observation = thermostat.$temperature.observe { [weak self] degrees in
      self?.label.text = "\(degrees) °C"
    }
  }
}
