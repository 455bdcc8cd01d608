import RecipeModel
import Testing

@testable import RecipeStore

@Suite struct NamingTests {
  private let store: RecipeStore

  init() throws {
    store = try .inMemory(
      titles: "Tomato soup", "Soup", "soup", "Älplermagronen", "Pea soup with mint", "番茄炒蛋", "Ｓｏｕｐ　Ｎｏ１",
      "カレー", "Soup with tomato and rice", "Minted peas")
  }

  @Test(
    arguments: [
      ("tomato soup", [1]), ("  TOMATO soup ", [1]), ("soup", [2, 3]), ("alpler", [4]), ("lermag", [4]),
      ("oup w", [5, 9]), ("番茄", [6]), ("soup no1", [7]), ("soup no", [7]), ("ｓｏｕｐ　ｗｉｔｈ　ｍ", [5]),
      ("ｓｏｕｐ　ｗｉｔｈ　ｔｏｍａｔｏ", [9]), ("ｶﾚｰ", [8]), ("soup pea", [5]), ("rice soup", [9]), ("rice oup", []),
      ("蛋番", []), ("蛋 番茄", [6]), ("mint pea", [10, 5]), ("%", []), ("", []), ("?", []), ("stew", []),
    ] as [(String, [Int])])
  func `a name is a title, else a part of titles, else words in any order`(name: String, expected: [Int]) throws {
    #expect(try store.recipes(called: name) == expected)
  }

  @Test(
    arguments: [
      ("Tomatoe soup", [1, 9]), ("ALPLERMAGRONE", [4]), ("tomatto", [1, 9]), ("mintet", [10, 5]), ("rica", [9]),
      ("ric", []),
      ("pae soop", []), ("mitn soop", [5]), ("soop", [2, 3, 1, 5]), ("bread", []), ("", []), ("番茄炒鸡", [6]),
    ] as [(String, [Int])])
  func `titles and words of titles that are spelled alike are found, the most similar first`(
    name: String, expected: [Int]
  ) throws {
    #expect(try store.recipes(spelledLike: name, limit: 4) == expected)
  }

  @Test(
    arguments: [
      ("abc", "abd", nil), ("abc", "abc", 0), ("abcd", "abce", 1), ("abcd", "abdc", 1), ("abcde", "abxye", nil),
      ("abcdef", "abxyef", 2), ("abcdef", "xyzdef", nil), ("abcdefghij", "abcdefgxyz", 3), ("chiken", "chicken", 1),
      ("chiken", "kitchen", nil),
    ] as [(String, String, Int?)])
  func `the longer a word is, the more mistakes it may have`(typed: String, word: String, distance: Int?) {
    #expect(MisspelledWord(typed).distance(to: word) == distance)
  }
}
