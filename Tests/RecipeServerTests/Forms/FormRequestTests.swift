import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels
import Testing

@testable import RecipeServer

@Suite struct FormRequestTests {
  private func action(_ route: FormRoute, _ number: String?, _ fields: [(String, String)]) throws -> FormRequest.Action
  {
    try FormRequest(route, path: number, FormFields(fields)).action()
  }

  static let taken: [(route: FormRoute, number: String?, fields: [(String, String)], verb: LibraryVerb)] = [
    (.deleteRecipe, "12", [], .delete(12)),
    (.favorite, nil, [("favorite", "12"), ("favorite", "r3")], .setFavorite([12, 3], true)),
    (.favorite, nil, [("unfavorite", "12")], .setFavorite([12], false)),
    (
      .collectRecipe, "12", [("put", "7"), ("put", "c8"), ("take", "9"), ("into", "New")],
      .collect([12], into: [.id(7), .id(8), .name("New")], from: [.id(9)])
    ),
    (.removePicture, "12", [("name", "a.png")], .removePicture(12, name: "a.png")),
    (.cooked, "12", [], .cook(12, CookingEntry())),
    (
      .cooked, "12", [("on", "2026-11-08"), ("serves", "6"), ("stars", "4"), ("note", "good")],
      .cook(12, CookingEntry(day: CalendarDay("2026-11-08"), servings: "6", stars: 4, note: "good"))
    ),
    (.removeCooking, "12", [("number", "7")], .removeCooking(7, of: 12)),
    (.rate, "12", [("stars", "5")], .rate(12, stars: 5)), (.rate, "12", [("stars", "0")], .rate(12, stars: nil)),
    (.reorderLibrary, nil, [("item", "r12"), ("before", "r3")], .move([12], to: .before(3), in: .library)),
    (.reorderFavorites, nil, [("item", "12"), ("after", "3")], .move([12], to: .after(3), in: .favorites)),
    (
      .reorderCollection, "7", [("item", "12"), ("to", "top")], .move([12], to: .top, in: .collection(.id(7)))
    ),
    (.reorderCollections, nil, [("item", "c7"), ("to", "bottom")], .moveCollection(.id(7), to: .bottom)),
    (.reorderCollections, nil, [("item", "7"), ("after", "c8")], .moveCollection(.id(7), to: .after(.id(8)))),
    (.addCollection, nil, [("name", "Soups"), ("filter", " ")], .addCollection("Soups")),
    (
      .addCollection, nil, [("name", "Quick"), ("filter", "--max-time 30m")],
      .addCollection("Quick", filter: SavedFilter(text: "--max-time 30m"))
    ),
    (.renameCollection, "7", [("name", "Stews")], .renameCollection(.id(7), to: "Stews")),
    (
      .renameCollection, "7", [("name", "Stews"), ("merge", "1")],
      .renameCollection(.id(7), to: "Stews", isMerging: true)
    ),
    (.deleteCollection, "7", [], .deleteCollection(.id(7))),
    (.expand, nil, [("collection", "7")], .setExpanded(.collection(.id(7)), true)),
    (.collapse, nil, [("collection", "all")], .setExpanded(.collections, false)),
    (.shopForRecipe, nil, [("recipe", "r12")], .shopping(.addRecipe(12, AmountRequest()))),
    (.shopForRecipe, nil, [("recipe", "12"), ("serves", "8")], .shopping(.addRecipe(12, AmountRequest(serves: "8")))),
    (.unshopRecipe, nil, [("recipe", "12")], .shopping(.removeRecipe(12))),
    (.addShoppingLine, nil, [("item", "2 rolls of foil")], .shopping(.addLine("2 rolls of foil"))),
    (
      .tick, nil, [("tick", "onion"), ("tick", "olive oil")],
      .shopping(.tick([ItemKey(text: "onion"), ItemKey(text: "olive oil")], true))
    ),
    (
      .tick, nil, [("tick", "onion"), ("need", "2"), ("tick", "olive oil"), ("need", "1 l + some")],
      .shopping(
        .tick(
          [ItemKey(text: "onion"), ItemKey(text: "olive oil")], true,
          seen: [ItemKey(text: "onion"): "2", ItemKey(text: "olive oil"): "1 l + some"]))
    ),
    (.tick, nil, [("untick", "onion")], .shopping(.tick([ItemKey(text: "onion")], false))),
    (.setAside, nil, [("item", "onion")], .shopping(.setAside([ItemKey(text: "onion")]))),
    (.clearShopping, nil, [], .shopping(.clear(isAll: false))),
    (.clearShopping, nil, [("all", "1")], .shopping(.clear(isAll: true))),
    (
      .reorderShopping, nil, [("item", "onion"), ("before", "leek")],
      .shopping(.move([ItemKey(text: "onion")], to: .before(ItemKey(text: "leek"))))
    ),
    (
      .reorderShopping, nil, [("item", "tofu"), ("aisle", "Frozen")],
      .shopping(.place([ItemKey(text: "tofu")], inAisle: "Frozen"))
    ),
    (.addAisle, nil, [("name", "Pets")], .shopping(.addAisle("Pets"))),
    (.renameAisle, nil, [("aisle", "Pets"), ("name", "Cats")], .shopping(.renameAisle("Pets", to: "Cats"))),
    (.deleteAisle, nil, [("aisle", "Pets")], .shopping(.deleteAisle("Pets"))),
    (.reorderAisles, nil, [("item", "Pets"), ("to", "top")], .shopping(.moveAisle("Pets", to: .top))),
    (.addToPantry, nil, [("name", "salt"), ("name", "oil")], .shopping(.addToPantry(["salt", "oil"]))),
    (.removeFromPantry, nil, [("name", "salt")], .shopping(.removeFromPantry(["salt"]))),
    (
      .planMeal, nil, [("recipe", "12"), ("serves", "6"), ("on", "2026-11-27"), ("meal", "dinner")],
      .plan(.add(.recipe(12, AmountRequest(serves: "6")), on: [CalendarDay("2026-11-27")], meal: "dinner"))
    ),
    (.planMeal, nil, [("note", "out"), ("on", "")], .plan(.add(.note("out"), on: [nil], meal: ""))),
    (
      .planMeal, nil, [("note", "out"), ("on", "2026-11-27"), ("every", "1")],
      .plan(.addRecurring(.note("out"), every: Recurrence(weekday: 5, firstDay: CalendarDay("2026-11-27")!), meal: ""))
    ),
    (
      .reorderPlan, nil, [("item", "m12"), ("on", "2026-11-27")],
      .plan(.move(.meal(12), to: .some(CalendarDay("2026-11-27")), meal: nil))
    ),
    (.reorderPlan, nil, [("item", "m12"), ("on", "")], .plan(.move(.meal(12), to: .some(nil), meal: nil))),
    (.reorderPlan, nil, [("item", "m12"), ("meal", "lunch")], .plan(.move(.meal(12), to: .none, meal: "lunch"))),
    (
      .reorderPlan, nil, [("item", "w3-2026-11-27"), ("after", "m12")],
      .plan(.drop(.rule(3, CalendarDay("2026-11-27")!), to: .after(.meal(12))))
    ),
    (.reorderPlan, nil, [("item", "m12"), ("to", "top")], .plan(.reorder(.meal(12), to: .top))),
    (.removeMeal, nil, [("item", "m12")], .plan(.remove(.meal(12), isEvery: false))),
    (.removeMeal, nil, [("item", "m12"), ("every", "1")], .plan(.remove(.meal(12), isEvery: true))),
    (
      .copyPlan, nil, [("from", "2026-11-16"), ("to", "2026-11-22"), ("onto", "2026-11-23")],
      .plan(.copy(CalendarDay("2026-11-16")!...CalendarDay("2026-11-22")!, to: CalendarDay("2026-11-23")!))
    ),
    (
      .shopForPlan, nil, [("from", "2026-11-16"), ("to", "2026-11-22")],
      .plan(.shop(CalendarDay("2026-11-16")!...CalendarDay("2026-11-22")!))
    ),
    (.undo, nil, [], .undo()), (.redo, nil, [("unknown", "1")], .redo()), (.undoStep, "17", [], .undoStep(17)),
  ]

