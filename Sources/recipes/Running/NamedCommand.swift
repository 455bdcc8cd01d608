import RecipeModel
import RecipeStore
import RecipeVerbs

/// The command that a command line names, with the words after its name; the global options may stand before it as well.
struct NamedCommand {
  /// The command, or the root where none is named.
  private(set) var type: any Command.Type

  /// The global options that stand before the name, then everything after it.
  private(set) var words: [String] = []

  /// `true` if the command's help is asked for by `help COMMAND`, rather than that the command be run.
  private(set) var isHelp = false

  /// What holds for many commands, where that is what help is asked for.
  private var topic: HelpTopic?

  /// The names of the command and its subcommand.
  private(set) var path: [String] = []

  /// The subject of the help that is asked for.
  var helpSubject: HelpSubject { topic.map { .topic($0) } ?? .command(type, path: path) }

  /// `true` if help is asked for of everything below the subject as well.
  var wantsAllHelp: Bool { isHelp && words.contains("--all") }

  /// `true` if the program's version is asked for, of no command.
  var wantsVersion: Bool { path.isEmpty && (words.contains("--version") || words.contains("-V")) }

  /// - Parameter isTitle: Returns `true` if words name a recipe of the library, which is asked only about words that name no
  ///   command.
  /// - Throws: A usage failure for a word that names no command, with the command that is meant most likely.
  init(
    _ words: [String], in root: any Command.Type, isTitle: ([String]) -> Bool = { _ in false }
  ) throws(CommandError) {
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
        try enter(word, before: Array(rest), isTitle)
      }
    }
    self.words += rest
  }

  /// Reads the words.
  ///
  /// - Throws: `CommandError` for a mistake in them.
  func read(in session: Session) throws(CommandError) -> ReadCommand {
    do throws(Misuse) {
      return try (type.usualSubcommand ?? type).read(words)
    } catch {
      throw failure(for: error, in: session)
    }
  }

  /// The command that runs where none of its siblings is named, `nil` where a word names or resembles one, or is an
  /// option of every command.
  private func defaultCommand(at word: String) -> (any Command.Type)? {
    guard let command = type.usualSubcommand, !isHelp else { return nil }
    if word.isOption {
      let name = String(word.prefix { $0 != "=" })
      let isForAll = GlobalOptions.ofEveryCommand.contains { $0.names.contains(name) }
      return isForAll || name == "--version" ? nil : command
    }
    if type.subcommand(named: word) != nil { return nil }
    return type.takesOwnWords || type.likelyCommands(for: word, isFirst: false).isEmpty ? command : nil
  }

  private func failure(for misuse: Misuse, in session: Session) -> CommandError {
    let described = type.usualSubcommand ?? type
    let known = described.parameters + GlobalOptions.ofEveryCommand
    var failure = CommandError(misuse, of: known, named: path.joined(separator: " "))
    switch misuse {
    case .unknown(let name):
      if let refusal = described.refusal(ofUnknownOption: name, in: words) { return CommandError(refusal, .usage) }
      if let present = known.first(where: { $0.formerNames.contains(name) }) {
        let line = path + words.map { $0.renamed(name, to: "--\(present.name)") }
        failure.message =
          "unknown option \(name.quoted()); use: recipes \(SafeText(line: GlobalOptions.typedAgain(line)))"
        break
      }
      let isAlike = mostSimilar(to: name, among: known.flatMap { $0.names }) != nil
      if !isAlike, let advice = described.advice(onUnknownOption: name, in: words) {
        failure.message += "; \(advice)"
      }
    case .unexpected(let word):
      let request = CompletionRequest(words + [""], in: session.commands)
      session.library.databasePath = request.optionValues["--database"] ?? session.library.databasePath
      if let advice = type.advice(onUnexpected: word, in: session) { failure.message += "; \(advice)" }
    default: break
    }
    return failure
  }

  /// Takes a word for the name of a subcommand.
  private mutating func enter(
    _ word: String, before rest: [String], _ isTitle: ([String]) -> Bool
  ) throws(CommandError) {
    if isHelp, path.isEmpty, topic == nil, let topic = HelpTopic(rawValue: word) {
      self.topic = topic
      return
    }
    if let subcommand = type.subcommand(named: word) {
      type = subcommand
      path.append(subcommand.lastName)
      return
    }
    try checkOptionsBefore()
    let advice = path.isEmpty && !isHelp ? advice(onFirst: word, before: rest, isTitle) : advice(onSubcommand: word)
    throw CommandError("\(StyledText.unknown("command", word, suggestion: nil)); \(advice)", .usage)
  }

  private func advice(
    onFirst word: String, before rest: [String], _ isTitle: ([String]) -> Bool
  ) -> StyledText {
    if let hint = CommandHint.named(word) { return Self.didYouMean([hint.line(with: rest)]) }
    if ShellWord.all.contains(where: { $0.name == word }) { return "it works only in the shell: recipes shell" }
    let typed = GlobalOptions.typedAgain([word] + rest)
    let isShown = !RecipeReference(word).ranges.isEmpty || !rest.isEmpty && isTitle([word] + rest)
    let likely = isShown ? [] : type.likelyCommands(for: word, isFirst: true)
    if !likely.isEmpty { return Self.didYouMean(likely) }
    if isShown || isTitle([word]) && rest.isEmpty { return Self.didYouMean(["show \(typed)"]) }
    return "to find recipes: recipes search \(SafeText(line: typed))"
  }

  private func advice(onSubcommand word: String) -> StyledText {
    let likely = type.likelyCommands(for: word, isFirst: false)
    if !likely.isEmpty { return Self.didYouMean(likely) }
    return "to list all commands: \((["recipes", "help"] + path).joined(separator: " "))"
  }

  private static func didYouMean(_ lines: [String]) -> StyledText {
    "did you mean \(lines.map { "\"\($0)\"" }.asAlternatives)?"
  }

  /// A word after a misspelled option is most likely the value of that option, so the option is what is reported.
  private func checkOptionsBefore() throws(CommandError) {
    guard path.isEmpty else { return }
    let known = GlobalOptions.ofEveryCommand
    do throws(Misuse) {
      _ = try Words(words, for: known)
    } catch {
      if case .unknown = error { throw CommandError(error, of: known, named: "") }
    }
  }
}

extension String {
  /// The word of a command line with another name for an option, if it names that one: `--from=3` as well as `--from`.
  fileprivate func renamed(_ old: String, to new: String) -> String {
    self == old || hasPrefix("\(old)=") ? new + dropFirst(old.count) : self
  }
}
