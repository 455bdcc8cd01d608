import RecipeVerbs

/// A command of `recipes`: read from words first, run later, in whatever session it is given.
///
/// Its stored properties are what was asked for. Parser, help, manual, and completion follow from its declaration.
protocol Command: SendableMetatype {
  init()

  /// `list`, `shop tick`: a command is found by it, without its declaration being made.
  static var name: String { get }
  static var declaration: Declaration<Self> { get }
  static var subcommands: [Subcommand] { get }

  /// The subcommand that runs where none is named; the command itself where it takes the words.
  static var usualSubcommand: (any Command.Type)? { get }

  /// `true` if the command only shows something, so that a pager may show it.
  var isPaged: Bool { get }

  /// Returns the option to use instead of one that the command does not have, where no name is similar.
  ///
  /// - Parameter words: All that was typed after the command.
  static func advice(onUnknownOption name: String, in words: [String]) -> StyledText?

  /// Returns all that is said of an option that the command does not have, instead of that it is unknown.
  ///
  /// - Parameter words: All that was typed after the command.
  static func refusal(ofUnknownOption name: String, in words: [String]) -> StyledText?

  /// Returns the words to use instead of one for which the command has no place.
  static func advice(onUnexpected word: String, in session: Session) -> StyledText?

  /// Checks what the rules of the declaration cannot say.
  func check() throws(Misuse)

  /// Does what the words ask for.
  ///
  /// - Throws: `CommandError` with words of its own; `SystemError` where the output could not be written; the store's
  ///   errors, which `CommandError` has words for.
  func run(in session: Session) throws
}

extension Command {
  static var subcommands: [Subcommand] { [] }
  static var usualSubcommand: (any Command.Type)? { nil }
  var isPaged: Bool { false }
  static func advice(onUnknownOption name: String, in words: [String]) -> StyledText? { nil }
  static func refusal(ofUnknownOption name: String, in words: [String]) -> StyledText? { nil }
  static func advice(onUnexpected word: String, in session: Session) -> StyledText? { nil }
  func check() throws(Misuse) {}
}

/// A command that only leads to others.
protocol CommandGroup: Command {}

extension CommandGroup {
  func run(in session: Session) throws {
    try Self.usualSubcommand?.init().run(in: session)
  }
}

extension Command {
  /// `true` if words that are no subcommand are its own, such as a title, so that none of them is taken for one.
  static var takesOwnWords: Bool {
    usualSubcommand.map { ObjectIdentifier($0) == ObjectIdentifier(Self.self) } ?? false
  }

  /// One sentence with its full stop.
  static var sentence: String { declaration.sentence }
  static var usage: [String] { declaration.usage }
  static var text: String { declaration.text }
  static var examples: [String] { declaration.examples }
  static var parameters: [ParameterInfo] { declaration.infos }
}

// MARK: - Reading

/// A command that was read from words, with how it is to run.
struct ReadCommand {
  var command: any Command
  var settings = Settings()
  /// The help that is asked for instead.
  var help: Words.Help?
}

extension Command {
  /// Reads the command from the words after its name.
  ///
  /// - Throws: `Misuse`
  static func read(_ words: [String]) throws(Misuse) -> ReadCommand {
    let (own, global) = (declaration, Settings.declaration)
    let typed = try Words(words, for: own.infos + global.infos)
    var command = Self()
    var read = ReadCommand(command: command, help: typed.help)
    if typed.help != nil { return read }
    let count = own.parameters.count
    try global.read(
      typed.given.filter { $0.index >= count }.map { GivenParameter($0.index - count, $0.value) }, into: &read.settings)
    try own.read(typed.given.filter { $0.index < count }, into: &command)
    try command.check()
    if let word = typed.unexpected { throw .unexpected(word) }
    read.command = command
    return read
  }
}
