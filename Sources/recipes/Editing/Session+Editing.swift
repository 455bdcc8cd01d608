import RecipeFormats
import RecipeModel

extension Session {
  /// Opens a recipe's text in an editor, and saves it; see `edit(_:in:nothing:unchanged:atMost:_:)`.
  func edit<Result>(
    _ draft: RecipeDraft, in editor: Editor, nothing: StyledText, unchanged: Result? = nil,
    _ save: (RecipeDraft) throws -> Result
  ) throws -> Result {
    try edit(RecipeTemplate.write(draft), in: editor, nothing: nothing, unchanged: unchanged) { text in
      try save(RecipeTemplate.read(text, into: draft))
    }
  }

  /// Opens a text in an editor, and saves it.
  ///
  /// A mistake in the text is reported, and the user may edit it again. If the text cannot be saved in the end, it stays
  /// in its file, and the error names that file.
  ///
  /// - Parameters:
  ///   - unchanged: The result if the text is left as it was; without one, that is a cancellation.
  ///   - limit: The most bytes that the text may have.
  /// - Throws: A cancellation with the sentence `nothing` for an empty text.
  func edit<Result>(
    _ template: String, in editor: Editor, nothing: StyledText, unchanged: Result? = nil,
    atMost limit: Int = Input.longestRecipe, _ save: (String) throws -> Result
  ) throws -> Result {
    let file = try EditedText(template, atMost: limit, in: world.environment)
    do {
      while true {
        try editor.edit(file.path)
        let text = try text(file.read())
        if text == template, let unchanged {
          file.remove()
          return unchanged
        }
        guard !text.isBlank, text != template else { throw CommandError.cancelled(nothing) }
        do {
          let result = try save(text)
          file.remove()
          return result
        } catch {
          guard try wantsToGoOn(after: error) else { throw error }
        }
      }
    } catch {
      guard !error.isCancellation, file.holdsMore(than: template) else {
        file.remove()
        throw error
      }
      throw kept(file, error)
    }
  }

  /// Reads a recipe's text from standard input and saves what it says; what cannot be saved is kept.
  ///
  /// - Throws: A cancellation with the sentence `nothing` for an empty text.
  func readRecipe<Result>(nothing: StyledText, _ save: (String) throws -> Result) throws -> Result {
    let text = try text(world.input.readText())
    guard !text.isBlank else { throw CommandError.cancelled(nothing) }
    return try keeping(text) { try save(text) }
  }

  /// Saves what a text says; if that fails, the text is kept in a file, for it may be nowhere else.
  func keeping<Result>(_ text: String, _ save: () throws -> Result) throws -> Result {
    do {
      return try save()
    } catch {
      throw kept(try EditedText(text, in: world.environment), error)
    }
  }

  /// Tells a person of a mistake in what they wrote, and returns whether they want to correct it now.
  private func wantsToGoOn(after error: any Error) throws(CommandError) -> Bool {
    let failure = CommandError(describing: error, hasSaved: library.hasSaved)
    guard failure.status == .badInput, canAsk, !settings.isAgreed else { return false }
    tell(failure)
    return try confirm("Edit it again?") == true
  }

  private func kept(_ file: EditedText, _ error: any Error) -> CommandError {
    var failure = CommandError(describing: error, hasSaved: library.hasSaved)
    failure.message += "; the text is kept in \(file.path)"
    return failure
  }

  /// Returns bytes as text; what is not UTF-8 becomes U+FFFD, which is said.
  private func text(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    tell("\("warning:", .warning) characters that are not valid UTF-8 were replaced by U+FFFD")
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension EditedText {
  /// Whether the file holds something that is not in `template`, or more than can be told.
  fileprivate func holdsMore(than template: String) -> Bool {
    guard let bytes = try? read() else { return true }
    let text = String(decoding: bytes, as: UTF8.self)
    return !text.isBlank && text != template
  }
}

extension Error {
  /// Whether it is a person's decision.
  fileprivate var isCancellation: Bool { (self as? CommandError)?.isCancellation == true }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension Session {
  /// Asks for a recipe line by line; what the draft says already is not asked for again.
  ///
  /// - Throws: A cancellation with the sentence `nothing` if there is no title in the end.
  func askForRecipe(_ draft: RecipeDraft, nothing: StyledText) throws(CommandError) -> RecipeDraft {
    var draft = draft
    tell("An empty line skips a question or ends a list.")
    draft.title = try askForLine("Title:")
    guard !draft.title.isEmpty else { throw CommandError.cancelled(nothing) }
    if draft.prepTime == 0 { draft.prepTime = try askForTime("Preparation time (10m, 1h30m):") }
    if draft.cookTime == 0 { draft.cookTime = try askForTime("Cooking time:") }
    if draft.servings.isEmpty { draft.servings = try askForLine("Servings:") }
    if draft.ingredients.isEmpty { draft.ingredients = try askForLines("Ingredients, one per line:") }
    if draft.directions.isEmpty { draft.directions = try askForLines("Directions, one step per line:") }
    if draft.collections.isEmpty { draft.collections = try askForNames("Collections (commas between):") }
    return draft
  }

  private func askForLine(_ question: StyledText) throws(CommandError) -> String {
    let answer = try ask(question) ?? ""
    return answer.allSatisfy(\.isWhitespace) ? "" : answer
  }

  private func askForTime(_ question: StyledText) throws(CommandError) -> Int {
    while true {
      let answer = try askForLine(question)
      if answer.isEmpty { return 0 }
      if let seconds = CookingTime.parse(answer) { return seconds }
      tell("\(answer.quoted()) is not a time; write 10m, 1h30m, or 1:30")
    }
  }

  private func askForLines(_ question: StyledText) throws(CommandError) -> String {
    tell(question)
    var lines: [String] = []
    while let line = try ask(">"), !line.allSatisfy(\.isWhitespace) { lines.append(line) }
    return lines.joined(separator: "\n")
  }

  private func askForNames(_ question: StyledText) throws(CommandError) -> [String] {
    try askForLine(question).split(separator: ",").map(String.init)
  }
}
