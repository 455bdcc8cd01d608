import FoundationEssentials
import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeTestSupport
import Testing

@testable import RecipeVerbs

/// A library in memory: Toast (1), Tomato soup (2), and Bread (3), a favorite that was cooked once; Soups (1) with 2,
/// Breakfast (2) with 1 and 3, Lunch (3) with what takes half an hour.
func sampleStore() throws -> RecipeStore {
  let store = try RecipeStore(
    at: .memory, environment: StoreEnvironment(now: { 1_795_262_400 }, timeZone: .utc, makeUUID: { UUID() }))
  try store.step("begin") {
    try store.add([
      RecipeDraft(title: "Toast"), RecipeDraft(title: "Tomato soup", collections: ["Soups"]),
      RecipeDraft(title: "Bread"),
    ])
    try store.setFavorite([3], true)
    try store.collect([1, 3], into: "Breakfast")
    try store.addCooking(Cooking(on: CalendarDay("2026-11-01")!, stars: 3), of: [3])
    try store.addToPantry(["salt"])
    try store.addStocks([FoodLine("200 ml cream")], until: CalendarDay("2026-11-27")!)
    try store.addCollection("Lunch", filter: SavedFilter(text: "--max-time 30m")!)
  }
  return store
}

/// What the verbs below may change.
private struct Library: Equatable {
  let recipes: [Recipe]
  let collections: [String: [Recipe.ID]]
  let order: [String]
  let cookings: [Int]
  let aisles: [String]
  let pantry: PantryContents
  let parted: [[Recipe.ID]]

  init(of store: RecipeStore) throws {
    recipes = try store.recipes(of: .all)
    order = try store.collections().map { "\($0.name) \($0.filter ?? "")" }
    collections = Dictionary(
      uniqueKeysWithValues: try store.collections().map { ($0.name, try store.identifiers(of: .collection($0.name))) })
    cookings = try store.cookings(of: recipes.map(\.id)).map(\.number)
    aisles = try store.aisles().map(\.name)
    pantry = try store.pantryContents()
    parted = try store.partedRecipes()
  }
}

