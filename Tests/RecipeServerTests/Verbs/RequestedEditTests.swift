import Foundation
import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeTestSupport
import RecipeVerbs
import Testing

@testable import RecipeServer

/// A library in memory: Toast (1), Tomato soup (2), and Bread (3), which was cooked once; Soups (1) with 2, Breakfast (2)
/// with 1 and 3.
func verbStore() throws -> RecipeStore {
  let store = try RecipeStore(
    at: .memory, environment: StoreEnvironment(now: { 1_795_262_400 }, timeZone: .utc, makeUUID: { UUID() }))
  try store.step("begin") {
    try store.add([
      RecipeDraft(title: "Toast", servings: "2"), RecipeDraft(title: "Tomato soup", collections: ["Soups"]),
      RecipeDraft(title: "Bread", collections: []),
    ])
    try store.collect([1, 3], into: "Breakfast")
    try store.addCooking(Cooking(on: CalendarDay("2026-11-01")!, stars: 3), of: [3])
  }
  return store
}

@Suite struct RequestedEditTests {
  @Test func `a page names files without their folders`() throws {
    let store = try verbStore()
    let commands = [
      ("import /home/ana/all.json", "import all.json"),
      (#"import "/home/ana/My recipes/all.json" ../notes/"#, "import all.json notes"),
      ("import ~/box.zip https://example.org/soup", "import box.zip https://example.org/soup"),
      (#"edit 2 --serves 1/2 --title "Soup w/ toast""#, #"edit 2 --serves 1/2 --title "Soup w/ toast""#),
      (#"add "Never closed"#, #"add "Never closed"#),
    ]
    for (command, shown) in commands {
      try store.step(command) { _ = try store.add(RecipeDraft(title: "Cake")) }
      #expect(try store.history().first?.nameOnPage == shown)
    }
  }

  private func undo(_ step: Int) -> Undo {
    var verb = Undo()
    verb.step = .number(step)
    return verb
  }

  private func favorite(_ id: Recipe.ID) -> FavoriteRecipes {
    var verb = FavoriteRecipes()
    verb.recipes = [.number(id)]
    return verb
  }

  @Test func `a toast's step is undone by itself while a later one stays`() throws {
    let store = try verbStore()
    let step = try #require(try favorite(1).perform(in: store).step)
    _ = try favorite(2).perform(in: store)
    let undone = try undo(step).perform(in: store)
    #expect(undone.steps.map(\.id) == [step])
    #expect(undone.step == 4)
    #expect(try store.identifiers(of: .favorites) == [2])
  }

  private func edit(_ values: [RecipeField: RecipeField.Value], since base: String, in store: RecipeStore) throws
    -> VerbOutcome
  {
    try EditRecipes.of(1, values, since: base).perform(in: store)
  }

  @Test func `an edit is put together with what others changed since it began, and says so`() throws {
    let store = try verbStore()
    let lines = "2 slices of bread\nbutter\nsalt"
    try store.step("fill") {
      _ = try store.update(1, to: RecipeDraft(title: "Toast", servings: "2", ingredients: lines))
    }
    let before = try #require(try store.recipe(with: 1))
    _ = try favorite(1).perform(in: store)
    _ = try edit([.servings: .text("3")], since: before.version, in: store)
    _ = try edit([.ingredients: .text("2 slices of bread\nbutter\nsea salt")], since: before.version, in: store)
    try store.step("rename") { _ = try store.renameCollection("Soups", to: "Stews") }
    try store.step("collect") { _ = try store.collect([1], into: "Quick") }
    let result = try edit(
      [
        .servings: .text("2"), .ingredients: .text("3 slices of bread\nbutter\nsalt"), .notes: .text("Hot."),
        .collections: .names(["Stews"]),
      ], since: before.version, in: store)
    let recipe = try #require(try store.recipe(with: 1))
    #expect(recipe.servings == "3" && recipe.notes == "Hot." && recipe.isFavorite)
    #expect(recipe.ingredients == "3 slices of bread\nbutter\nsea salt")
    #expect(recipe.collections == ["Quick", "Stews"])
    #expect(
      result.sentence
        == "Changed Toast, together with what was changed meanwhile: serves, ingredients line 3, collections")
    _ = try Undo().perform(in: store)
    let undone = try #require(try store.recipe(with: 1))
    #expect(undone.ingredients == "2 slices of bread\nbutter\nsea salt" && undone.servings == "3")
  }

  @Test func `an edit of what was changed otherwise meanwhile is refused, and nothing is changed`() throws {
    let store = try verbStore()
    let version = try #require(try store.recipe(with: 1)?.version)
    _ = try edit([.servings: .text("3"), .notes: .text("A")], since: version, in: store)
    let before = try Library(of: store)
    let error = #expect(throws: EditError.self) {
      try edit([.servings: .text("4"), .source: .text("me"), .notes: .text("A")], since: version, in: store)
    }
    let conflict = RecipeMerge.Conflict(field: .servings, base: .text("2"), theirs: .text("3"), ours: .text("4"))
    #expect(error == .bothChanged(1, [conflict]))
    #expect(Refusal(describing: try #require(error)).status == 409)
    #expect(try Library(of: store) == before)
    #expect(try edit([.servings: .text("3")], since: version, in: store).step == nil)
  }

  @Test func `an edit that began with what is not known any more is asked for all in which it differs`() throws {
    let store = try verbStore()
    let error = #expect(throws: EditError.self) {
      try edit([.servings: .text("4"), .title: .text("Toast")], since: "unknown", in: store)
    }
    #expect(error == .bothChanged(1, [.init(field: .servings, base: nil, theirs: .text("2"), ours: .text("4"))]))
    #expect(try edit([.servings: .text("2")], since: "unknown", in: store).step == nil)
  }

