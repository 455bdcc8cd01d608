import RecipeFormats
import RecipeStore
import RecipeViewModels

extension Session {
  /// Prints a list, then stays and prints what other programs change in it, until nobody reads any more.
  ///
  /// In between the database is asked a few times a second whether it has changed, which reads one page. One that is busy
  /// for long is said to be, once, and asked again.
  func watch(_ query: RecipeQuery) throws {
    guard liveStore == nil else { throw CommandError("a shell shows what others change; leave --watch out", .usage) }
    let store = try openStoreToStay()
    let followers = try StoreFollowers(of: store)
    let list = RecipeListViewModel(of: store)
    try list.show(query)
    let changes = list.recordChanges()
    followers.add(list)
    if settings.isJSON {
      try printJSON(of: store, as: .lines) { try Self.rows(of: list, noting: changes).map(\.id) }
    } else {
      try print(rows: Self.rows(of: list, noting: changes))
    }
    try output.flush()
    var isBusy = false
    while output.isStillRead(after: Self.millisecondsBetweenLooks) {
      do {
        let hasCaughtUp = try followers.catchUp()
        isBusy = false
        guard hasCaughtUp else { continue }
      } catch RecipeStoreError.busy {
        if !isBusy { tell("another program is using the database; what it changes is printed when it lets go") }
        isBusy = true
        continue
      }
      for change in changes.take() { try print(change) }
      try output.flush()
    }
  }

  /// Returns what is listed, and notes it as printed.
  private static func rows(
    of list: RecipeListViewModel, noting changes: RecipeListViewModel.Changes
  ) throws -> [RecipeListRow] {
    let rows = try list.allRows()
    changes.notePrinted(rows.map { ($0.id, $0) })
    return rows
  }

  private static let millisecondsBetweenLooks: Int32 = 200
}
