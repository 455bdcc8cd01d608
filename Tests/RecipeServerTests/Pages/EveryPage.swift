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
      ("home", Page.home(try home(), in: frame)),
      ("home-read-only", Page.home(try home(), in: try self.frame(isReadOnly: true))),
      ("home-empty", Page.home(try empty.home(), in: try empty.frame())),
      ("list", Page.list(try list(), in: frame)),
      ("list-said", Page.list(try list(), in: try self.frame(said: .init("Deleted Toast", undo: 17)))),
      ("list-read-only", Page.list(try list(), in: try self.frame(isReadOnly: true))),
      ("list-collection", Page.list(narrowed, in: frame)),
      ("list-narrowed-to-nothing", Page.list(nothing, in: frame)),
      ("list-empty", Page.list(try empty.list(), in: try empty.frame())),
      ("list-no-favorites", Page.list(try empty.list(.library(.favorites), title: "Favorites"), in: try empty.frame())),
      ("sidebar", Page.sidebar(try outline(expanding: ["Soups"]), in: frame)),
      ("collection", Page.editCollection(collection, in: frame)),
      (
        "collection-fault",
        Page.editCollection(collection, fault: "\"All\" is a reserved name; choose another", in: frame)
      ),
    ]
  }

  private func recipePages() throws -> [(name: String, page: Markup)] {
    let (frame, list) = (try frame(), try list())
    let scaled = AmountRequest(.serves("8"), units: .metric)
    return [
      ("recipe", Page.recipe(try content(12, pane: list), in: frame)),
      ("recipe-scaled", Page.recipe(try content(12, scaled), in: frame)),
      ("recipe-half", Page.recipe(try content(20, AmountRequest(.scale("1/2"))), in: frame)),
      ("recipe-two-directions", Page.recipe(try content(24), in: frame)),
      ("recipe-right-to-left", Page.recipe(Self.hummus, in: frame)),
      ("cook-right-to-left", Page.cook(CookContent(Self.hummus.adapted, step: 2), in: frame)),
      ("recipe-chinese", Page.recipe(try content(29), in: frame)),
      ("recipe-read-only", Page.recipe(try content(33), in: try self.frame(isReadOnly: true))),
      ("recipe-print", Page.print(try content(12, scaled), in: frame)),
      ("cook", Page.cook(try cook(12, step: 3), in: frame)),
      ("cook-first", Page.cook(try cook(24, step: 0), in: frame)),
      ("cook-last", Page.cook(try cook(29, step: 99, AmountRequest(.scale("2"))), in: try self.frame(isSecure: false))),
      ("cooked", Page.cooked(try cooked(12, AmountRequest(.serves("8"))), in: frame)),
      ("delete", Page.deleting(try recipe(12), in: frame)),
      ("recipe-collections", Page.collecting(try recipe(12), collections: try store.collections(), in: frame)),
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
      ("new", Page.edit(RecipeFormContent(title: "Toast"), collections: collections, in: frame)),
      ("new-fault", Page.edit(faulty, collections: collections, in: frame)),
      (
        "edit",
        Page.edit(
          RecipeFormContent(RecipeDraft(try recipe(12)), of: 12, version: "v1"), collections: collections, in: frame)
      ),
      ("conflict", Page.conflict(ConflictContent(merge, of: 12, version: "v2", who: "Kitchen tablet"), in: frame)),
      ("conflict-unknown", Page.conflict(ConflictContent(unknown, of: 12, version: "v2"), in: frame)),
      ("import", Page.importing(origin: "http://kitchen.local:8080", in: frame)),
      (
        "import-fault",
        Page.importing(
          address: "https://example.org", fault: "there is no recipe", origin: "https://kitchen.local", in: frame)
      ),
      ("move", Page.move(try move(30), recipe: 30, in: frame)),
    ]
  }

  private func shoppingPages() throws -> [(name: String, page: Markup)] {
    let (frame, list, aisles) = (try frame(), try shop(), try store.aisles())
    let entry = EntryContent(list.sections[0].items[0].id, in: list, aisles: aisles)!
    return [
      ("shop", Page.shop(ShopContent(list), in: frame)),
      ("shop-read-only", Page.shop(ShopContent(list), in: try self.frame(isReadOnly: true))),
      (
        "shop-fault",
        Page.shop(
          ShopContent(.empty, line: ("\"?\"", "nothing to buy in \"?\"")), in: try self.frame(isSecure: false))
      ),
      ("shop-empty-read-only", Page.shop(ShopContent(.empty), in: try self.frame(isReadOnly: true))),
      ("shop-move", Page.movingEntry(entry, in: frame)),
      ("aisles", Page.aisles(aisles, in: frame)),
      ("aisles-read-only", Page.aisles(aisles, in: try self.frame(isReadOnly: true))),
      ("pantry", Page.pantry(try store.pantry(), in: frame)),
      ("pantry-read-only", Page.pantry(["salt"], in: try self.frame(isReadOnly: true))),
      ("pantry-empty", Page.pantry([], in: frame)),
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
      ("plan", Page.plan(plan, in: frame)),
      ("plan-read-only", Page.plan(plan, in: try self.frame(isReadOnly: true))),
      ("plan-empty", Page.plan(empty, in: frame)),
      ("plan-recipe", Page.planning(PlanningContent(recipe, on: nil, today: today), in: frame)),
      (
        "plan-words",
        Page.planning(PlanningContent(words, on: today.adding(days: 20), today: today), in: frame)
      ),
      (
        "plan-fault",
        Page.planning(
          PlanningContent(.words("", []), on: nil, today: today), fault: "a note cannot be empty", in: frame)
      ),
      ("plan-move", Page.movingMeal(recurring, today: today, in: frame)),
      ("plan-move-some-day", Page.movingMeal(meals.last!, today: today, in: frame)),
    ]
  }

  private func otherPages(_ empty: SampleLibrary) throws -> [(name: String, page: Markup)] {
    let frame = try frame()
    let devices = [
      DeviceRow(id: "d1", name: "Kitchen tablet", isReadOnly: false, isThis: true, lastSeen: "2026-11-21"),
      DeviceRow(id: "d2", name: "Grandma's phone", isReadOnly: true, isThis: false),
    ]
    return [
      ("search", Page.search(try search("tomato"), in: frame)),
      ("search-begin", Page.search(try search(""), in: frame)),
      ("search-nothing", Page.search(try search("rhubarb <pie>"), in: frame)),
      ("cookable", Page.cookable(try cookable("butter, sugar, flour, eggs", missing: 3), in: frame)),
      ("cookable-begin", Page.cookable(try cookable("", missing: 0), in: frame)),
      ("cookable-nothing", Page.cookable(try cookable("rhubarb <pie>", missing: 0), in: frame)),
      (
        "cookable-fault",
        Page.cookable(CookableContent(foods: "?", missing: 1, fault: "\"?\" is not a food"), in: frame)
      ),
      ("history", Page.history(try history(), in: frame)),
      ("history-of-recipe", Page.history(try history(of: 12), in: frame)),
      ("history-empty", Page.history(try empty.history(), in: try empty.frame())),
      ("devices", Page.devices(devices, in: try self.frame(isSecure: false))),
      ("pair", Page.pair(token: "t0k3n", name: "Firefox on Android", mayWrite: true, in: PageFrame())),
      ("no-recipe", Page.problem(.noRecipe(531), in: frame)),
      ("busy", Page.problem(.busy, in: frame)),
      ("refused", Page.problem(.refused("step 7 changed the same field later", back: .history), in: frame)),
    ]
  }
}
