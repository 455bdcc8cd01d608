import RecipeKitchen
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Pairs of recipes that may be one.
@Suite struct DuplicatesTests {
  private static func pairs(_ drafts: [RecipeDraft]) throws -> [String] {
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add(drafts)
    return try store.duplicates().pairs.map { "\($0.first.id) \($0.second.id) \($0.reason)" }
  }

  @Test(arguments: [
    ("Soup", "soup"), ("Soup", "Soup (2)"), ("Soup (3)", "Soup (12)"), ("Crème brûlée", "Creme Brulee"),
  ])
  func `a title is the same whatever its case, accents, and number in brackets`(one: String, other: String) throws {
    #expect(try Self.pairs([RecipeDraft(title: one), RecipeDraft(title: other)]) == ["1 2 the same title"])
  }

  @Test(arguments: [
    ("https://example.org/soup", "http://www.example.org/soup/#top", true),
    ("https://EXAMPLE.org/soup", "https://example.org/soup", true),
    ("https://example.org/?id=1", "https://example.org/?id=2", false),
    ("https://example.org/soup", "https://example.org/Soup", false), ("my aunt", "my aunt", false), ("", "", false),
  ])
  func `a page is the same whatever does not matter for which it is`(one: String, other: String, isSame: Bool) throws {
    let found = try Self.pairs([RecipeDraft(title: "a", source: one), RecipeDraft(title: "b", source: other)])
    #expect(found == (isSame ? ["1 2 the same page"] : []))
  }

  @Test func `the same foods are the same whatever their amounts and their order`() throws {
    let one = RecipeDraft(title: "a", ingredients: "For the soup:\n2 onions, chopped\n1 l stock\nsalt")
    let other = RecipeDraft(title: "b", ingredients: "1 pinch of salt\n500 ml stock\n1 onion")
    #expect(try Self.pairs([one, other, RecipeDraft(title: "c")]) == ["1 2 the same ingredients"])
  }

  private static let foods = [
    "onion", "carrot", "celery", "leek", "butter", "flour", "milk", "salt", "thyme", "bacon", "rice", "honey",
  ]

  @Test func `nine in ten foods and a word of the title are alike, neither alone is`() throws {
    let ten = Self.foods.prefix(10).joined(separator: "\n")
    let nine = Self.foods.prefix(9).joined(separator: "\n")
    let eight = Self.foods.prefix(8).joined(separator: "\n")
    let drafts = [
      RecipeDraft(title: "Leek soup", ingredients: ten), RecipeDraft(title: "Soup of leeks", ingredients: nine),
      RecipeDraft(title: "Stew", ingredients: nine + "\nrice"), RecipeDraft(title: "Soup", ingredients: eight),
    ]
    #expect(try Self.pairs(drafts) == ["1 2 9 of 10 ingredients"])
  }

  @Test func `the first reason is said, and only recipes of the list are compared`() throws {
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    let page = "https://example.org/soup"
    try store.add([
      RecipeDraft(title: "Soup", ingredients: "salt", source: page, collections: ["Soups"]),
      RecipeDraft(title: "Soup", ingredients: "salt", source: page),
      RecipeDraft(title: "Soup", ingredients: "salt", collections: ["Soups"]),
    ])
    #expect(
      try store.duplicates().pairs.map { "\($0.ids) \($0.reason)" } == [
        "[1, 2] the same page", "[1, 3] the same title", "[2, 3] the same title",
      ])
    var soups = RecipeQuery.all
    (soups.collections, soups.limit, soups.sort) = (["Soups"], 1, .title)
    let found = try store.duplicates(in: soups)
    #expect(found.pairs.map(\.ids) == [[1, 3]] && found.among == 2)
  }

  @Test func `each recipe of a large group is in a pair`() throws {
    let found = try Self.pairs((1...40).map { _ in RecipeDraft(title: "Soup") })
    #expect(found == (2...40).map { "1 \($0) the same title" })
  }

  @Test(arguments: 1...20)
  func `pairs are those that a comparison of each recipe with each other finds`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let drafts = (0..<30).map { number -> RecipeDraft in
      var foods = Self.foods.shuffled(using: &random).prefix(Int.random(in: 8...12, using: &random))
      if Bool.random(using: &random) { foods = Self.foods.prefix(foods.count) }
      let words = ["Soup", "Stew", "Pie"].randomElement(using: &random)!
      return RecipeDraft(title: "\(words) no\(number)", ingredients: foods.joined(separator: "\n"))
    }
    func foods(of draft: RecipeDraft) -> Set<Substring> { Set(draft.ingredients.split(separator: "\n")) }
    var expected: [String] = []
    for one in drafts.indices {
      for other in drafts.indices where one < other {
        let (first, second) = (foods(of: drafts[one]), foods(of: drafts[other]))
        let (shared, count) = (first.intersection(second).count, max(first.count, second.count))
        let isNamedAlike = drafts[one].title.prefix(3) == drafts[other].title.prefix(3)
        if first == second {
          expected.append("\(one + 1) \(other + 1) the same ingredients")
        } else if shared * 10 >= count * 9, isNamedAlike {
          expected.append("\(one + 1) \(other + 1) \(shared) of \(count) ingredients")
        }
      }
    }
    #expect(try Self.pairs(drafts) == expected)
  }
}
