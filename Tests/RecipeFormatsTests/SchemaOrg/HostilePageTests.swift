import RecipeFormats
import RecipeModel
import RecipeTestSupport
import Testing

/// Pages that were made to do harm, or were damaged on the way. They may be refused, but never crash the reader.
@Suite struct HostilePageTests {
  static let pages = [
    """
    <!doctype html><meta charset=utf-8><title>Soup &amp; bread</title><link rel="canonical" href="https://a.example/soup">
    <script type="application/ld+json">/*<![CDATA[*/{"@graph":[{"@type":["Recipe"],"name":"S\\u00f6up \\ud83c\\udf72",
    "recipeIngredient":["1 l stock ((hot))","&frac12; leek"],"recipeYield":["4","4 bowls"],"prepTime":"PT1H30M",
    "recipeInstructions":[{"@type":"HowToSection","name":"For the soup","itemListElement":[{"text":"<p>Boil.</p>"}]}]}]}
    </script><h1>Soup</h1>
    """,
    """
    <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Cakes</h1><time itemprop=cookTime
    datetime="PT5M">5</time><ul><li itemprop="ingredients">1 egg<li itemprop=ingredients>flour</ul>
    <div itemprop="recipeInstructions"><p>Mix.<br/>Fry.</p></div></div>
    """,
    """
    <div class=hrecipe><b class=fn>Toast</b><span class=cooktime><i class=value-title title=PT5M></i>5</span>
    <p class=ingredient>bread</p><div class=instructions>Toast.</div></div>
    """,
  ]

  @Test(arguments: pages)
  func `a page cut off anywhere does no harm`(page: String) {
    let bytes = Array(page.utf8)
    for length in bytes.indices { _ = try? SchemaOrg.read(Array(bytes[..<length])) }
    #expect(throws: Never.self) { try SchemaOrg.read(bytes) }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `bytes changed at random do no harm`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for page in Self.pages {
      for _ in 1...20 {
        var bytes = Array(page.utf8)
        for _ in 1...Int.random(in: 1...8, using: &generator) {
          bytes[Int.random(in: bytes.indices, using: &generator)] = Self.nastyBytes.randomElement(using: &generator)!
        }
        _ = try? SchemaOrg.read(bytes)
      }
    }
  }

  private static let nastyBytes = Array("<>\"'\\{}[]:,&;/!-=()0pPtT \n\0".utf8) + [0x80, 0xC2, 0xE2, 0xFF]

  @Test(.enabled(if: !ConformancePages.names.isEmpty, "the pages of ../shared/conformance/web-pages are not here"))
  func `real pages cut off or damaged do no harm`() throws {
    var generator = SeededGenerator(seed: 34)
    for name in ConformancePages.names {
      let page = try ConformancePages.page(name)
      for length in stride(from: 0, to: page.count, by: 997) { _ = try? SchemaOrg.read(Array(page[..<length])) }
      var damaged = page
      for _ in 1...20 {
        damaged[Int.random(in: page.indices, using: &generator)] ^= 1 << UInt8.random(in: 0...7, using: &generator)
      }
      _ = try? SchemaOrg.read(damaged)
    }
  }

  @Test(arguments: [
    ("<div>", ""), ("<b itemprop=name>", "<div itemscope itemtype=http://schema.org/Recipe>"),
    ("<div itemscope itemprop=x>", "<div itemscope itemtype=http://schema.org/Recipe>"),
    ("<p class=fn>", "<div class=hrecipe>"), ("<", ""), ("<a href=\"", ""), ("<!--", ""), ("<!---->", ""),
    ("<script>", ""),
    ("<h1>", ""), ("&amp", "<title>"), ("((", "<title>"),
    ("</p>", "<p><div itemscope itemtype=http://schema.org/Recipe>"),
    ("<script type='application/ld+json'>{</script>", ""), ("[", "<script type='application/ld+json'>"),
    ("\"", "<script type='application/ld+json'>{"), ("\" ,", "<script type='application/ld+json'>{"),
    ("{\"@type\":\"Recipe\",\"name\":\"A\",\"recipeInstructions\":", "<script type='application/ld+json'>"),
    ("/*", "<script type='application/ld+json'>{"), ("<a a=", ""), ("=", "<a "),
  ])
  func `a piece of a page twenty thousand times over does no harm`(piece: String, beginning: String) {
    _ = try? SchemaOrg.read(Array((beginning + String(repeating: piece, count: 20_000)).utf8))
  }

  /// Once every list in a list doubled the work, so that sixty of them took longer than anybody would wait.
  @Test func `a value in ninety lists is looked for once in each`() throws {
    func nested(_ value: String) -> String {
      String(repeating: "[", count: 90) + "\"\(value)\"" + String(repeating: "]", count: 90)
    }
    let data = """
      {"@type": "Recipe", "name": \(nested("Soup")), "ingredients": \(nested("leek")), "cookTime": \(nested("PT1H30M"))}
      """
    let page = "<script type='application/ld+json'>\(data)</script>"
    let draft = try #require(try SchemaOrg.read(Array(page.utf8)).drafts.first)
    #expect(draft.title == "Soup")
    #expect(draft.cookTime == 5400)
  }

  @Test func `a recipe is found after a million open elements`() throws {
    let data = #"<script type="application/ld+json">{"@type":"Recipe","name":"A","recipeIngredient":["x"]}</script>"#
    let page = String(repeating: "<b>", count: 1_000_000) + data
    #expect(try SchemaOrg.read(Array(page.utf8)).drafts.map(\.title) == ["A"])
  }
}
