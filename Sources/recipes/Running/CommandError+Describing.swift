import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension CommandError {
  /// Finds words and a status for anything that a command can throw.
  ///
  /// - Parameter hasSaved: Whether the error came after a change had been committed, so that all
  ///   that failed is its report.
  init(describing error: any Error, hasSaved: Bool) {
    if let cancellation = error as? CommandError, cancellation.isCancellation {
      self = cancellation
      return
    }
    if let status = Interruption.requested, !hasSaved, (error as? RecipeStoreError)?.leavesChange != true {
      self.init("interrupted; nothing was changed", status)
      return
    }
    self =
      switch error {
      case let failure as CommandError: failure
      case let error as SystemError: CommandError(writing: error, hasSaved: hasSaved)
      case let error as RecipeStoreError where hasSaved: CommandError(reading: error)
      case let error as RecipeStoreError: CommandError(error)
      case let error as RecipeTemplate.SyntaxError: CommandError("\(error.description)", .badInput)
      case let error as RecipeFileError: CommandError("\(error.description)", .badInput)
      case let error as ShellWords.UnclosedQuote: CommandError("\(error.description)", .usage)
      case let error as AmountError: CommandError(error)
      case let violation as RecipeError: CommandError("\(violation.description)", .badInput)
      case let misuse as Misuse: CommandError(misuse)
      case let several as SeveralRecipes:
        CommandError("this text holds \(several.count) recipes; use: recipes import -", .badInput)
      case let error as LineNameError: CommandError("\(error.description)", .nothing)
      case let error as NameError: CommandError("\(error.description)", .usage)
      default: CommandError("\("\(error)")", .bug)
      }
  }

  /// What was changed could not be read again for the report.
  private init(reading error: RecipeStoreError) {
    let failure = CommandError(error)
    self.init("saved, but could not be printed: \(failure.message)", failure.status)
  }

  private init(writing error: SystemError, hasSaved: Bool) {
    let status: ExitStatus = error.number == SystemError.closedPipe ? .closedPipe : .inputOutput
    let message: StyledText = hasSaved ? "saved, but could not be printed" : "cannot write the output"
    self.init("\(message): \(error.description)", status)
  }
}

extension Session {
  /// Says why a command ends, on a terminal in lines that fit, and for a usage error with the help that explains it.
  ///
  /// A closed pipe means that its reader has left, so that is said only if something was saved.
  func tell(_ failure: CommandError) {
    guard failure.status != .closedPipe || library.hasSaved else { return }
    let line = failure.isCancellation ? failure.message : "\("recipes:", .failure) \(failure.message)"
    guard world.messages.isTerminal else {
      for line in [line] + failure.details { tell(line) }
      return
    }
    let width = world.screen.width
    for line in line.wrappedAtSpaces(to: width, indent: 2) + failure.details { tell(line) }
    if failure.status == .usage, !failure.isCancellation { tell("see: \(helpCommand, .title)") }
  }

  /// The command line that explains what was typed.
  private var helpCommand: String {
    ((shell == nil ? ["recipes", "help"] : ["help"]) + commandPath).joined(separator: " ")
  }
}
