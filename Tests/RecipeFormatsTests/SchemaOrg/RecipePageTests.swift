import RecipeModel
import Testing

@testable import RecipeFormats

@Suite struct RecipePageTests {
  @Test func `a page gives its recipe`() throws {
    let result = try read(
      """
      <!DOCTYPE html><html><head><title>Leek soup - Pot & Pan</title>
      <script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Leek soup",
      "author":{"@type":"Person","name":"Jo Field"},"description":"For <b>cold</b> days.","recipeYield":["4","4 bowls"],
      "prepTime":"PT10M","cookTime":"PT35M","totalTime":"PT1H","recipeCategory":["Soup","Dinner"],"recipeCuisine":"French",
      "keywords":"leek, soup","nutrition":{"@type":"NutritionInformation","calories":"200 kcal","saturatedFatContent":"2 g"},
      "image":[{"@type":"ImageObject","url":"https://pan.example/leek.jpg"}],"url":"https://pan.example/leek",
      "recipeIngredient":["2 leeks","1 l stock ((hot))"],"aggregateRating":{"ratingValue":5},"video":{"name":"Leeks"},
      "recipeInstructions":[{"@type":"HowToStep","name":"Cut","text":"Slice the leeks."},{"@type":"HowToStep","text":"Simmer."}]}
      </script></head><body></body></html>
      """)
    let draft = RecipeDraft(
      title: "Leek soup", prepTime: 600, cookTime: 2100, servings: "4 bowls", ingredients: "2 leeks\n1 l stock (hot)",
      directions: "Cut:\nSlice the leeks.\nSimmer.",
      notes: """
        For cold days.

        Author: Jo Field
        Category: Soup, Dinner
        Cuisine: French
        Keywords: leek, soup
        Total time: 1 hr
        Nutrition: calories 200 kcal, saturated fat 2 g
        Picture: https://pan.example/leek.jpg
        """,
      source: "https://pan.example/leek")
    let recipe = FileRecipe(draft, pictureAddress: "https://pan.example/leek.jpg")
    #expect(result == ReadResult(recipes: [recipe], warnings: ["left out: video"]))
  }

  @Test(arguments: [
    #"{"@graph":[{"@type":"WebPage"},{"@type":"Recipe","name":"A","recipeIngredient":["x"]}]}"#,
    #"[{"@type":"Person","name":"B"},{"@type":["NewsArticle","Recipe"],"name":"A","recipeIngredient":["x"]}]"#,
    #"{"@type":"WebPage","mainEntity":{"@type":"recipe","Name":"A","ingredients":"x"}}"#,
    #"{"@type":"http://schema.org/Recipe","http://schema.org/name":[{"@value":"A"}],"schema:recipeIngredient":{"@list":["x"]}}"#,
    #"{"@type":"Recipe","headline":"A","recipeIngredient":[["x"]]}"#,
    #"{"@type":"Recipe","name":"A","recipeIngredient":[{"@type":"HowToSupply","name":"x"}],"prepTime":1e999}"#,
    #"{&quot;@type&quot;:&quot;Recipe&quot;,&quot;name&quot;:&quot;A&quot;,&quot;recipeIngredient&quot;:[&quot;x&quot;]}"#,
  ])
  func `recipes are found wherever the data has them`(json: String) throws {
    let draft = try #require(read(page(json)).drafts.first)
    #expect(draft.title == "A")
    #expect(draft.ingredients == "x")
  }

