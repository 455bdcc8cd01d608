import Glibc

Interruption.handleSignals()
let status = Program.run(Array(CommandLine.arguments.dropFirst()), in: .ofProcess())
exit(status.rawValue)
