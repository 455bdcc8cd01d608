import SQLite
import Testing

@testable import RecipeStore

@Suite struct IdeographsTests {
  @Test(arguments: [
    ("番茄炒蛋", " 番  茄  炒  蛋 "),
    ("B52轰炸机", "B52 轰  炸  机 "),
    ("肉じゃが", " 肉  じ  ゃ  が "),
    ("カレーライス", " カ  レ  ー  ラ  イ  ス "),
    ("김치 찌개", " 김  치   찌  개 "),
    ("½ cup 糖 – sweet", "½ cup  糖  – sweet"),
    ("𠮷野家", " 𠮷  野  家 "),
  ])
  func `every ideograph stands apart`(text: String, expected: String) {
    #expect(Ideographs.apart(text) == expected)
  }

  @Test(arguments: ["", "Tomato soup", "Crème brûlée – ½ cup “now” 🍅", "борщ", "ต้มยำกุ้ง", "حمص"])
  func `text without ideographs is left alone`(text: String) {
    #expect(Ideographs.apart(text) == nil)
  }

  @Test func `an argument without ideographs is returned by the function of SQL as it is`() throws {
    let store = try RecipeStore.inMemory()
    let results = try store.connection.query(
      "SELECT ideographs_apart('soup'), ideographs_apart('汤'), typeof(ideographs_apart(NULL))"
    ) { [$0.text(at: 0), $0.text(at: 1), $0.text(at: 2)] }
    #expect(results == [["soup", " 汤 ", "null"]])
  }
}
