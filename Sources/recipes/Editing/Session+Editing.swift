import RecipeFormats
import RecipeModel

extension Session {
  /// Lets a person change a recipe's text in an editor, and saves what it says; see `edit(_:in:nothing:_:)`.
  func edit<Result>(
    _ draft: RecipeDraft, in editor: Editor, nothing: StyledText, _ save: (RecipeDraft) throws -> Result
  ) throws -> Result {
    try edit(RecipeTemplate.write(draft), in: editor, nothing: nothing) { text in
      try save(RecipeTemplate.read(text, into: draft))
    }
  }

  /// Lets a person change a text in an editor, and saves what it then says.
  ///
  /// Where the text has a mistake, the person is told and may go on with it. Whatever goes wrong
  /// in the end, what the person has written stays in its file, and the failure names it.
  ///
  /// - Parameter limit: How many bytes the text may have then.
  /// - Throws: A cancellation with the sentence `nothing` for a text that is empty or as it was.
  func edit<Result>(
    _ template: String, in editor: Editor, nothing: StyledText, atMost limit: Int = Input.longestRecipe,
    _ save: (String) throws -> Result
  ) throws -> Result {
    let file = try EditedText(template, atMost: limit, in: environment)
    do {
      while true {
        try editor.edit(file.path)
        let text = try text(file.read())
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
    let text = try text(input.readText())
    guard !text.isBlank else { throw CommandError.cancelled(nothing) }
    return try keeping(text) { try save(text) }
  }

  /// Saves what a text says; if that fails, the text is kept in a file, for it may be nowhere else.
  func keeping<Result>(_ text: String, _ save: () throws -> Result) throws -> Result {
    do {
      return try save()
    } catch {
      throw kept(try EditedText(text, in: environment), error)
    }
  }

  /// Tells a person of a mistake in what they wrote, and returns whether they want to correct it now.
  private func wantsToGoOn(after error: any Error) throws(CommandError) -> Bool {
    let failure = CommandError(describing: error, hasSaved: hasSaved)
    guard failure.status == .badInput, canAsk, !settings.isAgreed else { return false }
    tell(failure)
    return try confirm("Edit it again?") == true
  }

  private func kept(_ file: EditedText, _ error: any Error) -> CommandError {
    var failure = CommandError(describing: error, hasSaved: hasSaved)
    failure.message += "; the text is kept in \(file.path)"
    return failure
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
