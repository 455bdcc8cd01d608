import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs

/// A line of standard input that names an entry.
enum PipedEntry: Equatable {
  /// The number in a row as `shop` prints them.
  case number(Int)
  /// The number in a row of recipes.
  case recipe(Recipe.ID)
  /// A number, a range, or a name.
  case typed(String)

  init(_ line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    if fields.count == 6, Int(fields[0]) == nil, let number = Int(fields[5]) {
      self = .number(number)
    } else if fields.count > 1, let id = Int(fields[0]) {
      self = .recipe(id)
    } else {
      self = .typed(fields.first.map { String($0).trimmed() } ?? "")
    }
  }
}

/// A line of standard input that names a meal.
enum PipedMeal: Equatable {
  /// In a row as `plan` prints them.
  case meal(PlannedMeal.ID)
  /// A number, a range, or a title.
  case typed(String)

  init(_ line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    if fields.count == 7, let number = Int(fields[5]) {
      let day = fields[6] == "↻" ? CalendarDay(fields[0]) : nil
      self = .meal(day.map { .rule(number, $0) } ?? .meal(number))
    } else {
      self = .typed(fields.first?.trimmed() ?? "")
    }
  }
}

extension NamedMeal {
  /// Reads a row as `plan` prints them; nil for any other line.
  init?(row line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 7, fields[0].isEmpty || CalendarDay(fields[0]) != nil,
      let factor = Rational.factor(fields[3]), fields[4].isEmpty || Int(fields[4]) != nil
    else { return nil }
    self.init(
      Int(fields[4]).map { .recipe($0, factor: factor) } ?? .note(fields[2]),
      row: Row(day: CalendarDay(fields[0]), meal: fields[1]))
  }
}
