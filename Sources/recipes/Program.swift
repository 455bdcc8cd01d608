import ArgumentParser

/// One run of the program: words in, lines out, a status.
enum Program {
  static func run(_ words: [String], in session: Session) -> ExitStatus {
    do {
      try runCommand(words, in: session)
      try session.output.flush()
      return .done
    } catch {
      let failure = Failure(describing: error, hasSaved: session.hasSaved)
      // What was printed before the error is true; an error here would only hide the first one.
      try? session.output.flush()
      session.tell(failure)
      return failure.status
    }
  }

  /// Runs a command, or prints the help or the version that the words ask for.
  static func runCommand(_ words: [String], in session: Session) throws {
    session.commandLine = CommandWords.typed(words)
    if let (command, databasePath) = FrequentCommand.recognized(in: words) {
      session.apply(Settings(databasePath: databasePath))
      return try command.run(in: session)
    }
    do {
      try execute(parse(words), in: session)
    } catch {
      guard Recipes.exitCode(for: error) == .success else { throw error }
      let text = HelpText.arranged(Recipes.fullMessage(for: error, columns: session.widthOfHelp))
      try session.output.write((text + "\n").utf8)
    }
  }

  /// Returns the command that the words mean, without having done anything.
  ///
  /// - Throws: `Failure` for words that mean none; the parser's own error for those and for
  ///   `--help` and `--version`.
  static func parse(_ words: [String]) throws -> any ParsableCommand {
    try Recipes.parseAsRoot(CommandWords.arranged(words))
  }

  private static func execute(_ parsed: any ParsableCommand, in session: Session) throws {
    if let command = parsed as? any Command {
      session.apply(Settings(command.global))
      try command.run(in: session)
    } else {
      // The parser's own `help`, which throws the text that it is to print.
      var help = parsed
      try help.run()
    }
  }
}
