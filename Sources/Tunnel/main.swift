// A synchronous entry point: SDL must stay on the process's first thread, and an asynchronous one does not.

import Commands
import Foundation
import Glibc
import TunnelKit

let launch = ContinuousClock.now
exit(Program(launch: launch).run(Array(CommandLine.arguments.dropFirst())).rawValue)
