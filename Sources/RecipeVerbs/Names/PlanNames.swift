package import RecipeModel
package import RecipeStore

/// A meal of the plan, as someone names it.
package enum MealName: Hashable, Sendable {
  /// A number in the plan of some days, a title, or a part of one: what a person types.
  case typed(String)
  case key(PlannedMeal.ID)

  package var text: String {
    switch self {
    case .typed(let text): text
    case .key(let id): id.text
    }
  }
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