  @Test(arguments: taken)
  func `a form becomes a verb`(route: FormRoute, number: String?, fields: [(String, String)], verb: LibraryVerb) throws
  {
    #expect(try action(route, number, fields) == .verb(verb))
  }

  static let refused: [(route: FormRoute, number: String?, fields: [(String, String)], status: Int)] = [
    (.deleteRecipe, "0", [], 404), (.deleteRecipe, "-1", [], 404), (.deleteRecipe, "012", [], 404),
    (.deleteRecipe, "x", [], 404), (.deleteRecipe, "99999999999999999999", [], 404), (.undoStep, "+1", [], 404),
    (.tick, nil, [], 400), (.tick, nil, [("tick", "a"), ("untick", "b")], 400),
    (.tick, nil, [("tick", "a"), ("tick", "b"), ("need", "2")], 400),
    (.tick, nil, [("untick", "a"), ("need", "2")], 400),
    (.tick, nil, [("tick", "a"), ("need", "")], 400), (.tick, nil, [("tick", "a"), ("need", "2\n3")], 400),
    (.favorite, nil, [], 400), (.favorite, nil, [("favorite", "12"), ("unfavorite", "3")], 400),
    (.favorite, nil, [("favorite", "x")], 400), (.favorite, nil, [("recipe", "12")], 400),
    (.collectRecipe, "12", [], 400), (.collectRecipe, "12", [("put", "Soups")], 400),
    (.addPicture, "12", [("picture", "text")], 400), (.removePicture, "12", [], 400),
    (.reorderLibrary, nil, [("item", "12")], 400), (.reorderLibrary, nil, [("before", "12")], 400),
    (.reorderLibrary, nil, [("item", "12"), ("to", "3")], 400),
    (.reorderLibrary, nil, [("item", "12"), ("to", "top"), ("before", "3")], 400),
    (.reorderLibrary, nil, [("item", "c12"), ("to", "top")], 400),
    (.addCollection, nil, [], 400), (.addCollection, nil, [("name", "a"), ("filter", "tomato")], 422),
    (.renameCollection, "7", [], 400), (.expand, nil, [], 400), (.expand, nil, [("collection", "Soups")], 400),
    (.cooked, "12", [("on", "yesterday")], 400), (.cooked, "12", [("stars", "6")], 400),
    (.rate, "12", [], 400), (.rate, "12", [("stars", "-1")], 400), (.removeCooking, "12", [("number", "r7")], 400),
    (.shopForRecipe, nil, [], 400), (.shopForRecipe, nil, [("recipe", "soup")], 400), (.tick, nil, [], 400),
    (.tick, nil, [("tick", "onion"), ("untick", "leek")], 400), (.setAside, nil, [], 400),
    (.reorderShopping, nil, [("item", "onion")], 400), (.reorderShopping, nil, [("to", "top")], 400),
    (.addShoppingLine, nil, [], 400), (.renameAisle, nil, [("aisle", "Pets")], 400), (.addToPantry, nil, [], 400),
    (.planMeal, nil, [("recipe", "12")], 400), (.planMeal, nil, [("on", "")], 400),
    (.planMeal, nil, [("recipe", "12"), ("note", "a"), ("on", "")], 400),
    (.planMeal, nil, [("note", "a"), ("on", "friday")], 400),
    (.planMeal, nil, [("note", "a"), ("on", ""), ("every", "1")], 400),
    (.reorderPlan, nil, [("item", "12"), ("on", "")], 400), (.reorderPlan, nil, [("item", "m12")], 400),
    (.reorderPlan, nil, [("item", "m12"), ("before", "m1"), ("to", "top")], 400), (.removeMeal, nil, [], 400),
    (.copyPlan, nil, [("from", "2026-11-16"), ("to", "2026-11-22"), ("onto", "")], 400),
    (.shopForPlan, nil, [("from", "2026-11-22"), ("to", "2026-11-16")], 400),
    (.shopForPlan, nil, [("from", "2026-11-22"), ("to", "2028-11-16")], 400),
    (.importRecipes, nil, [], 400), (.importRecipes, nil, [("address", " ")], 400),
  ]

