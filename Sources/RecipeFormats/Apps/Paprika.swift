import FoundationEssentials
import RecipeModel

/// The recipes of Paprika 3: `.paprikarecipes`, a zip with one gzipped JSON object per recipe, and one such object alone.
///
/// - Source: Paprika has not published its format; this is what its exports hold.
enum Paprika {
  static let suffix = ".paprikarecipe"

  /// Returns whether an object is a recipe of Paprika's, by keys that no other format has together.
  static func isRecipe(_ object: JSONObject) -> Bool {
    object["name"] != nil && object["directions"] != nil
      && (object["on_favorites"] != nil || object["nutritional_info"] != nil || object["photo_data"] != nil)
  }

  /// Returns one packed recipe as it is.
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
    recipe.draft.log.rating = AppJSON.stars(object["rating"])
    let address = object.text("source_url")
    recipe.draft.source = address.isEmpty ? object.text("source") : address
    recipe.setTime(\.prepTime, "Preparation time", object.text("prep_time"))
    recipe.setTime(\.cookTime, "Cooking time", object.text("cook_time"))
    recipe.addNote(object.text("description"))
    recipe.addNote(object.text("notes"))
    recipe.setTotalTime(object.text("total_time"))
    if !address.isEmpty { recipe.addFact("Source", object.text("source")) }
    recipe.addFact("Difficulty", object.text("difficulty"))
    recipe.addFact("Nutrition", object.text("nutritional_info"))
    var draft = recipe.finished()
    AppJSON.takeExactFields(of: object, into: &draft)
    return draft
  }

  /// Returns the recipe's pictures as they are in the file: the one in front, then the others.
  static func pictures(_ object: JSONObject) -> [String] {
    let others = (object["photos"]?.elements ?? []).compactMap { $0.object?.text("data") }
    return ([object.text("photo_data")] + others).filter { !$0.isEmpty }
  }
}

// MARK: - Writing

extension Paprika {
  /// Returns one recipe as a file that Paprika imports.
  static func file(_ recipe: FileRecipe) -> [UInt8] {
    let draft = recipe.draft
    let isAddress = draft.source.hasPrefix("http")
    let texts: [(String, String)] = [
      ("uid", draft.uuid?.uuidString ?? ""), ("name", draft.title), ("description", ""),
      ("ingredients", draft.ingredients), ("directions", draft.directions), ("notes", draft.notes),
      ("nutritional_info", ""), ("servings", draft.servings), ("difficulty", ""),
      ("prep_time", CookingTime.text(draft.prepTime)), ("cook_time", CookingTime.text(draft.cookTime)),
      ("total_time", CookingTime.text(CookingTime.sum(draft.prepTime, draft.cookTime))),
      ("source", isAddress ? "" : draft.source), ("source_url", isAddress ? draft.source : ""), ("image_url", ""),
    ]
    let members = texts.map { ($0.0, JSONValue.string($0.1)) }
    let lists: [(String, JSONValue)] = [
      ("categories", .array(draft.collections.map { .string($0) })), ("rating", .integer(draft.log.rating)),
      ("on_favorites", .bool(draft.isFavorite)),
    ]
    let file = AppJSON.file(members + lists + photos(recipe), of: draft, readBack: Self.draft)
    return Deflate.pack(file, .gzip)
  }

  private static func photos(_ recipe: FileRecipe) -> [(String, JSONValue)] {
    let texts = recipe.pictures.map(Base64.text)
    guard let first = texts.first else { return [] }
    let others = texts.dropFirst().enumerated().map { number, text in
      JSONValue.object([("name", .string("\(number + 2)")), ("data", .string(text))])
    }
    return [("photo_data", .string(first)), ("photos", .array(others))]
  }
}
