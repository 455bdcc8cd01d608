import ArgumentParser
import FoundationEssentials
import RecipeStore
import RecipeViewModels

/// Where a command's words come from and its lines go, and everything else it meets of the world.
///
/// Commands reach the world through here alone, so a test can put another in its place: text in
/// memory, a fixed clock, an editor that is a closure.
final class Session {
  /// The root of the commands that a line can name.
  let commands: any ParsableCommand.Type
  let environment: Environment
  let input: Input
  /// Data: what a person asked for.
  let output: Output
  /// Everything else: messages, questions, errors.
  let messages: Output
  /// The terminal's size in cells; nil where output is not a terminal.
  let screen: Screen?
  /// The machine's clock, in seconds since 1970.
  let clock: () -> Int
  let makeUUID: () -> UUID

  var settings = Settings()
  /// What was typed, by which the history calls what the command changes.
  var commandLine = ""
  /// Whether changes are recorded, so that they can be undone.
  var keepsHistory = StoreEnvironment.canKeepHistory
  /// The store that stays open from command to command, in a shell; nil where each opens its own.
  var liveStore: RecipeStore?
  /// Whether the next store that is opened stays open.
  var keepsStoreOpen = false

  /// Whether standard input is a script of commands, so that no command may read it.
  var isScript = false

  /// The list that is open in a shell.
  var liveList: RecipeListViewModel?

  /// Whether commands come line after line.
  var isShell: Bool { liveList != nil }

  /// What commands would tell of their changes, held back where the difference of a list may tell it; nil where it is
  /// printed at once.
  var heldReport: DeferredReport?

  /// How long a command waits for another program that has the database.
  var patience = Duration.seconds(30)

  /// Whether a change was committed, which an error after it must not deny.
  var hasSaved = false

  init(
    commands: any ParsableCommand.Type, environment: Environment, input: Input, output: Output, messages: Output,
    screen: Screen?,
    clock: @escaping () -> Int, makeUUID: @escaping () -> UUID
  ) {
    self.commands = commands
    self.environment = environment
    self.input = input
    self.output = output
    self.messages = messages
    self.screen = screen
    self.clock = clock
    self.makeUUID = makeUUID
  }

  /// How wide lines may be; nil where output is not a terminal.
  var width: Int? { screen?.width }

  /// How wide the parser's help is: in a narrower space it leaves its explanations out.
  var widthOfHelp: Int { max(width ?? Screen.usual.width, 40) }

  /// Whether a person is there to answer: questions need both standard input and standard error.
  var canAsk: Bool { input.isTerminal && messages.isTerminal && !settings.isSilent }

  /// Prints a line of the answer.
  func print(_ line: StyledText) throws(SystemError) {
    try output.print(line)
  }

  /// Tells a person something beside the answer.
  ///
  /// Nothing can be said about a message that cannot be written, so that is let go.
  func tell(_ line: StyledText) {
    try? messages.print(line)
    try? messages.flush()
  }
}
