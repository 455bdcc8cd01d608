import FoundationEssentials
import RecipeModel

/// The recipes of Mela: `.melarecipe`, a JSON object, and `.melarecipes`, a zip of them.
///
/// - Source: mela.recipes/fileformat.
enum Mela {
  static let suffix = ".melarecipe"

  /// Returns whether an object is a recipe of Mela's, by keys that no other format has together.
  static func isRecipe(_ object: JSONObject) -> Bool {
    object["title"] != nil && object["instructions"] != nil && object["yield"] != nil
  }

  static func draft(_ object: JSONObject) -> RecipeDraft {
    var recipe = AppDraft()
    recipe.draft.uuid = object.uuid("id")
    recipe.draft.title = object.text("title")
    recipe.draft.servings = object.text("yield")
    recipe.draft.ingredients = withPlainHeadings(object.text("ingredients"))
    recipe.draft.directions = withPlainHeadings(object.text("instructions"))
    recipe.draft.collections = object.texts("categories")
    recipe.draft.isFavorite = object.isTrue("favorite")
    recipe.draft.source = object.text("link")
    recipe.setTime(\.prepTime, "Preparation time", object.text("prepTime"))
    recipe.setTime(\.cookTime, "Cooking time", object.text("cookTime"))
    recipe.addNote(object.text("text"))
    recipe.addNote(object.text("notes"))
    recipe.setTotalTime(object.text("totalTime"))
    recipe.addFact("Nutrition", object.text("nutrition"))
    var draft = recipe.finished()
    AppJSON.takeExactFields(of: object, into: &draft)
    return draft
  }

  /// Returns lines with "Dough:" for "# Dough", as people write headings everywhere else.
  private static func withPlainHeadings(_ text: String) -> String {
    text.withPlainLineEnds().split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("#") else { return String(line) }
      let name = String(line.drop { $0 == "#" }).trimmed()
      return name.isEmpty || name.hasSuffix(":") ? name : name + ":"
    }.joined(separator: "\n")
  }
}

// MARK: - Writing

extension Mela {
  /// Returns one recipe as a file that Mela imports.
  static func file(_ recipe: FileRecipe) -> [UInt8] {
    let draft = recipe.draft
    let texts: [(String, String)] = [
      // An empty id is refused.
      ("id", draft.uuid?.uuidString ?? draft.title), ("title", draft.title), ("text", ""), ("yield", draft.servings),
      ("prepTime", CookingTime.text(draft.prepTime)), ("cookTime", CookingTime.text(draft.cookTime)),
      ("totalTime", CookingTime.text(CookingTime.sum(draft.prepTime, draft.cookTime))),
      ("ingredients", withMarkedHeadings(draft.ingredients)), ("instructions", withMarkedHeadings(draft.directions)),
      ("notes", draft.notes), ("nutrition", ""), ("link", draft.source),
    ]
    let members = texts.map { ($0.0, JSONValue.string($0.1)) }
    // A comma in a category's name is not allowed there.
    let categories = draft.collections.filter { !$0.contains(",") }.map { JSONValue.string($0) }
    let lists: [(String, JSONValue)] = [
      ("images", .array(recipe.pictures.map { .string(Base64.text($0)) })), ("categories", .array(categories)),
      ("favorite", .bool(draft.isFavorite)),
    ]
    return AppJSON.file(members + lists, of: draft, readBack: Self.draft)
  }

  /// Returns lines with "# Dough" for "Dough:".
  private static func withMarkedHeadings(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasSuffix(":") && line.utf8.count > 1 ? "# " + line.dropLast() : String(line)
    }.joined(separator: "\n")
  }
}
