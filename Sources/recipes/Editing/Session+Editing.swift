import RecipeFormats
import RecipeModel

extension Session {
  /// Lets a person change a recipe's text in an editor, and saves what it says.
  ///
  /// Whatever goes wrong once the person has written something, the text stays in its file, and
  /// the failure names it.
  ///
  /// - Throws: A cancellation with the sentence `nothing` for a text that is empty or as it was.
  func edit<Result>(
    _ draft: RecipeDraft, in editor: Editor, nothing: Line, _ save: (RecipeDraft) throws -> Result
  ) throws -> Result {
    let template = RecipeTemplate.write(draft)
    let file = try EditedText(template, in: environment)
    do {
      try editor.edit(file.path)
      let text = try text(file.read())
      guard !text.isBlank, text != template else { throw Failure.cancelled(nothing) }
      let result = try save(RecipeTemplate.read(text, into: draft))
      file.remove()
      return result
    } catch {
      guard file.holdsMore(than: template) else {
        file.remove()
        throw error
      }
      throw kept(file, error)
    }
  }

  /// Reads a recipe's text from standard input and saves what it says; what cannot be saved is kept
  /// in a file, for its source may be gone.
  ///
  /// - Throws: A cancellation with the sentence `nothing` for an empty text.
  func readRecipe<Result>(nothing: Line, _ save: (String) throws -> Result) throws -> Result {
    let text = try text(input.readRecipe())
    guard !text.isBlank else { throw Failure.cancelled(nothing) }
    do {
      return try save(text)
    } catch {
      throw kept(try EditedText(text, in: environment), error)
    }
  }

  private func kept(_ file: EditedText, _ error: any Error) -> Failure {
    var failure = Failure(describing: error, hasSaved: hasSaved)
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

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
