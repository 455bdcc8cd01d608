import Foundation
import RecipeFormats
import RecipeModel
import RecipeTestSupport
import Testing

@Suite struct RecipeJSONReaderTests {
  @Test(arguments: [
    #"[{"title":"a"},{"title":"b"}]"#, " [ {\"title\" : \"a\"} ,\r\n\t{\"title\":\"b\"} ] \n",
    "{\"title\":\"a\"}\n{\"title\":\"b\"}\n", "{\"title\":\"a\"}\n\n  {\"title\":\"b\"}",
    #"{"title":"a"}{"title":"b"}"#,
    "\u{FEFF}[{\"title\":\"a\"},{\"title\":\"b\"}]",
  ])
  func `an array, objects and lines all hold recipes`(text: String) throws {
    let drafts = [RecipeDraft(title: "a"), RecipeDraft(title: "b")]
    #expect(try read(text).map { try $0.get() } == drafts)
    #expect(try read(text, pieceSize: 1).map { try $0.get() } == drafts)
  }

  @Test(arguments: ["[]", " [ ] ", "[\n]\n"])
  func `an empty array holds none`(text: String) throws {
    #expect(try read(text).isEmpty)
  }

  @Test func `every key is read`() throws {
    let text = #"""
      {"id": 7, "uuid": "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "title": "Soup \"hot\" \u00e9\ud83c\udf72\/",
       "prepTime": 60, "cookTime": 9e2, "servings": "4", "ingredients": "1 egg\nsalt", "directions": "a\r\nb",
       "notes": "n", "source": "s", "isFavorite": true, "addedOn": "2021-03-11", "collections": ["c", "C", "d"],
       "imageNames": ["i.jpg"]}
      """#
    let draft = RecipeDraft(
      uuid: UUID(uuidString: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"), title: "Soup \"hot\" é🍲/", prepTime: 60,
      cookTime: 900, servings: "4", ingredients: "1 egg\nsalt", directions: "a\nb", notes: "n", source: "s",
      isFavorite: true, addedOn: try AddedOn("2021-03-11"), collections: ["c", "d"], imageNames: ["i.jpg"])
    var reader = RecipeJSONReader(ByteSource(Array(text.utf8)))
    #expect(try reader.drafts() == [.success(draft)])
    #expect(reader.diagnostics.isEmpty)
  }

  @Test func `null and an empty date are not stated`() throws {
    let text = #"""
      {"title": "t", "uuid": null, "prepTime": null, "servings": null, "isFavorite": null, "addedOn": "",
       "collections": null}
      """#
    #expect(try read(text) == [.success(RecipeDraft(title: "t"))])
  }

  @Test func `a bad recipe is named and the others are read`() throws {
    let text = #"""
      [{"title":"a"}, {"title":"Pancakes","cookTime":-60}, {"cookTime":1}, 5, {"title":null}, {"title":" "},
       {"title":7}, {"title":"Waffles","prepTime":"1 h"}, {"title":"e","prepTime":1e999}, {"title":"f","cookTime":1.5},
       {"title":"g","collections":["x",1]}, {"title":"h","collections":"x"}, {"title":"i","isFavorite":"yes"},
       {"title":"j","addedOn":"2021-02-29"}, {"title":"k","uuid":"1"}, {"title":"l","collections":["All"]},
       {"title":"m","prepTime":99999999999999999999}, {"title":"n","servings":4}, {"title":"z"}]
      """#
    let messages = try read(text).map { result in
      switch result {
      case .success(let draft): draft.title
      case .failure(let failure): failure.description
      }
    }
    #expect(
      messages == [
        "a",
        "recipe 2 (Pancakes): the cooking time is negative: -60 seconds",
        "recipe 3: it has no title",
        "recipe 4: it is 5, not an object",
        "recipe 5: it has no title",
        "recipe 6: the title is empty",
        "recipe 7: title is 7, not text",
        "recipe 8 (Waffles): prepTime is the text \"1 h\", not a whole number of seconds",
        "recipe 9 (e): prepTime is 1e999, not a whole number of seconds",
        "recipe 10 (f): cookTime is 1.5, not a whole number of seconds",
        "recipe 11 (g): collections is a list with 1, not a list of texts",
        "recipe 12 (h): collections is the text \"x\", not a list of texts",
        "recipe 13 (i): isFavorite is the text \"yes\", not true or false",
        "recipe 14 (j): not an ISO 8601 date: \"2021-02-29\"",
        "recipe 15 (k): not a UUID: \"1\"",
        "recipe 16 (l): \"All\" is a reserved name; choose another",
        "recipe 17 (m): prepTime is 99999999999999999999, not a whole number of seconds",
        "recipe 18 (n): servings is 4, not text",
        "z",
      ])
  }

  @Test(arguments: [
    ("[{\"title\": \"a\"},\n {\"title\" \"é\"}]", "line 2, column 11: expected a colon, found \"\"\""),
    ("[{\"title\": \"é\", é}]", "line 1, column 17: expected a key in double quotes, found \"é\""),
    ("[{\"title\": \"a\"}", "line 1, column 16: expected a comma or ], found the end"),
    ("[{\"title\": \"a\"},", "line 1, column 17: expected a recipe, found the end"),
    ("[{\"title\": \"a\"},]", "line 1, column 17: expected a recipe, found \"]\""),
    ("[,]", "line 1, column 2: expected a recipe, found \",\""),
    ("[{\"title\": \"a\"} {}]", "line 1, column 17: expected a comma or ], found \"{\""),
    ("[] x", "line 1, column 4: expected nothing more, found \"x\""),
    ("[{\"title\": \"a", "line 1, column 14: expected a closing quote, found the end"),
    ("[{\"title\": \"a\\", "line 1, column 15: expected a closing quote, found the end"),
    ("[{\"title\": \"a\nb\"}]", "line 1, column 14: found a control character in a string; escape it"),
    ("[{\"title\": \"a\\x\"}]", "line 1, column 15: unknown escape: \"x\""),
    ("[{\"title\": \"\\u00g0\"}]", "line 1, column 15: expected four hexadecimal digits"),
    ("[{\"title\": 01}]", "line 1, column 13: expected a comma or }, found \"1\""),
    ("[{\"title\": -}]", "line 1, column 13: expected a digit, found \"}\""),
    ("[{\"title\": 1.}]", "line 1, column 14: expected a digit, found \"}\""),
    ("[{\"title\": tru}]", "line 1, column 12: expected a value, found \"t\""),
    ("[{\"title\": [1 2]}]", "line 1, column 15: expected a comma or ], found \"2\""),
    ("[{\"title\": \"a\"]]", "line 1, column 15: expected a comma or }, found \"]\""),
    ("hello", "line 1, column 1: expected a value, found \"h\""),
    ("{\"title\": \"a\"}\nhello", "line 2, column 1: expected a value, found \"h\""),
    ("}", "line 1, column 1: expected a recipe, found \"}\""),
  ])
  func `malformed JSON is an error that names the place`(text: String, message: String) throws {
    for pieceSize in [1, 7, 1000] {
      let error = #expect(throws: RecipeFileError.self) { try read(text, pieceSize: pieceSize) }
      #expect(error?.description == "malformed JSON at " + message)
    }
  }

  @Test(arguments: ["", " \n", "\u{FEFF}"])
  func `an empty file holds no recipe`(text: String) throws {
    let error = #expect(throws: RecipeFileError.self) { try read(text) }
    #expect(error?.description == "no recipe found; this is an empty file")
  }

  @Test(arguments: ["[", "{\"title\":", "[{\"title\":"])
  func `a depth bomb is an error`(opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    let error = #expect(throws: RecipeFileError.self) { try read(text) }
    guard case .malformed("JSON", "nested more than 512 deep", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `deep but bounded nesting does no harm`() throws {
    let deep = String(repeating: "[", count: 510) + String(repeating: "]", count: 510)
    let text = "[{\"title\":\"a\",\"x\":\(deep)},{\"title\":\"b\"}]"
    #expect(try read(text).count == 2)
  }

  @Test func `a log is read, and mistakes in it are named`() throws {
    let cooking = #"{"on":"2026-11-08","servings":"6","stars":4,"note":"good"}"#
    let text = #"[{"title":"a","rating":3,"cookings":[\#(cooking),{"on":"2026-09-01"}]}]"#
    var reader = RecipeJSONReader(ByteSource(Array(text.utf8)))
    let log = CookingLog(
      rating: 3,
      cookings: [
        Cooking(on: try #require(CalendarDay("2026-09-01"))),
        Cooking(on: try #require(CalendarDay("2026-11-08")), servings: "6", stars: 4, note: "good"),
      ])
    #expect(try reader.drafts() == [.success(RecipeDraft(title: "a", log: log))])
    for wrong in [
      #""rating":"good""#, #""rating":6"#, #""rating":-1"#, #""cookings":{}"#, #""cookings":[1]"#,
      #""cookings":[{"on":"2026-02-30"}]"#, #""cookings":[{}]"#, #""cookings":[{"on":"2026-01-01","stars":9}]"#,
      #""cookings":[{"on":"2026-01-01","note":1}]"#,
    ] {
      var reader = RecipeJSONReader(ByteSource(Array("[{\"title\":\"a\",\(wrong)}]".utf8)))
      let result = try #require(try reader.next())
      #expect(throws: InvalidRecipeError.self, "\(wrong)") { try result.get() }
    }
  }

  @Test func `unknown and repeated keys are reported`() throws {
    let text = #"[{"title":"a","yield":5},{"title":"b","title":"c","yield":1e999,"x\ny":{}}]"#
    var reader = RecipeJSONReader(ByteSource(Array(text.utf8)))
    #expect(try reader.drafts() == [.success(RecipeDraft(title: "a")), .success(RecipeDraft(title: "c"))])
    #expect(
      reader.diagnostics.lines == [
        "unknown key \"yield\" was left out (2 times)",
        "the key \"title\" occurs twice; the last one is used",
        "unknown key \"x y\" was left out",
      ])
  }

  @Test func `a flood of unknown keys does not flood the diagnostics`() throws {
    let members = (0..<1000).map { "\"k\($0)\":0" }.joined(separator: ",")
    var reader = RecipeJSONReader(ByteSource(Array("{\"title\":\"a\",\(members)}".utf8)))
    #expect(try reader.drafts().count == 1)
    #expect(reader.diagnostics.lines.count == 101)
    #expect(reader.diagnostics.lines.last == "and 900 more of this kind")
  }

  @Test func `what is not Unicode is replaced and reported`() throws {
    let bytes =
      Array(#"[{"title":"a"#.utf8) + [0xFF, 0xC3] + Array(#"\ud800x\udc00\ud83c\u0041"},{"title":"b"}]"#.utf8)
    var reader = RecipeJSONReader(ByteSource(bytes))
    #expect(
      try reader.drafts() == [
        .success(RecipeDraft(title: "a\u{FFFD}\u{FFFD}\u{FFFD}x\u{FFFD}\u{FFFD}A")), .success(RecipeDraft(title: "b")),
      ])
    #expect(reader.diagnostics.lines == ["characters that are not valid Unicode were replaced by U+FFFD"])
  }

  @Test func `hostile characters are kept, NUL is replaced`() throws {
    let text = #"{"title":"\u001b[31m\u202e\u0000\u009b","ingredients":"a\u0000\u0007"}"#
    let draft = RecipeDraft(title: "\u{1B}[31m\u{202E}\u{FFFD}\u{9B}", ingredients: "a\u{FFFD}\u{7}")
    #expect(try read(text) == [.success(draft)])
  }

  @Test func `a title of ten megabytes is that recipe's failure`() throws {
    let text = "[{\"title\":\"\(String(repeating: "x", count: 10_485_760))\"},{\"title\":\"b\"}]"
    let results = try read(text)
    #expect(throws: InvalidRecipeError.self) { try results[0].get() }
    guard case .failure(let failure) = results[0] else { return }
    let shown = String(repeating: "x", count: 60)
    #expect(failure.description == "recipe 1 (\(shown)…): the title is 10485760 bytes long; at most 500 fit")
    #expect(results[1] == .success(RecipeDraft(title: "b")))
  }

  @Test func `a recipe beyond all limits ends the reading before it is in memory`() throws {
    var pieces = 0
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1_048_576)
    var reader = RecipeJSONReader(
      ByteSource {
        pieces += 1
        return pieces == 1 ? Array("[{\"title\":\"".utf8) : piece
      })
    #expect(throws: RecipeFileError.recipeTooLong(number: 1, limit: 33_554_432)) { try reader.next() }
    #expect(pieces <= 35)
  }

  @Test func `many recipes pass through little memory`() throws {
    let line = Array("{\"title\":\"a\",\"notes\":\"\(String(repeating: "x", count: 1000))\"}\n".utf8)
    var left = 20_000
    var reader = RecipeJSONReader(
      ByteSource {
        left -= 1
        return left < 0 ? [] : line
      })
    var count = 0
    while try reader.next() != nil { count += 1 }
    #expect(count == 20_000)
  }

  @Test func `what the source throws comes through`() throws {
    struct DiskGone: Error {}
    var reader = RecipeJSONReader(ByteSource { throw DiskGone() })
    #expect(throws: DiskGone.self) { try reader.next() }
  }

  @Test func `a file cut off anywhere is an error or fewer recipes, never a crash`() throws {
    let text = Array(#"[{"title":"a\u00e9\ud83c\udf72","x":[1.5e-3,true,null,{"y":{}}]},{"title":"b"}]"#.utf8)
    for end in 0..<text.count {
      var reader = RecipeJSONReader(ByteSource(Array(text[..<end])))
      #expect(throws: RecipeFileError.self, "cut after \(end) bytes") { try reader.drafts() }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `bytes changed at random never crash the reader`(seed: UInt64) throws {
    let text = Array(
      #"[{"title":"a\u00e9\ud83c\udf72","prepTime":90,"collections":["x"],"addedOn":"2021-03-11"}]"#.utf8)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      var reader = RecipeJSONReader(ByteSource(bytes))
      for result in (try? reader.drafts()) ?? [] {
        if case .success(let draft) = result { #expect(try draft.normalized() == draft) }
      }
    }
  }

  @Test func `fields that are there and empty are told from those that are missing or null`() throws {
    var reader = RecipeJSONReader(
      ByteSource(Array(#"{"title": "a", "notes": "", "prepTime": 0, "source": null, "servings": "2"}"#.utf8)))
    #expect(try reader.next()?.get().cleared == [.prepTime, .notes])
  }

  private func read(
    _ text: String, pieceSize: Int = .max
  ) throws -> [Result<RecipeDraft, InvalidRecipeError>] {
    var rest = Array(text.utf8)[...]
    var reader = RecipeJSONReader(
      ByteSource {
        defer { rest = rest.dropFirst(pieceSize) }
        return Array(rest.prefix(pieceSize))
      })
    return try reader.drafts()
  }
}
