import RecipeFormats
import RecipeModel
import RecipeStore

package struct AddCookings: Verb {
  package var recipes: [RecipeName] = []
  /// nil for today.
  package var day: DayName?
  package var servings: String?
  /// 0 for not rated.
  package var stars = 0
  package var note: String?
  /// The number of servings that are left over.
  package var left: String?
  /// The last day that they hold.
  package var until: DayName?

  package init() {}

  package static let name = "cooked add"
  package static let declaration = Declaration<Self>(
    "Note that you cooked recipes.",
    usage: [
      "recipes cooked add RECIPE... [--on DAY] [--serves COUNT] [--rating STARS] [--note TEXT] [--left COUNT [--until DAY]]"
    ],
    text: """
      A DAY is today, friday (the last one), 3-days-ago, 8.11., or 2026-11-08 (recipes help days). Stars are the \
      recipe's own from then on, as with rate. A meal that is planned for that day is marked as cooked. What the recipe \
      needs is taken out of the pantry, as far as there are amounts of it. What is left over comes into the pantry, for \
      three days unless a day is named. More than five at once are asked about.
      """,
    examples: [
      #"recipes cooked add "tomato soup" --rating 4 --note "less salt""#, "recipes cooked add 12 29 --on yesterday",
      "recipes cooked add 12 --left 2",
    ],
    parameters: [
      .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles."),
      .option(\.day, "on", .day, "When it was; today unless named.").ignoringEmptyField,
      .option(\.servings, "serves", .servings(), "For how many it was.", json: "servings"),
      .option(
        \.rating, "rating", .anyStars, "How good it was, from 1 to 5.", json: "stars", field: "stars"),
      .option(\.note, "note", .text("text"), "What to remember of it."),
      .option(\.left, "left", .servings(), "How many servings are left over.").ignoringEmptyField,
      .option(\.until, "until", .day, "The last day that they hold.").ignoringEmptyField,
    ],
    rules: [.needs("until", ["left"], "`until` is for what is left over; use `left` as well")],
    forms: ["/recipes/{recipe}/cooked"],
    routes: [
      Route(
        .post, "/recipes/{recipe}/cookings", "addCooking",
        "Note that a recipe was cooked; stars are the recipe's own from then on",
        body: ["on", "servings", "stars", "note", "left", "until"], answer: .schema("Cooking", status: 201))
    ])

  private var rating: Int? {
    get { stars > 0 ? stars : nil }
    set { stars = newValue ?? 0 }
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let day = try day.map { try library.names.pastDay($0) } ?? store.today
    let until = try until.map { try library.names.comingDay($0, in: store) }
    let cooking = Cooking(on: day, servings: servings ?? "", stars: stars, note: note ?? "")
    let rated: Phrase = stars > 0 ? " \(.stars(stars))" : ""
    var besides: [Phrase] = []
    var result = try library.change(
      recipes, done: "Cooked \(.subjects) on \(day.description)\(rated)", sentence: "Cooked \(.subjects)\(rated)"
    ) { store, ids in
      let (uses, change) = try store.cook(ids, cooking)
      besides = StockUse.cookingPhrases(uses) + (try leftOvers(of: ids, until: until, in: store))
      return change
    }
    result.besides = besides
    return result
  }

  /// Puts what is left over of the recipes into the pantry.
  private func leftOvers(of ids: [Recipe.ID], until day: CalendarDay?, in store: RecipeStore) throws -> [Phrase] {
    guard let left else { return [] }
    let stocks = try ids.map { try store.addLeftOvers(of: $0, servings: left, until: day).stock }
    return stocks.prefix(1).map { "Left over: \($0.rest)" }
  }
}

package struct RemoveCookings: Verb {
  package var recipes: [RecipeName] = []
  /// nil for the day of the last cooking.
  package var day: DayName?
  /// The number of the cooking.
  package var number: Int?

  package init() {}

  package static let name = "cooked remove"
  package static let declaration = Declaration<Self>(
    "Remove the last cooking of recipes, or the last one of a day.",
    usage: ["recipes cooked remove RECIPE... [--on DAY]"],
    text: "Its mark in the plan is removed as well; the stars of the recipe stay.",
    examples: ["recipes cooked remove 12", "recipes cooked remove 12 29 --on yesterday"],
    parameters: [
      .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles."),
      .option(\.day, "on", .day, "The day on which it was.").ignoringEmptyField,
      .option(\.number, "number", .numberOfRow, "The cooking's number.").only([.forms, .json]),
    ],
    rules: [.exclusive(["on", "number"], "use `on` or `number`, not both")],
    forms: ["/recipes/{recipe}/cookings/remove"],
    routes: [
      Route(
        .delete, "/recipes/{recipe}/cookings/{cooking}", "removeCooking",
        "Remove a cooking; the recipe keeps its stars", naming: ["cooking": "number"], body: [])
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, names) = (library.store, library.names)
    let day = try day.map { try names.pastDay($0) }
    let ids = try names.recipes(recipes, in: store)
    let removed = try ids.map { id in
      let cooking = try store.cooking(of: id, number, on: day)
      try store.removeCooking(cooking.number, of: id)
      return cooking
    }
    return VerbResult(
      .recipes(ids, changed: ids),
      done: "Removed the cooking of \(.subjects)\(.each(removed.map { " on \($0.cooking.day)" }))",
      sentence: "Removed a cooking of \(.subjects)")
  }
}

extension RecipeStore {
  /// The cooking of a recipe with a number, or else the last one, or the last one on a day.
  ///
  /// - Throws: `RecipeStoreError.noSuchCooking`
  fileprivate func cooking(of id: Recipe.ID, _ number: Int?, on day: CalendarDay?) throws -> CookedRecipe {
    let found = try cookings(of: [id]).first {
      (number == nil || $0.number == number) && (day == nil || $0.cooking.day == day)
    }
    guard let found else { throw RecipeStoreError.noSuchCooking(id) }
    return found
  }
}

extension ValueForm where Value == Int {
  /// The number of a row, from a page or a program.
  static var numberOfRow: ValueForm { number("number", 1...Int(Int32.max), advice: "use a number from 1") }
}
