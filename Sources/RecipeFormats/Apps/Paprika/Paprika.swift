import FoundationEssentials
package import RecipeModel

/// The recipes of Paprika 3: `.paprikarecipes`, a zip with a gzipped JSON object a recipe, and one such object alone.
///
/// - Source: Paprika has not published its format; this is what its exports hold.
package enum Paprika {
  static let suffix = ".paprikarecipe"

  /// Returns the draft of one packed recipe.
  static func unpack(_ bytes: [UInt8], named name: String, _ limits: inout ArchiveLimits) throws -> JSONObject {
    let json = try Deflate.unpack(bytes[...], .gzip, limit: limits.limit(ofPacked: bytes.count))
    limits.spend(json.count)
    return try AppJSON.object(json, in: name)
  }

  static func draft(_ object: JSONObject) -> RecipeDraft {
    var recipe = AppDraft()
    recipe.draft.uuid = object.uuid("uid")
    recipe.draft.title = object.text("name")
    recipe.draft.servings = object.text("servings")
    recipe.draft.ingredients = object.text("ingredients").withPlainLineEnds()
    recipe.draft.directions = object.text("directions").withPlainLineEnds()
    recipe.draft.collections = object.texts("categories")
    recipe.draft.isFavorite = object.isTrue("on_favorites")
    recipe.draft.addedOn = try? AddedOn(object.text("created").replacing(" ", with: "T"))
    let address = object.text("source_url")
    recipe.draft.source = address.isEmpty ? object.text("source") : address
    recipe.setTime(\.prepTime, "Preparation time", object.text("prep_time"))
    recipe.setTime(\.cookTime, "Cooking time", object.text("cook_time"))
    recipe.addNote(object.text("description"))
    recipe.addNote(object.text("notes"))
    recipe.setTotalTime(object.text("total_time"))
    if !address.isEmpty { recipe.addFact("Source", object.text("source")) }
    recipe.addFact("Difficulty", object.text("difficulty"))
    recipe.addFact("Rating", stars(object["rating"]))
    recipe.addFact("Nutrition", object.text("nutritional_info"))
    var draft = recipe.finished()
    AppJSON.takeExactFields(of: object, into: &draft)
    return draft
  }

  static func pictureCount(_ object: JSONObject) -> Int {
    (object.text("photo_data").isEmpty ? 0 : 1) + (object["photos"]?.elements?.count ?? 0)
  }

  private static func stars(_ rating: JSONValue?) -> String {
    guard let stars = rating?.wholeNumber, (1...5).contains(stars) else { return "" }
    return "\(stars) of 5"
  }
}

// MARK: - Writing

extension Paprika {
  /// Returns recipes as an archive that Paprika imports.
  package static func write(_ drafts: [RecipeDraft]) -> [UInt8] {
    AppArchive.write(drafts, suffix: suffix) { Deflate.pack(file($0), .gzip) }
  }

  private static func file(_ draft: RecipeDraft) -> [UInt8] {
    let isAddress = draft.source.hasPrefix("http")
    let texts: [(String, String)] = [
      ("uid", draft.uuid?.uuidString ?? ""), ("name", draft.title), ("description", ""),
      ("ingredients", draft.ingredients), ("directions", draft.directions), ("notes", draft.notes),
      ("nutritional_info", ""), ("servings", draft.servings), ("difficulty", ""),
      ("prep_time", CookingTime.text(draft.prepTime)), ("cook_time", CookingTime.text(draft.cookTime)),
      ("total_time", CookingTime.text(draft.prepTime + draft.cookTime)),
      ("source", isAddress ? "" : draft.source), ("source_url", isAddress ? draft.source : ""), ("image_url", ""),
    ]
    let members = texts.map { ($0.0, JSONValue.string($0.1)) }
    let lists: [(String, JSONValue)] = [
      ("categories", .array(draft.collections.map { .string($0) })), ("rating", .number("0")),
      ("on_favorites", .bool(draft.isFavorite)),
    ]
    return AppJSON.file(members + lists, of: draft, readBack: Self.draft)
  }
}
