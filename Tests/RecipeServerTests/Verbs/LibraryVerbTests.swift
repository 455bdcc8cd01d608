import Foundation
import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeTestSupport
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

@Suite struct LibraryVerbTests {
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

  static let verbs: [(verb: LibraryVerb, step: String, sentence: String)] = [
    (.add(RecipeDraft(title: " Pea\nsoup ")), #"add "Pea soup""#, "Added Pea soup"),
    (.edit(2, RecipeEdit([.servings: .text("6")])), #"edit "Tomato soup""#, "Changed Tomato soup"),
    (.delete(1), "delete Toast", "Deleted Toast"),
    (.setFavorite([2], true), #"favorite "Tomato soup""#, "Added Tomato soup to your favorites"),
    (.setFavorite([1, 2], true), #"favorite Toast "Tomato soup""#, "Added 2 recipes to your favorites"),
    (.collect([1], into: [.id(1)], from: []), "collect Toast --into Soups", "Added Toast to Soups"),
    (
      .collect([1], into: [.name("Rainy days")], from: [.id(2)]),
      #"collect Toast --into "Rainy days" --from Breakfast"#,
      "Moved Toast from Breakfast to Rainy days"
    ),
    (
      .collect([3], into: [], from: [.name("breakfast")]), "uncollect Bread --from breakfast",
      "Removed Bread from breakfast"
    ),
    (.move([3], to: .before(1), in: .library), "reorder Bread --before Toast", "Moved Bread before Toast"),
    (.move([1], to: .bottom, in: .library), "reorder Toast --to bottom", "Moved Toast to the bottom"),
    (
      .move([1], to: .after(3), in: .collection(.id(2))), "reorder Toast --after Bread --collection Breakfast",
      "Moved Toast after Bread"
    ),
    (
      .cook(2, CookingEntry(day: CalendarDay("2026-11-08"), stars: 4, note: "less salt")),
      #"cooked "Tomato soup" --on 2026-11-08 --rating 4 --note "less salt""#, "Cooked Tomato soup ★★★★☆"
    ),
    (.cook(2, CookingEntry(servings: "6")), #"cooked "Tomato soup" --serves 6"#, "Cooked Tomato soup"),
    (.rate(1, stars: 5), "rate Toast 5", "Rated Toast ★★★★★"),
    (.removeCooking(1, of: 3), "cooked Bread --remove", "Removed a cooking of Bread"),
    (.rate(3, stars: nil), "rate Bread --none", "Removed the stars of Bread"),
    (.addCollection("For guests"), #"collections add "For guests""#, "Added the collection For guests"),
    (
      .addCollection("Quick", filter: SavedFilter(text: "--max-time 30m")),
      #"collections add Quick --filter "--max-time 30m""#, "Added the collection Quick"
    ),
    (.renameCollection(.id(1), to: "Stews"), "collections rename Soups Stews", "Renamed Soups to Stews"),
    (
      .renameCollection(.id(1), to: "Breakfast", isMerging: true), "collections rename Soups Breakfast --merge",
      "Renamed Soups to Breakfast"
    ),
    (.deleteCollection(.name("SOUPS")), "collections delete SOUPS", "Deleted the collection SOUPS"),
    (
      .moveCollection(.id(2), to: .before(.id(1))), "collections reorder Breakfast --before Soups",
      "Moved Breakfast before Soups"
    ),
    (
      .importRecipes(RecipeImport([FileRecipe(RecipeDraft(title: "Pie"))], from: "pies.json")), "import pies.json",
      "Imported 1 recipe from pies.json"
    ),
  ]

  @Test(arguments: verbs)
  func `a verb is one step, in the command line's words, which undo takes away and redo makes again`(
    verb: LibraryVerb, step: String, sentence: String
  ) throws {
    let store = try verbStore()
    let before = try Library(of: store)
    let result = try verb.make(in: store)
    let after = try Library(of: store)
    #expect(after != before)
    #expect(result.sentence == sentence)
    #expect(try store.history().map(\.command) == [step, "begin"])
    #expect(result.step == 2)
    let undone = try LibraryVerb.undoStep(2).make(in: store)
    #expect(undone.sentence == "Undone: \(step)")
    #expect(try Library(of: store) == before)
    #expect(try LibraryVerb.redo().make(in: store).sentence == "Redone: \(step)")
    #expect(try Library(of: store) == after)
  }

  static let again: [LibraryVerb] = [
    .edit(2, RecipeEdit([.servings: .text("6")])), .setFavorite([2], true), .setFavorite([2], false),
    .collect([1], into: [.id(1)], from: []), .collect([1], into: [], from: [.id(2)]),
    .move([3], to: .before(1), in: .library), .move([3], to: .after(1), in: .collection(.name("breakfast"))),
    .rate(1, stars: 5), .rate(1, stars: nil), .moveCollection(.id(2), to: .top),
    .renameCollection(.name("soups"), to: "Soups"),
    .importRecipes(RecipeImport([FileRecipe(RecipeDraft(title: "Pie"))], from: "pies.json")),
  ]

  @Test(arguments: again)
  func `a verb that is sent twice means the same as once, and leaves no second step`(verb: LibraryVerb) throws {
    let store = try verbStore()
    _ = try verb.make(in: store)
    let once = try Library(of: store)
    let steps = try store.history().count
    let result = try verb.make(in: store)
    #expect(result.step == nil && result.sentence == nil)
    #expect(try Library(of: store) == once)
    #expect(try store.history().count == steps)
  }

  static let refused: [(verb: LibraryVerb, reason: String)] = [
    (.add(RecipeDraft(title: " \u{200B}")), "the title is empty"),
    (.add(RecipeDraft(title: "Stew", collections: ["Favorites"])), #""Favorites" is a reserved name; choose another"#),
    (.edit(9, RecipeEdit()), "no recipe has the number 9"), (.delete(9), "no recipe has the number 9"),
    (.setFavorite([1, 9], true), "no recipe has the number 9"),
    (.collect([1], into: [.id(9)], from: []), "no collection has the number 9"),
    (.collect([1], into: [.name("New"), .id(9)], from: []), "no collection has the number 9"),
    (.collect([1], into: [.name("")], from: []), "a collection needs a name"),
    (.move([1], to: .before(1), in: .library), "recipe 1 cannot be moved next to itself"),
    (.move([2], to: .top, in: .collection(.id(2))), "recipe 2 is not in Breakfast"),
    (.move([2], to: .top, in: .favorites), "recipe 2 is not in the favorites"),
    (.move([1], to: .place(9), in: .library), "there is no place 9 in a list of 3"),
    (.addCollection("soups"), #"a collection is called "Soups" already"#),
    (.renameCollection(.id(1), to: "BREAKFAST"), #"a collection is called "Breakfast" already"#),
    (.deleteCollection(.name("Soup")), #"no collection is called "Soup"; did you mean "Soups"?"#),
    (.cook(1, CookingEntry(day: CalendarDay("2999-01-01"))), "2999-01-01 is still to come"),
    (.cook(9, CookingEntry()), "no recipe has the number 9"),
    (.removeCooking(1, of: 1), "recipe 1 has no such cooking"),
    (.rate(1, stars: 6), "6 stars: a recipe has 1 to 5"),
    (.removePicture(1, name: "a.png"), "recipe 1 has no such picture"),
    (.undo(2), "only 1 step can be undone; nothing was changed"), (.redo(), "nothing to redo"),
    (.undoStep(7), "no step has the number 7"),
  ]

  @Test(arguments: refused)
  func `what is refused says why in the command line's words, and leaves everything as it was`(
    verb: LibraryVerb, reason: String
  ) throws {
    let store = try verbStore()
    let before = try Library(of: store)
    let error = #expect(throws: (any Error).self) { try verb.make(in: store) }
    #expect(error.map { "\($0)" } == reason)
    #expect(try Library(of: store) == before)
    #expect(try store.history().map(\.command) == ["begin"])
  }

  @Test func `a toast's step is undone by itself while a later one stays`() throws {
    let store = try verbStore()
    let step = try #require(try LibraryVerb.setFavorite([1], true).make(in: store).step)
    _ = try LibraryVerb.setFavorite([2], true).make(in: store)
    let undone = try LibraryVerb.undoStep(step).make(in: store)
    #expect(undone.steps.map(\.id) == [step])
    #expect(undone.step == 4)
    #expect(try store.identifiers(of: .favorites) == [2])
  }

  @Test func `an edit of what was changed meanwhile is refused, and one of what only got a heart is not`() throws {
    let store = try verbStore()
    let version = try #require(try store.recipe(with: 1)?.version)
    _ = try LibraryVerb.setFavorite([1], true).make(in: store)
    _ = try LibraryVerb.edit(1, RecipeEdit([.servings: .text("3")], version: version)).make(in: store)
    #expect(throws: VerbError.changedMeanwhile(1)) {
      try LibraryVerb.edit(1, RecipeEdit([.servings: .text("4")], version: version)).make(in: store)
    }
    let recipe = try #require(try store.recipe(with: 1))
    #expect(recipe.servings == "3" && recipe.isFavorite)
    #expect(recipe.version != version)
  }

  @Test func `names of any text stay one line of the history`() throws {
    var generator = SeededGenerator(seed: 3)
    let store = try verbStore()
    for _ in 0..<40 {
      let title = HostileText.random(using: &generator)
      guard let result = try? LibraryVerb.add(RecipeDraft(title: title)).make(in: store) else { continue }
      _ = try LibraryVerb.delete(result.recipes[0]).make(in: store)
    }
    let commands = try store.history().map(\.command)
    #expect(commands.count > 40)
    #expect(commands.allSatisfy { $0.unicodeScalars.allSatisfy { !["\0", "\t", "\n", "\r"].contains($0) } })
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
