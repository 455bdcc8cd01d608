import RecipeKitchen
import RecipeModel
import RecipeServer
import RecipeStore
import RecipeViewModels

extension SampleLibrary {
  /// Every page there is, by its name: of the sample recipes, and of a library without any.
  static func everyPage() throws -> [(name: String, page: Markup)] {
    let library = try SampleLibrary()
    let empty = try SampleLibrary(recipes: 0)
    try library.makeHistory()
    return try library.listPages(empty) + library.recipePages() + library.formPages() + library.otherPages(empty)
      + library.shoppingPages() + library.planPages()
  }

  /// Steps of the history of each kind.
  private func makeHistory() throws {
    var draft = RecipeDraft(try recipe(12))
    draft.servings = "6"
    draft.cookTime += 300
    draft.ingredients += "\na parmesan rind"
    _ = try store.step("edit \"tomato soup\" --serves 6") { try store.update(12, to: draft) }
    for (day, stars, note) in [
      ("2026-10-03", 4, ""), ("2026-11-08", 0, "with <less> salt"), ("2026-11-20", 1, "burnt"),
    ] {
      try store.addCooking(Cooking(on: CalendarDay(day)!, servings: "6", stars: stars, note: note), of: [12, 33])
    }
    _ = try store.step("favorite 33") { try store.setFavorite([33], true) }
    _ = try store.undo()
  }

  private func listPages(_ empty: SampleLibrary) throws -> [(name: String, page: Markup)] {
    let frame = try frame()
    let collection = try store.collections().first { $0.name == "Soups" }!
    let soups = ShownList.collection(collection.id)
    var narrowed = try list(soups, RecipeQuery(collections: ["Soups"], maxTime: 1800), title: "Soups")
    narrowed.narrowing = ListContent.Narrowing(maxTime: 1800)
    var nothing = try list(.library(.favorites), .favorites, title: "Favorites")
    nothing.rows = []
    nothing.narrowing = ListContent.Narrowing(maxTime: 1800, sort: .title, with: ["rhubarb & cream"])
    return [
      ("home", HomePage(try home(), in: frame).markup),
      ("home-read-only", HomePage(try home(), in: try self.frame(isReadOnly: true)).markup),
      ("home-empty", HomePage(try empty.home(), in: try empty.frame()).markup),
      ("list", ListPage(try list(), in: frame).markup),
      ("list-said", ListPage(try list(), in: try self.frame(said: .init("Deleted Toast", undo: 17))).markup),
      ("list-read-only", ListPage(try list(), in: try self.frame(isReadOnly: true)).markup),
      ("list-collection", ListPage(narrowed, in: frame).markup),
      ("list-narrowed-to-nothing", ListPage(nothing, in: frame).markup),
      ("list-empty", ListPage(try empty.list(), in: try empty.frame()).markup),
      (
        "list-no-favorites",
        ListPage(try empty.list(.library(.favorites), title: "Favorites"), in: try empty.frame()).markup
      ),
      ("sidebar", SidebarPage(try outline(expanding: ["Soups"]), in: frame).markup),
      ("collection", CollectionPage(collection, in: frame).markup),
      (
        "collection-fault",
        CollectionPage(collection, fault: "\"All\" is a reserved name; choose another", in: frame).markup
      ),
    ]
  }

