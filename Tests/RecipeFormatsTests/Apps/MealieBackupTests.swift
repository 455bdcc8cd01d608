import Foundation
import RecipeModel
import Testing

@testable import RecipeFormats

@Suite struct MealieBackupTests {
  private static let database = #"""
    {"alembic_version":[{"version_num":"1"}],"recipes":[
    {"id":"f81d4fae7dec11d0a76500a0c91e6bf6","slug":"chili","name":"Chili","description":"Hot.","recipe_yield":"6 bowls",
     "prep_time":"20 minutes","perform_time":"1 hour","total_time":null,"org_url":"https://m.example/chili","rating":4,
     "date_added":"2023-05-01","created_at":"2023-05-01T10:00:00"},
    {"id":"00000000-0000-0000-0000-000000000002","slug":"tea","name":"Tea","description":"","recipe_yield":null,
     "recipe_servings":2.0,"created_at":"2024-01-02T03:04:05.678901"}],
    "recipes_ingredients":[
    {"id":1,"position":1,"recipe_id":"f81d4fae7dec11d0a76500a0c91e6bf6","title":null,"note":"drained","unit_id":"u1",
     "food_id":"f1","quantity":2.0,"original_text":null},
    {"id":2,"position":0,"recipe_id":"f81d4fae7dec11d0a76500a0c91e6bf6","title":"Base","note":"500 g minced beef",
     "unit_id":null,"food_id":null,"quantity":1.0}],
    "ingredient_foods":[{"id":"f1","name":"beans"}],"ingredient_units":[{"id":"u1","name":"can"}],
    "recipe_instructions":[
    {"id":"i2","recipe_id":"f81d4fae7dec11d0a76500a0c91e6bf6","position":1,"title":"","text":"Add the beans."},
    {"id":"i1","recipe_id":"f81d4fae7dec11d0a76500a0c91e6bf6","position":0,"title":"","text":"Brown the beef."},
    {"id":"i3","recipe_id":"00000000-0000-0000-0000-000000000002","position":0,"title":"","text":"Steep."}],
    "notes":[{"id":1,"recipe_id":"f81d4fae7dec11d0a76500a0c91e6bf6","title":"Leftovers","text":"Freeze them."}],
    "tags":[{"id":"t1","name":"spicy","slug":"spicy"}],"categories":[{"id":"c1","name":"Dinner","slug":"dinner"}],
    "recipes_to_tags":[{"recipe_id":"f81d4fae7dec11d0a76500a0c91e6bf6","tag_id":"t1"}],
    "recipes_to_categories":[{"recipe_id":"f81d4fae7dec11d0a76500a0c91e6bf6","category_id":"c1"}],
    "users_to_recipes":[{"user_id":"x","recipe_id":"00000000-0000-0000-0000-000000000002","is_favorite":true,"rating":4.5},
    {"user_id":"y","recipe_id":"00000000-0000-0000-0000-000000000002","is_favorite":false,"rating":2.0}],
    "recipe_timeline_events":[
    {"id":"e1","recipe_id":"00000000-0000-0000-0000-000000000002","subject":"Recipe Created","message":"",
     "event_type":"system","timestamp":"2024-01-02 03:04:05.678901"},
    {"id":"e2","recipe_id":"00000000-0000-0000-0000-000000000002","subject":"A made this","message":"Strong.",
     "event_type":"comment","timestamp":"2024-03-04 18:00:00"},
    {"id":"e3","recipe_id":"00000000-0000-0000-0000-000000000002","subject":"A made this for dinner","message":null,
     "event_type":"info","timestamp":"2024-03-05T18:00:00"}],
    "users":[{"id":"x","full_name":"A"}]}
    """#

  @Test func `a backup is read with its dates, favorites, stars, cookings, and pictures`() throws {
    var zip = TestZip()
    zip.add("database.json", Array(Self.database.utf8))
    zip.add("data/recipes/f81d4fae-7dec-11d0-a765-00a0c91e6bf6/images/original.webp", [1])
    zip.add("data/recipes/f81d4fae-7dec-11d0-a765-00a0c91e6bf6/images/min-original.webp", [2])
    zip.add("data/templates/recipes.md", Array("# {{ recipe.name }}\n".utf8))
    let chili = RecipeDraft(
      uuid: UUID(uuidString: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"), title: "Chili", prepTime: 1200, cookTime: 3600,
      servings: "6 bowls", ingredients: "Base:\n500 g minced beef\n2 can beans, drained",
      directions: "Brown the beef.\nAdd the beans.", notes: "Hot.\n\nLeftovers\nFreeze them.",
      source: "https://m.example/chili", addedOn: try AddedOn("2023-05-01"), collections: ["Dinner", "spicy"],
      log: CookingLog(rating: 4))
    let tea = RecipeDraft(
      uuid: UUID(uuidString: "00000000-0000-0000-0000-000000000002"), title: "Tea", servings: "2",
      directions: "Steep.", isFavorite: true, addedOn: try AddedOn("2024-01-02T03:04:05.678901"),
      log: CookingLog(
        rating: 5,
        cookings: [
          Cooking(on: try #require(CalendarDay("2024-03-04")), note: "Strong."),
          Cooking(on: try #require(CalendarDay("2024-03-05"))),
        ]))
    #expect(
      try AppArchive.read(zip.finished())
        == ReadResult(
          recipes: [FileRecipe(chili, pictures: [[1]]), FileRecipe(tea)],
          warnings: ["1 file in the archive is not a recipe"]))
  }

  private static let pictured = """
    {"alembic_version":[],"recipes":[{"id":"f81d4fae7dec11d0a76500a0c91e6bf6","name":"Stew","image":"8CyE"},
    {"id":"00000000000000000000000000000002","name":"Tea","image":null}],
    "recipe_instructions":[{"recipe_id":"f81d4fae7dec11d0a76500a0c91e6bf6","text":"Stir."}]}
    """
  private static let folder = "data/recipes/f81d4fae-7dec-11d0-a765-00a0c91e6bf6/images"

  @Test func `a backup that a Mac packed again, in a folder, is read with its pictures`() throws {
    var zip = TestZip()
    zip.add("mealie 2024/database.json", Array(Self.pictured.utf8))
    zip.add("__MACOSX/mealie 2024/._database.json", [0, 5, 0x16, 7])
    zip.add("mealie 2024/.DS_Store", [0, 0, 0, 1])
    zip.add("mealie 2024/\(Self.folder)/original.webp", [1])
    zip.add("__MACOSX/mealie 2024/\(Self.folder)/._original.webp", [2])
    let result = try AppArchive.read(zip.finished())
    #expect(result.drafts.map(\.title) == ["Stew", "Tea"])
    #expect(result.drafts.map(\.notes) == ["", ""])
    #expect(result.recipes.map(\.pictures) == [[[1]], []])
    #expect(result.warnings == [])
  }

  @Test func `the database of a backup that is unpacked names the pictures next to it`() throws {
    var reader = RecipeFileReader(ByteSource(Array(Self.pictured.utf8)), isNamed: false)
    var recipes: [FileRecipe] = []
    while let recipe = try reader.next() { try recipes.append(recipe.get()) }
    #expect(recipes.map(\.draft.title) == ["Stew", "Tea"])
    #expect(recipes.map(\.pictureFiles) == [["\(Self.folder)/original.webp"], []])
  }

  @Test(arguments: [
    // Edited after it was imported.
    (
      #""quantity":3,"unit_id":"u1","food_id":"f1","note":"rinsed","original_text":"2 cans of peas""#,
      "3 tins beans, rinsed"
    ),
    (#""quantity":0,"note":"a pinch of salt","original_text":"1 tsp salt""#, "a pinch of salt"),
    (#""quantity":2,"note":"large onions","original_text":"1 onion""#, "2 large onions"),
    (#""quantity":1,"note":"salt""#, "salt"),
    (#""quantity":1,"unit_id":"u1","food_id":"f1""#, "1 tin beans"),
    (#""quantity":2,"food_id":"f2""#, "2 leeks"),
    (#""quantity":1.5,"unit_id":"u2","food_id":"f2""#, "1 1/2 kg leek"),
    (#""quantity":0,"note":"","original_text":"4 eggs""#, "4 eggs"),
  ])
  func `a line is as the user left it`(row: String, line: String) throws {
    let database = """
      {"alembic_version":[],"recipes":[{"id":"r","name":"Stew"}],"recipe_instructions":[{"recipe_id":"r","text":"Stir."}],
      "recipes_ingredients":[{"recipe_id":"r",\(row)}],
      "ingredient_foods":[{"id":"f1","name":"beans"},{"id":"f2","name":"leek","plural_name":"leeks"}],
      "ingredient_units":[{"id":"u1","name":"tin","plural_name":"tins"},
      {"id":"u2","name":"kilogram","plural_name":"kilograms","abbreviation":"kg","use_abbreviation":true}]}
      """
    var zip = TestZip()
    zip.add("database.json", Array(database.utf8))
    #expect(try AppArchive.read(zip.finished()).drafts.map(\.ingredients) == [line])
  }

  @Test(arguments: [(true, "onions"), (false, "1 onions")])
  func `a recipe's settings say whether its amounts are shown`(hidesAmounts: Bool, line: String) throws {
    let database = """
      {"alembic_version":[],"recipes":[{"id":"r","name":"Stew"}],"recipe_instructions":[{"recipe_id":"r","text":"Stir."}],
      "recipe_settings":[{"recipe_id":"r","disable_amount":\(hidesAmounts)}],
      "recipes_ingredients":[{"recipe_id":"r","quantity":1,"note":"onions"}]}
      """
    var zip = TestZip()
    zip.add("database.json", Array(database.utf8))
    #expect(try AppArchive.read(zip.finished()).drafts.map(\.ingredients) == [line])
  }

  @Test func `a date of Mealie's that cannot be stored is named`() throws {
    let text = #"{"name":"Tea","recipeInstructions":[{"text":"Steep."}],"dateAdded":"last week"}"#
    let result = try AppArchive.read(Array(text.utf8))
    #expect(result.drafts == [RecipeDraft(title: "Tea", directions: "Steep.")])
    #expect(result.warnings == ["the date \"last week\" was not understood"])
  }
}
