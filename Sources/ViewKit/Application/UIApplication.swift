/// The end of every responder chain: one for each stage.
open class UIApplication: UIResponder {
  /// The current stage's application.
  public static var shared: UIApplication {
    guard let stage = Stage.current else {
      preconditionFailure("UIApplication.shared needs a stage: make a HeadlessStage or open a window first.")
    }
    return stage.application
  }

  weak var stage: Stage?
}