  private func recipePages() throws -> [(name: String, page: Markup)] {
    let (frame, list) = (try frame(), try list())
    let scaled = AmountRequest(.serves("8"), units: .metric)
    return [
      ("recipe", RecipePage(try content(12, pane: list), in: frame).markup),
      ("recipe-scaled", RecipePage(try content(12, scaled), in: frame).markup),
      ("recipe-half", RecipePage(try content(20, AmountRequest(.scale("1/2"))), in: frame).markup),
      ("recipe-two-directions", RecipePage(try content(24), in: frame).markup),
      ("recipe-diets", RecipePage(try content(12, eaters: Self.eaters), in: frame).markup),
      ("recipe-right-to-left", RecipePage(Self.hummus, in: frame).markup),
      ("cook-right-to-left", CookPage(CookContent(Self.hummus.adapted, step: 2), in: frame).markup),
      ("recipe-chinese", RecipePage(try content(29), in: frame).markup),
      ("recipe-read-only", RecipePage(try content(33), in: try self.frame(isReadOnly: true)).markup),
      ("recipe-print", PrintPage(try content(12, scaled), in: frame).markup),
      ("cook", CookPage(try cook(12, step: 3), in: frame).markup),
      ("cook-first", CookPage(try cook(24, step: 0), in: frame).markup),
      (
        "cook-last",
        CookPage(try cook(29, step: 99, AmountRequest(.scale("2"))), in: try self.frame(isSecure: false)).markup
      ),
      ("cooked", CookedPage(try cooked(12, AmountRequest(.serves("8"))), in: frame).markup),
      ("delete", DeletingPage(try recipe(12), in: frame).markup),
      ("recipe-collections", CollectingPage(try recipe(12), collections: try store.collections(), in: frame).markup),
    ]
  }

  private func formPages() throws -> [(name: String, page: Markup)] {
    let (frame, collections) = (try frame(), try store.collections())
    var faulty = RecipeFormContent(title: "")
    faulty[.prepTime] = "soon"
    faulty.faults = [.title: "the title is empty", .prepTime: "not a time: \"soon\""]
    let base = RecipeDraft(try recipe(12))
    var (theirs, ours) = (base, base)
    (theirs.servings, theirs.cookTime, theirs.notes) = ("8", 60, "Freeze it.")
    (ours.servings, ours.notes, ours.source) = ("2", "Do not freeze it.", "me")
    let merge = RecipeMerge(base: base, theirs: theirs, ours: ours)
    (theirs.collections, theirs.imageNames) = (["Soups", "Quick"], [Self.pictures[1]])
    let unknown = RecipeMerge(base: nil, theirs: theirs, ours: ours)
    return [
      ("new", EditPage(RecipeFormContent(title: "Toast"), collections: collections, in: frame).markup),
      ("new-fault", EditPage(faulty, collections: collections, in: frame).markup),
      (
        "edit",
        EditPage(
          RecipeFormContent(RecipeDraft(try recipe(12)), of: 12, version: "v1"), collections: collections, in: frame
        ).markup
      ),
      (
        "conflict", ConflictPage(ConflictContent(merge, of: 12, version: "v2", who: "Kitchen tablet"), in: frame).markup
      ),
      ("conflict-unknown", ConflictPage(ConflictContent(unknown, of: 12, version: "v2"), in: frame).markup),
      ("import", ImportPage(origin: "http://kitchen.local:8080", in: frame).markup),
      (
        "import-fault",
        ImportPage(
          address: "https://example.org", fault: "there is no recipe", origin: "https://kitchen.local", in: frame
        ).markup
      ),
      ("move", MovePage(try move(30), recipe: 30, in: frame).markup),
    ]
  }

  private func shoppingPages() throws -> [(name: String, page: Markup)] {
    let (frame, list, aisles) = (try frame(), try shop(), try store.aisles())
    let entry = EntryContent(list.sections[0].items[0].id, in: list, aisles: aisles)!
    let stocked = try SampleLibrary(recipes: 12).pantry()
    return [
      ("shop", ShopPage(ShopContent(list), in: frame).markup),
      ("shop-read-only", ShopPage(ShopContent(list), in: try self.frame(isReadOnly: true)).markup),
      (
        "shop-fault",
        ShopPage(
          ShopContent(.empty, line: ("\"?\"", "nothing to buy in \"?\"")), in: try self.frame(isSecure: false)
        ).markup
      ),
      ("shop-empty-read-only", ShopPage(ShopContent(.empty), in: try self.frame(isReadOnly: true)).markup),
      ("shop-move", EntryPage(entry, in: frame).markup),
      ("aisles", AislesPage(aisles, in: frame).markup),
      ("aisles-read-only", AislesPage(aisles, in: try self.frame(isReadOnly: true)).markup),
      ("pantry", PantryPage(try store.pantryContents(), on: store.today, in: frame).markup),
      ("pantry-with-stocks", PantryPage(stocked, on: store.today, in: frame).markup),
      (
        "pantry-with-stocks-read-only",
        PantryPage(stocked, on: store.today, in: try self.frame(isReadOnly: true)).markup
      ),
      (
        "pantry-read-only",
        PantryPage(PantryContents(always: ["salt"]), on: store.today, in: try self.frame(isReadOnly: true)).markup
      ),
      ("pantry-empty", PantryPage(PantryContents(), on: store.today, in: frame).markup),
      ("shop-with-stocks", ShopPage(ShopContent(try SampleLibrary().stockedShop()), in: frame).markup),
    ]
  }

