import AtlasCore
import Geometry
import Maps
import ViewKit

extension TunnelRootViewController {
  /// The keys of the whole window.
  func makeKeyCommands() -> [UIKeyCommand] {
    func command(
      _ input: String, _ flags: UIKeyModifierFlags = [], _ title: String, _ act: @escaping () -> Void
    )
      -> UIKeyCommand
    {
      UIKeyCommand(input: input, modifierFlags: flags, discoverabilityTitle: title) { _ in act() }
    }
    func pan(_ input: String, _ x: Double, _ y: Double, _ title: String) -> UIKeyCommand {
      command(input, [], title) { [weak self] in self?.pan(byPoints: Point(x, y)) }
    }
    return [
      command(UIKeyCommand.inputEscape, [], "Put back what is being carried") { [weak self] in
        self?.cancelDrag()
      },
      command("r", [], "Turn the maps over") { [weak self] in self?.flip() },
      command(UIKeyCommand.inputHome, [], "Back to the first place") { [weak self] in
        self?.go(to: TunnelSettings.startPlace, animated: true)
      },
      command("+", [], "Zoom in") { [weak self] in self?.zoom(byLevels: 1) },
      command("-", [], "Zoom out") { [weak self] in self?.zoom(byLevels: -1) },
      pan(UIKeyCommand.inputLeftArrow, -100, 0, "West"), pan(UIKeyCommand.inputRightArrow, 100, 0, "East"),
      pan(UIKeyCommand.inputUpArrow, 0, -100, "North"), pan(UIKeyCommand.inputDownArrow, 0, 100, "South"),
    ]
  }

  /// Moves the start map's view, and with it the other one's.
  private func pan(byPoints points: Point) {
    var camera = startMap.mapView.camera
    camera.center = camera.center + points * (1 / camera.pointsPerUnit)
    startMap.mapView.setCamera(camera, animated: false)
  }

  /// Zooms both maps about their middle, which stays.
  private func zoom(byLevels levels: Double) {
    for map in [startMap.mapView, exitMap.mapView] { map.zoom(byLevels: levels) }
  }
}
