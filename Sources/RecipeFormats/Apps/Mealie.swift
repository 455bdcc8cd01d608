import FoundationEssentials
import RecipeModel

/// The recipes of Mealie, which have the keys of schema.org without saying so, and of Nextcloud Cookbook, which are
/// JSON-LD.
///
/// - Source: nextcloud.github.io/cookbook; docs.mealie.io, and what their exports hold.
enum Mealie {
  typealias Recipe = (draft: RecipeDraft, warnings: [String])

  /// Returns the recipe of a file; `nil` for anything else.
  static func recipe(_ object: JSONObject) -> Recipe? {
    let node = LinkedDataNode(object)
    let hasContent = node["recipeIngredient", "recipeInstructions"] != nil
    guard node.types.contains("recipe") || (hasContent && node["name"] != nil) else { return nil }
    return recipe(object, node)
  }

  /// Returns the recipe of a row of a backup, which may be nothing but a name.
  static func recipe(ofRow object: JSONObject) -> Recipe { recipe(object, LinkedDataNode(object)) }

  private static func recipe(_ object: JSONObject, _ node: LinkedDataNode) -> Recipe {
    var recipe = SchemaOrgRecipe(node, in: LinkedData([.object(object)])).draft(categories: .collections)
    recipe.draft.log.rating = AppJSON.stars(object["rating"])
    let date = node["dateAdded", "createdAt", "dateCreated"]?.text ?? ""
    if recipe.draft.addedOn == nil, !date.isEmpty {
      recipe.draft.addedOn = try? AddedOn(date.replacing(" ", with: "T"))
      if recipe.draft.addedOn == nil { recipe.warnings.append("the date \(date.quoted()) was not understood") }
    }
    return recipe
  }
}

/// A backup of Mealie: a zip with `database.json`, all tables of its database as lists of rows, and `data/` with the
/// pictures.
///
/// Each recipe is put together as Mealie's own export of one has it, and read as such.
///
/// - Source: docs.mealie.io, "Backups and Restoring"; the tables are those of versions 1 to 3.
struct MealieBackup {
  static let fileName = "database.json"

  private let tables: JSONObject
  private let foods: [String: JSONValue]
  private let units: [String: JSONValue]

  /// Returns whether an object is such a database.
  static func isBackup(_ object: JSONObject) -> Bool {
    object["alembic_version"] != nil && object["recipes"]?.elements != nil
  }

  init(_ tables: JSONObject) {
    self.tables = tables
    foods = Self.names(tables.objects("ingredient_foods"))
    units = Self.names(tables.objects("ingredient_units"))
  }

  /// A recipe, and the folder of its pictures.
  struct Entry {
    let recipe: Mealie.Recipe
    let folder: String
    /// `true` if there is a picture in the folder, as the recipe's row says.
    let hasPicture: Bool

    /// The path of the picture, seen from the database.
    var picture: String { "\(folder)/images/original.webp" }
  }

  var recipes: [Entry] {
    let hidesAmounts = hidesAmounts
    let ingredients = rows("recipes_ingredients").mapValues { rows in
      rows.map { ingredient($0, hidesAmount: hidesAmounts[$0.text("recipe_id")]) }
    }
    let instructions = rows("recipe_instructions")
    let notes = rows("notes")
    let lists = [
      ("tags", links("recipes_to_tags", "tag_id", to: "tags")),
      ("recipe_category", links("recipes_to_categories", "category_id", to: "categories")),
      ("tools", links("recipes_to_tools", "tool_id", to: "tools")),
    ]
    let favorites = favoriteIDs
    let (ratings, cookings) = (ratings, cookings)
    return tables.objects("recipes").map { row in
      let id = row.text("id")
      // What is there of a picture is a key, not its address.
      var members = row.members.filter { $0.key != "image" }
      members += [("recipe_ingredient", ingredients), ("recipe_instructions", instructions), ("notes", notes)].map {
        .init(key: $0.0, value: .array(($0.1[id] ?? []).map { .object($0) }))
      }
      members += lists.map { .init(key: $0.0, value: .array($0.1[id] ?? [])) }
      var recipe = Mealie.recipe(ofRow: JSONObject(members: members))
      recipe.draft.isFavorite = favorites.contains(id)
      if let rating = ratings[id] { recipe.draft.log.rating = rating }
      recipe.draft.log.cookings = cookings[id] ?? []
      let uuid = Self.uuid(id)
      recipe.draft.uuid = uuid
      let image = row.text("image")
      return Entry(
        recipe: recipe, folder: "data/recipes/\(uuid?.uuidString.lowercased() ?? id)",
        hasPicture: !image.isEmpty && image != "no image")
    }
  }

