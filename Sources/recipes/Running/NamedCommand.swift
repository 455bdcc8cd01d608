import ArgumentParser
import RecipeModel
import RecipeStore

/// The command that a command line names, with the words that its parser has to read.
///
/// The parser describes every option of a command to itself by reflection before it reads a word. Finding the command
/// by its name first leaves one command to describe, and lets the global options stand before the name as well.
struct NamedCommand {
  /// The command, or the root where none is named.
  private(set) var type: any ParsableCommand.Type

  /// The global options that stand before the name, then everything after it.
  private(set) var words: [String] = []

  /// Whether the command's help is asked for by `help COMMAND`, rather than that the command be run.
  private(set) var isHelp = false

  /// What holds for many commands, where that is what help is asked for.
  private var topic: HelpTopic?

  /// The names of the command and its subcommand.
  private(set) var path: [String] = []

  /// What the help that is asked for is about.
  var helpSubject: Session.HelpSubject { topic.map { .topic($0) } ?? .command(type, path: path) }

  /// Whether help is asked for of everything below the subject as well.
  var wantsAllHelp: Bool { isHelp && words.contains("--all") }

  /// Whether help is asked for by its letter.
  var wantsShortHelp: Bool { words.contains("-h") && !words.contains("--help") }

  /// - Throws: A usage failure for a word that names no command, with the most similar command.
  init(_ words: [String], in root: any ParsableCommand.Type) throws(CommandError) {
    type = root
    var rest = words[...]
    while let word = rest.first, !type.subcommands.isEmpty {
      if let command = defaultCommand(at: word) {
        type = command
        break
      }
      rest.removeFirst()
      if word.isOption {
        self.words.append(word)
        if GlobalOptions.namesWithValue.contains(word), let value = rest.popFirst() { self.words.append(value) }
      } else if word == "help", path.isEmpty, !isHelp {
        isHelp = true
      } else {
        try enter(word)
      }
    }
    self.words += rest
  }

  /// Reads the words.
  ///
  /// - Returns: A `Command`, or the parser's own for `--help`.
  /// - Throws: `CommandError` for an option that the command does not have, whatever else is wrong; what the parser says of
  ///   other mistakes, and for `--version`.
  func parse() throws -> any ParsableCommand {
    do {
      return try type.parseAsRoot(type is Search.Type ? Search.hidingHyphens(in: words) : words)
    } catch {
      if type.exitCode(for: error) == .success { throw error }
      throw unknownOption() ?? error
    }
  }

  /// The command that runs where none of its siblings is named, `nil` where a word names or resembles one, or is an
  /// option of every command.
  private func defaultCommand(at word: String) -> (any ParsableCommand.Type)? {
    guard let command = type.configuration.defaultSubcommand, !isHelp else { return nil }
    if word.isOption {
      let name = String(word.prefix { $0 != "=" })
      let isForAll =
        ["-h", "--help", "--version"].contains(name)
        || CommandDescription(of: GlobalOptions.self).option(named: name) != nil
      return isForAll ? nil : command
    }
    let isMeant = type.subcommand(named: word) == nil && type.likelyCommands(for: word, isFirst: false).isEmpty
    return isMeant ? command : nil
  }

  /// Returns the failure for what `parse` throws, in our words where the parser's are known.
  func failure(for error: any Error, in session: Session) -> CommandError {
    if let failure = error as? CommandError { return failure }
    guard let mistake = UsageMistake(GlobalOptions.message(for: error)) else { return CommandError(usage: error) }
    let request = CompletionRequest(words + [""], in: session.commands)
    session.library.databasePath = request.optionValues["--database"] ?? session.library.databasePath
    let described = type.configuration.defaultSubcommand ?? type
    let line = mistake.line(of: CommandDescription(of: described), named: path.joined(separator: " "))
    guard case .unexpected(let word) = mistake, let command = type as? any Command.Type,
      let advice = command.advice(onUnexpected: word, in: session)
    else { return CommandError(line, .usage) }
    return CommandError("\(line); \(advice)", .usage)
  }

  /// Takes a word for the name of a subcommand.
  private mutating func enter(_ word: String) throws(CommandError) {
    if isHelp, path.isEmpty, topic == nil, let topic = HelpTopic(rawValue: word) {
      self.topic = topic
      return
    }
    if let subcommand = type.subcommand(named: word) {
      type = subcommand
      path.append(subcommand.configuration.commandName ?? word)
      return
    }
    try checkOptionsBefore()
    let isFirst = path.isEmpty && !isHelp
    let line = StyledText.unknown("command", word, suggestion: nil)
    if isFirst, ShellWord.all.contains(where: { $0.name == word }) {
      throw CommandError("\(line); it works only in the shell: recipes shell", .usage)
    }
    let likely = type.likelyCommands(for: word, isFirst: isFirst)
    if !likely.isEmpty {
      throw CommandError("\(line); did you mean \(likely.map { "\"\($0)\"" }.asAlternatives)?", .usage)
    }
    let advice: StyledText =
      isFirst
      ? "to find recipes: recipes search \(SafeText(line: GlobalOptions.typedAgain([word])))"
      : "to list all commands: \((["help"] + path).joined(separator: " "))"
    throw CommandError("\(line); \(advice)", .usage)
  }

  /// A word after a misspelled option is most likely the value of that option, so the option is what is reported.
  private func checkOptionsBefore() throws(CommandError) {
    guard path.isEmpty else { return }
    if let failure = unknownOption() { throw failure }
  }

  /// The failure for the first option that the command does not have, with the most similar one that it has.
  private func unknownOption() -> CommandError? {
    let known = CommandDescription(of: type)
    guard let unknown = known.firstUnknownOption(in: words) else { return nil }
    let suggestion = mostSimilar(to: unknown, among: known.optionNames)
    let advice = suggestion == nil ? (type as? any Command.Type)?.advice(onUnknownOption: unknown) : nil
    let problem = StyledText.unknown("option", unknown, suggestion: suggestion)
    return CommandError(advice.map { "\(problem); \($0)" } ?? problem, .usage)
  }
}

extension ParsableCommand {
  fileprivate static var subcommands: [any ParsableCommand.Type] { configuration.subcommands }
}
