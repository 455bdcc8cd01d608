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

  package init() {}

  package static let name = "cooked add"
  package static let declaration = Declaration<Self>(
    "Note that you cooked recipes.",
    usage: ["recipes cooked add RECIPE... [--on DAY] [--serves COUNT] [--rating STARS] [--note TEXT]"],
    text: """
      A DAY is today, friday (the last one), 3-days-ago, 8.11., or 2026-11-08 (recipes help days). Stars are the \
      recipe's own from then on, as with rate. A meal that is planned for that day is marked as cooked. More than five \
      at once are asked about.
      """,
    examples: [
      #"recipes cooked add "tomato soup" --rating 4 --note "less salt""#, "recipes cooked add 12 29 --on yesterday",
    ],
    parameters: [
      .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles."),
      .option(\.day, "on", .day, "When it was; today unless named.").ignoringEmptyField,
      .option(\.servings, "serves", .servings(), "For how many it was.", json: "servings"),
      .option(
        \.rating, "rating", .anyStars, "How good it was, from 1 to 5.", json: "stars", field: "stars"),
      .option(\.note, "note", .text("text"), "What to remember of it."),
    ],
    forms: ["/recipes/{recipe}/cooked"],
    routes: [
      Route(
        .post, "/recipes/{recipe}/cookings", "addCooking",
        "Note that a recipe was cooked; stars are the recipe's own from then on",
        body: ["on", "servings", "stars", "note"], answer: .schema("Cooking", status: 201))
    ])

  private var rating: Int? {
    get { stars > 0 ? stars : nil }
    set { stars = newValue ?? 0 }
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let day = try day.map { try library.names.pastDay($0) } ?? library.store.today
    let cooking = Cooking(on: day, servings: servings ?? "", stars: stars, note: note ?? "")
    let rated: Phrase = stars > 0 ? " \(.stars(stars))" : ""
    return try library.change(
      recipes, done: "Cooked \(.subjects) on \(day.description)\(rated)", sentence: "Cooked \(.subjects)\(rated)"
    ) { try $0.addCooking(cooking, of: $1) }
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
      .option(\.number, "number", .rowNumber, "The cooking's number.").only([.forms, .json]),
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
  fileprivate static var rowNumber: ValueForm { number("number", 1...Int(Int32.max), advice: "use a number from 1") }
}
