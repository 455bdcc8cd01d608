import RecipeModel
import RecipeStore
import RecipeVerbs

/// The options of `list` that a filter can be saved of.
struct SavedFilterOptions {
  static let declaration = Declaration<Self>(
    "A saved filter.", usage: [],
    groups: [
      FilterOptions.parameters.within(\.filter).inSection("Filter"),
      [
        .option(
          \.sort, "sort", .choice("order"), "By manual, title, added, time, cooked, rating, or random.", short: "s")
      ],
    ],
    rules: FilterOptions.rules)

  var filter = FilterOptions()
  var sort: RecipeSort?
}

extension SavedFilter {
  /// Reads a filter as it is typed, in one word of a command line.
  ///
  /// - Parameter day: Reads a day, as `list` does.
  /// - Throws: `CommandError` for what `list` would not take either, or not as a filter.
  init(typed text: String, reading day: (String) throws -> CalendarDay) throws {
    let declaration = SavedFilterOptions.declaration
    var options = SavedFilterOptions()
    do {
      let words = try Words(ShellWords.split(text), for: declaration.infos, takesHelp: false)
      try declaration.read(words.given, into: &options)
      if let word = words.unexpected { throw Misuse.unexpected(word) }
      var query = try options.filter.query(reading: day)
      query.sort = options.sort
      self.init(query)
    } catch {
      let failure =
        if let misuse = error as? Misuse { CommandError(misuse, of: declaration.infos, named: "") } else {
          CommandError(describing: error, hasSaved: false)
        }
      throw CommandError("in the filter: \(failure.message)", failure.status)
    }
  }
}
