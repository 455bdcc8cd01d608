import RecipeModel
import Testing

@Suite struct CollectionNameTests {
  @Test(arguments: [
    ("Soups", "soups"), ("SOUPS", "soups"), ("  Soups ", "soups"), ("Crème", "crème"), ("Cre\u{300}me", "crème"),
    ("A\u{30A}", "\u{E5}"), ("\u{212B}", "\u{E5}"), ("Ωμέγα", "ωμέγα"), ("汤", "汤"), ("a\tb", "a b"),
    ("a\0", "a\u{FFFD}"),
  ])
  func `the key is the name in lower case and composed`(name: String, key: String) throws {
    // By scalars, since strings compare equal whatever their normalization form.
    #expect(try Array(CollectionName(name).key.unicodeScalars) == Array(key.unicodeScalars))
  }

  @Test func `the name is kept as written, on one line and trimmed`() throws {
    #expect(
      try Array(CollectionName(" Cre\u{300}me\nfraîche ").name.unicodeScalars)
        == Array("Cre\u{300}me fraîche".unicodeScalars))
  }

  @Test(arguments: ["all", "All", "FAVORITES", " recents "])
  func `names of our own lists are refused`(name: String) {
    #expect(throws: RecipeError.reservedCollectionName(name.trimmed())) { try CollectionName(name) }
  }

  @Test(arguments: ["", " ", "\n\t", "\u{3000}", "\u{200B}\u{FEFF}"])
  func `a blank name is refused`(name: String) {
    #expect(throws: RecipeError.emptyCollectionName) { try CollectionName(name) }
  }

  @Test func `the longest name is a line`() throws {
    #expect(try CollectionName(String(repeating: "x", count: 10_000)).name.utf8.count == 10_000)
    #expect(throws: RecipeError.tooLong(.collections, bytes: 10_001, limit: 10_000)) {
      try CollectionName(String(repeating: "x", count: 10_001))
    }
  }

  @Test func `names of one key become one, under the spelling that came first`() throws {
    #expect(try CollectionName.unique(["Fry", "", "eggs", "fry", " FRY ", "Eggs"]).map(\.name) == ["Fry", "eggs"])
  }
}
