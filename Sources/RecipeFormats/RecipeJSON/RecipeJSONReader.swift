import RecipeModel

/// Reads recipes in the project's own JSON: an array of them, one object, or JSON lines.
///
/// Element by element, so that memory is bounded by the largest recipe and one bad recipe leaves the others readable.
/// A key that is missing or null is "not stated"; a value of the wrong type is the recipe's failure; keys we do not know
/// are told in `remarks`; `id` is passed over, since ids in files are not identity.
package struct RecipeJSONReader: RecipeReader {
  package private(set) var remarks = Remarks()
  private var splitter: JSONSplitter

  package init(_ source: ByteSource) {
    splitter = JSONSplitter(source)
  }

  /// - Throws: `RecipeFileError.malformed` with the place, `.recipeTooLong`, or `.noRecipe` for an empty file.
  package mutating func next() throws -> Result<FileRecipe, RecipeFailure>? {
    guard let range = try splitter.nextValue() else { return nil }
    var parser = JSONParser(splitter.bytes, in: range)
    let value: JSONValue
    do {
      value = try parser.document()
    } catch {
      throw splitter.malformed(error.reason, at: error.offset)
    }
    if parser.hasRepairedText { remarks.add(.repairedText) }
    do {
      return try .success(FileRecipe(draft(from: value)))
    } catch {
      let title = value.object?["title"]?.text
      return .failure(RecipeFailure(number: splitter.count, title: title, reason: error))
    }
  }

  private mutating func draft(from value: JSONValue) throws(RecipeFailure.Reason) -> RecipeDraft {
    guard case .object(let object) = value else {
      throw .wrongType("it", expected: "an object", found: value.summary)
    }
    let draft = try RecipeDraft(object, remarks: &remarks)
    do throws(RecipeViolation) { return try draft.normalized() } catch { throw .violation(error) }
  }
}
