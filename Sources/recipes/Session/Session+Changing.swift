import RecipeModel
import RecipeStore

/// What is said of recipes that a command names.
struct ChangePhrases {
  /// Of one that has changed.
  let changed: (RecipeListRow) -> StyledText
  /// Of one that was already as it should be.
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
      let ids = try store.ids(named: words)
      let change = try verb(store, ids)
      let phrases = try phrases(store, change)
      try report.add(change.updated, of: store, phrases.changed)
      let changed = RecipeIDSet(change.updated)
      try store.forEachListRow(with: ids.lazy.filter { !changed.contains($0) }) { row in
        try messages.print(phrases.unchanged(row), inColor: world.messages.isColored)
      }
    }
    try report.print()
    printer.tell(messages)
  }
}
