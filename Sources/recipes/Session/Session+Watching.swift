import RecipeStore
import RecipeViewModels

extension Session {
  /// Prints a list, then stays and prints what other programs change in it, until its output is closed.
  ///
  /// - Parameter begin: Prints the list as it is, and returns what prints the changes since then.
  /// - Throws: `CommandError` in a shell, which shows such changes by itself.
  func watch(_ begin: (RecipeStore, StoreFollowers) throws -> (() throws -> Void)) throws {
    guard shell == nil else {
      throw CommandError("the shell shows what other programs change; leave out --watch", .usage)
    }
    let store = try library.open(.staying)
    let followers = try StoreFollowers(of: store)
    printer.isStreaming = true
    let printChanges = try begin(store, followers)
    try world.output.flush()
    try watch(followers, printChanges)
  }

  /// Calls `printChanges` after each change by another program, until the output is closed.
  ///
  /// In between the database is asked a few times a second whether it has changed, which reads one page. One that is busy
  /// for long is said to be, once, and asked again.
  private func watch(_ followers: StoreFollowers, _ printChanges: () throws -> Void) throws {
    let millisecondsBetweenLooks: Int32 = 200
    var isBusy = false
    while world.output.isStillRead(after: millisecondsBetweenLooks) {
      do {
        let hasCaughtUp = try followers.catchUp()
        isBusy = false
        guard hasCaughtUp else { continue }
      } catch RecipeStoreError.busy {
        if !isBusy { tell("the database is locked by another program; waiting") }
        isBusy = true
        continue
      }
      try printChanges()
      try world.output.flush()
    }
  }
}
