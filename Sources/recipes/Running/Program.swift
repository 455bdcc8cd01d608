import ArgumentParser

/// One run of the program: words in, lines out, a status.
enum Program {
  static func run(_ words: [String], in session: Session) -> ExitStatus {
    do {
      try runCommand(words, in: session)
      try session.world.output.flush()
      return .done
    } catch {
      let failure = CommandError(describing: error, hasSaved: session.library.hasSaved)
      // What was printed before the error is true; an error here would only hide the first one.
      try? session.world.output.flush()
      session.tell(failure)
      return failure.status
    }
  }

  /// Runs a command, or prints the help or the version that the words ask for.
  static func runCommand(_ words: [String], in session: Session) throws {
    if words.first == Session.completionCommand { return session.complete(Array(words.dropFirst())) }
    session.library.commandLine = GlobalOptions.typedAgain(words)
    if let (command, settings) = FastPath.command(in: words) {
      session.apply(settings)
      return try session.answering { try session.paging(if: command.isPaged) { try command.run(in: session) } }
    }
    let named = try NamedCommand(words, in: session.commands)
    if named.isHelp { return try session.paging { try session.printHelp(of: named.type) } }
    do {
      // What the parser returns for `--help` is a command of its own.
      guard let command = try named.parse() as? any Command else {
        return try session.paging { try session.printHelp(of: named.type) }
      }
      session.apply(Settings(command.global))
      try session.answering { try session.paging(if: command.isPaged) { try command.run(in: session) } }
    } catch {
      guard named.type.exitCode(for: error) == .success else { throw error }
      try session.world.output.write((named.type.fullMessage(for: error) + "\n").utf8)
    }
  }
}
