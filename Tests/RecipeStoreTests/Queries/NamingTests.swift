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
      ("tomato soup", [1]), ("  TOMATO soup ", [1]), ("soup", [2, 3]), ("alpler", [4]), ("lermag", []), ("oup", []),
      ("oup w", []), ("soup w", [5, 9]), ("番茄", [6]), ("soup no1", [7]), ("soup no", [7]), ("ｓｏｕｐ　ｗｉｔｈ　ｍ", [5]),
      ("ｓｏｕｐ　ｗｉｔｈ　ｔｏｍａｔｏ", [9]), ("ｶﾚｰ", [8]), ("soup pea", [5]), ("rice soup", [9]), ("rice oup", []),
      ("蛋番", []), ("蛋 番茄", [6]), ("mint pea", [10, 5]), ("%", []), ("", []), ("?", []), ("stew", []),
    ] as [(String, [Int])])
  func `a name is a title, else a part of titles, else words in any order`(name: String, expected: [Int]) throws {
    #expect(try store.recipes(called: name) == expected)
  }

  @Test(
    arguments: [
      ("mapo tofu", [1]), ("麻婆豆腐", [1]), ("ＭＡＰＯ　ＴＯＦＵ", [1]), ("mapo", [1, 2]), ("豆腐", [1]), ("milk", []),
      ("butter", [3, 4]), ("soup", [5]), ("spicy", [6]), ("hot", [6]), ("มข่า", []), ("ต้มข่า", [7]), ("(spicy)", [6]),
    ] as [(String, [Int])])
  func `a part begins where a word begins, and the names before and in brackets are whole titles`(
    name: String, expected: [Int]
  ) throws {
    let store = try RecipeStore.inMemory(
      titles: "麻婆豆腐 (Mapo tofu)", "Mapo tofu burger", "Buttermilk pancakes", "Brown-butter cookies", "Soup",
      "Soup (spicy) (hot)", "ต้มข่าไก่")
    #expect(try store.recipes(called: name) == expected)
  }

  @Test func `a whole title is told from a part and from the beginning of one`() throws {
    let store = try RecipeStore.inMemory(titles: "Roast chicken with thyme", "Chicken (roast)", "Pea soup", "Pea soup")
    #expect(try store.recipes(titled: "roast chicken") == [] && store.recipes(titled: " ROAST ") == [2])
    #expect(try store.recipes(titled: "pea soup") == [3, 4] && store.recipes(titled: "soup") == [])
    #expect(try store.recipes(withTitleBeginning: "roast chick") == [1])
    #expect(
      try store.recipes(withTitleBeginning: "roast") == [] && store.recipes(withTitleBeginning: "chicken with") == [])
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
