import Testing

@testable import RecipeVerbs

/// The names that words of a command line write.
@Suite struct TypedNamesTests {
  @Test(
    arguments: [
      (["salt,", "olive", "oil"], ["salt", "olive oil"]),
      (["salt", "olive oil", "bay", "leaves"], ["salt", "olive oil", "bay leaves"]),
      (["salt,pepper"], ["salt", "pepper"]), (["6", "eggs"], ["6 eggs"]), (["2,5", "kg", "flour"], ["2,5 kg flour"]),
      ([","], []),
    ] as [([String], [String])])
  func `words are one new name up to a comma, and a quoted one with a space in it is a name by itself`(
    words: [String], names: [String]
  ) {
    #expect(TypedNames.new(words) == names)
  }

  private static let there: Set = ["salt", "oil", "olive oil", "Drinks", "Soups", "Soups,Stews"]

  @Test(
    arguments: [
      (["olive", "oil"], ["olive oil"]), (["salt,", "olive", "oil"], ["salt", "olive oil"]),
      (["Drinks", "Soups"], ["Drinks", "Soups"]), (["Drinks", "Stews"], ["Drinks", "Stews"]),
      (["Drinks,Soups"], ["Drinks", "Soups"]), (["Soups,Stews"], ["Soups,Stews"]),
      (["Drinks", "Soups,Stews"], ["Soups,Stews", "Drinks"]), (["bay", "leaves"], ["bay leaves"]), ([""], [""]),
    ] as [([String], [String])])
  func `words that name what is there are tried as one name first, then each by itself`(
    words: [String], names: [String]
  ) {
    #expect(TypedNames.existing(words) { Self.there.contains($0) } == names)
  }
}
