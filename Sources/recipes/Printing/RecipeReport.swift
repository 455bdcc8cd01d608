import RecipeFormats
import RecipeModel
import RecipeStore

/// What a command says of the recipes that it changes: a phrase for each on a terminal, list rows in a pipe.
///
/// The recipes are read where the change is made, and what is said of them is kept as text until the change is saved, so a
/// report of any length takes little memory.
struct RecipeReport {
  private let printer: Printer
  private let buffer: BufferedOutput
  private var json: RecipeJSONWriter?

  init(on printer: Printer) {
    self.printer = printer
    buffer = BufferedOutput(in: printer.environment)
    json = printer.isJSON ? RecipeJSONWriter(printer.layout) : nil
  }

  /// Adds recipes in the order given, each as it is now; those that are not there are left out.
  ///
  /// - Throws: `CommandError` where there is no room for a long report, besides what the store throws.
  mutating func add(
    _ ids: some Sequence<Recipe.ID>, of store: RecipeStore, _ phrase: (RecipeListRow) -> StyledText
  ) throws {
    if json != nil {
      for id in ids {
        guard let recipe = try store.recipe(with: id) else { continue }
        try buffer.write { json?.append(recipe, to: &$0) }
      }
    } else {
      try store.forEachListRow(with: ids) { row in
        if printer.width != nil { return try buffer.print(phrase(row), inColor: printer.output.isColored) }
        try buffer.write { bytes in
          row.appendTabSeparated(to: &bytes)
          bytes.append(UInt8(ascii: "\n"))
        }
      }
    }
  }

  /// Prints what was added; in a shell only where no open list shows it.
  func print() throws {
    if let json { try buffer.write { json.finish(&$0) } }
    let (buffer, output) = (buffer, printer.output)
    try printer.report { try buffer.send(to: output) }
  }
}
