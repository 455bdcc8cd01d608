import RecipeKitchen
import RecipeModel
import RecipeServer
import RecipeStore
import RecipeTestSupport
import RecipeViewModels
import Testing

/// Text that was made to break out of its place.
@Suite struct PageHostileTextTests {
  private static let hostile = [
    #""><script>alert(1)</script>"#, "</title></textarea></a></h1><img src=x onerror=alert(1)>", "' onclick='x",
    "&lt;b&gt;",
    "<!--", "]]>", "\u{202E}}\u{2066}evil\u{200B}\u{AD}", "javascript:alert(1)",
  ]

  /// Pages of a library that has one text in every field and place.
  private func pages(of text: String) throws -> [(name: String, page: Markup)] {
    let library = try SampleLibrary(recipes: 0)
    let draft = RecipeDraft(
      title: text, prepTime: 60, cookTime: 60, servings: text, ingredients: "\(text):\n\(text)\n2 cups \(text)",
      directions: "\(text):\n\(text) for 10 minutes", notes: text, source: text, isFavorite: true,
      collections: [text], imageNames: [SampleLibrary.pictures[0]])
    _ = try library.store.step(text) { try library.store.add([draft, RecipeDraft(title: text)]) }
    let (frame, recipe) = (try library.frame(said: .init(text, undo: 1)), try library.recipe(1))
    var form = RecipeFormContent(RecipeDraft(recipe), of: 1, version: text)
    form.faults = [.title: text, .collections: text]
    var other = RecipeDraft(recipe)
    (other.title, other.notes, other.collections) = (text + "2", text + "2", [text + "2"])
    let merge = RecipeMerge(base: nil, theirs: RecipeDraft(recipe), ours: other)
    let collection = try library.store.collections()[0]
    let list = try library.list(.collection(collection.id), .collection(text), title: text)
    let hit = SearchContent.Hit(list.rows[0], line: text, spans: [0..<2, 3..<5])
    let kitchen = try library.kitchenPages(of: text)
    return [
      ("home", HomePage(try library.home(), in: frame).markup), ("list", ListPage(list, in: frame).markup),
      ("sidebar", SidebarPage(try library.outline(expanding: [text]), in: frame).markup),
      ("collection", CollectionPage(collection, fault: text, in: frame).markup),
      ("recipe", RecipePage(try library.content(1, AmountRequest(.scale("2")), pane: list), in: frame).markup),
      ("print", PrintPage(try library.content(1), in: frame).markup),
      ("cook", CookPage(try library.cook(1, step: 1), in: frame).markup),
      ("edit", EditPage(form, collections: [collection], in: frame).markup),
      ("conflict", ConflictPage(ConflictContent(merge, of: 1, version: text, who: text), in: frame).markup),
      ("collecting", CollectingPage(recipe, collections: [collection], in: frame).markup),
      ("delete", DeletingPage(recipe, in: frame).markup),
      ("import", ImportPage(address: text, fault: text, origin: "http://kitchen.local:8080", in: frame).markup),
      ("search", SearchPage(SearchContent(words: text, hits: [hit], count: 1), in: frame).markup),
      ("nothing", SearchPage(SearchContent(words: text, hits: [], count: 0), in: frame).markup),
      ("history", HistoryPage(try library.history(), in: frame).markup),
      ("history of", HistoryPage(try library.history(of: 1), in: frame).markup),
      ("move", MovePage(try library.move(1), recipe: 1, in: frame).markup),
      (
        "devices",
        DevicesPage([DeviceRow(id: "d1", name: text, isReadOnly: true, isThis: true, lastSeen: text)], in: frame).markup
      ),
      ("pair", PairingPage(token: text, name: text, mayWrite: true, fault: text, in: frame).markup),
      ("refused", ProblemPage(.refused(text, back: .search(text)), in: frame).markup),
    ] + kitchen
  }

  @Test(arguments: hostile) func `a page of hostile text has the shape of the same page of plain text`(text: String)
    throws
  {
    // An apostrophe belongs to a word, and so to the food that an entry is read as.
    let plain = String(text.map { $0 == "'" ? "’" : "<>&\"".contains($0) ? "~" : $0 })
    for (plain, page) in zip(try pages(of: plain), try pages(of: text)) {
      #expect(try PageTree(plain.page.text).shape == PageTree(page.page.text).shape, "\(page.name)")
    }
  }

  @Test(arguments: hostile) func `what is typed into a field is what was stored`(text: String) throws {
    let form = try #require(try pages(of: text).first { $0.name == "edit" })
    let tree = try PageTree(form.page.text)
    let title = try #require(tree.elements("input").first { $0.attributes["name"] == "title" })
    #expect(title.attributes["value"] == text)
  }

  @Test(arguments: hostile) func `what a button sends is what was stored`(text: String) throws {
    let library = try SampleLibrary(recipes: 0)
    try library.store.addToPantry(["salt \(text)"])
    let contents = try library.store.pantryContents()
    let tree = try PageTree(PantryPage(contents, on: library.store.today, in: library.frame()).markup.text)
    let sent = tree.elements("button").filter { $0.attributes["name"] == "name" }.compactMap { $0.attributes["value"] }
    #expect(sent == (try library.store.pantry()))
  }

  @Test func `nothing is shown that is obeyed and not seen`() throws {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<20 {
      let text =
        "soup" + HostileText.random(using: &generator).onOneLine().unicodeScalars.prefix(100).map(String.init).joined()
        + "soup"
      let pages = try pages(of: text)
      for (name, page) in pages
      where !["edit", "conflict", "collection", "import", "search", "nothing", "pair"].contains(name)
        && !name.hasPrefix("form: ")
      {
        for line in page.text.split(separator: "\n") {
          let violation = HostileText.violation(in: line, isJSON: true)
          #expect(violation == nil, "\(name): \(violation ?? "")")
        }
      }
    }
  }
}

extension SampleLibrary {
  /// The shopping list and the plan with one text in every place; those with "form" have it in fields too.
  fileprivate func kitchenPages(of text: String) throws -> [(name: String, page: Markup)] {
    let frame = try frame()
    // A note of the plan has at most 200 bytes.
    let text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(45)))
    try store.addToShoppingList([(1, .one)], lines: ["soup \(text)"])
    try store.addAisle("Aisle \(text)")
    try store.addToPantry(["salt \(text)"])
    try store.plan([.recipe(1, factor: .one), .note("out \(text)")], on: [store.today], meal: "meal \(text)")
    let (list, aisles) = (try store.shoppingList(), try store.aisles())
    let plan = try store.mealPlan(store.today.week(from: 1))
    let content = PlanContent(plan, store.today.week(from: 1), today: store.today)
    let rows = try store.listRows(with: [1])
    let entry = EntryContent(list.items[0].id, in: list, aisles: aisles)!
    return [
      ("form: shop", ShopPage(ShopContent(list, line: (text, text)), in: frame).markup),
      ("form: entry", EntryPage(entry, in: frame).markup), ("form: aisles", AislesPage(aisles, in: frame).markup),
      ("form: pantry", PantryPage(try store.pantryContents(), on: store.today, in: frame).markup),
      ("plan", PlanPage(content, in: frame).markup),
      (
        "form: planning",
        PlanningPage(PlanningContent(.words(text, rows), on: nil, today: store.today), fault: text, in: frame).markup
      ),
      (
        "plan recipe",
        PlanningPage(
          PlanningContent(.recipe(1, title: text, AmountRequest()), on: nil, today: store.today), in: frame
        ).markup
      ), ("form: meal", MealPage(plan.meals[0], today: store.today, in: frame).markup),
    ]
  }
}
