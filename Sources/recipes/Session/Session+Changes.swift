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
    var report = RecipeReport(in: self)
    let messages = BufferedOutput(in: environment)
    try change { store in
      let ids = try store.ids(named: words)
      let change = try verb(store, ids)
      let phrases = try phrases(store, change)
      try report.add(change.updated, of: store, phrases.changed)
      let changed = RecipeIDSet(change.updated)
      try store.forEachListRow(with: ids.lazy.filter { !changed.contains($0) }) { row in
        try messages.print(phrases.unchanged(row), inColor: self.messages.isColored)
      }
    }
    try report.print()
    tell(messages)
  }

  /// Changes a collection and returns it as it is then, by the name it then has, and whether anything is otherwise.
  func change(
    collection name: String, _ access: StoreAccess = .changing, _ verb: (RecipeStore) throws -> RecipeChange
  ) throws -> (collection: RecipeCollection, hasChanged: Bool) {
    try change(access) { store in
      let change = try verb(store)
      return (try store.collection(named: name), !change.isEmpty)
    }
  }
}
