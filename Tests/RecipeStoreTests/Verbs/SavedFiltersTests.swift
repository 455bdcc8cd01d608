import Foundation
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

@Suite struct SavedFiltersTests {
  private let store: RecipeStore
  private let quick = SavedFilter(RecipeQuery(with: ["salt"], maxTime: 1800))

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add([
      RecipeDraft(title: "Soup", cookTime: 1200, ingredients: "salt", collections: ["Soups"]),
      RecipeDraft(title: "Stew", cookTime: 7200, ingredients: "salt", collections: ["Soups", "Dinner"]),
      RecipeDraft(title: "Salad", cookTime: 600, ingredients: "oil", isFavorite: true),
    ])
    try store.addCollection("Quick", filter: quick)
  }

  private func filter(of name: String) throws -> String? { try store.collection(named: name).filter }

  @Test func `a saved filter holds what matches, as it is by now`() throws {
    #expect(try store.identifiers(of: .collection("quick")) == [1])
    #expect(
      try store.collection(named: "quick")
        == RecipeCollection(id: 3, name: "Quick", count: 1, filter: "--max-time 30m --with salt"))
    try store.update(3, to: RecipeDraft(title: "Salad", cookTime: 600, ingredients: "oil, salt"))
    #expect(try store.identifiers(of: .collection("Quick")) == [1, 3])
    #expect(try store.collections().map(\.count) == [2, 1, 2])
    #expect(try store.recipe(with: 1)?.collections == ["Soups"])
  }

  @Test func `the conditions of a list and of the saved filters that it names all hold`() throws {
    try store.addCollection("Loved", filter: SavedFilter(RecipeQuery(favoritesOnly: true, sort: .title)))
    #expect(try store.identifiers(of: RecipeQuery(collections: ["Quick", "Soups"])) == [1])
    #expect(try store.identifiers(of: RecipeQuery(collections: ["Quick", "Loved"])) == [])
    #expect(try store.identifiers(of: RecipeQuery(collections: ["Quick"], maxTime: 1199)) == [])
    #expect(try store.count(of: RecipeQuery(collections: ["Quick"], with: ["oil"])) == 0)
    #expect(try store.search("soup", in: .collection("Quick")).map(\.id) == [1])
  }

  @Test func `a saved filter has the order that it names, or that of its only collection`() throws {
    try store.move([2], to: .top, in: .collection("Soups"))
    try store.addCollection("Salted", filter: SavedFilter(RecipeQuery(collections: ["soups"], with: ["salt"])))
    try store.addCollection("By time", filter: SavedFilter(RecipeQuery(sort: .time)))
    #expect(try store.identifiers(of: .collection("Salted")) == [2, 1])
    #expect(try store.identifiers(of: .collection("By time")) == [3, 1, 2])
    #expect(try store.identifiers(of: RecipeQuery(collections: ["By time"], sort: .title)) == [3, 1, 2])
    #expect(try store.identifiers(of: RecipeQuery(collections: ["By time"], sort: .manual)) == [1, 2, 3])
    #expect(try !store.hasFindablePlaces(.collection("By time")))
    #expect(try store.place(of: 1, in: .collection("Salted")) == ListPlace(predecessor: 2))
  }

  @Test func `a collection that is renamed or merged is renamed in filters, and undoing that renames it back`() throws {
    try store.addCollection("Salted", filter: SavedFilter(RecipeQuery(collections: ["SOUPS", "dinner"])))
    #expect(try filter(of: "Salted") == "--collection Soups --collection Dinner")
    #expect(try store.renameCollection("Soups", to: "Hot soups").collections == ["Soups", "Hot soups", "Salted"])
    #expect(try filter(of: "Salted") == "--collection \"Hot soups\" --collection Dinner")
    #expect(try store.identifiers(of: .collection("Salted")) == [2])
    try store.renameCollection("Hot soups", to: "Dinner", isMerging: true)
    #expect(try filter(of: "Salted") == "--collection Dinner")
    try store.undo(2)
    #expect(try filter(of: "Salted") == "--collection Soups --collection Dinner")
  }

  @Test func `a collection that a filter names can only be deleted along with the filter`() throws {
    try store.addCollection("Salted", filter: SavedFilter(RecipeQuery(collections: ["Soups"])))
    let before = try store.dump()
    #expect(throws: RecipeStoreError.isNamedByFilter("Soups", filter: "Salted")) {
      try store.deleteCollections(["Dinner", "Soups"])
    }
    #expect(try store.dump() == before)
    try store.deleteCollections(["Soups", "Salted"])
    #expect(try store.collections().map(\.name) == ["Dinner", "Quick"])
  }

  @Test func `every change of a saved filter is undone and done again, row by row`() throws {
    var states = [try store.contents()]
    func change(_ make: () throws -> Void) throws {
      try make()
      states.append(try store.contents())
    }
    try change { try store.addCollection("Loved", filter: SavedFilter(.favorites)) }
    try change { try store.setFilter(of: "loved", to: SavedFilter(RecipeQuery(sort: .random))) }
    try change { try store.renameCollection("Loved", to: "Surprise") }
    try change { try store.deleteCollections(["Surprise", "Quick"]) }
    #expect(Set(states).count == 5)
    for state in states.dropLast().reversed() {
      try store.undo()
      #expect(try store.contents() == state)
    }
    for state in states.dropFirst() {
      try store.redo()
      #expect(try store.contents() == state)
    }
    try store.checkConsistency()
  }

  @Test func `a step from before there were saved filters is undone as ever`() throws {
    try store.addCollection("Old")
    try store.connection.run("UPDATE history_steps SET schema_version = 8 WHERE id = 3")
    try store.undo(step: 3, command: "undo")
    #expect(try store.collectionID(named: "Old") == nil)
  }

  @Test func `a saved filter whose making is undone by itself keeps what a later step changed`() throws {
    try store.setFilter(of: "Quick", to: SavedFilter(.favorites))
    #expect(
      throws: RecipeStoreError.history(
        .changedLater(2, "a saved filter", by: 3, command: "collections edit"))
    ) { try store.undo(step: 2, command: "undo") }
  }

  @Test func `what cannot be done with a saved filter changes nothing`() throws {
    let before = try store.dump()
    let holdsMatches = RecipeStoreError.holdsMatches("Quick")
    #expect(throws: holdsMatches) { try store.collect([3], into: "quick") }
    #expect(throws: holdsMatches) { try store.uncollect([1], from: "Quick") }
    #expect(throws: holdsMatches) { try store.add(RecipeDraft(title: "New", collections: ["Quick"])) }
    #expect(throws: holdsMatches) { try store.update(3, to: RecipeDraft(title: "Salad", collections: ["Quick"])) }
    #expect(throws: holdsMatches) { try store.importDrafts([RecipeDraft(title: "New")], into: "Quick") }
    #expect(throws: holdsMatches) { try store.move(1, from: "Soups", into: "Quick", to: .bottom) }
    #expect(throws: holdsMatches) { try store.renameCollection("Quick", to: "Soups", isMerging: true) }
    #expect(throws: holdsMatches) { try store.renameCollection("Soups", to: "Quick", isMerging: true) }
    let hasNoOrder = RecipeStoreError.hasNoOrder("Quick")
    #expect(throws: hasNoOrder) { try store.move([1], to: .top, in: .collection("Quick")) }
    #expect(throws: hasNoOrder) { try store.arrange([1], in: .collection("Quick")) }
    #expect(throws: hasNoOrder) { try store.order(by: .title, in: .collection("Quick")) }
    #expect(throws: hasNoOrder) { try store.orderedList(of: .collection("Quick")) }
    #expect(throws: RecipeStoreError.isNoSavedFilter("Soups")) { try store.setFilter(of: "Soups", to: quick) }
    #expect(throws: RecipeStoreError.invalidFilter("a saved filter cannot name another one: Quick")) {
      try store.addCollection("New", filter: SavedFilter(.collection("Quick")))
    }
    #expect(throws: RecipeStoreError.invalidFilter("the filter is empty; name options of list")) {
      try store.addCollection("New", filter: SavedFilter(.all))
    }
    #expect(throws: RecipeStoreError.invalidFilter("the filter is 10007 bytes long; at most 10000 fit")) {
      let word = String(repeating: "x", count: 10_000)
      try store.addCollection("New", filter: SavedFilter(RecipeQuery(with: [word])))
    }
    #expect(throws: RecipeStoreError.noSuchCollection("Pies", suggestion: nil)) {
      try store.setFilter(of: "Quick", to: SavedFilter(.collection("Pies")))
    }
    #expect(try store.setFilter(of: "quick", to: quick).isEmpty)
    #expect(try store.dump() == before)
  }

  @Test func `an import keeps recipes out of saved filters, and says so`() throws {
    let drafts = [
      RecipeDraft(title: "A", collections: ["QUICK", "Soups"]), RecipeDraft(title: "B", collections: ["quick"]),
    ]
    let summary = try store.importDrafts(drafts)
    #expect((summary.added, summary.savedFilters) == (2, ["Quick"]))
    #expect(try store.recipe(with: 4)?.collections == ["Soups"])
  }

  @Test func `a filter that names what is gone, or cannot be read, matches nothing`() throws {
    for text in ["--collection Gone", "--collection Quick", "--nonsense", "--with", "--with 'a", "--max-time x"] {
      try store.connection.run("UPDATE collection_filters SET filter = ?1", text)
      #expect(try store.identifiers(of: .collection("Quick")) == [])
      #expect(try store.collection(named: "Quick").count == 0)
    }
  }
}

