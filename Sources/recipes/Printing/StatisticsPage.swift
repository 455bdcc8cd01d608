import RecipeModel
import RecipeStore
import RecipeVerbs

/// The figures of a library as `stats` prints them on a terminal.
struct StatisticsPage {
  let figures: LibraryStatistics
  /// The days whose cookings were asked for; nil for the last twelve months.
  let days: ClosedRange<CalendarDay>?
  /// In cells.
  let width: Int

  var lines: [StyledText] {
    var lines = [recipes, times, cookings].flatMap { $0.wrapped(to: max(Self.leastWidth, width), hanging: 2) }
    if figures.cookings == 0 { return lines }
    lines += [""] + months + ["", "\("Most cooked", .heading)"]
    return lines + mostCooked
  }

  private var recipes: StyledText {
    let counted = StyledText.count(figures.recipes, "recipe", "recipes")
    let favorites = StyledText.count(figures.favorites, "favorite", "favorites")
    return """
      \(counted): \(favorites), \(figures.rated) with stars, \(figures.pictures) with a picture, \
      \(figures.uncollected) in no collection
      """
  }

  private var times: StyledText {
    """
    Ready in 15 min: \(figures.within15Minutes) · 30 min: \(figures.within30Minutes) · \
    1 hr: \(figures.within1Hour) · longer: \(figures.longer) · not known: \(figures.unknownTime)
    """
  }

  private var cookings: StyledText {
    if figures.cookings == 0 {
      let phrase = figures.hasCookings ? days?.phrase ?? "in the last 12 months" : "yet"
      return "Nothing was cooked \(phrase)"
    }
    let times = StyledText.count(figures.cookings, "time", "times")
    let cooked = StyledText.count(figures.cooked, "recipe", "recipes")
    let neverCooked = StyledText.count(figures.neverCooked, "was", "were")
    return "Cooked \(times): \(cooked); \(neverCooked) never cooked"
  }

  /// A line for each month, with a bar of one cell for each cooking, or of fewer where that would be too long.
  private var months: [StyledText] {
    let most = figures.months.map(\.cookings).max() ?? 0
    let digits = "\(most)".count
    let room = min(Self.longestBar, max(1, width - "2026-11  ".count - digits - 2))
    return figures.months.map { month in
      let number = "\(month.cookings)"
      let line: StyledText =
        "\(month.name, .faint)  \(SafeText.spaces(digits - number.count))\(number, .number)"
      if month.cookings == 0 { return line }
      let cells = most <= room ? month.cookings : max(1, (month.cookings * room + most / 2) / most)
      return "\(line)  \(sign: String(repeating: "█", count: cells), .plain)"
    }
  }

  private var mostCooked: [StyledText] {
    Table(
      columns: [
        .init(alignment: .trailing, style: .number), .init(isFlexible: true, isMarked: true),
        .init(alignment: .trailing), .init(style: .stars),
      ],
      rows: figures.most.map { recipe in
        [
          SafeText(line: "\(recipe.id)"), SafeText(line: recipe.title), SafeText(line: "\(recipe.cookings)"),
          SafeText(line: CookingLog.signs(recipe.stars)),
        ]
      }
    ).lines(fitting: width)
  }

  private static let longestBar = 30

  /// Below this, lines run over the edge.
  private static let leastWidth = 20
}

extension LibraryStatistics {
  /// The rows of fields for a pipe: single figures, months, then the recipes that were cooked most.
  var fieldRows: [[String]] {
    counts.map { [$0.name, "\($0.count)"] } + months.map { ["month", $0.name, "\($0.cookings)"] }
      + most.map { ["most", "\($0.id)", $0.title, "\($0.cookings)"] }
  }
}
