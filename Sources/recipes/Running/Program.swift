import ArgumentParser

/// One run of the program: words in, lines out, a status.
enum Program {
  static func run(_ words: [String], in session: Session) -> ExitStatus {
    session.apply(Settings())
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
    if words.first == Session.manualCommand { return try session.writeManual(Array(words.dropFirst())) }
    session.library.commandLine = GlobalOptions.typedAgain(words)
    session.commandPath = []
    if let (command, settings) = FastPath.command(in: words) {
      session.commandPath = command.path
      return try run(in: session, settings, isPaged: command.isPaged) { try command.run(in: session) }
    }
    let named = try NamedCommand(words, in: session.commands)
    session.commandPath = named.path
    if named.isHelp {
      return try session.paging {
        try session.printHelp(of: named.helpSubject)
        if named.wantsAllHelp { try session.printHelp(below: named.helpSubject) }
      }
    }
    let parsed: any ParsableCommand
    do {
      parsed = try named.parse()
    } catch {
      guard named.type.exitCode(for: error) == .success else { throw named.failure(for: error, in: session) }
      return try session.world.output.write((named.type.fullMessage(for: error) + "\n").utf8)
    }
    // What the parser returns for `--help` is a command of its own.
    guard let command = parsed as? any Command else {
      return try session.paging { try session.printHelp(of: named.helpSubject, isShort: named.wantsShortHelp) }
    }
    try run(in: session, Settings(command.global), isPaged: command.isPaged) { try command.run(in: session) }
  }

  private static func run(
    in session: Session, _ settings: Settings, isPaged: Bool, _ command: () throws -> Void
  ) throws {
    session.apply(settings)
    session.warnOfConfiguration()
    try session.answering { try session.paging(if: isPaged, command) }
  }
}
