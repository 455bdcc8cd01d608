import RecipeKitchen
package import RecipeModel
package import RecipeStore

/// A meal of the plan, as someone names it.
package enum MealName: Hashable, Sendable {
  /// A number, a title, or a part of one: what a person types.
  case typed(String)
  case key(PlannedMeal.ID)

  package var text: String {
    switch self {
    case .typed(let text): text
    case .key(let id): id.text
    }
  }
}

/// Something to be planned, as it was named: a recipe, or a row of a plan.
package struct NamedMeal: Hashable, Sendable {
  /// The place of a meal in the plan that it was copied from.
  package struct Row: Hashable, Sendable {
    /// nil for some day.
    package let day: CalendarDay?
    /// Empty for none.
    package let meal: String

    package init(day: CalendarDay?, meal: String) { (self.day, self.meal) = (day, meal) }
  }

  package let meal: NewMeal
  /// nil for a recipe that was named by itself.
  package let row: Row?

  package init(_ meal: NewMeal, row: Row? = nil) { (self.meal, self.row) = (meal, row) }

  package init(recipe: Recipe.ID) { self.init(.recipe(recipe, factor: .one)) }
}

/// Something in the plan that was named.
package enum Planned: Hashable, Sendable {
  case meal(PlannedMeal)
  /// What recurs, on all of its days.
  case rule(PlanRule)

  /// The title of its recipe, or the text of a note.
  var title: String {
    switch self {
    case .meal(let planned): planned.title
    case .rule(let rule): rule.subject.title
    }
  }
}

extension Recurrence {
  /// `Friday`, `Monday and Thursday`, `2 weeks on Friday`
  package var phrase: String { "\(weeks == 1 ? "" : "\(weeks) weeks on ")\(CalendarDay.weekdayTitles(weekdays))" }
}

/// Days that something is planned for, as someone names them; nil is some day.
package enum DayNames: Hashable, Sendable {
  /// With commas between: what a person types.
  case typed(String)
  case days([CalendarDay?])
}

/// Days that follow one another, as someone names them.
package enum DayRangeName: Hashable, Sendable {
  /// `next-week`, `2026-12`, `friday`, or two days: what a person types.
  case typed(String)
  case days(ClosedRange<CalendarDay>)

  package var text: String {
    switch self {
    case .typed(let text): text
    case .days(let days):
      days.lowerBound == days.upperBound ? "\(days.lowerBound)" : "\(days.lowerBound)..\(days.upperBound)"
    }
  }
}
