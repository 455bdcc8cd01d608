import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

extension CookedRecipe: Printable {
  static func lines(of cookings: [CookedRecipe], fitting width: Int) -> [StyledText] {
    Table(
      columns: [
        .init(style: .faint), .init(alignment: .trailing, style: .number), .init(isFlexible: true),
        .init(style: .stars), .init(isFlexible: true),
      ],
      rows: cookings.map { cooked in
        [
          SafeText(line: cooked.cooking.day.description), SafeText(line: "\(cooked.id)"), SafeText(line: cooked.title),
          SafeText(line: CookingLog.signs(cooked.cooking.stars)), SafeText(line: cooked.cooking.note),
        ]
      }
    ).lines(fitting: width)
  }

  var fieldRows: [[String]] {
    [
      [
        cooking.day.description, "\(id)", title, cooking.servings, cooking.stars > 0 ? "\(cooking.stars)" : "",
        cooking.note,
      ]
    ]
  }
}

extension RecipePage {
  /// `Cooked 3 times, last on 2026-11-08 ★★★★☆`, and the last three notes.
  var logLines: [StyledText] {
    let log = recipe.log
    guard let last = log.cookings.last else { return log.rating > 0 ? ["Rated \(stars: log.rating)"] : [] }
    let often: StyledText =
      switch log.cookings.count {
      case 1: "once, on"
      case 2: "twice, last on"
      default: "\(log.cookings.count) times, last on"
      }
    let stars: StyledText = log.rating > 0 ? " \(stars: log.rating)" : ""
    let notes = log.cookings.filter { !$0.note.isEmpty }.suffix(Self.mostNotes).reversed()
    let line: StyledText = "Cooked \(often) \(last.day.description)\(stars)"
    return [line.inStyle(.faint)] + notes.map { "\($0.day.description, .faint)  \($0.note)" }
  }

  private static let mostNotes = 3
}
