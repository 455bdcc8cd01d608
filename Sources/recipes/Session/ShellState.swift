import RecipeModel
import RecipeStore
import RecipeViewModels

/// The state of a shell from line to line.
struct ShellState {
  /// The list that is open.
  let list: RecipeListViewModel

  /// `true` if standard input is a script of commands, so that no command may read it.
  let isScript: Bool

  /// The factors that recipes are shown by, as typed.
  var scales: [Recipe.ID: String] = [:]
}

extension Session {
  /// Returns a query of the list that is open at a prompt, unless the query names one.
  func listed(_ query: RecipeQuery) -> RecipeQuery {
    guard let shell, !shell.isScript, query.collections.isEmpty, !query.favoritesOnly, !query.recentsOnly else {
      return query
    }
    var query = query
    query.collections = shell.list.query.collections
    query.favoritesOnly = shell.list.query.favoritesOnly
    query.recentsOnly = shell.list.query.recentsOnly
    return query
  }
}
