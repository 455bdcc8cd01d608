import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeStore
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
      default: CommandError(usage: error)
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

extension CommandError {
  /// Makes one lowercase line of what the parser says, such as
  /// "Unknown option '--limt'. Did you mean '--limit'?".
  init(usage error: any Error) {
    let text = Self.withDoubleQuotes(Self.onOneLine(GlobalOptions.message(for: error)))
    let sentences = text.split(separator: ". ").filter { !Self.isFarSuggestion($0, in: text) }
    let line = sentences.map(Self.inLowercase).joined(separator: "; ")
    self.init("\(line.hasSuffix(".") ? line.dropLast() : line[...])", .usage)
  }

  /// Of many values that would do, the parser makes a list, a line each.
  private static func onOneLine(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.joined(separator: "; ").replacing(":; - ", with: ": ").replacing("; - ", with: ", ")
  }

  /// The parser quotes with apostrophes, which words may hold; its own stand at the ends of words.
  private static func withDoubleQuotes(_ text: String) -> String {
    var quoted = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isInside = index > 0 && index < characters.count - 1
      let isInWord = isInside && characters[index - 1].isLetter && characters[index + 1].isLetter
      quoted.append(character == "'" && !isInWord ? "\"" : character)
    }
    return quoted
  }

  /// The parser takes any two short options for alike.
  private static func isFarSuggestion(_ sentence: Substring, in text: String) -> Bool {
    let names = text.split(separator: "\"").map(String.init).filter { $0.hasPrefix("-") }
    guard sentence.hasPrefix("Did you mean"), names.count == 2 else { return false }
    return mostSimilar(to: names[0], among: [names[1]]) == nil
  }

  /// What follows a colon is a sentence of ours.
  private static func inLowercase(_ sentence: Substring) -> String {
    let parts = sentence.split(separator: ": ", maxSplits: 1)
    return parts.map { $0.prefix(1).lowercased() + $0.dropFirst() }.joined(separator: ": ")
  }
}
