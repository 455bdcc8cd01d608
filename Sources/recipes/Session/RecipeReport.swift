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
  /// - Throws: `CommandError` if a long report cannot be buffered; what the store throws.
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

/// What is said of the recipes that a command names.
struct ChangePhrases {
  /// Of one that has changed.
  let changed: (RecipeListRow) -> StyledText
  /// Of one that was like that already.
  let unchanged: (RecipeListRow) -> StyledText
}

extension Session {
  /// Changes the recipes that words name, all or none, and says of each what became of it.
  func change(
    recipes words: [String], _ verb: (RecipeStore, [Recipe.ID]) throws -> RecipeChange,
    phrases: (RecipeStore, RecipeChange) throws -> ChangePhrases
  ) throws {
    var report = RecipeReport(on: printer)
    let messages = BufferedOutput(in: world.environment)
    try library.change { store in
      let ids = try RecipeReference.ids(named: words, in: store)
      let change = try verb(store, ids)
      let phrases = try phrases(store, change)
      try report.add(change.updated, of: store, phrases.changed)
      let changed = RecipeIDSet(change.updated)
      try store.forEachListRow(with: ids.lazy.filter { !changed.contains($0) }) { row in
        try messages.print(phrases.unchanged(row), inColor: world.messages.isColored)
      }
    }
    try report.print()
    printer.note(messages)
  }
}
