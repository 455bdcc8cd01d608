extension RecipeDraft {
  /// Returns the draft as it may be stored: the one door that every recipe passes.
  ///
  /// Fields of one line are trimmed, and line ends and tabs in them become spaces; texts keep every line and get LF as
  /// line end; NUL becomes U+FFFD everywhere. Collections of the same key become one, under the name that came first;
  /// names that are blank are dropped. A draft that passed once passes again unchanged.
  ///
  /// - Throws: The first rule that the draft breaks, in the order of its fields.
  package func normalized() throws(RecipeError) -> RecipeDraft {
    var draft = self
    draft.title = try Self.line(title, .title, limit: RecipeLimits.titleBytes)
    guard !ShownText.isInvisible(draft.title) else { throw .emptyTitle }
    try Self.checkTime(prepTime, .prepTime)
    try Self.checkTime(cookTime, .cookTime)
    draft.servings = try Self.line(servings, .servings)
    draft.ingredients = try Self.text(ingredients, .ingredients)
    draft.directions = try Self.text(directions, .directions)
    draft.notes = try Self.text(notes, .notes)
    draft.source = try Self.line(source, .source)
    draft.collections = try CollectionName.unique(collections).map(\.name)
    draft.imageNames = try imageNames.map { name throws(RecipeError) in try Self.line(name, .imageNames) }
      .filter { !$0.isEmpty }
    return draft
  }

  private static func line(
    _ text: String, _ field: RecipeField, limit: Int = RecipeLimits.lineBytes
  ) throws(RecipeError) -> String {
    let line = text.onOneLine().trimmed()
    let bytes = line.utf8.count
    guard bytes <= limit else { throw .tooLong(field, bytes: bytes, limit: limit) }
    return line
  }

  private static func text(_ text: String, _ field: RecipeField) throws(RecipeError) -> String {
    let text = text.withPlainLineEnds()
    let bytes = text.utf8.count
    guard bytes <= RecipeLimits.textBytes else {
      throw .tooLong(field, bytes: bytes, limit: RecipeLimits.textBytes)
    }
    if let (line, bytes) = text.firstLine(longerThan: RecipeLimits.lineBytes) {
      throw .lineTooLong(field, line: line, bytes: bytes, limit: RecipeLimits.lineBytes)
    }
    return text
  }

  private static func checkTime(_ seconds: Int, _ field: RecipeField) throws(RecipeError) {
    guard seconds >= 0 else { throw .negativeTime(field, seconds: seconds) }
    guard seconds <= RecipeLimits.seconds else { throw .timeTooLong(field, seconds: seconds) }
  }
}
