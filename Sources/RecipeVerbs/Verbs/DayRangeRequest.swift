package import RecipeModel
import RecipeStore

/// Days that follow one another, as someone asks for them: typed as one name, elsewhere as the first and the last.
package struct DayRangeRequest: Sendable {
  package var words: [String] = []
  package var first: CalendarDay?
  package var last: CalendarDay?

  /// nil for the usual days.
  package var name: DayRangeName? {
    if !words.isEmpty { return .typed(words.joined(separator: " ")) }
    guard let first, let last, first <= last else { return nil }
    return .days(first...last)
  }

  /// The word that is typed for them.
  var typed: [String] {
    get { words.isEmpty ? [name?.text].compactMap(\.self) : words }
    set { words = newValue }
  }

  /// The word that is typed for them, where it is one.
  var typedWord: String? {
    get { typed.first }
    set { words = [newValue].compactMap(\.self) }
  }

  func check() throws(Misuse) {
    if let first, let last { _ = try Self.days(from: first, to: last) }
  }

  /// The days that are meant; where one end is left out, they begin today, or end six days later.
  package func days(in library: OpenLibrary) throws -> ClosedRange<CalendarDay> {
    if !words.isEmpty { return try library.names.days(.typed(words.joined(separator: " ")), in: library.store) }
    if first == nil, last == nil { return try library.names.shownDays(in: library.store) }
    let first = first ?? library.store.today
    return try Self.days(from: first, to: last ?? first.adding(days: 6))
  }

  /// The days that are meant, which are past; nil where none are named. An end that is left out is open.
  ///
  /// - Throws: `Misuse` for a last day before the first.
  package func pastDays(in library: OpenLibrary) throws -> ClosedRange<CalendarDay>? {
    if !words.isEmpty { return try library.names.pastDays(.typed(words.joined(separator: " ")), in: library.store) }
    if first == nil, last == nil { return nil }
    let first = first ?? .first
    let last = last ?? max(first, library.store.today)
    guard first <= last else { throw Misuse.rule("give the first day first") }
    return first...last
  }

  /// - Throws: `Misuse` for more days than a plan is read of at once, and for a last day before the first.
  package static func days(
    from first: CalendarDay, to last: CalendarDay
  ) throws(Misuse) -> ClosedRange<CalendarDay> {
    guard first <= last, last.daysSince1970 - first.daysSince1970 < RecipeStore.mostPlannedDays else {
      throw .rule("give up to \(RecipeStore.mostPlannedDays) days, the first one first")
    }
    return first...last
  }

  /// Where no one types them.
  static let ends: [Parameter<Self>] = [
    .option(\.first, "range", .date, "The first day.", isRequired: true, json: "from", field: "from")
      .only([.forms, .json]),
    .option(\.last, "last", .date, "The last day.", isRequired: true, json: "to", field: "to").only([.forms, .json]),
  ]
}