  /// Returns a row of an ingredient with the line that Mealie shows: its amount, unit, food, and note, as the user left
  /// them. The text that was imported counts only where there is none of these, since edits do not change it.
  private func ingredient(_ row: JSONObject, hidesAmount: Bool?) -> JSONObject {
    let amount = hidesAmount == true ? "" : AppAmount.text(row["quantity"])
    let isSeveral = Double(row.text("quantity")).map { $0 > 1 } ?? false
    let unit = Self.name(of: units[row.text("unit_id")], isSeveral: isSeveral)
    let food = Self.name(of: foods[row.text("food_id")], isSeveral: isSeveral && unit.isEmpty)
    let note = row.text("note").onOneLine().trimmed()
    var line = [amount, unit, food].filter { !$0.isEmpty }.joined(separator: " ")
    if unit.isEmpty, food.isEmpty {
      // The note is the whole line. Older versions give every line the amount 1, which they do not show.
      let isWhole = note.first?.isNumber == true || amount == "1" && hidesAmount == nil
      line = isWhole ? note : [amount, note].filter { !$0.isEmpty }.joined(separator: " ")
    } else if !note.isEmpty {
      line += ", \(note)"
    }
    if line.isEmpty { line = row.text("original_text") }
    return JSONObject(members: row.members + [.init(key: "display", value: .string(line))])
  }

  /// `true` if each recipe is shown without amounts, where its settings say so.
  private var hidesAmounts: [String: Bool] {
    let settings = tables.objects("recipe_settings").filter { $0["disable_amount"] != nil }
    return Dictionary(settings.map { ($0.text("recipe_id"), $0.isTrue("disable_amount")) }) { first, _ in first }
  }

  /// Returns the name of a unit or a food, as its row says that it is shown.
  private static func name(of value: JSONValue?, isSeveral: Bool) -> String {
    guard let row = value?.object else { return "" }
    let short =
      row.isTrue("use_abbreviation")
      ? [isSeveral ? row.text("plural_abbreviation") : "", row.text("abbreviation")] : []
    let names = short + [isSeveral ? row.text("plural_name") : "", row.text("name")]
    return names.first { !$0.isEmpty } ?? ""
  }

  /// Returns the rows of a table for each recipe, in their order there.
  private func rows(_ table: String) -> [String: [JSONObject]] {
    let rows = tables.objects(table).enumerated().sorted {
      ($0.element["position"]?.wholeNumber ?? 0, $0.offset) < ($1.element["position"]?.wholeNumber ?? 0, $1.offset)
    }
    return Dictionary(grouping: rows.map(\.element)) { $0.text("recipe_id") }
  }

  /// Returns what a table of pairs assigns to each recipe.
  private func links(_ table: String, _ key: String, to others: String) -> [String: [JSONValue]] {
    let names = Self.names(tables.objects(others))
    return Dictionary(grouping: tables.objects(table)) { $0.text("recipe_id") }
      .mapValues { $0.compactMap { names[$0.text(key)] } }
  }

  private var favoriteIDs: Set<String> {
    let older = tables.objects("users_to_favorites")
    let newer = tables.objects("users_to_recipes").filter { $0.isTrue("is_favorite") }
    return Set((older + newer).map { $0.text("recipe_id") })
  }

  /// The best rating of each recipe by those who use Mealie together.
  private var ratings: [String: Int] {
    let rows = tables.objects("users_to_recipes").map { ($0.text("recipe_id"), AppJSON.stars($0["rating"])) }
    return Dictionary(rows.filter { $0.1 > 0 }, uniquingKeysWith: max)
  }

  /// When each recipe was cooked: the events of its timeline but those that Mealie notes by itself.
  ///
  /// Their moments are in UTC, of which the day is taken.
  private var cookings: [String: [Cooking]] {
    let events = tables.objects("recipe_timeline_events").filter { $0.text("event_type") != "system" }
    let cookings = events.compactMap { event -> (String, Cooking)? in
      guard let day = CalendarDay(String(event.text("timestamp").prefix(10))) else { return nil }
      return (event.text("recipe_id"), Cooking(on: day, note: event.text("message")))
    }
    return Dictionary(grouping: cookings, by: \.0).mapValues { $0.map(\.1) }
  }

  private static func names(_ rows: [JSONObject]) -> [String: JSONValue] {
    Dictionary(rows.map { ($0.text("id"), .object($0)) }) { first, _ in first }
  }

  /// Returns the UUID that an identifier is, with hyphens or without.
  private static func uuid(_ id: String) -> UUID? {
    guard id.utf8.count == 32 else { return UUID(uuidString: id) }
    var text = id
    for place in [8, 13, 18, 23] { text.insert("-", at: text.index(text.startIndex, offsetBy: place)) }
    return UUID(uuidString: text)
  }
}
