import RecipeFormats
import RecipeModel
import RecipeStore

/// What a command says of the recipes that it changes: a phrase for each on a terminal, list rows in a pipe.
///
/// The recipes are read where the change is made, and what is said of them is kept as text until the change is saved, so a
/// report of any length takes little memory.
struct RecipeReport {
  private let session: Session
  private let held: BufferedOutput
  private var json: RecipeJSONWriter?

  init(in session: Session) {
    self.session = session
    held = BufferedOutput(in: session.environment)
    json = session.settings.isJSON ? session.jsonWriter : nil
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
        try held.write { json?.append(recipe, to: &$0) }
      }
    } else {
      try store.forEachListRow(with: ids) { row in
        if session.width != nil { return try held.print(phrase(row), inColor: session.output.isColored) }
        try held.write { bytes in
          row.appendTabSeparated(to: &bytes)
          bytes.append(UInt8(ascii: "\n"))
        }
      }
    }
  }

  /// Prints what was added; in a shell only where no open list shows it.
  func print() throws {
    if let json { try held.write { json.finish(&$0) } }
    let (held, session) = (held, session)
    if session.heldReport != nil {
      session.heldReport?.hold { [unowned session] in try held.send(to: session.output) }
    } else {
      try held.send(to: session.output)
    }
  }
}

extension Session {
  /// Sends lines that were put aside to standard error; as with every message, what cannot be written is dropped.
  func tell(_ lines: BufferedOutput) {
    try? lines.send(to: messages)
    try? messages.flush()
  }
}
