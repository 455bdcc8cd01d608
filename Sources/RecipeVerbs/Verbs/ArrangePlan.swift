import RecipeFormats
import RecipeModel
package import RecipeStore

package struct MovePlanned: Verb {
  package var meals: [MealName] = []
  package var days: DayNames?
  package var meal: String?

  package init() {}

  package static let name = "plan move"
  package static let declaration = Declaration<Self>(
    "Move meals to another day or meal.",
    usage: ["recipes plan move ENTRY... [--on DAY] [--meal MEAL]"],
    text: """
      An ENTRY is its number, which is the same in every week; or its title, or a part of it, of a meal from today on. \
      Of what recurs, only its next day is moved. The day may be some-day.

      For a -, rows of the plan are read from standard input.
      """,
    examples: [
      "recipes plan move 3 --on sunday", #"recipes plan move "tomato soup" --on some-day"#,
      "recipes plan move 2 --meal lunch",
    ],
    parameters: [
      .words(\.meals, "entry", .meal, "Numbers or titles.", field: "item"),
      .option(\.days, "on", .day, "To this day."), .option(\.meal, "meal", .text("meal"), "To this meal."),
    ],
    rules: [.some(["on", "meal"], "where to? use `on` or `meal`")], forms: ["/plan/reorder"],
    routes: [
      .movePlanned([
        .init("on", "The day; empty for some day."),
        .init("meal", "Such as dinner; empty for none. Without it, the meal that it is."),
      ])
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, names) = (library.store, library.names)
    let named = try names.meals(meals, of: store)
    let days = try days.map { try names.days($0, in: store) }
    if let days, days.count != 1, case .typed(let text)? = self.days {
      throw Misuse.rule("`on` \(text.quoted()) is more than one day")
    }
    // "Some day" is nil, and is not the same as no day.
    let moved = try named.flatMap { planned in
      try store.movePlannedMeals([planned.id], to: days.map { $0[0] } ?? planned.day, meal: meal).meals
    }
    let day = days.map { $0[0].title }
    let place = [day, meal].compactMap(\.self).joined(separator: " ")
    return VerbResult(
      moved: moved, done: "Moved \(moved.map(\.subject.phrase)) to \(place)", already: "planned for \(place) already",
      sentence: "Moved \(.subjects) to \(day ?? place)")
  }
}

package struct ReorderPlanned: Verb {
  package var destination = DestinationRequest<MealName>()
  package var meals: [MealName] = []
  /// `true` for a drag, which leaves a meal what it is: it goes to its neighbor's day, as near as its own meal allows.
  package var isDropped = false

  package init() {}

  package static let name = "plan reorder"
  package static let declaration = Declaration<Self>(
    "Move meals among those of their day.",
    usage: ["recipes plan reorder ENTRY... (--before ENTRY | --after ENTRY | --to PLACE)"],
    text: """
      Next to an entry of another day or meal, they are planned for that. Places are among those of the same day and \
      meal.
      """,
    examples: ["recipes plan reorder 3 --before 2", "recipes plan reorder pizza --to top"],
    groups: [
      DestinationRequest.parameters(.meal.called("neighbor")).within(\.destination).inSection("Destination"),
      [
        .words(\.meals, "entry", .meal, "Numbers or titles.", field: "item"),
        .flag(\.isDropped, "drop", "Keep the meal that it is.").only([.forms, .json]),
      ],
    ],
    rules: DestinationRequest<MealName>.rules, forms: [Form("/plan/reorder", given: [("drop", .bool(true))])],
    routes: [.movePlanned(["before", "after", "to"])])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    if let other = try restated(in: library.store) { return try other.perform(in: library) }
    let (store, names) = (library.store, library.names)
    let named = try names.meals(meals, of: store)
    var neighbor = ""
    let place = try destination.resolved { name in
      let planned = try names.meal(name, of: store)
      neighbor = planned.title
      return planned.id
    }
    guard let place else { throw DestinationRequest<MealName>.missing }
    let landing = place.phrase { _ in .name(neighbor) }
    let moved = try store.reorderPlannedMeals(named.map(\.id), to: place).meals
    return VerbResult(
      moved: moved, done: "Moved \(moved.map(\.subject.phrase)) \(landing)", already: "in that order already",
      sentence: "Moved \(.subjects) \(landing)")
  }

  /// The meaning of a drag in the words of a person: a place next to a meal of the same name, or another day.
  package func restated(in store: RecipeStore) throws -> (any Verb)? {
    guard isDropped else { return nil }
    var reorder = self
    reorder.isDropped = false
    guard case .key(let id)? = meals.first, case .key(let neighbor)? = destination.before ?? destination.after else {
      return reorder
    }
    return try store.read {
      let (planned, anchor) = (try store.plannedMeal(with: id), try store.plannedMeal(with: neighbor))
      if planned.meal == anchor.meal { return reorder }
      let others = try store.meals(on: anchor.day)
      if destination.after != nil, let place = others.firstIndex(of: anchor),
        let next = others[(place + 1)...].first(where: { $0.id != id }), next.meal == planned.meal
      {
        (reorder.destination.before, reorder.destination.after) = (.key(next.id), nil)
        return reorder
      }
      var move = MovePlanned()
      (move.meals, move.days) = (meals, .days([anchor.day]))
      return move
    }
  }
}

extension VerbResult {
  /// - Parameter moved: The meals as they are after a move; none if they are where they were.
  fileprivate init(moved: [PlannedMeal], done: Phrase, already: Phrase, sentence: Phrase) {
    let isChanged = !moved.isEmpty
    self.init(
      .meals(moved, isChanged: isChanged), done: isChanged ? [done] : [], already: isChanged ? [] : [already],
      sentence: sentence)
  }
}

extension Route {
  /// Two verbs: which of them is meant depends on the members that are sent.
  fileprivate static func movePlanned(_ body: [Member]) -> Route {
    Route(
      .patch, "/plan/meals/{meal}", "movePlannedMeal",
      "Move a meal to another day or meal, or next to another one; of what recurs only that day is moved",
      naming: ["meal": "entry"], body: body)
  }
}
