import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeFormats

/// Reads a file as `import` does, by its content.
func imported(_ text: String) throws -> [FileRecipe] {
  var reader = RecipeFileReader(ByteSource(Array(text.utf8)), isNamed: false)
  var recipes: [FileRecipe] = []
  while let recipe = try reader.next() { recipes.append(try recipe.get()) }
  return recipes
}

/// What holds for every format that recipe programs exchange.
@Suite struct ExchangeFormatTests {
  private static let files: [(format: String, text: String)] = [
    (
      "mastercook",
      """
      *  Exported from  MasterCook II  *

                               Leek Soup

      Recipe By     : Ana
        Amount  Measure       Ingredient -- Preparation Method
      --------  ------------  --------------------------------
         2                     leeks -- sliced

      Boil.

      """
    ),
    (
      "mastercook",
      """
      <?xml version="1.0"?><mx2 source="MasterCook"><RcpE name="Leek Soup" author="Ana">
      <IngR name="leeks" unit="" qty="2"><IPrp>sliced</IPrp></IngR><DirS><DirT>Boil.</DirT></DirS></RcpE></mx2>
      """
    ),
    (
      "rezkonv",
      """
      ========== REZKONV-Rezept - RezkonvSuite v1.4

           Titel: Leek Soup

           2            leeks, sliced

      =========== QUELLE ===========
                        Ana

      Boil.
      =====

      """
    ),
    (
      "nyc",
      """
      @@@@@ Now You're Cooking! Export Format

      Leek Soup

      none

      2 leeks -- sliced

      Boil.

      Contributor: Ana

      """
    ),
    (
      "recipeml",
      """
      <?xml version="1.0"?><recipeml version="0.5"><recipe><head><title>Leek Soup</title>
      <source><srcitem>Ana</srcitem></source></head><ingredients><ing><amt><qty>2</qty></amt><item>leeks</item>
      <prep>sliced</prep></ing></ingredients><directions><step>Boil.</step></directions></recipe></recipeml>
      """
    ),
    (
      "krecipes",
      """
      <?xml version="1.0"?><krecipes><krecipes-recipe><krecipes-description><title>Leek Soup</title>
      <author>Ana</author></krecipes-description><krecipes-ingredients><ingredient><name>leeks</name>
      <amount>2</amount><unit/><prep>sliced</prep></ingredient></krecipes-ingredients>
      <krecipes-instructions>Boil.</krecipes-instructions></krecipes-recipe></krecipes>
      """
    ),
    (
      "gourmet",
      """
      <?xml version="1.0"?><gourmetDoc><recipe id="1"><title>Leek Soup</title><source>Ana</source><ingredient-list>
      <ingredient><amount>2</amount><item>leeks, sliced</item></ingredient></ingredient-list>
      <instructions>Boil.</instructions></recipe></gourmetDoc>
      """
    ),
  ]

  @Test(arguments: files)
  func `each format is detected, and says the same`(_ format: String, _ text: String) throws {
    var reader = RecipeFileReader(ByteSource(Array(text.utf8)), isNamed: false)
    let draft = try #require(try reader.next()?.get().draft)
    #expect(try reader.next() == nil)
    #expect(reader.formatName == format)
    #expect(draft.title == "Leek Soup")
    #expect(draft.ingredients == "2 leeks, sliced")
    #expect(draft.directions == "Boil.")
    #expect(draft.source == "Ana")
    #expect(draft.notes == "")
    #expect(draft.collections == [])
    #expect(InputFormat(rawValue: format)?.format == .exchange(try #require(ExchangeFormat(rawValue: format))))
  }

  @Test(arguments: files)
  func `a file that was cut or damaged is read or refused, but never fatal`(_ format: String, _ text: String) throws {
    var random = SeededGenerator(seed: UInt64(text.utf8.count))
    let format = try #require(ExchangeFormat(rawValue: format))
    for end in stride(from: 0, through: text.utf8.count, by: 3) {
      _ = try? format.read(Array(text.utf8.prefix(end)))
    }
    for _ in 0..<300 {
      var bytes = Array(text.utf8)
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      bytes.removeSubrange(0..<Int.random(in: 0..<20, using: &random))
      _ = try? format.read(bytes)
    }
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `a file without a recipe is refused`(_ format: ExchangeFormat) {
    for text in ["", "Soup", "@@@@@", "<mx2>", "<recipe", "<gourmetDoc></gourmetDoc>"] {
      #expect(throws: (any Error).self) { try format.read(Array(text.utf8)) }
    }
  }

  @Test(arguments: [
    ("36.000000", "36"), ("0.75", "0.75"), ("1.50", "1.5"), ("1 1/2", "1 1/2"), ("", ""), (".5", ".5"),
    ("1.2.3", "1.2.3"),
  ])
  func `numbers have no zeros at their ends`(_ text: String, _ plain: String) {
    #expect(ExchangeNumber.plain(text) == plain)
  }
}

@Suite struct XMLElementTests {
  private func element(_ text: String) throws -> XMLElement? {
    var elements = XMLElements(Array(text.utf8), named: "recipe")
    return try elements.next()
  }

  @Test func `sections of characters are text as they are, and references are decoded outside of them`() throws {
    let recipe = try #require(try element("<recipe>a &amp; b<![CDATA[ &amp; <b> ]] > ]]> &eacute; R&D</recipe>"))
    #expect(recipe.text == "a & b &amp; <b> ]] >  é R&D")
  }

  @Test func `an element ends those in it, and an end that nothing began is passed over`() throws {
    let recipe = try #require(
      try element("<x></y><Recipe><title>Soup<b>!</title></i><note/>x<step>Boil.</recipe><step>"))
    #expect(recipe.elements.map(\.name.text) == ["title", "note", "step"])
    #expect(recipe.line(of: "title") == "Soup")
    #expect(recipe.line(of: "step") == "Boil.")
  }

  @Test func `titles and styles may be empty elements`() throws {
    let recipe = try #require(try element("<recipe><title/><style/><step>Boil.</step></recipe>"))
    #expect(recipe.line(of: "step") == "Boil.")
  }

  @Test func `what is deep is left out, and what is endless is refused`() throws {
    let deep = String(repeating: "<a>", count: 99_000)
    #expect(try element("<recipe>\(deep)</recipe>") != nil)
    #expect(throws: RecipeFileError.tooMany("elements", number: 1, limit: XMLElements.mostElements)) {
      try element("<recipe>" + String(repeating: "<a/>", count: 100_001))
    }
  }
}
