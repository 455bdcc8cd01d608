import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

/// A food of the pantry as it is printed: one that is there until it is used, or one that is always there.
struct PantryRow: Printable {
  private let contents: PantryContents
  private let today: CalendarDay?

  /// - Parameter today: The day by which those that hold no longer are told; nil where none are.
  static func all(in contents: PantryContents, today: CalendarDay? = nil) -> [PantryRow] {
    contents.stocks.map { PantryRow(contents: PantryContents(stocks: [$0]), today: today) }
      + contents.always.map { PantryRow(contents: PantryContents(always: [$0]), today: today) }
  }

  private var stock: Stock? { contents.stocks.first }

  /// The narrowest terminal on which all of a food stands on one line.
  private static let leastWidth = 60

  /// `cream    200 ml  until Friday 2026-11-27`, and at the end `Always: olive oil, salt`.
  static func lines(of rows: [PantryRow], fitting width: Int) -> [StyledText] {
    let isNarrow = width < leastWidth
    let stocks = rows.filter { $0.stock != nil }
    let table = Table(
      columns: [.init(isFlexible: true), .init(), .init(style: .faint)],
      rows: stocks.map { row in
        [row.stock?.name ?? "", row.stock?.amountText ?? "", isNarrow ? "" : row.dayPhrase].map { SafeText(line: $0) }
      })
    let lines = zip(stocks, table.lines(fitting: width)).flatMap { row, line -> [StyledText] in
      isNarrow && !row.dayPhrase.isEmpty ? [line, "    \(row.dayPhrase, .faint)"] : [line]
    }
    let always = rows.flatMap(\.contents.always)
    let names = StyledText.list(always.map { "\($0)" })
    return lines + (always.isEmpty ? [] : ("Always: " + names).wrapped(to: width, hanging: 4))
  }

  private var dayPhrase: String {
    guard let day = stock?.until else { return "" }
    return "\(today.map { day < $0 } ?? false ? "was until" : "until") \(day.title)"
  }

  /// Name, amount, day, and `always`.
  var fieldRows: [[String]] {
    contents.stocks.map { [$0.name, $0.amountText, $0.until?.description ?? "", ""] }
      + contents.always.map { [$0, "", "", "always"] }
  }

  var json: JSONValue { contents.json[0] }
}
