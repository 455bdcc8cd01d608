import RecipeModel

extension Session {
  /// Asks for a recipe line by line; what the draft says already is not asked for again.
  ///
  /// - Throws: A cancellation with the sentence `nothing` if there is no title in the end.
  func askForRecipe(_ draft: RecipeDraft, nothing: StyledText) throws(CommandError) -> RecipeDraft {
    var draft = draft
    tell("An empty line skips a question or ends a list.")
    draft.title = try askForLine("Title:")
    guard !draft.title.isEmpty else { throw CommandError.cancelled(nothing) }
    if draft.prepTime == 0 { draft.prepTime = try askForTime("Preparation time, such as 10m or 1h30m:") }
    if draft.cookTime == 0 { draft.cookTime = try askForTime("Cooking time:") }
    if draft.servings.isEmpty { draft.servings = try askForLine("Servings:") }
    if draft.ingredients.isEmpty { draft.ingredients = try askForLines("Ingredients, a line each:") }
    if draft.directions.isEmpty { draft.directions = try askForLines("Directions, a line each:") }
    if draft.collections.isEmpty { draft.collections = try askForNames("Collections, with commas between:") }
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
      tell("\(answer.quoted()) is not a time; try 10m, 1h30m or 1:30")
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
