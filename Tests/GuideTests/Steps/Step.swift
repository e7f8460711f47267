/// One step of the guide: what is done, on a page of its own.
nonisolated struct Step: Sendable {
  let name: String
  let play: @MainActor @Sendable (Page) -> Void

  init(_ name: String, _ play: @escaping @MainActor @Sendable (Page) -> Void) {
    self.name = name
    self.play = play
  }

  static let all: [Step] =
    viewSteps + childSteps + mistakeSteps + exchangeSteps + stockSteps + talkSteps
}