/// All verbs alike, each from the JSON that a program would send.
@Suite struct VerbTests {
  static let verbs: [(json: String, step: String, sentence: String)] = [
    (#"{"verb": "copy", "recipe": [2]}"#, #"copy "Tomato soup""#, "Copied Tomato soup to Tomato soup (2)"),
    (
      #"{"verb": "copy", "recipe": [2], "title": "Red soup"}"#, #"copy "Tomato soup" --title "Red soup""#,
      "Copied Tomato soup to Red soup"
    ),
    (#"{"verb": "edit", "rating": 4, "recipe": [1]}"#, "edit Toast", "Changed Toast"),
    (#"{"verb": "edit", "noRating": true, "recipe": [3]}"#, "edit Bread", "Changed Bread"),
    (
      #"{"verb": "merge", "recipe": [1], "into": 2}"#, #"merge Toast --into "Tomato soup""#,
      "Merged Toast into Tomato soup"
    ),
    (
      #"{"verb": "duplicates part", "recipe": [1, 3]}"#, "duplicates --not Toast --not Bread",
      "2 recipes are no duplicates"
    ),
    (
      #"{"verb": "add", "prepTime": 600, "ingredients": "1 l stock\n2 peas", "title": " Pea\nsoup "}"#,
      #"add "Pea soup""#, "Added Pea soup"
    ),
    (
      #"{"verb": "add", "collections": ["Soups"], "isFavorite": true, "addedOn": null, "title": "Leek soup"}"#,
      #"add "Leek soup""#, "Added Leek soup"
    ),
    (
      #"{"verb": "import", "file": ["[{\"title\": \"Pie\"}]"], "name": "pies.json"}"#, "import pies.json",
      "Imported 1 recipe from pies.json"
    ),
    (
      #"{"verb": "import", "on-duplicate": "update", "collection": "Sweet", "file": ["{\"title\": \"Toast\"}"]}"#,
      #"import "a file""#, "Imported 1 recipe from a file"
    ),
    (
      #"{"verb": "edit", "servings": "6", "directions": "", "recipe": [2]}"#, #"edit "Tomato soup""#,
      "Changed Tomato soup"
    ),
    (
      #"{"verb": "edit", "isFavorite": false, "notes": "Hot.", "recipe": [1, 3]}"#, "edit Toast Bread",
      "Changed 2 recipes"
    ),
    (#"{"verb": "favorite", "recipe": [2]}"#, #"favorite "Tomato soup""#, "Added Tomato soup to your favorites"),
    (
      #"{"verb": "favorite", "recipe": [1, 2]}"#, #"favorite Toast "Tomato soup""#, "Added 2 recipes to your favorites"
    ),
    (#"{"verb": "rate", "recipe": [1], "stars": 5}"#, "rate Toast 5", "Rated Toast ★★★★★"),
    (#"{"verb": "rate", "recipe": [3], "none": true}"#, "rate Bread --none", "Removed the stars of Bread"),
    (
      #"{"verb": "cooked add", "recipe": [2], "on": "2026-11-08", "stars": 4, "note": "less salt"}"#,
      #"cooked add "Tomato soup" --on 2026-11-08 --rating 4 --note "less salt""#, "Cooked Tomato soup ★★★★☆"
    ),
    (
      #"{"verb": "cooked add", "recipe": [2], "servings": "one loaf"}"#,
      #"cooked add "Tomato soup" --serves "one loaf""#, "Cooked Tomato soup"
    ),
    (
      #"{"verb": "cooked remove", "recipe": [3], "number": 1}"#, "cooked remove Bread", "Removed a cooking of Bread"
    ),
    (
      #"{"verb": "cooked remove", "recipe": [3], "on": "2026-11-01"}"#, "cooked remove Bread --on 2026-11-01",
      "Removed a cooking of Bread"
    ),
    (#"{"verb": "collect", "recipe": [1], "into": [1]}"#, "collect Toast --into Soups", "Added Toast to Soups"),
    (
      #"{"verb": "collect", "recipe": [1], "into": ["Rainy days"], "from": [2]}"#,
      #"collect Toast --into "Rainy days" --from Breakfast"#, "Moved Toast from Breakfast to Rainy days"
    ),
    (
      #"{"verb": "collect", "recipe": [1, 3], "into": ["Soups"], "from": ["breakfast"]}"#,
      "collect Toast Bread --into Soups --from breakfast", "Moved 2 recipes from Breakfast to Soups"
    ),
    (
      #"{"verb": "uncollect", "recipe": [3], "from": ["breakfast"]}"#, "uncollect Bread --from breakfast",
      "Removed Bread from Breakfast"
    ),
    (#"{"verb": "reorder", "before": 1, "recipe": [3]}"#, "reorder Bread --before Toast", "Moved Bread before Toast"),
    (
      #"{"verb": "reorder", "to": "bottom", "list": "all", "recipe": [1]}"#, "reorder Toast --to bottom",
      "Moved Toast to the bottom"
    ),
    (
      #"{"verb": "reorder", "after": 3, "collection": 2, "recipe": [1]}"#,
      "reorder Toast --after Bread --collection Breakfast", "Moved Toast after Bread"
    ),
    (#"{"verb": "delete", "recipe": [1]}"#, "delete Toast", "Deleted Toast"),
    (
      #"{"verb": "collections add", "name": "For guests"}"#, #"collections add "For guests""#,
      "Added the collection For guests"
    ),
    (
      #"{"verb": "collections add", "name": "Quick", "filter": "--max-time 30m"}"#,
      #"collections add Quick --filter "--max-time 30m""#, "Added the collection Quick"
    ),
    (
      #"{"verb": "collections edit", "collection": "lunch", "filter": "--max-time 20m"}"#,
      #"collections edit lunch --filter "--max-time 20m""#, "Changed the filter of Lunch"
    ),
    (
      #"{"verb": "collections rename", "collection": 1, "name": "Stews"}"#, "collections rename Soups Stews",
      "Renamed Soups to Stews"
    ),
    (
      #"{"verb": "collections rename", "collection": 1, "name": "Breakfast", "merge": true}"#,
      "collections rename Soups Breakfast --merge", "Renamed Soups to Breakfast"
    ),
    (
      #"{"verb": "collections delete", "collection": ["SOUPS"]}"#, "collections delete SOUPS",
      "Deleted the collection Soups"
    ),
    (
      #"{"verb": "collections reorder", "before": 1, "collection": 2}"#, "collections reorder Breakfast --before Soups",
      "Moved Breakfast before Soups"
    ),
    (#"{"verb": "unfavorite", "recipe": [3]}"#, "unfavorite Bread", "Removed Bread from your favorites"),
    (#"{"verb": "shop aisles add", "name": "Pet food"}"#, #"shop aisles add "Pet food""#, "Added the aisle Pet food"),
    (
      #"{"verb": "shop aisles rename", "aisle": "produce", "name": "Fruit"}"#, "shop aisles rename produce Fruit",
      "Renamed produce to Fruit"
    ),
    (#"{"verb": "shop aisles delete", "aisle": "Produce"}"#, "shop aisles delete Produce", "Deleted the aisle Produce"),
    (
      #"{"verb": "shop aisles reorder", "to": "top", "aisle": "Frozen"}"#, "shop aisles reorder Frozen --to top",
      "Moved Frozen to the top"
    ),
    (#"{"verb": "pantry add", "food": ["olive oil"]}"#, #"pantry add "olive oil""#, "Always have olive oil"),
    (
      #"{"verb": "pantry add", "food": ["sugar", "olive oil", "honey"]}"#, #"pantry add sugar, "olive oil" honey"#,
      "Always have sugar, olive oil, honey"
    ),
    (#"{"verb": "pantry remove", "food": ["Salt"]}"#, "pantry remove Salt", "No longer in the pantry: Salt"),
    (#"{"verb": "pantry remove", "food": ["cream"]}"#, "pantry remove cream", "No longer in the pantry: cream"),
    (
      #"{"verb": "pantry add", "food": ["6 eggs"], "until": "2026-11-30"}"#, #"pantry add "6 eggs" --until 2026-11-30"#,
      "Put 6 eggs until Monday 2026-11-30 in the pantry"
    ),
    (#"{"verb": "pantry use", "food": ["cream"]}"#, "pantry use cream", "Used cream"),
    (
      #"{"verb": "pantry edit", "food": "cream", "amount": "100 ml", "until": "none"}"#,
      #"pantry edit cream --amount "100 ml" --until none"#, "Changed cream in the pantry"
    ),
  ]

  /// Verbs that cannot be said twice.
  private static let unrepeatable: Set = [
    "shop aisles add", "shop aisles rename", "shop aisles delete", "pantry remove", "pantry use", "pantry add",
    "cooked add", "cooked remove",
    "copy", "merge", "delete",
    "collections add", "collections rename", "collections delete", "add",
  ]

  @Test(arguments: verbs)
  func `a verb is one step, in the command line's words, which undo takes away and redo makes again`(
    json: String, step: String, sentence: String
  ) throws {
    let store = try sampleStore()
    let before = try Library(of: store)
    let outcome = try verb(json).perform(in: store)
    let after = try Library(of: store)
    #expect(after != before)
    #expect(outcome.sentence == sentence)
    #expect(try store.history().map(\.command) == [step, "begin"])
    #expect(outcome.step == 2)
    let undone = try Undo().perform(in: store)
    #expect((undone.sentence, undone.step) == ("Undone: \(step)", nil))
    #expect(try Library(of: store) == before)
    #expect(try Redo().perform(in: store).sentence == "Redone: \(step)")
    #expect(try Library(of: store) == after)
    if json.contains(#""from": ["breakfast"]"#) { return }
    if Self.unrepeatable.contains(where: { json.contains("\"\($0)\"") }) { return }
    let again = try verb(json).perform(in: store)
    #expect(again.step == nil && again.sentence == nil)
    #expect(try store.history().count == 2)
  }

  @Test func `several recipes cannot have one title, and pictures are added once`() throws {
    let store = try sampleStore()
    let misuse = #expect(throws: Misuse.self) {
      try verb(#"{"verb": "edit", "title": "Soup", "recipe": [1, 2]}"#).perform(in: store)
    }
    #expect(misuse == .rule("`title` is for one recipe, and these are 2"))
    #expect(try store.history().count == 1)
    var adding = AddPictures()
    adding.recipe = .number(2)
    adding.pictures = [
      try Picture([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1])
    ]
    let outcome = try adding.perform(in: store)
    #expect(outcome.sentence == "Added a picture to Tomato soup")
    #expect(try store.history().first?.command == #"edit "Tomato soup""#)
    let names = try #require(try store.recipe(with: 2)?.imageNames)
    #expect(names == adding.pictures.map(\.name))
    #expect(try adding.perform(in: store).step == nil)
    var removing = RemovePicture()
    (removing.recipe, removing.picture) = (.number(2), names[0])
    #expect(try removing.perform(in: store).sentence == "Removed a picture of Tomato soup")
    #expect(try store.recipe(with: 2)?.imageNames == [])
  }

  @Test func `each field of a recipe is listed, and each that a form has can be sent`() {
    #expect(Set(RecipeField.asked) == Set(RecipeField.allCases).subtracting([.title]))
    let sent = Set(AddRecipe.declaration.infos.filter(\.isInForms).map(\.field))
    #expect(RecipeField.allCases.allSatisfy { $0.nameInForms.map { sent.contains("\($0)") } ?? true })
  }

  @Test func `a step is undone by itself, which is a step in the words of a person`() throws {
    let store = try sampleStore()
    _ = try verb(#"{"verb": "favorite", "recipe": [1]}"#).perform(in: store)
    _ = try verb(#"{"verb": "favorite", "recipe": [2]}"#).perform(in: store)
    let undone = try verb(#"{"verb": "undo", "step": 2}"#).perform(in: store)
    #expect(undone.steps.map(\.id) == [2])
    #expect(undone.step == 4)
    #expect(try store.history().first?.command == "undo --step 2")
    #expect(try store.identifiers(of: .favorites) == [2, 3])
  }

  @Test func `a step that is no longer the last one is not undone as if it were`() throws {
    let store = try sampleStore()
    _ = try verb(#"{"verb": "favorite", "recipe": [1]}"#).perform(in: store)
    let last = try #require(try store.lastStep()).id
    _ = try verb(#"{"verb": "favorite", "recipe": [2]}"#).perform(in: store)
    let undo = try verb(#"{"verb": "undo", "last": \#(last)}"#)
    #expect(throws: RecipeStoreError.history(.isNotLast(last))) { try undo.perform(in: store) }
    #expect(try store.identifiers(of: .favorites).contains(2))
    _ = try verb(#"{"verb": "undo", "last": \#(last + 1)}"#).perform(in: store)
    #expect(try !store.identifiers(of: .favorites).contains(2))
    let redo = try verb(#"{"verb": "redo", "last": \#(last + 1)}"#)
    #expect(throws: RecipeStoreError.history(.isNotLast(last + 1))) { try redo.perform(in: store) }
    _ = try verb(#"{"verb": "redo", "last": \#(last)}"#).perform(in: store)
    #expect(try store.identifiers(of: .favorites).contains(2))
  }

  @Test(arguments: verbs.map(\.json))
  func `a verb that is written as JSON is read as the same`(json: String) throws {
    let value = try #require(JSONValue(text: json))
    #expect(try verb(json).json == value)
  }

  static let refused: [(json: String, reason: String)] = [
    (#"{"verb": "add"}"#, "the title is empty"), (#"{"verb": "add", "title": " \u200B"}"#, "the title is empty"),
    (
      #"{"verb": "add", "title": "Stew", "collections": ["Favorites"]}"#,
      #""Favorites" is a reserved name; choose another"#
    ),
    (#"{"verb": "edit", "servings": "6", "recipe": [1, 9]}"#, "no recipe has the number 9"),
    (#"{"verb": "edit", "title": "", "recipe": [1]}"#, "the title is empty"),
    (#"{"verb": "import", "file": ["[]"]}"#, "no recipe found"),
    (
      #"{"verb": "import", "file": ["[{\"title\": \"Pie\"}, {\"title\": \"\"}]"]}"#,
      "recipe 2: the title is empty; nothing was imported"
    ),
    (#"{"verb": "import", "address": "https://example.org/"}"#, "the page was not fetched"),
    (#"{"verb": "pictures remove", "recipe": 1, "picture": "a.png"}"#, "recipe 1 has no such picture"),
    (#"{"verb": "pictures remove", "recipe": 9, "picture": "a.png"}"#, "no recipe has the number 9"),
    (#"{"verb": "merge", "recipe": [1], "into": 9}"#, "no recipe has the number 9"),
    (#"{"verb": "merge", "recipe": [1, 9], "into": 2}"#, "no recipe has the number 9"),
    (#"{"verb": "duplicates part", "recipe": [1, 9]}"#, "no recipe has the number 9"),
    (#"{"verb": "favorite", "recipe": [1, 9]}"#, "no recipe has the number 9"),
    (#"{"verb": "favorite", "recipe": ["toast"]}"#, #"no recipe is called "toast""#),
    (#"{"verb": "cooked add", "recipe": [1], "on": "2999-01-01"}"#, "2999-01-01 is still to come"),
    (#"{"verb": "cooked add", "recipe": [9]}"#, "no recipe has the number 9"),
    (#"{"verb": "cooked remove", "recipe": [1], "number": 1}"#, "recipe 1 has no such cooking"),
    (#"{"verb": "cooked remove", "recipe": [1]}"#, "recipe 1 has no such cooking"),
    (#"{"verb": "cooked remove", "recipe": [3], "number": 2}"#, "recipe 3 has no such cooking"),
    (#"{"verb": "cooked remove", "recipe": [3], "on": "2026-11-02"}"#, "recipe 3 has no such cooking"),
    (#"{"verb": "delete", "recipe": [1, 9]}"#, "no recipe has the number 9"),
    (#"{"verb": "collect", "recipe": [1], "into": [9]}"#, "no collection has the number 9"),
    (#"{"verb": "collect", "recipe": [1], "into": ["New", 9]}"#, "no collection has the number 9"),
    (#"{"verb": "collect", "recipe": [1], "into": [" "]}"#, "a collection needs a name"),
    (#"{"verb": "collect", "recipe": [2], "into": ["New"], "from": ["Breakfast"]}"#, "recipe 2 is not in Breakfast"),
    (
      #"{"verb": "uncollect", "recipe": [2], "from": ["Soup"]}"#,
      #"no collection is called "Soup"; did you mean "Soups"?"#
    ),
    (#"{"verb": "collections add", "name": "soups"}"#, #"a collection is called "Soups" already"#),
    (
      #"{"verb": "collections add", "name": "Quick", "filter": "soon"}"#,
      #"not a filter: "soon"; name long options of list, such as --max-time 30m"#
    ),
    (
      #"{"verb": "collections edit", "collection": "Soups", "filter": "--favorites"}"#,
      "Soups is not a saved filter"
    ),
    (
      #"{"verb": "collections rename", "collection": 1, "name": "BREAKFAST"}"#,
      #"a collection is called "Breakfast" already"#
    ),
    (
      #"{"verb": "collections delete", "collection": ["Soup"]}"#,
      #"no collection is called "Soup"; did you mean "Soups"?"#
    ),
    (#"{"verb": "collections reorder", "to": "top", "collection": 9}"#, "no collection has the number 9"),
    (#"{"verb": "reorder", "before": 1, "recipe": [1]}"#, "recipe 1 cannot be moved next to itself"),
    (#"{"verb": "reorder", "to": "top", "collection": 2, "recipe": [2]}"#, "recipe 2 is not in Breakfast"),
    (#"{"verb": "reorder", "to": "top", "list": "favorites", "recipe": [2]}"#, "recipe 2 is not in the favorites"),
    (#"{"verb": "shop aisles add", "name": "PRODUCE"}"#, "there is an aisle PRODUCE already"),
    (#"{"verb": "shop aisles rename", "aisle": "Other", "name": " "}"#, "a collection needs a name"),
    (#"{"verb": "shop aisles delete", "aisle": "Prod"}"#, #"no aisle is called "Prod""#),
    (
      #"{"verb": "shop aisles delete", "aisle": "Other"}"#,
      "Other holds what belongs nowhere else; rename it instead"
    ),
    (#"{"verb": "pantry add", "food": ["salt", ""]}"#, #"nothing to buy in """#),
    (#"{"verb": "pantry remove", "food": ["pepper"]}"#, #""pepper" is not in the pantry"#),
    (#"{"verb": "pantry use", "food": ["salt"]}"#, "salt is always there"),
    (#"{"verb": "pantry use", "food": ["2 tins cream"]}"#, #"cream is in ml; "2 tins" cannot be compared"#),
    (#"{"verb": "pantry edit", "food": "salt", "amount": "2"}"#, "salt is always there"),
    (#"{"verb": "undo", "count": 2}"#, "only 1 step can be undone; nothing was changed"),
    (#"{"verb": "undo", "step": 7}"#, "no step has the number 7"), (#"{"verb": "redo"}"#, "nothing to redo"),
  ]

  @Test(arguments: refused)
  func `what is refused leaves everything as it was`(json: String, reason: String) throws {
    let store = try sampleStore()
    let before = try Library(of: store)
    let error = #expect(throws: (any Error).self) { try verb(json).perform(in: store) }
    #expect(error.map { "\($0)" } == reason)
    #expect(try Library(of: store) == before)
    #expect(try store.history().map(\.command) == ["begin"])
  }

  static let misused: [(json: String, message: String)] = [
    (#"{"verb": "add", "title": "a", "addedOn": "soon"}"#, #"not an ISO 8601 date: "soon""#),
    (#"{"verb": "add", "title": "a", "uuid": "b"}"#, "uuid must be a UUID"),
    (
      #"{"verb": "edit", "recipe": [1], "collections": "Soups"}"#,
      "collections must be a list, each a text that is not empty"
    ),
    (#"{"verb": "edit", "servings": "6"}"#, "recipe is missing"),
    (
      #"{"verb": "edit", "ingredients": "a", "addIngredient": ["b"], "recipe": [1]}"#,
      "use either ingredients or addIngredient"
    ),
    (
      #"{"verb": "edit", "replaceIngredient": ["cr`eam"], "recipe": [1]}"#,
      #""cr'eam" names no new line; write "cream=100 ml coconut milk""#
    ),
    (#"{"verb": "merge", "recipe": [1]}"#, "into which recipe? use into RECIPE"),
    (#"{"verb": "import"}"#, "name the address of a page, or choose a file"),
    (#"{"verb": "import", "file": ["a", "b"]}"#, "choose one file at a time"),
    (#"{"verb": "import", "file": ["a"], "address": "b"}"#, "name an address or choose a file, not both"),
    (#"{"verb": "pictures add", "recipe": 1}"#, "choose a picture first"),
    (
      #"{"verb": "pictures add", "recipe": 1, "picture": ["PHN2Zy8+"]}"#,
      "the picture cannot be stored: it is not a JPEG, PNG, or WebP picture"
    ),
    (#"{"verb": "rate", "recipe": [1]}"#, "stars is missing"),
    (#"{"verb": "rate", "recipe": [1], "stars": 6}"#, "stars must be a whole number from 1 to 5"),
    (#"{"verb": "rate", "recipe": [1], "stars": 4, "none": true}"#, "use stars or none, not both"),
    (
      #"{"verb": "cooked add", "recipe": [1], "on": "friday"}"#,
      #""friday" is not a day; give a date such as 2026-11-27"#
    ),
    (#"{"verb": "cooked remove", "recipe": [1], "on": "2026-11-01", "number": 2}"#, "use on or number, not both"),
    (#"{"verb": "collect", "recipe": [1]}"#, "into which collection? use into NAME"),
    (#"{"verb": "collect", "recipe": [1], "into": ["a"], "from": ["A"]}"#, "into and from name the same collection"),
    (#"{"verb": "uncollect", "recipe": [1]}"#, "from which collection? use from NAME"),
    (#"{"verb": "reorder", "recipe": [1]}"#, "where to? use before, after, or to"),
    (#"{"verb": "reorder", "recipe": [1], "before": 2, "to": "top"}"#, "use one of before, after, and to"),
    (#"{"verb": "reorder", "recipe": [1], "before": 2, "before": 3}"#, "before is given twice"),
    (
      #"{"verb": "reorder", "recipe": [1], "to": "top", "list": "all", "collection": 1}"#,
      "give one of collection and list"
    ),
  ]

  @Test(arguments: misused)
  func `what breaks a rule is refused before it is done`(json: String, message: String) throws {
    let error = #expect(throws: Misuse.self) { try verb(json) }
    #expect(error?.line(naming: \.json) == message)
  }

  @Test func `a flag that is false is one that was not given`() throws {
    let plain = try verb(#"{"verb": "rate", "recipe": [1], "stars": 4}"#)
    #expect(try verb(#"{"verb": "rate", "recipe": [1], "stars": 4, "none": false}"#).json == plain.json)
  }

  @Test func `recipes that a page no longer shows where they are are taken out of a collection all the same`() throws {
    let store = try sampleStore()
    let outcome = try verb(#"{"verb": "collect", "recipe": [2], "into": [2], "from": [1]}"#).perform(in: store)
    #expect(outcome.sentence == "Moved Tomato soup from Soups to Breakfast")
    let again = try verb(#"{"verb": "collect", "recipe": [2], "into": [2], "from": [1]}"#).perform(in: store)
    #expect(again.step == nil)
    #expect(try store.identifiers(of: .collection("Breakfast")) == [1, 3, 2])
  }

  @Test(arguments: [
    #"{"verb": "sidebar", "expand": ["soups", 2], "collapse": ["Collections"]}"#,
    #"{"verb": "sidebar", "expand": [1]}"#,
  ])
  func `rows of the sidebar are expanded for everyone, which is no change of the library`(json: String) throws {
    let store = try sampleStore()
    let arranging = try verb(json)
    #expect(try arranging.json == #require(JSONValue(text: json)))
    let outcome = try arranging.perform(in: store)
    #expect(outcome.sentence == nil && outcome.step == nil)
    #expect(try store.history().map(\.command) == ["begin"])
    let expansion = try store.sidebarExpansion()
    #expect(expansion.collections == (json.contains("soups") ? [1, 2] : [1]))
    #expect(expansion.isCollectionsHeaderExpanded != json.contains("Collections"))
    let back = try verb(#"{"verb": "sidebar", "name": "Collections", "isExpanded": true}"#)
    #expect(back.json == JSONValue(text: #"{"verb": "sidebar", "expand": ["Collections"]}"#))
    _ = try back.perform(in: store)
    #expect(try store.sidebarExpansion().isCollectionsHeaderExpanded)
    _ = try verb(#"{"verb": "sidebar", "name": "Soups", "isExpanded": false}"#).perform(in: store)
    #expect(try store.sidebarExpansion().collections.contains(1) == false)
  }

  @Test func `a row of the sidebar that is not there is refused before any is expanded`() throws {
    let store = try sampleStore()
    let error = #expect(throws: RecipeStoreError.self) {
      try verb(#"{"verb": "sidebar", "expand": ["Soups", "Stews"]}"#).perform(in: store)
    }
    #expect(error?.description.hasPrefix(#"no collection is called "Stews""#) == true)
    #expect(try store.sidebarExpansion().collections == [])
    let misuse = #expect(throws: Misuse.self) { try verb(#"{"verb": "sidebar"}"#) }
    #expect(misuse?.line(naming: \.json) == "name is missing")
  }

  @Test func `a name means one verb, and an operation one path`() {
    let names = VerbTable.all.map { $0.name }
    #expect(Set(names).count == names.count)
    let operations = Set(VerbTable.all.flatMap { declared(by: $0) })
    #expect(Set(operations.map(\.id)).count == operations.count)
    #expect(Set(operations.map(\.path)).count == operations.count)
  }

  private struct Operation: Hashable {
    let id: String
    let path: String
  }

  private func declared(by verb: (some Verb).Type) -> [Operation] {
    verb.declaration.routes.map { Operation(id: $0.id, path: "\($0.method) \($0.path)") }
  }

  private func verb(_ text: String) throws -> any Verb {
    try VerbTable.verb(#require(JSONValue(text: text)?.object))
  }
}
