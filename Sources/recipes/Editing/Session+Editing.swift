import RecipeFormats
import RecipeModel

extension Session {
  /// Opens a recipe's text in an editor, and saves it; see `edit(_:in:nothing:unchanged:atMost:_:)`.
  func edit<Result>(
    _ draft: RecipeDraft, for purpose: RecipeTemplate.Purpose, in editor: Editor, nothing: StyledText,
    unchanged: Result? = nil, _ save: (RecipeDraft) throws -> Result
  ) throws -> Result {
    let template = RecipeTemplate.write(draft, for: purpose)
    return try edit(template, in: editor, nothing: nothing, unchanged: unchanged) { text in
      try save(RecipeText.read(text, into: draft))
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
      // It is imported from where it came.
      if error is SeveralRecipes { throw error }
      throw kept(try EditedText(text, in: world.environment), error)
    }
  }

  /// Tells a person of a mistake in what they wrote, and returns whether they want to correct it now.
  private func wantsToGoOn(after error: any Error) throws(CommandError) -> Bool {
    let failure = CommandError(describing: error, hasSaved: library.hasSaved)
    guard failure.status == .badInput, canAsk, !settings.isAgreed else { return false }
    tell(failure)
    return try confirm("Edit it again?", isYesUsual: true) == true
  }

  private func kept(_ file: EditedText, _ error: any Error) -> CommandError {
    var failure = CommandError(describing: error, hasSaved: library.hasSaved)
    failure.message += "; the text is kept in \(shown(path: file.path))"
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
  /// Returns whether the file holds something that is not in `template`, or more than can be told.
  fileprivate func holdsMore(than template: String) -> Bool {
    guard let bytes = try? read() else { return true }
    let text = String(decoding: bytes, as: UTF8.self)
    return !text.isBlank && text != template
  }
}

extension Error {
  /// `true` if it is a person's decision.
  fileprivate var isCancellation: Bool { (self as? CommandError)?.isCancellation == true }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