@Suite struct SavedFilterTextTests {
  @Test(arguments: [
    (
      RecipeQuery(collections: ["For guests", "a"], favoritesOnly: true),
      "--collection \"For guests\" --collection a --favorites"
    ),
    (RecipeQuery(recentsOnly: true, maxTime: 5430), "--recents --max-time 1h30m30s"),
    (RecipeQuery(maxTime: 0), "--max-time 0m"),
    (
      RecipeQuery(with: ["egg", "egg", "½ \"cup\""], without: ["it's"]),
      "--with egg --with '½ \"cup\"' --without \"it's\""
    ),
    (RecipeQuery(with: ["--with", "", "#"], sort: .random), "--with --with --with \"\" --with \"#\" --sort random"),
    (RecipeQuery(words: "soup", isReversed: true, limit: 3), ""),
  ])
  func `a filter has one spelling`(query: RecipeQuery, text: String) {
    #expect(SavedFilter(query).text == text)
  }

  @Test func `what is written is read back, whatever the words are`() {
    var random = SeededGenerator(seed: 5)
    let words = ["egg", "", "'", "\"", "\\", "a b", "--with", "#", "鸡", "$x", "`", "!", "\t", "a\\", "-", "é\"'"]
    func some() -> [String] {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in words.randomElement(using: &random)! }
    }
    func unique(_ words: [String]) -> [String] {
      words.enumerated().filter { words.prefix($0.offset).contains($0.element) == false }.map(\.element)
    }
    for _ in 0..<2000 {
      let filter = SavedFilter(
        RecipeQuery(
          collections: unique(some().filter { $0 != "\t" }), favoritesOnly: .random(using: &random),
          recentsOnly: .random(using: &random),
          with: unique(some()), without: unique(some()),
          maxTime: Bool.random(using: &random) ? Int.random(in: 0...100_000, using: &random) : nil,
          sort: RecipeSort.allCases.randomElement(using: &random)))
      #expect(SavedFilter(text: filter.text) == filter, "\(filter.text)")
    }
  }

  @Test(arguments: [
    "", " ", "with egg", "--with", "--with \"egg", "--limit 3", "--max-time soon", "--sort size", "--Favorites", "-f",
  ])
  func `a text that is not spelled so is not a filter`(text: String) {
    #expect(SavedFilter(text: text) == nil)
  }
}
