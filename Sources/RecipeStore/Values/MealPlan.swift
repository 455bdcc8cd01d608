package import RecipeKitchen
package import RecipeModel

/// The meal plan of some days: every day with its meals, then what is meant for some day.
package struct MealPlan: Equatable, Sendable {
  package struct Section: Equatable, Sendable {
    /// nil for "some day".
    package let day: CalendarDay?
    package let meals: [PlannedMeal]
  }

  package let sections: [Section]

  package init(sections: [Section]) {
    self.sections = sections
  }

  package static let empty = MealPlan(sections: [])

  /// The meals of all sections.
  package var meals: [PlannedMeal] { sections.flatMap(\.meals) }
}

/// A recipe or a note in the plan.
package struct PlannedMeal: Identifiable, Hashable, Sendable {
  package enum ID: Hashable, Sendable {
    case meal(Int)
    /// A day on which a rule holds.
    case rule(Int, CalendarDay)

    /// The number of the meal, or of the rule on all of its days.
    package var number: Int {
      switch self {
      case .meal(let number), .rule(let number, _): number
      }
    }

    /// The name that requests have for it: `m12`, `w3-2026-11-27`.
    package var text: String {
      switch self {
      case .meal(let number): "m\(number)"
      case .rule(let rule, let day): "w\(rule)-\(day)"
      }
    }

    /// - Parameter text: As `text` spells it; nil for anything else.
    package init?(text: String) {
      let parts = text.dropFirst().split(separator: "-", maxSplits: 1).map(String.init)
      guard let number = parts.first.flatMap({ Int($0) }), number > 0 else { return nil }
      if parts.count == 1 {
        self = .meal(number)
      } else if let day = CalendarDay(parts[1]) {
        self = .rule(number, day)
      } else {
        return nil
      }
      if self.text != text { return nil }
    }
  }

  package enum Subject: Hashable, Sendable {
    case recipe(Recipe.ID, title: String)
    case note(String)

    package var title: String {
      switch self {
      case .recipe(_, let title): title
      case .note(let text): text
      }
    }
  }

  package let id: ID
  /// nil for "some day".
  package let day: CalendarDay?
  /// Such as `dinner`; empty for none.
  package let meal: String
  package let subject: Subject
  package let factor: Rational
  package let isCooked: Bool

  /// The number that it has in every view, for life.
  package var number: Int { id.number }

  /// `true` if it comes every week, or every few weeks.
  package var recurs: Bool { if case .rule = id { true } else { false } }

  package var title: String { subject.title }

  package var recipeID: Recipe.ID? { if case .recipe(let id, _) = subject { id } else { nil } }
}

/// A recipe or a note that recurs in the plan.
package struct PlanRule: Hashable, Sendable {
  /// The number that it has on all of its days, for life.
  package let number: Int
  package let recurrence: Recurrence
  package let meal: String
  package let subject: PlannedMeal.Subject
  package let factor: Rational

  package var recipeID: Recipe.ID? { if case .recipe(let id, _) = subject { id } else { nil } }

  func planned(on day: CalendarDay) -> PlannedMeal {
    PlannedMeal(id: .rule(number, day), day: day, meal: meal, subject: subject, factor: factor, isCooked: false)
  }
}

/// A meal to be planned: a recipe with a factor, or a note.
package enum NewMeal: Hashable, Sendable {
  case recipe(Recipe.ID, factor: Rational)
  case note(String)
}

/// A meal to be planned for a day.
package struct DatedMeal: Hashable, Sendable {
  package let meal: NewMeal
  /// nil for "some day".
  package let day: CalendarDay?
  /// nil for dinner, and for no name on some day; `""` for no name.
  package let name: String?

  package init(_ meal: NewMeal, on day: CalendarDay?, name: String? = nil) {
    (self.meal, self.day, self.name) = (meal, day, name)
  }
}

/// On which days something recurs.
package struct Recurrence: Hashable, Sendable {
  /// 1 for Monday to 7 for Sunday, in order.
  package let weekdays: [Int]
  /// 1 for every week, 2 for every second one.
  package var weeks: Int
  package var firstDay: CalendarDay
  /// nil for no end.
  package var lastDay: CalendarDay?

  /// - Parameter others: The weekdays besides the one that it has at least.
  package init(
    weekday: Int, others: [Int] = [], weeks: Int = 1, firstDay: CalendarDay, lastDay: CalendarDay? = nil
  ) {
    weekdays = Set([weekday] + others).sorted()
    self.weeks = weeks
    self.firstDay = firstDay
    self.lastDay = lastDay
  }

  /// The most weeks from one time to the next.
  package static let mostWeeks = 52

  /// The first day of each of its weekdays, in order: those of the first seven days.
  package var firstDays: [CalendarDay] {
    weekdays.map { firstDay.adding(days: ($0 - firstDay.weekday + 7) % 7) }.sorted()
  }

  /// The days on which it holds, in order.
  func days(in days: ClosedRange<CalendarDay>) -> [CalendarDay] {
    let last = min(lastDay ?? days.upperBound, days.upperBound)
    let step = 7 * weeks
    return firstDays.flatMap { first in
      let missed = max(0, days.lowerBound.daysSince1970 - first.daysSince1970 + step - 1) / step
      return stride(from: first.daysSince1970 + missed * step, through: last.daysSince1970, by: step).map {
        first.adding(days: $0 - first.daysSince1970)
      }
    }.sorted()
  }
}

/// The meals of a day in their order; other meals follow by name, and what has none is last.
package enum MealOrder {
  package static let usual = ["breakfast", "lunch", "dinner", "snack"]

  /// The name of a meal that is planned without one; nil is "some day", which has no meals.
  package static func unnamed(on day: CalendarDay?) -> String { day == nil ? "" : "dinner" }

  static func precedes(_ left: String, _ right: String) -> Bool { key(left) < key(right) }

  private static func key(_ meal: String) -> (Int, String) {
    let name = TextFold.fold(meal)
    return (usual.firstIndex(of: name) ?? (meal.isEmpty ? usual.count + 1 : usual.count), name)
  }
}
