import RecipeStore
import Testing

@testable import recipes

@Suite struct RecipeColumnsTests {
  private func row(
    id: Int = 1, _ title: String, time: Int = 0, servings: String = "", collections: [String] = [],
    isFavorite: Bool = false
  ) -> RecipeListRow {
    RecipeListRow(
      id: id, isFavorite: isFavorite, title: title, totalTime: time, servings: servings, collections: collections)
  }

  private func lines(_ rows: [RecipeListRow], _ width: Int, selection: Int? = nil) -> [String] {
    RecipeColumns.lines(of: rows, fitting: width, selection: selection).map(\.plain)
  }

  private func letters(_ count: Int) -> String { String(repeating: "t", count: count) }

  @Test func `columns without content are not there, and nothing trails`() {
    #expect(
      lines([row(id: 9, "Soup", time: 3600), row(id: 10, "Bread")], 80) == [" 9  Soup   1 hr", "10  Bread"])
    #expect(lines([], 80) == [])
  }

  @Test func `servings stay while the title keeps what most rows need, from 32 to 40 cells`() {
    // 1 + 2 for the number, 2 + 16 for the servings.
    let wide = String(repeating: "s", count: 20)
    #expect(lines([row(letters(90), servings: wide)], 61) == ["1  \(letters(39))…  sssssssssssssss…"])
    #expect(lines([row(letters(90), servings: wide)], 60) == ["1  \(letters(56))…"])
    let mostAreShort = (1...9).map { row(id: $0, letters(20)) } + [row(id: 0, letters(90), servings: wide)]
    #expect(lines(mostAreShort, 53).last == "0  \(letters(31))…  sssssssssssssss…")
    #expect(lines(mostAreShort, 52).last == "0  \(letters(48))…")
  }

  @Test func `what follows a column that does not fit is dropped with it`() {
    let long = row(letters(60), servings: "about 24 cookies", collections: ["A"])
    #expect(lines([long], 60) == ["1  \(letters(56))…"])
    #expect(lines([row(letters(60), collections: ["A"])], 60) == ["1  \(letters(53))…  A"])
  }

  @Test func `spare cells go to the title up to 40, to the collections, and to the title again`() {
    let names = ["Dinner", "Vegetarian", "Something else"]
    let rows = [row(letters(50), collections: names)]
    #expect(lines(rows, 64) == ["1  \(letters(50))"])
    #expect(lines(rows, 65) == ["1  \(letters(39))…  Dinner, …"])
    #expect(lines(rows, 66) == ["1  \(letters(39))…  Dinner, Vegetarian, …"])
    #expect(lines(rows, 79) == ["1  \(letters(39))…  Dinner, Vegetarian, Something else"])
    #expect(lines(rows, 82) == ["1  \(letters(42))…  Dinner, Vegetarian, Something else"])
    #expect(lines(rows, 100) == ["1  \(letters(50))  Dinner, Vegetarian, Something else"])
  }

  @Test func `below 60 columns times are short, and the title may shrink to 16 cells`() {
    let rows = [row(letters(40), time: 5400)]
    #expect(lines(rows, 60) == ["1  \(letters(40))  1 hr 30 min"])
    #expect(lines(rows, 59) == ["1  \(letters(40))  1h30m"])
    #expect(lines(rows, 26) == ["1  \(letters(15))…  1h30m"])
    #expect(lines(rows, 25) == ["1  \(letters(21))…"])
  }

  @Test func `on the narrowest page lines run over the edge`() {
    #expect(lines([row(id: 1000, letters(40))], 10) == ["1000  \(letters(11))…"])
    #expect(lines([row(id: 1000, "Soup")], 5) == ["1000  Soup"])
  }

  @Test func `no line is wider than its page`() {
    let rows = [
      row(
        id: 1, "Χωριάτικη σαλάτα (Greek village salad)", time: 59_400, servings: "1 jar of 2 liters",
        collections: ["Salads"]),
      row(
        id: 480, "배추김치 (Napa cabbage kimchi)", time: 45, servings: "3-4", collections: ["中餐", "Preserves"],
        isFavorite: true),
      row(id: 12, "שקשוקה (Shakshuka)", collections: ["A collection with a name that is longer than its column"]),
    ]
    for width in 25...200 {
      for line in RecipeColumns.lines(of: rows, fitting: width, selection: 12) {
        #expect(line.width <= width, "\(width)")
      }
    }
  }

  @Test func `the selected recipe has a mark in a column of its own`() {
    let rows = [row(id: 9, "Soup"), row(id: 12, "Bread", isFavorite: true)]
    #expect(lines(rows, 80, selection: 12) == ["      9  Soup", "> ♥  12  Bread"])
    #expect(lines(rows, 80, selection: 13) == ["    9  Soup", "♥  12  Bread"])
  }

  @Test func `after a title from right to left the line goes on from left to right`() {
    #expect(
      lines([row("שקשוקה", time: 60), row("سلطة", time: 60)], 80) == [
        "1  שקשוקה\u{200E}  1 min", "1  سلطة\u{200E}    1 min",
      ])
  }

  @Test(arguments: [
    (25, "Dinner, Quick, Vegetarian"), (24, "Dinner, Quick, …"), (16, "Dinner, Quick, …"), (15, "Dinner, …"),
    (9, "Dinner, …"), (8, "Dinner,…"), (4, "Din…"), (1, "…"),
  ])
  func `collections are cut between names`(width: Int, shown: String) {
    #expect(SafeText.names(["Dinner", "Quick", "Vegetarian"], cutTo: width).string == shown)
  }
}
