import FoundationEssentials

/// Where a command's words come from and its lines go, and everything else it meets of the world.
///
/// Commands reach the world through here alone, so a test can put another in its place: text in
/// memory, a fixed clock, an editor that is a closure.
final class Session {
  let environment: Environment
  let input: Input
  /// Data: what a person asked for.
  let output: Output
  /// Everything else: messages, questions, errors.
  let messages: Output
  /// The terminal's width in cells; nil where output is not a terminal.
  let width: Int?
  /// The moment it is, in seconds since 1970.
  let now: () -> Int
  let makeUUID: () -> UUID

  var settings = Settings()
  /// Whether a change was committed, which an error after it must not deny.
  var hasSaved = false

  init(
    environment: Environment, input: Input, output: Output, messages: Output, width: Int?,
    now: @escaping () -> Int, makeUUID: @escaping () -> UUID
  ) {
    self.environment = environment
    self.input = input
    self.output = output
    self.messages = messages
    self.width = width
    self.now = now
    self.makeUUID = makeUUID
  }

  /// How wide help is where there is no terminal to ask.
  static let widthElsewhere = 80

  /// Whether a person is there to answer: questions need both standard input and standard error.
  var canAsk: Bool { input.isTerminal && messages.isTerminal && !settings.isSilent }

  /// Prints a line of the answer.
  func print(_ line: Line) throws(SystemError) {
    try output.print(line)
  }

  /// Tells a person something beside the answer.
  ///
  /// Nothing can be said about a message that cannot be written, so that is let go.
  func tell(_ line: Line) {
    try? messages.print(line)
    try? messages.flush()
  }
}
