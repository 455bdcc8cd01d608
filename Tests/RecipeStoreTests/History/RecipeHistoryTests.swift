import RecipeKitchen
import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

@Suite struct RecipeHistoryTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore.inMemory(titles: "A", "B")
  }

  private func events(of id: Int) throws -> [String: [RecipeEvent]] {
    Dictionary(uniqueKeysWithValues: try store.history(of: id).map { ("\($0.step.id) \($0.step.command)", $0.events) })
  }

  @Test func `each step reports what it changed in the recipe, field by field`() throws {
    var draft = RecipeDraft(try #require(try store.recipe(with: 1)))
    (draft.title, draft.prepTime, draft.ingredients, draft.isFavorite) = ("Z", 600, "salt\npepper", true)
    draft.collections = ["Soups", "Quick"]
    try store.update(1, to: draft)
    try store.setFavorite([2], true)
    try store.move([1], to: .bottom, in: .library)
    try store.collect([2], into: "Soups")
    try store.move([1], to: .bottom, in: .collection("Soups"))
    try store.delete([1])
    #expect(
      try events(of: 1) == [
        "1 add": [.added(title: "A")],
        "2 edit": [
          .changed(.title, from: "A", to: "Z"), .changed(.prepTime, from: "0", to: "600"),
          .changed(.ingredients, from: "", to: "salt\npepper"), .changed(.isFavorite, from: "0", to: "1"),
          .joined("Soups"), .joined("Quick"),
        ],
        "4 reorder": [.moved], "6 reorder": [.movedIn("Soups")],
        "7 delete": [.deleted(title: "Z"), .left("Soups"), .left("Quick")],
      ])
    #expect(try store.history(of: 1).map(\.step.id) == [7, 6, 4, 2, 1])
    #expect(try store.history(of: 3) == [])
  }

  @Test func `the steps of the shopping list name the recipe, though it has left the list since`() throws {
    try store.addToShoppingList([(1, .one), (2, .one)])
    try store.addToShoppingList([(1, Rational(3))])
    try store.addToShoppingList([(2, Rational(2))], lines: ["foil"])
    try store.removeFromShoppingList(recipes: [1])
    try store.undo()
    #expect(
      try events(of: 1) == [
        "1 add": [.added(title: "A")], "2 shop add": [.shopped(from: nil, to: .one)],
        "3 shop add": [.shopped(from: .one, to: Rational(3))],
        "5 shop remove": [.shopped(from: Rational(3), to: nil)],
      ])
    try store.delete([2])
    #expect(
      try events(of: 2)["6 delete"] == [.deleted(title: "B"), .shopped(from: Rational(2), to: nil)])
    #expect(try events(of: 2)["4 shop add"] == [.shopped(from: .one, to: Rational(2))])
  }

  @Test func `meals and places on the list stay with the recipe that they were of before a merge`() throws {
    let day = store.today
    try store.plan([.recipe(2, factor: .one)], on: [day], meal: "dinner")
    try store.plan([.recipe(2, factor: .one)], every: Recurrence(weekday: 5, firstDay: day), meal: "lunch")
    try store.addToShoppingList([(2, Rational(2))])
    try store.merge([2], into: 1)
    try store.addToShoppingList([(1, Rational(3))])
    let planned: [RecipeEvent] = [.planned(from: nil, to: "\(day)"), .planned(from: nil, to: "every Friday")]
    let kept: [String: [RecipeEvent]] = [
      "1 add": [.added(title: "A")], "5 merge": planned + [.shopped(from: nil, to: Rational(2))],
      "6 shop add": [.shopped(from: Rational(2), to: Rational(3))],
    ]
    let merged: [String: [RecipeEvent]] = [
      "1 add": [.added(title: "B")], "2 plan add": [planned[0]], "3 plan add": [planned[1]],
      "4 shop add": [.shopped(from: nil, to: Rational(2))],
      "5 merge": [
        .deleted(title: "B"), .planned(from: "\(day)", to: nil), .planned(from: "every Friday", to: nil),
        .shopped(from: Rational(2), to: nil),
      ],
    ]
    #expect(try events(of: 1) == kept)
    #expect(try events(of: 2) == merged)
    // Of steps that are undone, the same is said.
    try store.undo(3)
    #expect(try events(of: 1) == kept)
    #expect(try events(of: 2) == merged)
  }

  @Test func `a collection has the name that it had then, though it was renamed and deleted`() throws {
    try store.collect([1], into: "Soups")
    try store.renameCollection("Soups", to: "Stews")
    try store.uncollect([1], from: "Stews")
    try store.deleteCollection("Stews")
    #expect(
      try events(of: 1) == [
        "1 add": [.added(title: "A")], "2 collect": [.joined("Soups")], "4 uncollect": [.left("Stews")],
      ])
  }

  @Test func `a step of another schema is skipped`() throws {
    try store.setFavorite([1], true)
    try store.connection.run("UPDATE history_steps SET schema_version = 1 WHERE id = 1")
    #expect(try events(of: 1) == ["2 favorite": [.changed(.isFavorite, from: "0", to: "1")]])
  }
}
