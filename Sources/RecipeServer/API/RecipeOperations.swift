import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension APIOperation {
  /// The conditions of a list, as the command line has them.
  static let filterFields: [APIField] = [
    APIField("q", .text(atLeast: 1), "Words to search for; the last may be the beginning of one."),
    APIField("collection", .list(.text(atLeast: 1)), "In this collection; repeat for several."),
    APIField("favorites", .flag, "Favorites only."),
    APIField("recents", .flag, "Added in the last 30 days, newest first."),
    APIField("with", .list(.text(atLeast: 1)), "With this ingredient; repeat for several."),
    APIField("without", .list(.text(atLeast: 1)), "Without this ingredient; repeat for several."),
    APIField("max-time", .integer(1...RecipeLimits.seconds), "Ready within so many seconds."),
    APIField("or-unknown", .flag, "With max-time: also recipes that state no time."),
    APIField("never-cooked", .flag, "Never cooked."),
    APIField("cooked-before", .text(atLeast: 1), "Cooked, but not for 90d, 12w, 1y, or since 2026-11-08."),
    APIField("rating", .integer(CookingLog.stars), "With so many stars or more."),
  ]

  private static let listFields =
    filterFields + [
      APIField(
        "have", .list(.text(atLeast: 1)), "What can be cooked with these foods and the pantry; repeat for several."),
      APIField("missing", .integer(0...1000), "With have: so many foods may be missing."),
      APIField("sort", .choice(RecipeSort.allCases.map(\.rawValue)), "The order; else that of the list."),
      APIField("reverse", .flag, "In reverse order."),
      APIField("limit", .integer(1...1000), "At most so many recipes; else 100."),
      APIField("after", .number, "The recipe that the last answer ended with, to continue after it."),
    ]

  static let recipes: [APIOperation] = [
    APIOperation(
      id: "listRecipes", method: .get, path: "/recipes", summary: "List recipes, or search for them",
      query: listFields, answer: .list(of: "Recipe"), action: .read(list)),
    APIOperation(
      id: "showRecipe", method: .get, path: "/recipes/{recipe}", summary: "Show a recipe, for as many as you cook for",
      query: [
        APIField("serves", .text(atLeast: 1), "For so many: 8, 2/3, 1.5."),
        APIField("scale", .text(atLeast: 1), "Amounts times a factor."),
        APIField("units", .choice(MeasurementSystem.allCases.map(\.rawValue)), "Amounts in these units."),
        APIField("expand", .flag, "Also the ingredients of the recipes that it names."),
      ],
      answer: .schema("Recipe"), action: .read(show)),
  ]

  private static func list(_ request: APIRequest, _ store: RecipeStore) throws -> APIAnswer {
    var query = try filter(request)
    query.sort = request.text("sort").flatMap { RecipeSort(rawValue: $0) }
    query.isReversed = request.isSet("reverse")
    let foods = request.texts("have")
    if foods.isEmpty, request.number("missing") != nil {
      throw Refusal(422, "missing goes with have", field: "missing")
    }
    let cookable =
      foods.isEmpty
      ? nil : try store.recipes(having: FoodsAtHome(foods), missingAtMost: request.number("missing") ?? 0, in: query)
    var ids = try cookable?.map(\.row.id)[...] ?? store.identifiers(of: query)[...]
    if let last = request.number("after") {
      guard let place = ids.firstIndex(of: last) else {
        throw Refusal(404, "recipe \(last) is not in this list", field: "after")
      }
      ids = ids[(place + 1)...]
    }
    return try .recipes(
      Array(ids.prefix(request.number("limit") ?? 100)), in: store, match: query.words.map { SearchWords($0) },
      missing: cookable.map { found in Dictionary(uniqueKeysWithValues: found.map { ($0.row.id, $0.missing) }) })
  }

  /// - Throws: `Refusal` with 422 for an age that is not one; `ContradictingConditions`.
  static func filter(_ request: APIRequest) throws -> RecipeQuery {
    var query = RecipeQuery(
      collections: request.texts("collection"), favoritesOnly: request.isSet("favorites"),
      recentsOnly: request.isSet("recents"), words: request.text("q"), with: request.texts("with"),
      without: request.texts("without"), maxTime: request.number("max-time"))
    query.includesUnknownTimes = query.maxTime != nil && request.isSet("or-unknown")
    let age = try request.text("cooked-before").map { text throws(Refusal) in
      guard let age = CookedBefore(text) else {
        throw Refusal(422, "cooked-before must be an age such as 90d, 12w, 1y, or a day", field: "cooked-before")
      }
      return age
    }
    try query.setCooked(never: request.isSet("never-cooked"), before: age)
    query.minStars = request.number("rating")
    return query
  }

  private static func show(_ request: APIRequest, _ store: RecipeStore) throws -> APIAnswer {
    let id = request.recipe
    guard let recipe = try store.recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    let amounts = try AmountRequest(serves: request.text("serves"), scale: request.text("scale"))
    let system = request.text("units").flatMap { MeasurementSystem(rawValue: $0) }
    let adapted = try AdaptedRecipe(recipe, amounts, system, in: store)
    let bytes = APIAnswer.bytes(of: adapted, isExpanded: request.isSet("expand"))
    return .json(bytes, headers: ["etag": recipe.entityTag])
  }
}
