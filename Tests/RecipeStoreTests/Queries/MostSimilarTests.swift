import Testing

@testable import RecipeStore

@Suite struct MostSimilarTests {
  @Test(arguments: [
    ("Sopus", "Soups"), ("soup", "Soups"), ("DESERTS", "Desserts"), ("creme", "Crème"), ("Souos", "Soups"),
    ("Breakfast", nil), ("", nil), ("x", nil), (String(repeating: "Soups", count: 100_000), nil),
  ])
  func `the name that was meant is suggested, and none if none is close`(typed: String, expected: String?) {
    #expect(mostSimilar(to: typed, among: ["Soups", "Desserts", "Crème", "Sauces"]) == expected)
  }
}
