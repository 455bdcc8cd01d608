import RecipeFormats
import RecipeModel
import RecipeStore

package struct CookRecipes: Verb {
  package var recipes: [RecipeName] = []
  /// nil for today; of what is removed, for the last cooking.
  package var day: DayName?
  package var servings: String?
  /// 0 for not rated.
  package var stars = 0
  package var note: String?
  package var isRemoving = false
  /// The number of the cooking that is removed.
  package var number: Int?

  package init() {}

  package static let name = "cooked"
  package static let declaration = Declaration<Self>(
    "Note that you cooked recipes, or list what you cooked.",
    usage: [
      "recipes cooked RECIPE... [--on DAY] [--serves COUNT] [--rating STARS] [--note TEXT]",
      "recipes cooked RECIPE... --remove [--on DAY]", "recipes cooked [RECIPE... --list] [--limit COUNT]",
    ],
    text: """
      Without a RECIPE, lists what you cooked last. A DAY is today, friday (the last one), 3-days-ago, 8.11., or \
      2026-11-08 (recipes help days). Stars are the recipe's own from then on, as with rate. A meal that is planned \
      for that day is marked as cooked. More than five at once are asked about. With --remove, the last \
      cooking, or the last one of that DAY, is removed; the stars of the recipe stay.

      A list in a pipe: day, id, title, servings, stars, note, with tabs between.
      """,
    examples: [
      #"recipes cooked "tomato soup" --rating 4 --note "less salt""#, "recipes cooked 12 29 --on yesterday",
      "recipes cooked 12 --remove", "recipes cooked", "recipes cooked 12 --list",
    ],
    parameters: [
      .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles."),
      .option(\.day, "on", .day, "When it was; today unless named.").ignoringEmptyField,
      .option(\.servings, "serves", .text("count"), "For how many it was.", json: "servings"),
      .option(
        \.rating, "rating", .anyStars, "How good it was, from 1 to 5.", json: "stars", field: "stars"),
      .option(\.note, "note", .text("text"), "What to remember of it."),
      .flag(\.isRemoving, "remove", "Remove the last cooking of these recipes."),
      .option(\.number, "number", .rowNumber, "The cooking's number.").only([.forms, .json]),
    ],
    rules: [
      .alone("remove", with: ["recipe", "on", "number"], "`remove` goes with `on` only"),
      .needs("number", ["remove"], "`number` goes with `remove`"),
      .exclusive(["on", "number"], "use `on` or `number`, not both"),
    ],
    forms: [
      "/recipes/{recipe}/cooked", Form("/recipes/{recipe}/cookings/remove", given: [("remove", .bool(true))]),
    ],
    routes: [
      Route(
        .post, "/recipes/{recipe}/cookings", "addCooking",
        "Note that a recipe was cooked; stars are the recipe's own from then on",
        body: ["on", "servings", "stars", "note"], answer: .schema("Cooking", status: 201)),
      Route(
        .delete, "/recipes/{recipe}/cookings/{cooking}", "removeCooking",
        "Remove a cooking; the recipe keeps its stars",
        naming: ["cooking": "number"], given: [("remove", .bool(true))], body: []),
    ])

  private var rating: Int? {
    get { stars > 0 ? stars : nil }
    set { stars = newValue ?? 0 }
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    try isRemoving ? remove(in: library) : note(in: library)
  }

  private func note(in library: OpenLibrary) throws -> VerbResult {
    let day = try day.map { try library.names.pastDay($0) } ?? library.store.today
    let cooking = Cooking(on: day, servings: servings ?? "", stars: stars, note: note ?? "")
    let rated: Phrase = stars > 0 ? " \(.stars(stars))" : ""
    return try library.change(
      recipes, done: "Cooked \(.subjects) on \(day.description)\(rated)", sentence: "Cooked \(.subjects)\(rated)"
    ) { try $0.addCooking(cooking, of: $1) }
  }

  private func remove(in library: OpenLibrary) throws -> VerbResult {
    let day = try day.map { try library.names.pastDay($0) }
    return try library.change(recipes, done: "Removed a cooking of \(.subjects)") { store, ids in
      for id in ids { try store.removeCooking(number ?? store.lastCooking(of: id, on: day), of: id) }
      return .updated(ids)
    }
  }
}

extension RecipeStore {
  /// The number of the last cooking of a recipe, or of the last one on a day.
  ///
  /// - Throws: `RecipeStoreError.noSuchCooking`
  fileprivate func lastCooking(of id: Recipe.ID, on day: CalendarDay?) throws -> Int {
    guard let last = try cookings(of: [id]).first(where: { day == nil || $0.cooking.day == day }) else {
      throw RecipeStoreError.noSuchCooking(id)
    }
    return last.number
  }
}

extension ValueForm where Value == Int {
  /// The number of a row, from a page or a program.
  fileprivate static var rowNumber: ValueForm { number("number", 1...Int(Int32.max), advice: "use a number from 1") }
}
