import AtlasCore
import Commands
import Foundation
import TunnelKit

/// Runs the command with scripted input and collects what it writes.
struct CommandRun {
  let outcome: TunnelCommand.Outcome
  let output: String
  let errors: String

  struct Broken: Error, CustomStringConvertible { let description: String }

  init(
    _ arguments: [String], input: [String] = [],
    atlas: Result<String, Broken> = .success("/assets/world.atlas"),
    geocoder: Result<Geocoder, Broken> = .success(smallWorld)
  ) {
    final class Streams {
      var input: [String] = []
      var output = ""
      var errors = ""
    }
    let streams = Streams()
    streams.input = input.reversed()
    let console = Console(
      program: "tunnel", readLine: { streams.input.popLast() }, write: { streams.output += $0 },
      writeError: { streams.errors += $0 })
    let command = TunnelCommand(
      console: console, now: novemberEvening, findAtlas: { try atlas.get() },
      openAtlas: { _ in try geocoder.get() })
    outcome = command.run(arguments)
    output = streams.output
    errors = streams.errors
  }
}