  @Test(arguments: [
    (#"["Mix.","Bake."]"#, "Mix.\nBake."),
    (#""Mix.\nBake.""#, "Mix.\nBake."),
    (#""<p>Mix.</p>\n, <p>Bake.</p>""#, "Mix.\nBake."),
    (#""1: <p>Mix.</p> 2: <p>Bake.</p>""#, "Mix.\nBake."),
    (#"["<ol><li>Mix.</li><li>Bake.</li></ol>"]"#, "Mix.\nBake."),
    (#"[["Mix."],["Bake."]]"#, "Mix.\nBake."),
    (#"{"@type":"ItemList","itemListElement":["Mix.",{"@type":"HowToStep","text":"Bake."}]}"#, "Mix.\nBake."),
    (#"[{"@type":"HowToStep","name":"Mix","text":"Mix."},{"@type":"HowToStep","text":"Bake."}]"#, "Mix.\nBake."),
    (#"[{"name":"Step 1","text":"Mix."},{"name":"2.","text":"Bake."}]"#, "Mix.\nBake."),
    (#"[{"name":"Mix the flour and…","text":"Mix the flour and eggs."}]"#, "Mix the flour and eggs."),
    (#"[{"name":"Day 2","text":"Mix."}]"#, "Day 2:\nMix."),
    (#"[{"@type":"HowToStep","name":"Mix."}]"#, "Mix."),
    (
      #"[{"@type":"HowToSection","name":"For the dough:","itemListElement":[{"text":"Mix."}]},{"text":"Bake."}]"#,
      "For the dough:\nMix.\nBake."
    ),
    (
      #"[{"@type":"HowToSection","name":"Dough","itemListElement":["Mix."]},{"@type":"HowToSection","name":"Icing"}]"#,
      "Dough:\nMix.\nIcing:"
    ),
    (#"[{"name":"Heat the oven.","text":"It takes a while."}]"#, "Heat the oven.\nIt takes a while."),
    (
      #"[{"@type":"HowToStep","itemListElement":[{"@type":"HowToDirection","text":"Mix."},{"@type":"HowToTip","text":"Well."}]}]"#,
      "Mix.\nWell."
    ),
    (#"{"@id":"_:s"}"#, "Mix."),
    (#"[{"@type":"ListItem","position":1,"item":{"@type":"HowToStep","text":"Mix."}}]"#, "Mix."),
    (
      #"{"itemListElement":[{"@type":"ListItem","item":{"@id":"_:s"}},{"@type":"ListItem","name":"Bake."}]}"#,
      "Mix.\nBake."
    ),
    (#""1. Mix 2 eggs. 2. Bake for 1. 5 hours. 3. Eat.""#, "Mix 2 eggs.\nBake for 1. 5 hours.\nEat."),
    (#"["• Mix well. • Bake it."]"#, "Mix well.\nBake it."),
    (
      #"["Mix well. * Bake it. * Eat it.","Add salt * if you like."]"#,
      "Mix well.\nBake it.\nEat it.\nAdd salt * if you like."
    ),
    (#"[null,5,true,{},"Mix."]"#, "Mix."),
  ])
  func `directions are lines, whatever their shape`(json: String, directions: String) throws {
    let data = """
      {"@graph":[{"@type":"Recipe","name":"A","recipeInstructions":\(json)},{"@id":"_:s","@type":"HowToStep","text":"Mix."}]}
      """
    #expect(try read(page(data)).drafts.first?.directions == directions)
  }

  @Test(arguments: [
    (#"["1 egg","salt"]"#, "1 egg\nsalt"), (#""1 egg\nsalt""#, "1 egg\nsalt"), (#"["1 egg<br>salt"]"#, "1 egg\nsalt"),
    (#"["1\n egg","","  "," salt"]"#, "1 egg\nsalt"), (#"["1 egg","1 egg"]"#, "1 egg\n1 egg"),
    (
      #"[{"name":"egg","amount":1},{"@type":"PropertyValue","name":"flour","value":"200","unitText":"g"}]"#,
      "1 egg\n200 g flour"
    ),
    (#"[{"name":"Dough","itemListElement":["1 egg"]},"salt"]"#, "Dough:\n1 egg\nsalt"),
    (#"[{"@type":"Text","value":"1 egg"},{"@type":"Text","@value":"salt"}]"#, "1 egg\nsalt"),
    (#""• 1 egg • a little salt""#, "1 egg\na little salt"),
    (#"["a ((b))","c (d (e))","((f) g)","h ((i)"]"#, "a (b)\nc (d (e))\n((f) g)\nh ((i)"),
  ])
  func `ingredients are lines, whatever their shape`(json: String, ingredients: String) throws {
    #expect(
      try read(page(#"{"@type":"Recipe","name":"A","recipeIngredient":\#(json)}"#)).drafts.first?.ingredients
        == ingredients)
  }

  @Test func `of several recipes the page's own is taken, and the others are reported`() throws {
    let recipes = #"""
      [{"@type":"Recipe","name":"Most","url":"https://a.example/most","recipeIngredient":["a","b","c"]},
      {"@type":"Recipe","name":"Pie","mainEntityOfPage":{"@id":"http://www.a.example/pie/#page"},"recipeIngredient":["d"]},
      {"@type":"Recipe","name":"Apple pie","recipeIngredient":["e","f"]}]
      """#
    let byAddress = try read("<link rel=canonical href='https://a.example/pie'>" + page(recipes))
    #expect(byAddress.drafts.map(\.title) == ["Pie"])
    #expect(byAddress.warnings == ["other recipes on the page: Most, Apple pie", "\"Pie\" has no directions"])
    #expect(try read("<title>Apple pie | A</title>" + page(recipes)).drafts.map(\.title) == ["Apple pie"])
    #expect(try read("<h1>An <i>apple pie</i></h1>" + page(recipes)).drafts.map(\.title) == ["Apple pie"])
    #expect(try read(page(recipes)).drafts.map(\.title) == ["Most"])
  }

  @Test func `a title loses the site's name, and comes from the page if it has no title`() throws {
    let site = "<meta property='og:site_name' content='Pot &amp; Pan'>"
    let title = { try read($0).drafts.first?.title }
    #expect(
      try title(site + page(#"{"@type":"Recipe","name":"Soup &#8211; Pot & Pan","recipeIngredient":["x"]}"#)) == "Soup")
    #expect(
      try title(site + "<title>Soup | Pot & Pan</title>" + page(#"{"@type":"Recipe","recipeIngredient":["x"]}"#))
        == "Soup")
    #expect(
      try title(site + page(#"{"@type":"Recipe","name":"The soup of Pot & Pan","recipeIngredient":["x"]}"#))
        == "The soup of Pot & Pan")
  }

  @Test func `the source is the recipe's address, else the page's`() throws {
    let source = { try read($0).drafts.first?.source }
    let link = "<link rel='canonical' href='https://a.example/pie'>"
    #expect(
      try source(link + page(#"{"@type":"Recipe","name":"A","ingredients":"x","url":"https://b.example/"}"#))
        == "https://b.example/")
    #expect(
      try source(
        link + page(#"{"@type":"Recipe","name":"A","ingredients":"x","url":"/pie","@id":"https://b.example/#r"}"#))
        == "https://a.example/pie")
    #expect(
      try source(page(#"{"@type":"Recipe","name":"A","ingredients":"x","@id":"https://b.example/#r"}"#))
        == "https://b.example/")
    #expect(try source(page(#"{"@type":"Recipe","name":"A","ingredients":"x","@id":"javascript:x"}"#)) == "")
  }

  @Test func `a file of JSON-LD gives all its recipes, and their categories as collections`() throws {
    let result = try read(
      #"[{"@type":"Recipe","name":"A","recipeCategory":["b, c","d"]},{"@type":"Recipe","name":"E","recipeCategory":"f, g"}]"#
    )
    #expect(
      result.drafts == [
        RecipeDraft(title: "A", collections: ["b, c", "d"]), RecipeDraft(title: "E", collections: ["f", "g"]),
      ])
  }

  @Test func `a file of RecipeSage gives its source, notes, headings, times, and stars`() throws {
    let result = try read(
      #"""
      [{"@context":"http://schema.org","@type":"Recipe","identifier":"7c1f","datePublished":"2024-05-06T07:08:09.000Z",
      "description":"A pie.","image":[],"name":"Pie","prepTime":"PT20M","totalTime":"PT1H30M","recipeYield":"8",
      "recipeIngredient":["[Dough]","300 g flour","[x] salted","[Filling]","1 kg apples"],
      "recipeInstructions":[{"@type":"HowToSection","text":"[Dough]"},{"@type":"HowToStep","text":"Knead it."},
      {"@type":"HowToSection","name":"Filling"},{"@type":"HowToStep","text":"Slice the apples."}],
      "recipeCategory":["Cakes"],"creditText":"Aunt Emma","isBasedOn":"https://pies.example/1",
      "comment":[{"@type":"Comment","name":"Author Notes","text":"Less sugar.\nMore apples."}],
      "aggregateRating":{"@type":"AggregateRating","ratingValue":"4","bestRating":"5"}}]
      """#)
    #expect(
      result
        == ReadResult(drafts: [
          RecipeDraft(
            title: "Pie", prepTime: 1200, servings: "8",
            ingredients: "Dough:\n300 g flour\n[x] salted\nFilling:\n1 kg apples",
            directions: "Dough:\nKnead it.\nFilling:\nSlice the apples.",
            notes: "A pie.\n\nTotal time: 1 hr 30 min\n\nLess sugar.\nMore apples.\n\nSource: Aunt Emma",
            source: "https://pies.example/1", collections: ["Cakes"], log: CookingLog(rating: 4))
        ]))
  }

  @Test func `in a file what strangers say is not the cook's, and a source may be words`() throws {
    let result = try read(
      #"""
      {"@type":"Recipe","name":"Pie","recipeIngredient":["apples"],"creditText":"Aunt Emma","isBasedOn":"a book",
      "comment":[{"@type":"Comment","name":"Great!","text":"Loved it."}],
      "aggregateRating":{"@type":"AggregateRating","ratingValue":"4","ratingCount":"12"}}
      """#)
    #expect(result.drafts == [RecipeDraft(title: "Pie", ingredients: "apples", source: "Aunt Emma")])
  }

  @Test func `the notes of a page of Paprika's are read, and the comments of strangers are not`() throws {
    let recipe = { (comments: String) in
      """
      <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Ribs</h1>
      <p itemprop="recipeIngredient">2 kg ribs</p><div itemprop="recipeInstructions"><p>Grill them.</p></div>\(comments)</div>
      """
    }
    let notes = try read(recipe(#"<div itemprop="comment" class="notes text"><p>Keeps.</p><p>For two.</p></div>"#))
    #expect(notes.drafts.map(\.notes) == ["Keeps.\nFor two."])
    let others = [
      #"<div itemprop="comment">Yum!</div><div itemprop="comment">So good.</div>"#,
      #"<div itemprop="comment" itemscope><p itemprop="text">Yum!</p></div>"#,
    ]
    for comments in others { #expect(try read(recipe(comments)).drafts.map(\.notes) == [""]) }
  }

  @Test func `a time that is not one is reported`() throws {
    let result = try read(
      #"{"@type":"Recipe","name":"A","ingredients":"x","prepTime":"PTNaNM","cookTime":"PT0S"}"#)
    #expect(
      result
        == ReadResult(
          drafts: [RecipeDraft(title: "A", ingredients: "x")],
          warnings: [#"the preparation time "PTNaNM" was not understood"#]))
  }

  @Test func `an encoding is found by what the bytes are`() throws {
    let latin = Array(page(#"{"@type":"Recipe","name":"Cr*me","ingredients":"x","instructions":"y"}"#).utf8).map {
      $0 == UInt8(ascii: "*") ? 0xE8 : $0
    }
    #expect(try SchemaOrg.read(latin).drafts.first?.title == "Crème")
    #expect(
      try SchemaOrg.read(latin).warnings == ["the page does not name its encoding; it was read as Windows-1252"])
    let utf8 = try SchemaOrg.read(Array("<meta charset=utf-8>".utf8) + latin)
    #expect(utf8.drafts.first?.title == "Cr\u{FFFD}me")
    #expect(utf8.warnings == ["bytes that are not UTF-8 were replaced by U+FFFD"])
    let utf16 = page(#"{"@type":"Recipe","name":"Crème 🍮","ingredients":"x"}"#).utf16.flatMap {
      [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
    #expect(try SchemaOrg.read([0xFE, 0xFF] + utf16).drafts.first?.title == "Crème 🍮")
  }

  @Test(arguments: [
    ("<html><body>Nothing</body></html>", "an HTML page without recipe data"), ("", "an HTML page without recipe data"),
    (page(#"{"@type":"WebSite","name":"A"}"#), "an HTML page without recipe data"),
    (#"{"name":"A"}"#, "JSON without recipe data"),
  ])
  func `a file without a recipe is reported with what it is`(text: String, found: String) {
    #expect(throws: RecipeFileError.noRecipe(found: found)) { try read(text) }
  }

  @Test func `pages and JSON-LD are known by how they begin`() {
    for text in [
      "<!DOCTYPE html>", "\u{FEFF}\n <html>", #"{"@context": "https://schema.org""#, #"[{"@type":"Recipe"}]"#,
    ] {
      #expect(SchemaOrg.isLikely(Array(text.utf8)), "\(text)")
    }
    for text in ["", #"[{"title":"A"}]"#, "title: @context", "MMMMM----- Recipe", "# Soup"] {
      #expect(!SchemaOrg.isLikely(Array(text.utf8)), "\(text)")
    }
  }

  @Test(
    arguments: [
      ("windows-1250", [0xAF, 0x75, 0x72, 0x65, 0x6B], "Żurek"), ("Windows-1251", [0xC1, 0xEE, 0xF0, 0xF9], "Борщ"),
      ("iso-8859-2", [0xF5, 0x73, 0x7A, 0x69], "őszi"), ("iso-8859-9", [0xC7, 0x6F, 0x72, 0x62, 0x61], "Çorba"),
      ("windows-1253", [0xD6, 0xDD, 0xF4, 0xE1], "Φέτα"), ("iso-8859-15", [0xA4, 0xBD], "€œ"),
      ("koi8-r", [0xE2, 0xCF, 0xD2, 0xDD], "Борщ"), ("iso-8859-5", [0xB1, 0xDE], "Бо"), ("iso-8859-7", [0xD6], "Φ"),
    ] as [(String, [UInt8], String)])
  func `pages are in the encoding that they name`(name: String, title: [UInt8], expected: String) throws {
    let head = Array(
      "<meta charset=\"\(name)\"><script type='application/ld+json'>{\"@type\":\"Recipe\",\"name\":\"".utf8)
    let result = try SchemaOrg.read(
      head + title + Array("\",\"ingredients\":[\"1 egg\"],\"instructions\":\"Boil.\"}</script>".utf8))
    #expect(result == ReadResult(drafts: [RecipeDraft(title: expected, ingredients: "1 egg", directions: "Boil.")]))
  }

  @Test func `the server's encoding wins over the page's`() throws {
    let head = #"<meta charset=windows-1251><script type="application/ld+json">{"@type":"Recipe","name":""#
    let title: [UInt8] = [0xE2, 0xCF, 0xD2, 0xDD]
    let page = Array(head.utf8) + title + Array(#"","ingredients":["x"],"instructions":["y"]}</script>"#.utf8)
    #expect(try SchemaOrg.read(page, PageDecoding(charset: "KOI8-R")).drafts.map(\.title) == ["Борщ"])
    // Where it is not what it is said to be.
    #expect(try SchemaOrg.read(page, PageDecoding(charset: "utf-8")).drafts.map(\.title) == ["вПТЭ"])
  }

  @Test func `encodings without a table are converted by what is given for it, and refused without`() throws {
    let head = #"<meta charset="GBK"><script type="application/ld+json">{"@type":"Recipe","name":""#
    let page = Array(head.utf8) + [0xCC, 0xC0] + Array(#"","ingredients":["x"],"instructions":["y"]}</script>"#.utf8)
    #expect(throws: RecipeFileError.unknownEncoding("gbk")) { try SchemaOrg.read(page) }
    var asked: [String] = []
    let decoding = PageDecoding { bytes, encoding in
      asked.append(encoding)
      return (bytes.flatMap { $0 == 0xCC ? Array("汤".utf8) : $0 < 0x80 ? [$0] : [] }, false)
    }
    let result = try SchemaOrg.read(page, decoding)
    #expect(result.drafts.map(\.title) == ["汤"] && asked == ["GB18030"])
    #expect(result.warnings == ["bytes that are not gbk were left out"])
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func `a page in UTF-16 is known with its mark and without`(isMarked: Bool, isBigEndian: Bool) throws {
    let text = "<html>" + page(#"{"@type":"Recipe","name":"Żurek","recipeIngredient":["1 egg"]}"#)
    let bytes = ((isMarked ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
    #expect(RecipeFormat(head: bytes) == .schemaOrg)
    #expect(try SchemaOrg.read(bytes).drafts == [RecipeDraft(title: "Żurek", ingredients: "1 egg")])
  }

  @Test func `boxes to tick go from ingredients, and the places of advertisements altogether`() throws {
    let text = """
      {"@type":"Recipe","name":"A","recipeIngredient":["▢ 1 egg","•2 leeks","Advertisement","▢"],
      "recipeInstructions":[{"text":"Fry."},{"text":"ADVERTISEMENT"},{"text":"Eat. Advertisement"}]}
      """
    let draft = RecipeDraft(title: "A", ingredients: "1 egg\n2 leeks", directions: "Fry.\nEat. Advertisement")
    #expect(try read(page(text)).drafts == [draft])
  }

  @Test func `a recipe without its lists is refused on a page and reported in a file`() throws {
    let nothing =
      #"{"@type":"Recipe","name":"Cake","recipeIngredient":[],"recipeInstructions":[{"@type":"HowToStep"}]}"#
    #expect(throws: RecipeFileError.noRecipe(found: "an HTML page whose recipe has neither ingredients nor directions"))
    {
      try read(page(nothing))
    }
    let file = ReadResult(
      drafts: [RecipeDraft(title: "Cake")], warnings: ["\"Cake\" has neither ingredients nor directions"])
    #expect(try read(nothing) == file)
    for (json, lack) in [(#""ingredients":["1 egg"]"#, "directions"), (#""instructions":"Bake.""#, "ingredients")] {
      #expect(try read(page(#"{"@type":"Recipe","name":"Cake",\#(json)}"#)).warnings == ["\"Cake\" has no \(lack)"])
    }
  }

  @Test func `a recipe that cannot be stored is refused with the reason`() {
    let long = String(repeating: "x", count: 501)
    #expect(
      throws: InvalidRecipeError(number: 2, title: long, reason: .violation(.tooLong(.title, bytes: 501, limit: 500)))
    ) {
      try read(#"[{"@type":"Recipe","name":"A"},{"@type":"Recipe","name":"\#(long)"}]"#)
    }
    #expect(throws: InvalidRecipeError(number: 1, title: "", reason: .missingTitle)) {
      try read(#"{"@type":"Recipe"}"#)
    }
    #expect(throws: RecipeFileError.recipeTooLong(number: 1, limit: 10_485_760)) {
      try SchemaOrg.read([UInt8](repeating: 0x20, count: 10_485_761))
    }
  }

  @Test func `authors and pictures that are elsewhere in the graph are found there`() throws {
    let data = """
      {"@graph":[{"@type":"Recipe","name":"A","recipeIngredient":["x"],"author":{"@id":"#jo"},"image":{"@id":"#one"}},
      {"@type":"Person","@id":"#jo","name":"Jo Field"},
      {"@type":"ImageObject","@id":"#one","url":"https://a.example/one.jpg"}]}
      """
    let recipe = try #require(read(page(data)).recipes.first)
    #expect(recipe.draft.notes == "Author: Jo Field\nPicture: https://a.example/one.jpg")
    #expect(recipe.pictureAddress == "https://a.example/one.jpg")
  }

  @Test(arguments: [
    (#"["https://a.example/cake-225x225.jpg","https://a.example/cake-600x400.jpg"]"#, "cake-600x400.jpg"),
    (#"["https://a.example/cake-225x225.jpg","https://a.example/cake.jpg"]"#, "cake.jpg"),
    (#"["https://a.example/one.jpg","https://a.example/two.jpg"]"#, "one.jpg"),
    (
      #"[{"url":"https://a.example/one.jpg","width":"300"},{"url":"https://a.example/two.jpg","width":1200}]"#,
      "two.jpg"
    ),
  ])
  func `of several pictures the largest is taken`(json: String, name: String) throws {
    let data = #"{"@type":"Recipe","name":"A","recipeIngredient":["x"],"image":\#(json)}"#
    #expect(try read(page(data)).recipes.first?.pictureAddress == "https://a.example/\(name)")
  }

  @Test(arguments: ["recipeInstructions", "recipeIngredient"])
  func `steps and ingredients that refer to each other in circles are read once`(key: String) throws {
    // Each names the next two times, which would be 2^60 lines, and the last the first.
    let names = (0..<60).map { number in
      let next = #"{"@id":"_:\#((number + 1) % 60)"}"#
      return #"{"@id":"_:\#(number)","name":"\#(number)","itemListElement":[\#(next),\#(next)]}"#
    }
    let data = """
      {"@graph":[{"@type":"Recipe","name":"A","recipeIngredient":["x"],"\(key)":[{"@id":"_:0"}]},\(names.joined(separator: ","))]}
      """
    let draft = try #require(read(page(data)).drafts.first)
    let lines = (key == "recipeIngredient" ? draft.ingredients : draft.directions).split(separator: "\n")
    #expect(lines == (0..<32).map { "\($0):" })
  }
}

private func read(_ text: String) throws -> ReadResult { try SchemaOrg.read(Array(text.utf8)) }

private func page(_ json: String) -> String {
  "<script type=\"application/ld+json\">\(json)</script>"
}
