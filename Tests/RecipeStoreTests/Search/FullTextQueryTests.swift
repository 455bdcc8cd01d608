import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

@Suite struct FullTextQueryTests {
  @Test(arguments: [
    ("kg oil", #""kg" AND ("oil"* OR "oile" OR "oiles" OR "oils")"#),
    ("Tomatoes", #"("Tomatoes"* OR "tomato" OR "tomatoe" OR "tomatos")"#),
    ("C++", #""C++""#),
    ("1/2", #""1/2""#),
    ("it's", #""it's""#),
    ("-oil", ""),
    ("chick*", #"("chick"* OR "chicke" OR "chickes" OR "chicks")"#),
    (
      #""tomato puree" -onion -"#,
      #"(("tomato puree"* OR "tomato purees")) NOT (("onion"* OR "onione" OR "oniones" OR "onions"))"#
    ),
    (
      #"xo -"olive oil" --oi"#,
      #"("xo"*) NOT (("olive oil"* OR "olive oile" OR "olive oiles" OR "olive oils") OR "oi"*)"#
    ),
    (
      #"say "cheese""#,
      #"("say" OR "sai" OR "saie" OR "saies" OR "sais" OR "saye" OR "sayes" OR "says") AND "#
        + #"("cheese"* OR "cheeses")"#
    ),
    ("NEAR(a b) OR title:x", #""NEAR(a" AND "b)" AND "OR" AND "title:x""#),
    ("a\0b", #""a" AND "b"*"#),
    ("番茄 ol", #"(" 番  茄 " OR title : ("番" "茄")) AND "ol"*"#),
    ("番茄", #"(" 番  茄 "* OR title : ("番"* "茄"*))"#),
    ("B52轰", #"("B52 轰 "* OR title : ("B52"* "轰"*))"#),
    ("", ""), ("  \n", ""), ("\"", ""), ("& - * ()", ""), ("🍅", ""),
  ])
  func `words are quoted, all must match in one of their forms, the last one may be a beginning`(
    typed: String, expected: String
  ) {
    #expect(FullTextQuery(typed).text == expected)
  }

  @Test func `words in the ingredients may all be beginnings`() {
    #expect(
      FullTextQuery("xo oil").textInIngredients
        == #"ingredients : "xo"* AND ingredients : ("oil"* OR "oile" OR "oiles" OR "oils")"#)
  }

  @Test(arguments: [39, 40, 41, 42] as [UInt64])
  func `no text that can be typed is an error`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = try RecipeStore.inMemory(titles: "Half & half", "番茄炒蛋", "C++ soup")
    let search = "SELECT rowid FROM recipes_fts WHERE recipes_fts MATCH ?1"
    for _ in 1...25_000 {
      let query = FullTextQuery(Self.randomText(using: &random))
      for text in [query.text, query.textInIngredients] where !text.isEmpty {
        #expect(throws: Never.self, "seed \(seed): \(text.debugDescription)") {
          _ = try store.connection.first(search, text) { _ in }
        }
      }
    }
    for _ in 1...500 {
      let typed = Self.randomText(using: &random)
      #expect(throws: Never.self, "seed \(seed): \(typed.debugDescription)") {
        _ = try store.search(typed)
        _ = try store.identifiers(of: RecipeQuery(with: [typed], without: [typed]))
      }
    }
  }

  @Test func `ten thousand words are no error`() throws {
    let store = try RecipeStore.inMemory(titles: "Soup")
    #expect(try store.search(Array(repeating: "soup", count: 10_000).joined(separator: " ")).count == 1)
    #expect(try store.search(String(repeating: "汤", count: 10_000)).isEmpty)
    #expect(try store.search(String(repeating: "(", count: 10_000) + "soup").count == 1)
  }

  /// Up to a dozen pieces that mean something to FTS5, to SQL, to Unicode, or to nothing.
  private static func randomText(using random: inout some RandomNumberGenerator) -> String {
    (0..<Int.random(in: 1...12, using: &random)).map { _ in
      if Bool.random(using: &random) { return pieces.randomElement(using: &random)! }
      let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
      return scalar.map { String(Character($0)) } ?? "\u{FFFD}"
    }.joined()
  }

  private static let pieces = [
    "\"", "'", "*", "+", "-", "^", ":", "(", ")", "{", "}", ",", "\0", " ", "\n", "AND", "OR", "NOT", "NEAR", "NEAR(",
    "title", "rowid", "--", "/*", ";", "a", "soup", "1/2", "½", "é", "番", "茄", "か", "\u{3099}", "김", "\u{301}", "🍅",
    "\u{202E}", "\u{FEFF}", "\u{3000}", "%", "_", "\\", "?1", "$x", "@",
  ]
}
