import Foundation
import RecipeModel
import Testing

@testable import RecipeFormats

/// The formats that people read and no program reads back.
@Suite struct ShownFormatsTests {
  static let soup = RecipeDraft(
    title: "Leek & potato soup", prepTime: 600, cookTime: 1800, servings: "4",
    ingredients: "2 leeks\n1 l stock\nTo serve:\n*bread*", directions: "Slice.\nTo finish:\nSimmer.",
    notes: "Freezes.\nKeeps <3 days.\n\nOma's.", source: "https://soup.example/leek?a=1&b=2", isFavorite: true,
    addedOn: try? AddedOn("2023-02-04"), collections: ["Soups", "Quick"])

  @Test func `Markdown is for reading`() throws {
    let text = #"""
      # Leek & potato soup ♥

      4 servings · preparation 10 min · cooking 30 min

      Collections: Soups, Quick

      ## Ingredients

      - 2 leeks
      - 1 l stock

      ### To serve

      - \*bread\*

      ## Directions

      1. Slice.

      ### To finish

      2. Simmer.

      ## Notes

      Freezes.\
      Keeps \<3 days.

      Oma's.

      Source: <https://soup.example/leek?a=1&b=2>

      Added: 2023-02-04

      # Tea

      """#
    #expect(
      try String(decoding: OutputFormat.markdown.file([Self.soup, RecipeDraft(title: "Tea")]), as: UTF8.self) == text)
  }

  @Test func `numbers that the person wrote are not counted again`() throws {
    let draft = RecipeDraft(title: "A", directions: "1. a\n2. b")
    #expect(
      try String(decoding: OutputFormat.markdown.file([draft]), as: UTF8.self)
        == "# A\n\n## Directions\n\n- 1\\. a\n- 2\\. b\n")
  }

  @Test func `amounts in front of steps are not taken for their numbers, and one serving is no servings`() throws {
    let draft = RecipeDraft(title: "A", servings: "1", directions: "10 minutes in the oven.\nServe.")
    #expect(
      try String(decoding: OutputFormat.markdown.file([draft]), as: UTF8.self)
        == "# A\n\n1 serving\n\n## Directions\n\n1. 10 minutes in the oven.\n2. Serve.\n")
  }

  @Test func `csv export writes one row per recipe`() throws {
    let lines = [
      "\u{FEFF}title,servings,prepTime,cookTime,ingredients,directions,notes,source,isFavorite,addedOn,collections,imageNames,uuid,"
        + "rating,cookings,diets",
      "Leek & potato soup,4,600,1800,\"2 leeks\n1 l stock\nTo serve:\n*bread*\",\"Slice.\nTo finish:\nSimmer.\","
        + "\"Freezes.\nKeeps <3 days.\n\nOma's.\",https://soup.example/leek?a=1&b=2,true,2023-02-04,\"Soups, Quick\",,,,,",
      "\"\"\"A\"\", b\",,,,,,,,false,,,,,,,", "",
    ]
    let drafts = [Self.soup, RecipeDraft(title: "\"A\", b")]
    #expect(try String(decoding: OutputFormat.csv.file(drafts), as: UTF8.self) == lines.joined(separator: "\r\n"))
  }

  @Test(arguments: ["=1+1", "+1", "-1 egg", "@SUM(A1)", "\tx", "\rx", "\nx", "＝1", "\u{202E}=1"])
  func `no cell is a formula`(text: String) throws {
    let bytes = try OutputFormat.csv.file([RecipeDraft(title: "A", notes: text)])
    let row = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\u{1E}").split(separator: "\u{1E}")[1]
    let cell = row.dropFirst("A,,,,,,".count).drop { $0 == "\"" }
    #expect(cell.unicodeScalars.first == "'")
  }

  @Test func `no recipe at all is a table of nothing but names`() throws {
    #expect(try OutputFormat.csv.file([RecipeDraft]()).starts(with: Array("\u{FEFF}title,servings,".utf8)))
  }

  @Test func `a page shows everything and has an index`() throws {
    let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
    let bytes = try OutputFormat.html.file([
      FileRecipe(Self.soup, pictures: [picture, Array("<svg onload=\"alert(1)\">".utf8)]),
      FileRecipe(RecipeDraft(title: "Tea", collections: ["soups"])), FileRecipe(RecipeDraft(title: "Toast")),
    ])
    let body = """
      <body>
      <h1>Recipes</h1>
      <article id="recipe-1">
      <h2 dir="auto">Leek &amp; potato soup <span title="favorite">♥</span></h2>
      <p class="facts" dir="auto">4 servings · preparation 10 min · cooking 30 min</p>
      <script type="application/ld+json">{"@context": "https://schema.org", "@type": "Recipe", \
      "name": "Leek & potato soup", "url": "https://soup.example/leek?a=1&b=2", \
      "description": "Freezes.\\nKeeps \\u003c3 days.\\n\\nOma's.", "recipeYield": "4", "prepTime": "PT10M", \
      "cookTime": "PT30M", "totalTime": "PT40M", "recipeIngredient": ["2 leeks", "1 l stock", \
      "To serve:", "*bread*"], "recipeInstructions": [{"@type": "HowToStep", \
      "text": "Slice."}, {"@type": "HowToStep", "text": "To finish:"}, \
      {"@type": "HowToStep", "text": "Simmer."}], "recipeCategory": ["Soups", \
      "Quick"], "additionalProperty": [{"@type": "PropertyValue", \
      "propertyID": "recipes:notes", "value": "Freezes.\\nKeeps \\u003c3 days.\\n\\nOma's."}, \
      {"@type": "PropertyValue", "propertyID": "recipes:isFavorite", "value": true}, \
      {"@type": "PropertyValue", "propertyID": "recipes:addedOn", \
      "value": "2023-02-04"}]}</script>
      <p><img alt="" src="data:image/jpeg;base64,/9j/4A=="></p>
      <h3>Ingredients</h3>
      <ul>
      <li dir="auto">2 leeks</li>
      <li dir="auto">1 l stock</li>
      </ul>
      <h4 dir="auto">To serve</h4>
      <ul>
      <li dir="auto">*bread*</li>
      </ul>
      <h3>Directions</h3>
      <ol>
      <li dir="auto">Slice.</li>
      </ol>
      <h4 dir="auto">To finish</h4>
      <ol start="2">
      <li dir="auto">Simmer.</li>
      </ol>
      <h3>Notes</h3>
      <p class="notes" dir="auto">Freezes.
      Keeps &lt;3 days.

      Oma&#39;s.</p>
      <footer dir="auto">Source: <a href="https://soup.example/leek?a=1&amp;b=2" rel="noopener noreferrer">\
      https://soup.example/leek?a=1&amp;b=2</a><br>Collections: Soups, Quick<br>Added: 2023-02-04</footer>
      </article>
      <article id="recipe-2">
      <h2 dir="auto">Tea</h2>
      <script type="application/ld+json">{"@context": "https://schema.org", "@type": "Recipe", \
      "name": "Tea", "recipeCategory": ["soups"]}</script>
      <footer dir="auto">Collections: soups</footer>
      </article>
      <article id="recipe-3">
      <h2 dir="auto">Toast</h2>
      <script type="application/ld+json">{"@context": "https://schema.org", "@type": "Recipe", \
      "name": "Toast"}</script>
      </article>
      <nav>
      <h2>Index</h2>
      <h3 dir="auto">Quick</h3>
      <ul>
      <li><a href="#recipe-1" dir="auto">Leek &amp; potato soup</a></li>
      </ul>
      <h3 dir="auto">Soups</h3>
      <ul>
      <li><a href="#recipe-1" dir="auto">Leek &amp; potato soup</a></li>
      <li><a href="#recipe-2" dir="auto">Tea</a></li>
      </ul>
      <h3 dir="auto">In no collection</h3>
      <ul>
      <li><a href="#recipe-3" dir="auto">Toast</a></li>
      </ul>
      </nav>
      </body>
      </html>

      """
    let text = String(decoding: bytes, as: UTF8.self)
    let start = try #require(text.firstRange(of: "<body>"))
    #expect(String(text[start.lowerBound...]) == body)
  }

  @Test func `the policy lets in the style that is there, by its checksum`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sha256sum"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(HTMLPage.style.utf8))
    try input.fileHandleForWriting.close()
    let digits = Array(output.fileHandleForReading.readDataToEndOfFile().prefix(64))
    process.waitUntilExit()
    let checksum = stride(from: 0, to: 64, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
    }
    #expect(HTMLPage.styleChecksum == "sha256-\(Base64.text(checksum))")
  }

  static let payloads = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)",
    "</title><svg/onload=alert(1)>",
    "javascript:alert(1)", "https://a.example/\"onclick=alert(1)", "https://a.example/' onclick='x",
    "http://a.example/<b>",
    "data:text/html,<script>1</script>", "https://good.example@evil.example/", "HTTPS://a.example/\u{202E}moc",
    "https://",
    "&lt;script&gt;", "</p></article></body><script>", "{{7*7}}", "${7*7}", "<!--", "]]>", "\u{0}<b>", "<\u{0}b>",
  ]

  @Test(arguments: payloads)
  func `nothing of a recipe is markup on a page`(payload: String) throws {
    let draft = RecipeDraft(
      title: payload, servings: payload, ingredients: "\(payload)\n\(payload):", directions: payload, notes: payload,
      source: payload, collections: [payload], imageNames: [payload])
    let expected: Set<String> = [
      "html", "head", "meta", "title", "style", "body", "h1", "h2", "h3", "h4", "article", "p", "ul", "ol", "li",
      "footer",
      "br", "nav", "a", "script",
    ]
    var tokenizer = try HTMLTokenizer(OutputFormat.html.file([draft]))
    while let token = tokenizer.next() {
      guard case .startTag(let tag) = token else { continue }
      #expect(expected.contains(tag.name.text), "\(tag.name.text)")
      for attribute in ["onclick", "onerror", "onload", "onmouseover", "style", "src"] {
        #expect(tag[attribute] == nil, "\(tag.name.text) has \(attribute)")
      }
      #expect(tag.name.text != "script" || tag["type"] == "application/ld+json")
      guard tag.name.text == "a", let address = tag["href"] else { continue }
      #expect(address.hasPrefix("#recipe-") || tag["rel"] == "noopener noreferrer" && WebLink.isSafe(address))
    }
  }

  @Test(arguments: [
    ("https://a.example", true), ("http://a.example:8080/x?y=z#f", true), ("HTTPS://A.EXAMPLE/é", true),
    ("ftp://a.example", false), ("https://", false), ("https:///x", false), ("javascript:alert(1)//https://", false),
    (" https://a.example", false), ("https://a.example/ b", false), ("https://a@b.example", false),
    ("https://a.example/\u{202E}", false), ("https://a.example/\"", false), ("", false),
  ])
  func `only addresses of the web are links`(text: String, isSafe: Bool) {
    #expect(WebLink.isSafe(text) == isSafe)
  }

  @Test(arguments: [OutputFormat.markdown, .html, .csv], 1...3 as ClosedRange<UInt64>)
  func `nothing goes out that is obeyed and not seen`(format: OutputFormat, seed: UInt64) throws {
    var drafts = HostileDrafts(seed: seed)
    for _ in 1...100 {
      var text = try String(decoding: format.file([drafts.next()]), as: UTF8.self).replacing("\r\n", with: "\n")
      // The byte order mark of a table.
      if format == .csv { text.unicodeScalars.removeFirst() }
      #expect(ShownText.document(text) == text, "seed \(seed)")
    }
  }
}
