/// What `Stage.current` is, task by task.
enum CurrentStage {
  private struct Entry {
    weak var stage: Stage?
  }

  private static weak var last: Stage?
  private static var ofTask: [Int: Entry] = [:]

  static func get() -> Stage? {
    guard let task else { return last }
    return ofTask[task]?.stage ?? last
  }

  static func set(_ stage: Stage?) {
    last = stage
    guard let task, ofTask[task]?.stage !== stage else { return }
    ofTask = ofTask.filter { $0.value.stage != nil }
    ofTask[task] = Entry(stage: stage)
  }

  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
