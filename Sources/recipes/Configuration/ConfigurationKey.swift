import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs

/// A setting that the user can make once for all commands.
enum ConfigurationKey: String, CaseIterable {
  case color, database, diet, editor, format, limit, pager, recents, sort, units, week, width

  /// The kinds of values.
  enum Kind {
    case choice([String])
    /// A whole number, at least the one given.
    case number(from: Int)
    /// A path that begins with / or ~/: one that does not would mean another file in every folder.
    case path
    /// A command, which may be empty if `isOptional`.
    case command(isOptional: Bool)
    /// Diets, and what is left out: `vegan; free from celery`.
    case diets
  }

  var kind: Kind {
    switch self {
    case .color: .choice(ColorChoice.allCases.map(\.rawValue))
    case .database: .path
    case .diet: .diets
    case .editor: .command(isOptional: false)
    case .format: .choice(OutputFormat.allCases.map(\.rawValue))
    case .limit, .recents: .number(from: 1)
    case .pager: .command(isOptional: true)
    case .sort: .choice(RecipeSort.allCases.map(\.rawValue))
    case .units: .choice(MeasurementSystem.allCases.map(\.rawValue))
    case .week: .choice(["monday", "sunday", "saturday"])
    case .width: .number(from: Screen.leastWidth)
    }
  }

  /// The setting in a few words, for a list of them.
  var meaning: String {
    switch self {
    case .color: "When to print in color"
    case .database: "The file of the library"
    case .diet: "What you do not eat"
    case .editor: "The command to edit with"
    case .format: "How export writes recipes"
    case .limit: "The most recipes in a list"
    case .pager: "The command that shows long output"
    case .recents: "For how many days a recipe is recent"
    case .sort: "The order of lists"
    case .units: "The units of amounts"
    case .week: "The day a week begins on"
    case .width: "The columns of what is printed"
    }
  }

  /// The variables that win over the configuration, the strongest first.
  var strongerVariables: [String] {
    switch self {
    case .color: ["NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR"]
    case .database: ["RECIPES_DATABASE"]
    case .editor: ["VISUAL", "EDITOR"]
    case .pager: ["RECIPES_PAGER"]
    case .units: ["RECIPES_UNITS"]
    case .week: ["RECIPES_WEEK"]
    case .width: ["COLUMNS"]
    case .diet, .format, .limit, .recents, .sort: []
    }
  }

  /// The variables over which the configuration wins.
  var weakerVariables: [String] { self == .pager ? ["PAGER"] : [] }

  /// The value where nothing is set; nil where there is none, or it is found out.
  var defaultValue: String? {
    switch self {
    case .color: "auto"
    case .format: OutputFormat.json.rawValue
    case .pager: "less"
    case .recents: "\(StoreEnvironment.usualRecentDays)"
    case .sort: RecipeSort.manual.rawValue
    case .week: CalendarDay.weekdayNames[0]
    case .database, .diet, .editor, .limit, .units, .width: nil
    }
  }

  /// - Throws: `CommandError` for a name that is not one of a setting, with the most similar one.
  init(named name: String) throws(CommandError) {
    guard let key = ConfigurationKey(rawValue: name) else {
      let similar = mostSimilar(to: name, among: Self.allCases.map(\.rawValue))
      throw CommandError(.unknown("setting", name, suggestion: similar), .usage)
    }
    self = key
  }

  /// - Throws: `CommandError` for a value that the setting cannot have.
  func check(_ value: String) throws(CommandError) {
    let advice: StyledText
    switch kind {
    case .choice(let values):
      if values.contains(value) { return }
      advice = "use \(values.asAlternatives)"
    case .number(let least):
      if let number = Int(value), number >= least { return }
      advice = "use a number from \(least)"
    case .path:
      if value.hasPrefix("/") || value.hasPrefix("~/") { return }
      advice = "use a path that begins with / or ~/"
    case .command(let isOptional):
      if isOptional || !value.isEmpty { return }
      advice = "use a command"
    case .diets:
      do {
        if try !DietNames.kept(value).isEmpty { return }
      } catch {
        throw CommandError(describing: error, hasSaved: false)
      }
      advice = "use diets and foods, such as vegetarian; free from nuts"
    }
    throw CommandError("\(value.quoted()) is not a value of \(rawValue); \(advice)", .usage)
  }
}
