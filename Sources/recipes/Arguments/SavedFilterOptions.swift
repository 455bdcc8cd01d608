import ArgumentParser
import RecipeModel
import RecipeStore

/// The options of `list` that a filter can be saved of.
struct SavedFilterOptions: ParsableArguments {
  @OptionGroup(title: "Filter") var filter: FilterOptions

  @Option(
    name: [.customShort("s"), .customLong("sort")], parsing: .unconditional,
    help: ArgumentHelp("By manual, title, added, time, cooked, rating, or random.", valueName: "order"))
  var sort: RecipeSort?
}

extension SavedFilter {
  /// Reads a filter as it is typed, in one word of a command line.
  ///
  /// - Throws: `CommandError` for what `list` would not take either, or not as a filter.
  init(typed text: String) throws {
    do {
      let words = try ShellWords.split(text)
      var known = CommandDescription(of: SavedFilterOptions.self)
      known.remove(["-h", "--help"])
      if let unknown = known.firstUnknownOption(in: words) {
        let known = known.optionNames
        throw CommandError(
          StyledText.unknown("option", unknown, suggestion: mostSimilar(to: unknown, among: known)), .usage)
      }
      let options = try SavedFilterOptions.parse(words)
      var query = options.filter.query
      query.sort = options.sort
      self.init(query)
    } catch {
      let failure = CommandError(describing: error, hasSaved: false)
      throw CommandError("in the filter: \(failure.message)", failure.status)
    }
  }
}
