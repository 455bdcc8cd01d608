import Testing

@testable import RecipeStore

@Suite struct CollectionQueryTests {
  private let collections = [("Soups", 3), ("Éclairs", 7), ("bread", 3), ("Salads", 0)].enumerated().map {
    RecipeCollection(id: $0, name: $1.0, count: $1.1)
  }

  private func names(_ query: CollectionQuery) -> [String] { query.listed(of: collections).map(\.name) }

  @Test func `collections are sorted by title, or by their recipes, most first`() {
    #expect(names(CollectionQuery()) == ["Soups", "Éclairs", "bread", "Salads"])
    #expect(names(CollectionQuery(sort: .title)) == ["bread", "Éclairs", "Salads", "Soups"])
    #expect(names(CollectionQuery(sort: .count)) == ["Éclairs", "Soups", "bread", "Salads"])
    #expect(names(CollectionQuery(sort: .title, isReversed: true)) == ["Soups", "Salads", "Éclairs", "bread"])
  }

  @Test func `a part of a name finds it whatever its case and accents, and the limit comes last`() {
    #expect(names(CollectionQuery(containing: " ECL ")) == ["Éclairs"])
    #expect(names(CollectionQuery(containing: "s", sort: .title, limit: 2)) == ["Éclairs", "Salads"])
    #expect(names(CollectionQuery(containing: "x")) == [])
  }
}
