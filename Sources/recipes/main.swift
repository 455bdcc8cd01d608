import Glibc

Interruption.handleSignals()
let status = Program.run(ProcessArguments.words, in: .ofProcess())
exit(status.rawValue)