  @Test func `an edit that began with what was undone is put together with what is there`() throws {
    let store = try verbStore()
    _ = try EditRecipes.of(1, [.servings: .text("8"), .notes: .text("A")]).perform(in: store)
    let version = try #require(try store.recipe(with: 1)?.version)
    _ = try Undo().perform(in: store)
    let result = try edit([.notes: .text("A"), .source: .text("me")], since: version, in: store)
    #expect(result.taken.map(\.field) == [.servings, .notes])
    let recipe = try #require(try store.recipe(with: 1))
    #expect(recipe.servings == "2" && recipe.notes == "" && recipe.source == "me")
  }

  @Test func `names of any text stay one line of the history`() throws {
    var generator = SeededGenerator(seed: 3)
    let store = try verbStore()
    for _ in 0..<40 {
      let title = HostileText.random(using: &generator)
      guard let result = try? AddRecipe(RecipeDraft(title: title)).perform(in: store) else { continue }
      _ = try DeleteRecipes(result.recipes).perform(in: store)
    }
    let commands = try store.history().map(\.command)
    #expect(commands.count > 40)
    #expect(commands.allSatisfy { $0.unicodeScalars.allSatisfy { !["\0", "\t", "\n", "\r"].contains($0) } })
  }
}

extension EditRecipes {
  /// An edit of one recipe.
  static func of(
    _ id: Recipe.ID, _ values: [RecipeField: RecipeField.Value], since base: String? = nil
  ) -> EditRecipes {
    var edit = EditRecipes()
    edit.recipes = [.number(id)]
    edit.fields.values = values
    edit.base = base
    return edit
  }
}

/// Everything that a verb may change.
private struct Library: Equatable {
  let recipes: [Recipe]
  let collections: [String: [Recipe.ID]]
  let order: [String]

  init(of store: RecipeStore) throws {
    recipes = try store.recipes(of: .all)
    let all = try store.collections()
    order = all.map(\.name)
    collections = Dictionary(
      uniqueKeysWithValues: try all.map { ($0.name, try store.identifiers(of: .collection($0.name))) })
  }
}