  @Test(arguments: refused)
  func `what a form lacks or has wrong is refused`(
    route: FormRoute, number: String?, fields: [(String, String)], status: Int
  ) {
    let error = #expect(throws: Refusal.self) { try action(route, number, fields) }
    #expect(error?.status == status)
  }

  @Test func `an import is an address or a file, into a collection if one is named`() throws {
    #expect(
      try action(.importRecipes, nil, [("address", " https://example.org/ "), ("into", "")])
        == .importPage(address: "https://example.org/", into: nil))
    let file = UploadedFile(field: "file", name: "a.json", bytes: [1])
    let form = FormFields([("address", ""), ("into", "Sweet")], files: [file])
    #expect(try FormRequest(.importRecipes, path: nil, form).action() == .importFile(file, into: "Sweet"))
    let both = FormFields([("address", "https://example.org/")], files: [file])
    #expect(throws: Refusal.self) { try FormRequest(.importRecipes, path: nil, both).action() }
  }
}

@Suite struct RecipeFormTests {
  private let fields: [(String, String)] = [
    ("title", " Pea soup "), ("prep", "1h30m"), ("cook", ""), ("serves", "4"), ("ingredients", "1 onion\r\n2 peas"),
    ("directions", "Cook."), ("notes", ""), ("source", "me"), ("favorite", "1"), ("in", "Soups"),
    ("into", "Quick, Soups,"),
    ("image", "../../etc/passwd"),
  ]

