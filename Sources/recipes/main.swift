import Glibc

Interruption.handleSignals()
let status = Program.run(ProcessArguments.words, in: Session(commands: Recipes.self, world: .ofProcess))
exit(status.rawValue)
