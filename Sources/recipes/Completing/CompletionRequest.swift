import RecipeVerbs

/// A word of a command line that a shell wants to complete, and what stands before it.
///
/// Read leniently: what is wrong in the words before is passed over, since the person is not done typing.
struct CompletionRequest {
  /// The kinds of words.
  enum Position {
    case command
    case option
    case value(ParameterInfo)
    /// Anything, of which nothing can be offered.
    case text
  }

  /// The names of the command and its subcommand, as far as they are there.
  private(set) var path: [String] = []

  /// The command, or the root where none is named.
  private(set) var command: any Command.Type
  private(set) var position = Position.text

  /// The word as far as it is typed, without the option that stands before it in `--option=value`.
  private(set) var word: String

  /// `--option=` where the value stands in the same word; empty elsewhere.
  private(set) var start = ""

  /// The command's parameters, the options of every command included.
  let parameters: [ParameterInfo]

  /// `true` if the help of a command or about a topic is asked for.
  private(set) var isHelp = false

  /// The values of the command that stand before the word, those of options left out.
  private(set) var values: [String] = []

  /// The flags and options that stand before the word.
  private(set) var flags: [String] = []

  /// The values of options that stand before the word, by the names of the options; the last one of each.
  private(set) var optionValues: [String: String] = [:]

  /// - Parameter words: Those after the name of the program, the last of which is completed.
  init(_ typed: [String], in root: any Command.Type) {
    let words = Self.spelledOut(typed, in: root)
    command = root
    word = words.last ?? ""
    var known = GlobalOptions.ofEveryCommand
    var onlyValues = false
    var pending: ParameterInfo?
    for word in words.dropLast() {
      if let argument = pending {
        for name in argument.names { optionValues[name] = word }
        pending = nil
      } else if word == "--", !onlyValues {
        onlyValues = true
      } else if word.isOption, !onlyValues {
        flags.append(word)
        pending = known.first { $0.shape == ParameterInfo.Shape.option && $0.names.contains(word) }
      } else if path.isEmpty, !isHelp, word == "help" {
        isHelp = true
      } else if values.isEmpty || !command.takesOwnWords, let subcommand = command.subcommand(named: word) {
        command = subcommand
        path.append(word)
        known = subcommand.parameters + GlobalOptions.ofEveryCommand
      } else {
        values.append(word)
      }
    }
    parameters = known
    position = position(of: word, pending: pending, onlyValues: onlyValues)
  }

  /// Adds the name of the subcommand that may be left out, where the words mean no other one.
  private static func spelledOut(_ words: [String], in root: any Command.Type) -> [String] {
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
      let usual = command.usualSubcommand?.lastName, !command.takesOwnWords
    else { return words }
    let names = command.subcommands.map { $0.lastName }
    if place == nil, names.contains(where: { $0.hasPrefix(typed) }) { return words }
    var spelledOut = words
    spelledOut.insert(usual, at: place ?? words.count - 1)
    return spelledOut
  }

  /// `true` if a word is for the command itself, rather than the beginning of a subcommand's name.
  private func takesOwnWords(_ typed: String) -> Bool {
    guard command.takesOwnWords, !isHelp else { return false }
    return !values.isEmpty || !command.subcommands.contains { $0.lastName.hasPrefix(typed) }
  }

  private mutating func position(
    of typed: String, pending: ParameterInfo?, onlyValues: Bool
  ) -> Position {
    if let pending { return .value(pending) }
    if typed.hasPrefix("-"), !onlyValues, !isHelp {
      guard let sign = typed.firstIndex(of: "=") else { return .option }
      let name = String(typed[..<sign])
      guard let option = parameters.first(where: { $0.shape == .option && $0.names.contains(name) }) else {
        return .text
      }
      start = String(typed[...sign])
      word = String(typed[typed.index(after: sign)...])
      return .value(option)
    }
    if !command.subcommands.isEmpty, !takesOwnWords(typed) { return values.isEmpty ? .command : .text }
    if isHelp { return .text }
    let places = parameters.filter { $0.shape == .word }
    if values.count < places.count { return .value(places[values.count]) }
    return places.last.flatMap { $0.isRepeated ? .value($0) : nil } ?? .text
  }
}
