import RecipeFormats
import RecipeModel
import RecipeStore
import Testing

@testable import RecipeVerbs

@Suite struct FavoriteTests {
  @Test func `words, a form, and JSON make the same verb but for how they name recipes`() throws {
    let declaration = FavoriteRecipes.declaration
    var typed = FavoriteRecipes()
    try declaration.read(Words(["12", "3"], for: declaration.infos).given, into: &typed)
    #expect(typed.recipes == [.typed("12"), .typed("3")])
    let sent = try VerbTable.verb(ofForm: "/recipes/favorite", [("favorite", "r12"), ("favorite", "3")])
    #expect((sent as? FavoriteRecipes)?.recipes == [.number(12), .number(3)])
    let exact = try verb(#"{"verb": "favorite", "recipe": [12, 3]}"#)
    #expect((exact as? FavoriteRecipes)?.recipes == [.number(12), .number(3)])
  }

  @Test(arguments: [
    #"{"verb": "favorite", "recipe": [12, 3]}"#, #"{"verb": "unfavorite", "recipe": ["tomato soup"]}"#,
    #"{"verb": "favorite", "recipe": ["e8a5b8a2-5c0b-4d6c-9f3d-0e3b2f8c7a11"]}"#,
  ])
  func `JSON and back is the same`(text: String) throws {
    #expect(try verb(text).json == JSONValue(text: text))
  }

  @Test(arguments: [
    (#"{"verb": "favorite"}"#, "recipe is missing"), (#"{"verb": "favorite", "recipe": []}"#, "recipe is missing"),
    (#"{"verb": "favorite", "recipes": [1]}"#, #"unknown field "recipes""#),
    (#"{"verb": "favorite", "recipe": [0]}"#, "recipe must be a whole number from 1 to 2147483647"),
    (#"{"verb": "like", "recipe": [1]}"#, #"there is no verb "like""#),
  ])
  func `what is wrong in JSON is said`(text: String, message: String) throws {
    let error = #expect(throws: Misuse.self) { try verb(text) }
    #expect(error?.line(naming: \.json) == message)
  }

  @Test(
    arguments: [
      ([], "use favorite or unfavorite"), ([("favorite", "12"), ("unfavorite", "3")], "use favorite or unfavorite"),
      ([("favorite", "x")], "favorite must be a whole number from 1 to 2147483647"),
      ([("recipe", "12")], "use favorite or unfavorite"),
    ] as [([(String, String)], String)])
  func `what is wrong in a form is said`(fields: [(String, String)], message: String) throws {
    let error = #expect(throws: Misuse.self) {
      try VerbTable.verb(ofForm: "/recipes/favorite", fields.map { (name: $0.0, text: $0.1) })
    }
    #expect(error?.line(naming: \.field) == message)
  }

  @Test func `a request makes one step, in the words of a person, and nothing where nothing is to change`() throws {
    let store = try sampleStore()
    var verb = FavoriteRecipes()
    verb.recipes = [.number(2)]
    let outcome = try verb.perform(in: store)
    #expect(outcome.sentence == "Added Tomato soup to your favorites")
    #expect(outcome.step == 2)
    #expect(outcome.recipes == [2])
    #expect(try store.history().map(\.command) == [#"favorite "Tomato soup""#, "begin"])
    let again = try verb.perform(in: store)
    #expect((again.sentence, again.step) == (nil, nil))
    #expect(again.recipes == [2])
  }

  @Test func `a recipe is found by its UUID, and by no other words`() throws {
    let store = try sampleStore()
    let uuid = try #require(try store.recipe(with: 3)?.uuid)
    var verb = FavoriteRecipes()
    var other = UnfavoriteRecipes()
    other.recipes = [.uuid(uuid), .number(3)]
    #expect(try other.perform(in: store).recipes == [3])
    #expect(try store.history().first?.command == "unfavorite Bread Bread")
    verb.recipes = [.typed("bread")]
    #expect(throws: NameError.noSuchRecipe("bread")) { try verb.perform(in: store) }
    verb.recipes = [.number(9)]
    #expect(throws: RecipeStoreError.noSuchRecipe(9)) { try verb.perform(in: store) }
    #expect(try store.history().count == 2)
  }

  private func verb(_ text: String) throws -> any Verb {
    try VerbTable.verb(#require(JSONValue(text: text)?.object))
  }
}
