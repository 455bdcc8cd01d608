import Testing

@testable import RecipeKitchen

/// How much of a food is at home, and what is left of it.
@Suite struct HomeAmountTests {
  @Test(
    arguments: [
      ("200 ml cream", "cream", "200 ml"), ("6 eggs", "eggs", "6"), ("2 tins of tomatoes", "tomatoes", "2 tins"),
      ("2 large onions", "large onions", "2"), ("olive oil", "olive oil", ""), ("2% milk", "2% milk", ""),
      ("flour 500 g", "flour", "500 g"), ("1½ cups oat milk for Anna", "oat milk for Anna", "1½ cups"),
    ])
  func `a line is a name with its amount`(text: String, name: String, amount: String) {
    let line = FoodLine(text)
    #expect((line.name, line.amount) == (name, amount))
  }

  @Test(arguments: ["lots", "", "some", "6 + 1 kg", "0", "0 ml"])
  func `what is no number, or several, is no amount`(text: String) {
    #expect(HomeAmount(text) == nil)
  }

  @Test func `amounts of one kind are one`() {
    #expect(HomeAmount.amounts(in: "6 (5.5) + 1 kg + 200 g").map(\.text) == ["6", "1.2 kg"])
    #expect(HomeAmount("200 ml")?.adding(HomeAmount("1 l")!)?.text == "1.2 l")
    #expect(HomeAmount("200 ml")?.adding(HomeAmount("1 cup")!) == nil)
  }

  static let taken: [(there: String, wanted: String, food: String, left: String?, missing: String?)] = [
    ("200 ml", "50 ml", "cream", "150 ml", nil), ("200 ml", "200 ml", "cream", nil, nil),
    ("200 ml", "300 ml", "cream", nil, "100 ml"), ("6", "2", "egg", "4", nil), ("1 dozen", "1", "egg", "11", nil),
    ("1 kg", "1 g", "flour", "999 g", nil), ("2 kg", "3 g", "flour", "1.997 kg", nil),
    ("1 lb", "4 oz", "beef", "¾ lb", nil), ("2 cups", "1 tbsp", "milk", "31 tbsp", nil),
    ("1 cup", "½ cup", "milk", "½ cup", nil), ("500 g", "1 cup", "flour", "375 g", nil),
    ("1 l", "2 cups", "milk", "527 ml", nil), ("1 head", "2 cloves", "garlic", "0.8 head", nil),
    ("3 cloves", "1 head", "garlic", nil, "0.7 head"),
    ("2 x 400 g cans", "1 tin", "canned tomato", "1 x 400 g can", nil),
  ]

  @Test(arguments: taken)
  func `what is taken is taken off, and what lacks is known`(
    there: String, wanted: String, food: String, left: String?, missing: String?
  ) throws {
    let key = try #require(ItemKey(name: food))
    let result = try #require(HomeAmount(there)!.taking(HomeAmount(wanted)!, of: key))
    #expect((result.left?.text, result.missing?.text) == (left, missing))
  }

  @Test(arguments: [("200 ml", "2 tins", "cream"), ("6", "200 g", "egg"), ("2 x 400 g cans", "1 x 200 g can", "bean")])
  func `what cannot be compared is not taken`(there: String, wanted: String, food: String) throws {
    let key = try #require(ItemKey(name: food))
    #expect(HomeAmount(there)!.taking(HomeAmount(wanted)!, of: key) == nil)
  }

  /// What is to be bought of foods that recipes and a person need, where some are at home.
  private func bought(_ lines: [String], own: [String] = [], home: [(String, [String?])]) throws -> [String] {
    let stocks = try home.enumerated().map { place, food in
      let key = try #require(ItemKey(name: food.0))
      return (key, food.1.map { HomeStock(id: place, amount: $0.map { HomeAmount($0)! }) })
    }
    let entries = ShoppingMerge().allEntries(
      of: lines.map { ShoppingLine($0, source: 0) } + own.map { ShoppingLine($0) },
      home: Dictionary(uniqueKeysWithValues: stocks))
    return entries.map { entry in
      [entry.name, entry.amountText, entry.isAtHome ? "(at home)" : (entry.home.map { "(\($0.text) at home)" } ?? "")]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  @Test func `so much less is bought as is at home`() throws {
    #expect(try bought(["100 ml cream"], home: [("cream", ["50 ml"])]) == ["cream 50 ml (50 ml at home)"])
    #expect(try bought(["100 ml cream"], home: [("cream", ["200 ml"])]) == ["cream (at home)"])
    #expect(try bought(["400 ml cream"], home: [("cream", ["200 ml", "100 ml"])]) == ["cream 100 ml (300 ml at home)"])
    #expect(try bought(["200 g spinach"], home: [("spinach", [nil])]) == ["spinach 200 g (some at home)"])
    #expect(try bought(["100 ml cream"], home: [("cream", ["2 tins"])]) == ["cream 100 ml (2 tins at home)"])
    #expect(try bought(["4 eggs", "2 egg yolks"], home: [("eggs", ["5"])]) == ["eggs 1 (5 at home)"])
    #expect(try bought(["salt"], home: [("salt", ["500 g"])]) == ["salt (at home)"])
    #expect(try bought(["salt"], home: [("salt", [nil])]) == ["salt (some at home)"])
    #expect(try bought(["100 ml cream"], home: [("milk", ["1 l"])]) == ["cream 100 ml"])
  }

  @Test func `what a person put on the list is bought, whatever is at home`() throws {
    #expect(try bought([], own: ["6 eggs"], home: [("eggs", ["4"])]) == ["eggs 6 (4 at home)"])
    #expect(try bought(["4 eggs"], own: ["6 eggs"], home: [("eggs", ["4"])]) == ["eggs 6 (4 at home)"])
    #expect(try bought(["4 eggs"], own: ["eggs"], home: [("eggs", ["4"])]) == ["eggs (4 at home)"])
  }

  @Test func `of a choice what is at home is taken`() throws {
    let merge = ShoppingMerge()
    let butter = try #require(ItemKey(name: "butter"))
    let home = [butter: [HomeStock(id: 1, amount: HomeAmount("250 g"))]]
    let entries = merge.allEntries(of: [ShoppingLine("50 g oil or butter", source: 0)], pantry: [butter], home: home)
    #expect(entries.map(\.isAtHome) == [true])
    #expect(entries[0].home?.uses.map { "\($0.stock): \($0.taken.text), \($0.left?.text ?? "")" } == ["1: 50 g, 200 g"])
  }
}
