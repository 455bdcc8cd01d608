import RecipeFormats
import RecipeStore

package struct RemovePlanned: Verb {
  package var meals: [MealName] = []
  package var isEvery = false
  package var plan: DayRangeName?

  package init() {}

  package static let name = "plan remove"
  package static let declaration = Declaration<Self>(
    "Remove meals from the plan.", usage: ["recipes plan remove ENTRY... [--every] [--in RANGE]"],
    text: "Of what recurs only that one day is left out, unless --every removes all of them.",
    examples: ["recipes plan remove 3", "recipes plan remove pizza --every"],
    parameters: [
      .words(\.meals, "entry", .meal, "Numbers or titles.", field: "item"),
      .flag(\.isEvery, "every", "What recurs, on all of its days."), .plan(\.plan),
    ],
    forms: ["/plan/remove"],
    routes: [
      Route(
        .delete, "/plan/meals/{meal}", "removePlannedMeal",
        "Remove a meal from the plan; of what recurs only that day, unless every is true", naming: ["meal": "entry"],
        query: ["every"], body: [])
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let named = try library.names.meals(meals, in: plan, of: store)
    if isEvery, let single = named.first(where: { !$0.recurs }) {
      // In a rule, names of parameters stand in backticks.
      throw Misuse.rule("\(single.title.replacing("`", with: "'")) does not recur; leave out `every`")
    }
    let ids = named.map(\.id)
    let change = try isEvery ? store.removePlanRules(of: ids) : store.removePlannedMeals(ids)
    let days: Phrase = isEvery ? ", on all of its days" : ""
    return VerbResult(
      .meals(named, isChanged: !change.isEmpty), done: ["Removed from the plan: \(named.map(\.title))"], already: [],
      sentence: "Took \(.subjects) off the plan\(days)")
  }
}
