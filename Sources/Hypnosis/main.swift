// A synchronous entry point: SDL must stay on the process's first thread, and an asynchronous one does not.

import Commands
import Foundation
import Glibc

exit(Program().run(Array(CommandLine.arguments.dropFirst())).rawValue)
