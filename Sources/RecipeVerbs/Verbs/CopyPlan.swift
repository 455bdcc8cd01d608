import RecipeKitchen
import RecipeModel
import RecipeStore

package struct CopyPlan: Verb {
  package var days = DayRangeRequest()
  package var target = DayRangeName.typed("")

  package init() {}

  package static let name = "plan copy"
  package static let declaration = Declaration<Self>(
    "Plan again what was planned for other days.", usage: ["recipes plan copy RANGE --on RANGE"],
    text: "The first day becomes the first day. What recurs, and what is planned there already, is not copied.",
    examples: ["recipes plan copy last-week --on next-week", "recipes plan copy friday --on saturday"],
    groups: [
      [Parameter.word(\.typedWord, "range", .text("range"), "Which days.").only(.commandLine)].within(\.days),
      DayRangeRequest.ends.within(\.days),
      [
        .option(\.target, "on", .range, "To these days.", isRequired: true, json: "onto", field: "onto")
          .formerly(["--to"])
      ],
    ],
    forms: ["/plan/copy"],
    routes: [
      Route(
        .post, "/plan/copy", "copyPlan",
        "Plan again what is planned for some days; what recurs, and what is there already, is not copied",
        body: ["from", "to", .init("onto", "The day that the first one becomes.")], answer: .plan)
    ])

  package func check() throws(Misuse) { try days.check() }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, names) = (library.store, library.names)
    let source = try names.days(days.name ?? .typed(""), in: store)
    let first = try names.days(target, in: store).lowerBound
    let copies = first...first.adding(days: source.upperBound.daysSince1970 - source.lowerBound.daysSince1970)
    let before = Set(try store.mealPlan(copies).meals.map(\.id))
    try store.copyPlan(source, to: first)
    let copied = try store.mealPlan(copies).meals.filter { !before.contains($0.id) }
    let start = first.title
    return VerbResult(
      .meals(copied, days: .range(copies), isChanged: !copied.isEmpty),
      done: copied.isEmpty ? [] : ["Copied \(copied.count, "meal", "meals"), from \(start) on"],
      already: copied.isEmpty ? ["there is nothing else to copy"] : [],
      sentence: "Copied the plan, from \(start) on")
  }
}

package struct ShopForPlan: Verb {
  package var days = DayRangeRequest()

  package init() {}

  package static let name = "plan shop"
  package static let declaration = Declaration<Self>(
    "Put the recipes of the plan on the shopping list.", usage: ["recipes plan shop [RANGE]"],
    text: """
      Without a RANGE, those from today to the end of this week. A recipe that is planned twice is bought twice, and \
      each meal once, however often this is asked for. A recipe that you put on the list yourself counts as its next \
      meal. A meal that is moved keeps its place on the list; the recipe of one that is removed stays there.
      """,
    examples: ["recipes plan shop", "recipes plan shop next-week"],
    groups: [
      [Parameter.words(\.typed, "range", .text("range"), "Which days.", isRequired: false).only(.commandLine)]
        .within(\.days), DayRangeRequest.ends.within(\.days),
    ],
    forms: ["/plan/shop"],
    routes: [
      Route(
        .post, "/plan/shop", "shopForPlan", "Put the recipes that are planned for some days on the shopping list",
        answer: .shoppingList)
    ])

  package func check() throws(Misuse) { try days.check() }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, names) = (library.store, library.names)
    let days = try days.name.map { try names.days($0, in: store) } ?? names.restOfWeek(in: store)
    let bought = try store.addToShoppingList(planned: days)
    let isChanged = !bought.change.isEmpty
    var seen: Set<Recipe.ID> = []
    let recipes = (bought.added + bought.changed).compactMap(\.recipeID).filter { seen.insert($0).inserted }
    let lines: [(start: Phrase, meals: [PlannedMeal])] = [("Added to", bought.added), ("Changed on", bought.changed)]
    return VerbResult(
      .shopping(recipes: recipes, isChanged: isChanged),
      done: lines.filter { !$0.meals.isEmpty }.map { "\($0.start) the list: \(Self.phrases(of: $0.meals))" },
      already: bought.hasMeals && !isChanged ? ["these meals are on the list"] : [],
      sentence: "Put what is planned on the shopping list")
  }

  /// `8  Shakshuka for Tuesday 2026-11-24 and Thursday 2026-11-26`, `12  Tomato soup (×2) for Friday 2026-11-27`
  private static func phrases(of meals: [PlannedMeal]) -> [Phrase] {
    struct Bought: Hashable { let recipe: Recipe.ID, factor: Rational }
    var days: [Bought: [String]] = [:]
    var order: [(bought: Bought, title: String)] = []
    for meal in meals {
      guard let id = meal.recipeID, let day = meal.day else { continue }
      let bought = Bought(recipe: id, factor: meal.factor)
      if days[bought] == nil { order.append((bought, meal.title)) }
      days[bought, default: []].append(day.title)
    }
    return order.map { bought, title in
      "\(.number(bought.recipe))  \(title: title)\(Phrase.scale(bought.factor)) for \(days[bought]!.joined(separator: " and "))"
    }
  }
}