  private func planPages() throws -> [(name: String, page: Markup)] {
    let (frame, today) = (try frame(), store.today)
    let nothing = today.adding(days: 14).week(from: 7)
    let empty = PlanContent(try store.mealPlan(nothing), nothing, today: today)
    let plan = try plan()
    let meals = plan.plan.meals
    let recurring = meals.first(where: \.recurs)!
    let recipe = PlanningContent.Subject.recipe(12, title: "Tomato soup", AmountRequest(.serves("8")))
    let words = PlanningContent.Subject.words("toma", try store.listRows(with: [12, 29]))
    return [
      ("plan", PlanPage(plan, in: frame).markup),
      ("plan-read-only", PlanPage(plan, in: try self.frame(isReadOnly: true)).markup),
      ("plan-empty", PlanPage(empty, in: frame).markup),
      ("plan-recipe", PlanningPage(PlanningContent(recipe, on: nil, today: today), in: frame).markup),
      (
        "plan-words",
        PlanningPage(PlanningContent(words, on: today.adding(days: 20), today: today), in: frame).markup
      ),
      (
        "plan-fault",
        PlanningPage(
          PlanningContent(.words("", []), on: nil, today: today), fault: "a note cannot be empty", in: frame
        ).markup
      ),
      ("plan-move", MealPage(recurring, today: today, in: frame).markup),
      ("plan-move-some-day", MealPage(meals.last!, today: today, in: frame).markup),
    ]
  }

  private func otherPages(_ empty: SampleLibrary) throws -> [(name: String, page: Markup)] {
    let frame = try frame()
    let devices = [
      DeviceRow(id: "d1", name: "Kitchen tablet", isReadOnly: false, isThis: true, lastSeen: "2026-11-21"),
      DeviceRow(id: "d2", name: "Grandma's phone", isReadOnly: true, isThis: false),
    ]
    return [
      ("search", SearchPage(try search("tomato"), in: frame).markup),
      ("search-begin", SearchPage(try search(""), in: frame).markup),
      ("search-nothing", SearchPage(try search("rhubarb <pie>"), in: frame).markup),
      ("cookable", CookablePage(try cookable("butter, sugar, flour, eggs", missing: 3), in: frame).markup),
      ("cookable-begin", CookablePage(try cookable("", missing: 0), in: frame).markup),
      ("cookable-nothing", CookablePage(try cookable("rhubarb <pie>", missing: 0), in: frame).markup),
      (
        "cookable-fault",
        CookablePage(CookableContent(foods: "?", missing: 1, fault: "\"?\" is not a food"), in: frame).markup
      ),
      ("history", HistoryPage(try history(), in: frame).markup),
      ("history-of-recipe", HistoryPage(try history(of: 12), in: frame).markup),
      ("history-empty", HistoryPage(try empty.history(), in: try empty.frame()).markup),
      ("devices", DevicesPage(devices, in: try self.frame(isSecure: false)).markup),
      ("pair", PairingPage(token: "t0k3n", name: "Firefox on Android", mayWrite: true, in: PageFrame()).markup),
      ("no-recipe", ProblemPage(.noRecipe(531), in: frame).markup),
      ("busy", ProblemPage(.busy, in: frame).markup),
      ("refused", ProblemPage(.refused("step 7 changed the same field later", back: .history), in: frame).markup),
    ]
  }
}
