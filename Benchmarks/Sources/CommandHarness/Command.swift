/// A command line that is run as a process, again and again.
public struct Command {
  /// What it is called in a comparison.
  public let name: String

  /// Its words in a round, the first of them the program.
  let words: (_ round: Int) -> [String]

  /// The file that it reads as standard input.
  let input: String?

  /// `true` if it writes to a terminal, else to a pipe.
  let isOnTerminal: Bool

  /// Done before each round, and never timed.
  let prepare: (() -> Void)?

  /// Names a command whose words are the same in each round.
  public init(
    _ name: String, _ words: [String], input: String? = nil, isOnTerminal: Bool = false, prepare: (() -> Void)? = nil
  ) {
    self.init(name, input: input, isOnTerminal: isOnTerminal, prepare: prepare) { _ in words }
  }

  /// Names a command that says something else in each round, so that it always has something to change.
  public init(
    _ name: String, input: String? = nil, isOnTerminal: Bool = false, prepare: (() -> Void)? = nil,
    words: @escaping (_ round: Int) -> [String]
  ) {
    self.name = name
    self.words = words
    self.input = input
    self.isOnTerminal = isOnTerminal
    self.prepare = prepare
  }
}
