import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeFormats

/// Titles and lines that look like another format, or like another part of the text.
@Suite struct OddTextTests {
  static let titles = [
    "[GF] Brownies", "{Soup}", "<3 soup", "<b>Soup</b>", "<Soup", "Ingredients", "Zutaten", "Notes:", "Directions",
    "@soup{1}", "Soup @salt{}", "# Soup", "## Soup", "---", "- Soup", "* Soup", "> Soup", ">> title: Soup",
    "== Soup ==",
    "MMMMM----- Recipe via Meal-Master (tm) v8.05", "*  Exported from  MasterCook  *", "@@@@@ Soup", "%PDF-1.7",
    "===== REZKONV =====", "title: Soup", "Soup: 4", "Serves 4", "Prep: 10 min", "Method: boil", "recipes:title: \"A\"",
    "recipes:notes: \"A\"", "\"<!DOCTYPE html>", "<!DOCTYPE html>", "{\"title\": \"A\"}", "[]", "{}", "[1]", "1 egg",
    "a,b",
    "title,ingredients,directions", "材料", "做法：", "【作り方】", "Soup\u{2028}two", "https://soup.example", "PK\u{3}\u{4}",
    "GIF8 soup", "SQLite format 3", "BEGIN:VCARD", "MIME-Version: multipart/related", "\\Soup", "3. Soup",
    "Makes 12 rolls",
  ]
  static let texts = ["", "1 leek", "- 2 eggs\nsalt", "1 leek\n@soup{1}\n2 eggs", "1 leek\n---\n2 eggs"]

  @Test(arguments: titles)
  func `an odd title survives in plain text, whatever is below it`(title: String) throws {
    for text in Self.texts {
      let draft = try RecipeDraft(title: title, ingredients: text, directions: "Boil.\n" + text, notes: text)
        .normalized()
      for isNamed in [true, false] { try expectTextRoundTrip(draft, isNamed: isNamed) }
    }
  }

  @Test(arguments: titles)
  func `an odd line survives in plain text, whatever part it is in`(line: String) throws {
    for (ingredients, directions, notes) in [(line, "", ""), ("", line, ""), ("", "", line), (line, line, line)] {
      let draft = try RecipeDraft(title: "Soup", ingredients: ingredients, directions: directions, notes: notes)
        .normalized()
      for isNamed in [true, false] { try expectTextRoundTrip(draft, isNamed: isNamed) }
    }
  }

  @Test(arguments: 51...54 as ClosedRange<UInt64>)
  func `what is written as text is found and read, whatever it is`(seed: UInt64) throws {
    try expectRoundTrips(seed: seed, count: 100, as: \.withoutUUID) { draft in
      var reader = RecipeFileReader(ByteSource(try OutputFormat.text.file([draft])), isNamed: false)
      return try reader.drafts().map { try $0.get() }
    }
  }

  @Test func `an ordinary title is alone on the first line`() {
    let text = PlainText.write(RecipeDraft(title: "3 bean soup (best)", ingredients: "1 bean"))
    #expect(text == "3 bean soup (best)\n\nIngredients\n\n1 bean\n\nDirections\n")
  }

  @Test func `a title that would mean something else is named`() {
    let text = PlainText.write(RecipeDraft(title: "Ingredients", ingredients: "1 bean"))
    #expect(text == "title: Ingredients\n\nIngredients\n\n1 bean\n\nDirections\n")
  }

  private func expectTextRoundTrip(_ draft: RecipeDraft, isNamed: Bool) throws {
    let bytes = try OutputFormat.text.file([draft])
    var reader = RecipeFileReader(ByteSource(bytes), isNamed: isNamed)
    let results = Result { try reader.drafts() }
    guard case .success([.success(draft)]) = results else {
      Issue.record("\(draft) came back as \(results) of:\n\(String(decoding: bytes, as: UTF8.self))")
      return
    }
  }

  @Test(arguments: [
    "番茄炒蛋\n\n材料\n番茄 2个\n鸡蛋 3个\n盐 少许\n\n做法\n1、番茄切块。\n2、鸡蛋打散。\n",
    "# 番茄炒蛋\n\n## 材料\n\n- 番茄 2个\n- 鸡蛋 3个\n- 盐 少许\n\n## 做法\n\n1. 番茄切块。\n2. 鸡蛋打散。\n",
    "番茄炒蛋\n【材料】\n番茄 2个\n鸡蛋 3个\n盐 少许\n【做法】\n番茄切块。\n鸡蛋打散。\n",
    "番茄炒蛋\n\n番茄 2个\n鸡蛋 3个\n盐 少许\n\n番茄切块。\n鸡蛋打散。\n",
  ])
  func `Chinese is read`(text: String) throws {
    let draft = RecipeDraft(title: "番茄炒蛋", ingredients: "番茄 2个\n鸡蛋 3个\n盐 少许", directions: "番茄切块。\n鸡蛋打散。")
    for isNamed in [true, false] {
      var reader = RecipeFileReader(ByteSource(Array(text.utf8)), isNamed: isNamed)
      #expect(try reader.drafts() == [.success(draft)])
    }
  }

  @Test(arguments: [
    "肉じゃが\n\n材料（2人分）\n牛肉 150g\nじゃがいも 3個\n塩 少々\n\n作り方\n①じゃがいもを切る。\n",
    "肉じゃが\n分量：2人分\n\n■材料\n牛肉 150g\nじゃがいも 3個\n塩 少々\n\n■作り方\n①じゃがいもを切る。\n",
  ])
  func `Japanese is read`(text: String) throws {
    let draft = RecipeDraft(
      title: "肉じゃが", servings: "2人分", ingredients: "牛肉 150g\nじゃがいも 3個\n塩 少々", directions: "①じゃがいもを切る。")
    var reader = RecipeFileReader(ByteSource(Array(text.utf8)), isNamed: false)
    #expect(try reader.drafts() == [.success(draft)])
  }

  @Test func `Chowdown's lists are lists`() throws {
    let text = """
      ---

      layout: recipe
      title:  "Eggs"
      image: eggs.jpg
      tags: quick, breakfast

      ingredients:
      - 2 eggs
      - "salt, pepper"
      - butter, and more of it
        than you think

      directions:
      - Melt the butter: slowly
      - Fry.

      components:
      - Toast
      - Jam, red

      ---

      From my aunt.
      """
    let draft = RecipeDraft(
      title: "Eggs", ingredients: "2 eggs\nsalt, pepper\nbutter, and more of it than you think",
      directions: "Melt the butter: slowly\nFry.", notes: "components: Toast; Jam, red\n\nFrom my aunt.",
      collections: ["quick", "breakfast"], imageNames: ["eggs.jpg"])
    var reader = RecipeFileReader(ByteSource(Array(text.utf8)), isNamed: false)
    #expect(try reader.drafts() == [.success(draft)])
    #expect(reader.formatName == "text")
  }
}
