import RecipeModel
import RecipeStore
import RecipeVerbs

/// The options of `list` that a filter can be saved of.
enum SavedFilterOptions {
  static let declaration = Declaration<RecipeFilter>(
    "A saved filter.", usage: [],
    groups: [RecipeFilter.conditions.inSection("Filter"), [RecipeFilter.sort()]], rules: RecipeFilter.rules)
}

extension SavedFilter {
  /// Reads a filter as it is typed, in one word of a command line.
  ///
  /// - Throws: `CommandError` for what `list` would not take either, or not as a filter.
  init(typed text: String, naming names: any Names) throws {
    let declaration = SavedFilterOptions.declaration
    var filter = RecipeFilter()
    do {
      let words = try Words(ShellWords.split(text), for: declaration.infos, takesHelp: false)
      try declaration.read(words.given, into: &filter)
      if let word = words.unexpected { throw Misuse.unexpected(word) }
      self.init(try filter.query(naming: names))
    } catch {
      let failure =
        if let misuse = error as? Misuse { CommandError(misuse, of: declaration.infos, named: "") } else {
          CommandError(describing: error, hasSaved: false)
        }
      throw CommandError("in the filter: \(failure.message)", failure.status)
    }
  }
}
