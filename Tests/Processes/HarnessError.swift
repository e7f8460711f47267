/// Why a process-level test could not be carried out. Nothing is skipped quietly: what is missing fails the test.
public enum HarnessError: Error, CustomStringConvertible {
  case missingProgram(String)
  case timedOut(String, seconds: Double)
  case failed(String)

  public var description: String {
    switch self {
    case .missingProgram(let name):
      "\(name) is not installed; `make setup` installs what the tests need."
    case .timedOut(let what, let seconds):
      "Waited \(seconds) s in vain for \(what)."
    case .failed(let what):
      what
    }
  }
}
