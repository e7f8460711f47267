import Foundation
import HeadlessHost
import Support
import Testing
import ViewKit

/// Sheets: what lies over them, what the user may do to them, what they look like.
struct SheetTests {
  private final class Watcher: NSObject, UIAdaptivePresentationControllerDelegate {
    var allows = true
    var told: [String] = []

    override init() { super.init() }

    deinit {}

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      told.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      told.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      told.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      told.append("attempt")
    }
  }

  let log = Log()
  let a: LoggingController
  let sheet: LoggingController
  let stage: HeadlessStage

  init() {
    a = LoggingController("A", log)
    sheet = LoggingController("S", log)
    sheet.modalPresentationStyle = .formSheet
    sheet.preferredContentSize = CGSize(width: 60, height: 40)
    stage = shown(a, size: CGSize(width: 120, height: 100))
    a.present(sheet, animated: false)
    stage.settle()
    log.clear()
  }

  private let card = CGRect(x: 30, y: 30, width: 60, height: 40)

  @Test("A sheet that presents full screen is a sheet again afterwards", arguments: [true, false])
  func fullScreenOverASheet(animated: Bool) {
    #expect(sheet.view.frame == card)
    let m = LoggingController("M", log)
    m.modalPresentationStyle = .fullScreen
    sheet.present(m, animated: animated)
    stage.settle()
    #expect(sheet.view.window == nil)
    sheet.dismiss(animated: animated)
    stage.settle()
    #expect(sheet.view.frame == card)
    #expect(sheet.view.window != nil)
    #expect(a.presentedViewController === sheet)
  }

  @Test("A sheet that presents full screen in a window that is resized is a sheet of the new window's")
  func resizedUnderneath() {
    let m = LoggingController("M", log)
    m.modalPresentationStyle = .fullScreen
    sheet.present(m, animated: false)
    stage.settle()
    stage.resize(to: CGSize(width: 160, height: 120))
    stage.settle()
    #expect(m.view.bounds.size == CGSize(width: 160, height: 120))
    sheet.dismiss(animated: false)
    stage.settle()
    #expect(sheet.view.frame == CGRect(x: 50, y: 40, width: 60, height: 40))
    #expect(a.view.bounds.size == CGSize(width: 160, height: 120))
  }

  @Test("Escape dismisses a sheet, and a press beside it a popover: the delegate is asked and told")
  func userDismisses() {
    for style in [UIModalPresentationStyle.formSheet, .popover] {
      if a.presentedViewController == nil {
        sheet.modalPresentationStyle = style
        a.present(sheet, animated: false)
        stage.settle()
      }
      let watcher = Watcher()
      sheet.presentationController?.delegate = watcher
      if style == .popover { stage.tap(at: CGPoint(x: 5, y: 5)) } else { stage.key(.escape) }
      #expect(watcher.told == ["should", "will"])
      stage.settle()
      #expect(watcher.told == ["should", "will", "did"])
      #expect(a.presentedViewController == nil)
    }
  }

  @Test("A sheet that may not go stays: its delegate hears of the attempt", arguments: [true, false])
  func modal(inPresentation: Bool) {
    let watcher = Watcher()
    sheet.presentationController?.delegate = watcher
    sheet.isModalInPresentation = inPresentation
    watcher.allows = inPresentation
    stage.key(.escape)
    stage.settle()
    #expect(watcher.told == (inPresentation ? ["attempt"] : ["should", "attempt"]))
    #expect(a.presentedViewController === sheet)
    watcher.told = []
    a.dismiss(animated: true)
    stage.settle()
    #expect(watcher.told.isEmpty)
    #expect(a.presentedViewController == nil)
  }

  @Test("Escape is for the topmost, and only if nobody in it wants it")
  func escape() {
    final class Stubborn: UIViewController {
      var wants = true
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !wants { super.pressesBegan(presses, with: event) }
      }
    }
    let inner = Stubborn()
    inner.modalPresentationStyle = .formSheet
    sheet.present(inner, animated: false)
    stage.settle()
    stage.key(.escape)
    stage.settle()
    #expect(sheet.presentedViewController === inner)
    inner.wants = false
    stage.key(.escape)
    stage.settle()
    #expect(sheet.presentedViewController == nil)
    #expect(a.presentedViewController === sheet)
    // A key goes to nobody behind the sheet, whoever had the focus there.
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    a.view.addSubview(button)
    a.dismiss(animated: false)
    stage.settle()
    stage.key(.tab)
    #expect(button.isFocused)
    a.present(sheet, animated: false)
    stage.settle()
    #expect(!button.isFocused)
    stage.key(.tab)
    #expect(!button.isFocused)
    stage.key(.escape)
    stage.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test("A press on the card is the card's, and neither key nor press dismisses what covers")
  func otherPresses() {
    stage.tap(at: CGPoint(x: 60, y: 50))
    stage.settle()
    #expect(a.presentedViewController === sheet)
    a.dismiss(animated: false)
    stage.settle()
    let m = LoggingController("M", log)
    m.modalPresentationStyle = .overFullScreen
    a.present(m, animated: false)
    stage.settle()
    stage.key(.escape)
    stage.tap(at: CGPoint(x: 5, y: 5))
    stage.settle()
    #expect(a.presentedViewController === m)
  }

  @Test("A sheet over a dimmed presenter, on its way and at rest")
  func looks() {
    a.dismiss(animated: false)
    a.view.backgroundColor = .systemTeal
    sheet.view.backgroundColor = .systemOrange
    stage.settle()
    a.present(sheet, animated: true)
    stage.advance(by: 0.2)
    assertSnapshot(of: stage, named: "coming")
    stage.settle()
    assertSnapshot(of: stage, named: "there")
  }
}
