import RecipeStore
import RecipeVerbs

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
    if words.first == CompletionCommand.name {
      return CompletionCommand(session: session).run(Array(words.dropFirst()))
    }
    if words.first == ManualCommand.name {
      return try ManualCommand(of: session.commands).run(Array(words.dropFirst()))
    }
    if words == ["--version"] || words == ["-V"] { return try printVersion(in: session) }
    session.library.commandLine = GlobalOptions.typedAgain(words)
    session.commandPath = []
    let named = try NamedCommand(words, in: session.commands) { isTitle($0, of: words, in: session) }
    session.commandPath = named.path
    if named.isHelp {
      return try session.paging {
        let help = HelpPrinter(for: session)
        try help.print(named.helpSubject)
        if named.wantsAllHelp { try help.print(below: named.helpSubject) }
      }
    }
    if named.wantsVersion { return try printVersion(in: session) }
    let read = try named.read(in: session)
    if let help = read.help {
      return try session.paging { try HelpPrinter(for: session).print(named.helpSubject, isShort: help == .short) }
    }
    try run(in: session, read.settings, isPaged: read.command.isPaged) { try read.command.run(in: session) }
  }

  /// Returns `true` if words name a recipe of the library that the line is about.
  private static func isTitle(_ title: [String], of words: [String], in session: Session) -> Bool {
    let request = CompletionRequest(words + [""], in: session.commands)
    session.library.databasePath = request.optionValues["--database"] ?? session.library.databasePath
    let name = title.prefix { !$0.isOption }.joined(separator: " ")
    return (try? session.library.open(.peeking).recipes(called: name).isEmpty) == false
  }

  private static func printVersion(in session: Session) throws {
    try session.world.output.write((ProgramVersion.line + "\n").utf8)
  }

  private static func run(
    in session: Session, _ settings: Settings, isPaged: Bool, _ command: () throws -> Void
  ) throws {
    session.apply(settings)
    session.warnOfConfiguration()
    try session.answering { try session.paging(if: isPaged, command) }
  }
}
