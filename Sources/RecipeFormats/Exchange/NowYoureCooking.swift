import RecipeModel

/// The recipes of Now You're Cooking: lines of text, each part below a blank line.
///
/// - Source: The program's "generic export", which MasterCook and others read.
enum NowYoureCooking {
  static func recipes(_ lines: [Substring]) -> [RecipeDraft] {
    lines.drop { !$0.hasPrefix("@@@@@") }.split { $0.hasPrefix("@@@@@") }.filter { !$0.allSatisfy(\.isBlank) }
      .map { recipe($0) }
  }

  private static func recipe(_ lines: ArraySlice<Substring>) -> RecipeDraft {
    var blocks = lines.split(whereSeparator: \.isBlank)[...]
    var recipe = AppDraft()
    recipe.draft.title = blocks.popFirst()?.map { String($0) }.joined(separator: " ").trimmed() ?? ""
    if let first = blocks.first?.first, !beginsWithAmount(first) {
      let names = CommaList.names((blocks.popFirst() ?? []).joined(separator: ", "))
      recipe.draft.collections = names.filter { $0.lowercased() != "none" }
    }
    for line in blocks.popFirst() ?? [] { takeIngredient(String(line).onOneLine().trimmed(), into: &recipe) }
    var directions = Paragraphs()
    for line in blocks.joined(separator: [""]) {
      if !takeField(line, into: &recipe) { directions.add(line) }
    }
    recipe.draft.directions = directions.all.joined(separator: "\n")
    return recipe.finished()
  }

  private static func beginsWithAmount(_ line: Substring) -> Bool {
    line.unicodeScalars.first.map { $0.properties.numericType != nil } ?? false
  }

  private static func takeIngredient(_ line: String, into recipe: inout AppDraft) {
    if line.hasPrefix("---") {
      recipe.addHeading(line.trimmed(of: "-"))
    } else {
      recipe.addIngredient("", "", line.replacing(" -- ", with: ", ").replacing(",;;", with: ","))
    }
  }

  /// Takes what is said below the directions; `false` for a line that belongs to them.
  private static func takeField(_ line: Substring, into recipe: inout AppDraft) -> Bool {
    if line.hasPrefix("** Exported from Now You're Cooking") { return true }
    guard let colon = line.firstIndex(of: ":") else { return false }
    let value = String(line[colon...].dropFirst()).trimmed()
    switch line[..<colon] {
    case "Contributor": recipe.draft.source = value
    case "Yield": recipe.draft.servings = value
    case "Preparation Time", "Preparation Time (hh:mm)": recipe.setTime(\.prepTime, "Preparation time", value)
    // The numbers of foods in its tables mean nothing elsewhere.
    case "NYC Nutrilink": break
    case let label where label.hasPrefix("NYC Nutrition Analysis"): recipe.addFact("Nutrition", value)
    default: return false
    }
    return true
  }
}

extension String {
  /// The text without marks of one kind at its ends, and without white space there.
  func trimmed(of mark: Character) -> String {
    String(drop { $0 == mark }.reversed().drop { $0 == mark }.reversed()).trimmed()
  }
}
