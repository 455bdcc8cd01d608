import ArgumentParser

/// A word of a command line that a shell wants to complete, and what stands before it.
///
/// Read leniently: what is wrong in the words before is passed over, since the person is not done typing.
struct CompletionRequest {
  /// What the word can be.
  enum Position {
    case command
    case option
    case value(CommandDescription.Argument)
    /// Anything, of which nothing can be offered.
    case text
  }

  /// The names of the command and its subcommand, as far as they are there.
  private(set) var path: [String] = []

  /// The command, or the root where none is named.
  private(set) var command: any ParsableCommand.Type
  private(set) var position = Position.text

  /// The word as far as it is typed, without the option that stands before it in `--option=value`.
  private(set) var word: String

  /// `--option=` where the value stands in the same word; empty elsewhere.
  private(set) var start = ""

  /// The options and values of the command; of the root the global options, since it describes all commands at once.
  let description: CommandDescription

  /// Whether the help of a command or about a topic is asked for.
  private(set) var isHelp = false

  /// The values of the command that stand before the word, those of options left out.
  private(set) var values: [String] = []

  /// The flags and options that stand before the word.
  private(set) var flags: [String] = []

  /// The values of options that stand before the word, by the names of the options; the last one of each.
  private(set) var optionValues: [String: String] = [:]

  /// - Parameter words: Those after the name of the program, the last of which is completed.
  init(_ typed: [String], in root: any ParsableCommand.Type) {
    let words = Self.spelledOut(typed, in: root)
    command = root
    word = words.last ?? ""
    // Reading a description takes most of the time, so only the last one is read, unless options stand before.
    var described: any ParsableArguments.Type = GlobalOptions.self
    var read: CommandDescription?
    func known() -> CommandDescription {
      let description = read ?? CommandDescription(of: described)
      read = description
      return description
    }
    var onlyValues = false
    var pending: CommandDescription.Argument?
    for word in words.dropLast() {
      if let argument = pending {
        for name in argument.names { optionValues[name] = word }
        pending = nil
      } else if word == "--", !onlyValues {
        onlyValues = true
      } else if word.isOption, !onlyValues {
        flags.append(word)
        pending = known().option(named: word).flatMap { $0.kind == .option ? $0 : nil }
      } else if path.isEmpty, !isHelp, word == "help" {
        isHelp = true
      } else if let subcommand = command.subcommand(named: word) {
        command = subcommand
        path.append(word)
        (described, read) = (subcommand, nil)
      } else {
        values.append(word)
      }
    }
    description = known()
    position = position(of: word, pending: pending, onlyValues: onlyValues)
  }

  /// Adds the name of the subcommand that may be left out, where the words mean no other one.
  private static func spelledOut(_ words: [String], in root: any ParsableCommand.Type) -> [String] {
    var command = root
    var place: Int?
    for (index, word) in words.dropLast().enumerated() {
      if let subcommand = command.subcommand(named: word) {
        (command, place) = (subcommand, nil)
      } else if place == nil, !word.isOption {
        place = index
      }
    }
    guard let typed = words.last, words.first(where: { !$0.isOption }) != "help",
      let usual = command.configuration.defaultSubcommand?.configuration.commandName
    else { return words }
    let names = command.configuration.subcommands.compactMap { $0.configuration.commandName }
    if place == nil, names.contains(where: { $0.hasPrefix(typed) }) { return words }
    var spelledOut = words
    spelledOut.insert(usual, at: place ?? words.count - 1)
    return spelledOut
  }

  private mutating func position(
    of typed: String, pending: CommandDescription.Argument?, onlyValues: Bool
  ) -> Position {
    if let pending { return .value(pending) }
    if typed.hasPrefix("-"), !onlyValues, !isHelp {
      guard let sign = typed.firstIndex(of: "=") else { return .option }
      guard let option = description.option(named: String(typed[..<sign])), option.kind == .option else { return .text }
      start = String(typed[...sign])
      word = String(typed[typed.index(after: sign)...])
      return .value(option)
    }
    if !command.configuration.subcommands.isEmpty { return values.isEmpty ? .command : .text }
    if isHelp { return .text }
    return description.positional(after: values.count).map(Position.value) ?? .text
  }
}
