import RecipeStore
import RecipeVerbs

struct Stats: CommandOfQuery {
  var query = ShowStatistics()

  func run(in session: Session) throws {
    let (days, figures) = try session.answer(query, from: session.library.open())
    let printer = session.printer
    if printer.isJSON { return try printer.print(object: figures.json) }
    guard let width = printer.width else {
      for fields in figures.fieldRows { try printer.print(tabSeparated: fields) }
      return
    }
    for line in StatisticsPage(figures: figures, days: days, width: width).lines { try printer.print(line) }
  }
}
