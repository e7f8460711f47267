import Commands
import Foundation
import HeadlessHost
import HypnosisKit
import Pictures
import SDLHost
import ViewKit

/// The `hypnosis` command as a process: its streams, its files, and the two hosts the sample runs on.
struct Program {
  private let console = Console.ofProcess(program: "hypnosis")

  /// How large the sample opens, in points, if nobody says otherwise.
  private static let defaultSize = CGSize(width: 480, height: 720)

  /// The moment that pictures are taken at, so that they are the same on any day: 2026-06-21 12:00 UTC.
  private static let pictureDate = Date(timeIntervalSince1970: 1_782_043_200)

  func run(_ arguments: [String]) -> ExitStatus {
    do throws(ArgumentError) {
      switch try HypnosisInvocation.parse(arguments) {
      case .help: console.write(HypnosisUsage.help)
      case .version: console.write(HypnosisUsage.version)
      case .window(let options): return openWindow(options)
      case .snapshot(let path, let options): return takePicture(path, options)
      }
      return .done
    } catch {
      console.complain(error.description)
      return .badInput
    }
  }

  private func openWindow(_ options: HypnosisOptions) -> ExitStatus {
    let window = WindowOptions(
      title: "Hypnosis", size: options.size ?? Program.defaultSize,
      minimumSize: CGSize(width: 320, height: 480), scale: options.scale.map { CGFloat($0) },
      applicationID: "hypnosis")
    do throws(SDLHostError) {
      try SDLApplication.run(window) { stage, _ in
        stage.userInterfaceStyle = options.theme == .dark ? .dark : .light
        stage.application.unloadsViewsOnMemoryWarning = options.unloadsViews
        let window = UIWindow(frame: CGRect(origin: .zero, size: stage.size))
        window.rootViewController = HypnosisRootViewController(
          clock: Date.init, zone: .current, tab: options.tab)
        window.makeKeyAndVisible()
      }
      return .done
    } catch {
      console.complain("\(error); `hypnosis snapshot FILE` takes a picture without one")
      return .unusable
    }
  }

  private func takePicture(_ path: String, _ options: HypnosisOptions) -> ExitStatus {
    let stage = HeadlessStage(
      size: options.size ?? Program.defaultSize, scale: CGFloat(options.scale ?? 1))
    stage.stage.userInterfaceStyle = options.theme == .dark ? .dark : .light
    stage.window.rootViewController = HypnosisRootViewController(
      clock: { Program.pictureDate }, zone: .gmt, tab: options.tab)
    stage.window.makeKeyAndVisible()
    stage.settle()
    do throws(PNGError) {
      try PNG.write(stage.bitmap, to: path)
      return .done
    } catch {
      console.complain("\(error)")
      return .unusable
    }
  }
}
