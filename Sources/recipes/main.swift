import Glibc

Interruption.handleSignals()
let status = Program.run(ProcessArguments.words, in: .ofProcess(commands: Recipes.self))
exit(status.rawValue)
