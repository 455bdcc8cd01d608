import RecipeStore

/// The surroundings of a command: the world, how it prints, the library it works on, and in a shell what stays open.
final class Session {
  /// The root of the commands that a line can name.
  let commands: any Command.Type
  let world: World
  let printer: Printer
  let library: Library
  private(set) var configuration: Configuration
  private(set) var settings = Settings()

  /// The names of the command that runs and of its subcommand, as far as they are known.
  var commandPath: [String] = []

  /// The reader of the names that the command is given.
  var names = RecipeNames()

  /// The shell that the command is a line of; nil for a command of its own.
  var shell: ShellState?

  /// `true` if standard input is a script of commands.
  var isInScript: Bool { shell?.isScript == true }

  init(commands: any Command.Type, world: World) {
    self.commands = commands
    configuration = Configuration(in: world.environment)
    self.world = world.configured(by: configuration)
    printer = Printer(in: self.world)
    library = Library(in: self.world, messages: printer)
  }

  /// Says what is wrong in the configuration, once a run.
  func warnOfConfiguration() {
    for warning in configuration.takeWarnings() { tell("\("warning:", .warning) \(warning)") }
  }

  /// Reads the configuration again, which has changed.
  ///
  /// - Parameter isWarning: Whether what is wrong in it is said again.
  func readConfiguration(isWarning: Bool = true) {
    configuration = Configuration(in: world.environment)
    if !isWarning { _ = configuration.takeWarnings() }
  }

  /// Runs the next command as its options say.
  func apply(_ settings: Settings) {
    self.settings = settings
    names = RecipeNames()
    library.databasePath = settings.databasePath
    library.configuredPath = configuration[.database].map(world.environment.expanded)
    printer.isJSON = settings.isJSON
    printer.isQuiet = settings.isQuiet
    for stream in [world.output, world.messages] {
      stream.appearance = Appearance(
        option: settings.color, configured: configuration[.color].flatMap(ColorChoice.init) ?? .auto,
        isTerminal: stream.isTerminal, in: world.environment)
    }
    let isPage = world.output.isTerminal || settings.color == .always
    printer.width = isPage ? printer.screen.width : nil
    library.recentDays = isForPeople ? configuration[.recents].flatMap { Int($0) } : nil
  }

  /// Notes how large the terminal is now, which people change while a command goes on.
  func measureScreen() {
    var present = world
    present.screen = .ofProcess(in: world.environment)
    printer.screen = present.configured(by: configuration).screen
    if printer.width != nil { printer.width = printer.screen.width }
  }

  /// Prints a line of the answer.
  func print(_ line: StyledText) throws(SystemError) {
    try printer.print(line)
  }

  /// Prints a line that is not part of the answer, and that `--quiet` does not leave out: a warning, an error, a question.
  func tell(_ line: StyledText) {
    printer.tell(line)
  }

  /// Returns a path as a message has it: on a terminal `~` stands for the home folder.
  func shown(path: String) -> String {
    world.messages.isTerminal ? world.environment.shortened(path: path) : path
  }

  /// Prints a line that says what was done, unless `--quiet` leaves it out.
  func note(_ line: StyledText) {
    printer.note(line)
  }

  /// Counts how far something is, in a line that `--quiet` leaves out.
  func progress(of noun: String) -> Progress {
    Progress(of: noun, on: printer.isQuiet ? nil : world.messages)
  }
}

extension Session {
  /// Runs `body`, and shows what it prints in a pager where that is longer than the screen and a pager is wanted.
  func paging(if isPaged: Bool = true, _ body: () throws -> Void) throws {
    let isWanted = isPaged && world.output.isTerminal && !settings.isUnpaged && !settings.isJSON
    let pager = isWanted ? Pager(configured: configuration[.pager], screen: world.screen, in: world.environment) : nil
    try world.output.paging(pager, with: world.messages, body)
  }
}

// MARK: - Questions

extension Session {
  /// `true` if questions can be asked, which needs a terminal for both standard input and standard error.
  var canAsk: Bool { world.input.isTerminal && world.messages.isTerminal && !settings.isSilent }

  /// Returns an editor of the lines that are typed, nil where no one types them or no line can be drawn.
  func makeLineEditor(takesPastedText: Bool = false) -> LineEditor? {
    guard canAsk, world.input.isStandardInput else { return nil }
    let messages = world.messages
    return LineEditor(takesPastedText: takesPastedText) { messages.appearance }
  }

  /// Asks a question and returns the answer, nil where the input ends.
  ///
  /// - Precondition: `canAsk`.
  func ask(_ question: StyledText) throws(CommandError) -> String? {
    // A letter of the answer stands on the line of the question.
    let (width, room) = (printer.screen.width, 2)
    var lines = question.wrappedAtSpaces(to: width, indent: 0)
    if lines.last!.width > width - room { lines = question.wrappedAtSpaces(to: width - room, indent: 0) }
    let typed = lines.removeLast()
    lines.forEach(tell)
    do throws(SystemError) {
      let answer = try Interruption.asking { () throws(SystemError) in
        try world.messages.write("\(typed.rendered(in: world.messages.appearance)) ".utf8)
        try world.messages.flush()
        return try world.input.readLine()
      }
      if let answer { return answer }
    } catch {
      throw CommandError("cannot read the answer: \(error.description)", .inputOutput)
    }
    if let status = Interruption.requested { throw .givenUp(status) }
    // Ctrl-D leaves the cursor after the question.
    tell("")
    return nil
  }

  /// Returns whether the user agrees, by `--yes` or when asked; nil where no question can be asked.
  ///
  /// - Parameter isYesUsual: Whether Enter alone is yes, which it may be only where nothing is lost by it.
  func confirm(_ question: StyledText, isYesUsual: Bool = false) throws(CommandError) -> Bool? {
    if settings.isAgreed { return true }
    guard canAsk else { return nil }
    let answer = try ask("\(question) \(isYesUsual ? "[Y/n]" : "[y/N]")")?.lowercased()
    if isYesUsual, answer == "" { return true }
    return ["y", "yes"].contains(answer ?? "")
  }

  /// Asks before something is done that is not easily put right; `--yes` is an answer.
  ///
  /// - Throws: `CommandError` where the user does not agree, and where no question can be asked.
  func agree(to question: StyledText, otherwise nothingDone: StyledText) throws(CommandError) {
    switch try confirm(question) {
    case true?: return
    case false?: throw .cancelled(nothingDone)
    case nil: throw CommandError("cannot ask for confirmation without a terminal; use --yes", .nothing)
    }
  }
}