  @Test func `a new recipe has all that was typed, as it may be stored`() throws {
    let verb = try RecipeForm(FormFields(fields)).adding()
    #expect(
      verb
        == .add(
          RecipeDraft(
            title: "Pea soup", prepTime: 5400, servings: "4", ingredients: "1 onion\n2 peas", directions: "Cook.",
            source: "me", isFavorite: true, collections: ["Soups", "Quick"])))
  }

  @Test func `an edit replaces all fields but the heart and the date`() throws {
    guard case .edit(7, let edit) = try RecipeForm(FormFields(fields + [("version", "v")])).editing(7) else {
      Issue.record("not an edit of 7")
      return
    }
    #expect(edit.version == "v")
    #expect(Set(RecipeField.allCases).subtracting(edit.values.keys) == [.isFavorite, .addedOn])
    #expect(edit.values[.notes] == .text(""))
    #expect(edit.values[.imageNames] == .names([]))
  }

  @Test(arguments: [
    ("title", " ", RecipeField.title, "the title is empty"), ("prep", "soon", .prepTime, "write 10m, 1h30m, or 1:30"),
    ("cook", "-5m", .cookTime, "write 10m, 1h30m, or 1:30"),
    ("in", "Favorites", .collections, "\"Favorites\" is a reserved name; choose another"),
    ("title", String(repeating: "a", count: 501), .title, "the title is 501 bytes long; at most 500 fit"),
  ])
  func `a fault stands next to its field, with everything as it was typed`(
    name: String, value: String, field: RecipeField, message: String
  ) {
    let typed = FormFields(fields.filter { $0.0 != name } + [(name, value)])
    let error = #expect(throws: RecipeFormFaults.self) { try RecipeForm(typed).adding() }
    #expect(error?.faults == [field: message])
    #expect(error?.refusal == Refusal(422, message, field: field.rawValue))
    let content = RecipeForm(typed).content(nil, faults: error?.faults ?? [:])
    #expect(content.ingredients == "1 onion\r\n2 peas")
    #expect(content.faults == [field: message])
  }

  @Test func `several faults are shown at once`() {
    let error = #expect(throws: RecipeFormFaults.self) {
      try RecipeForm(FormFields([("title", ""), ("prep", "x"), ("cook", "y")])).adding()
    }
    #expect(error.map { Set($0.faults.keys) } == [.title, .prepTime, .cookTime])
  }

  @Test func `a picture is taken by what is in it`() {
    let file = UploadedFile(field: "picture", name: "a.png", bytes: Array("<svg/>".utf8))
    let error = #expect(throws: RecipeFormFaults.self) {
      try RecipeForm(FormFields([("title", "a")], files: [file])).adding()
    }
    #expect(
      error?.faults == [.imageNames: "the picture cannot be stored: it is not a JPEG, PNG, or WebP picture"])
  }
}

@Suite struct FormDestinationTests {
  @Test(arguments: [
    ("http://a:1/lists/all?sort=title&done=3#r12", "a:1", "/lists/all?sort=title"), ("http://a:1/", "a:1", "/"),
    ("https://a/x?done=1", "a", "/x"),
  ])
  func `the page that a form was on is found`(referrer: String, host: String, link: String) {
    #expect(Link(referrer: referrer, host: host)?.text == link)
  }

  @Test(arguments: [
    "http://b:1/", "http://a:12/", "http://a:1", "http://a:1@b/", "ftp://a:1/", "http://a:1//evil.example/",
    "http://a:1/\\evil.example", "http://a:1/a\r\nX: y", "http://a:1/ü", "/lists/all", "",
  ])
  func `another place is never led to`(referrer: String) {
    #expect(Link(referrer: referrer, host: "a:1") == nil)
  }

  @Test(
    arguments: [
      (FormRoute.favorite, nil, "/lists/favorites", "/lists/favorites?done=5"),
      (.favorite, nil, nil, "/?done=5"), (.deleteRecipe, 12, "/recipes/12?in=recents", "/lists/all?done=5"),
      (.deleteRecipe, 12, "/recipes/12/delete", "/lists/all?done=5"),
      (.deleteRecipe, 12, "/recipes/123", "/recipes/123?done=5"),
      (.deleteRecipe, 12, "/search?q=a", "/search?q=a&done=5"),
      (.editRecipe, 12, "/recipes/12/edit", "/recipes/12?done=5"),
      (.deleteCollection, 7, "/collections/7/edit", "/?done=5"),
      (.reorderCollection, 7, "/collections/7/move?item=3", "/collections/7?done=5"),
      (.reorderLibrary, nil, "/recipes/3", "/recipes/3?done=5"),
      (.addCollection, nil, "/sidebar", "/collections/8?done=5"),
      (.importRecipes, nil, "/import", "/recipes/40?done=5"),
    ] as [(FormRoute, Int?, String?, String)])
  func `a form leads back, or to what is new`(route: FormRoute, number: Int?, referrer: String?, link: String) {
    var result = VerbResult()
    result.step = 5
    result.recipes = [40]
    let destination = FormDestination(route: route, number: number, fields: FormFields([]))
    #expect(destination.link(result, collection: 8, from: referrer.map { Link($0) }).text == link)
    result.step = nil
    #expect(!destination.link(result, collection: 8, from: referrer.map { Link($0) }).text.contains("done"))
  }
}
