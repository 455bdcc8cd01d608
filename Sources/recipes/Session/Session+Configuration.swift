import RecipeFormats
import RecipeKitchen
import RecipeStore
import RecipeViewModels

/// The value where an option does not say one: from the environment, else the configuration, else a default.
struct EffectiveSetting {
  enum Source: Equatable {
    case variable(String)
    case file(String)
    case usual
  }

  let name: SettingName
  /// nil for nothing.
  let value: String?
  let source: Source
}

extension World {
  /// The same world with lines as long as the configuration has them, on a terminal whose width no variable says.
  func configured(by configuration: Configuration) -> World {
    guard let width = configuration[.width].flatMap({ Int($0) }), Screen.columns(in: environment) == nil
    else { return self }
    var world = self
    world.screen.width = width
    return world
  }
}

extension Session {
  /// `true` if the configuration counts in what is printed: on a terminal, and not in JSON.
  var isForPeople: Bool { printer.width != nil && !settings.isJSON }

  /// What a key comes to, and where it comes from.
  func effective(_ key: ConfigurationKey) -> EffectiveSetting { effective(SettingName(key)) }

  /// What a setting comes to, and where it comes from.
  func effective(_ setting: SettingName) -> EffectiveSetting {
    let key = setting.key
    func variable(_ names: [String]) -> EffectiveSetting? {
      for name in names {
        guard let text = world.environment[name], let value = Self.meaning(of: text, in: name) else { continue }
        return EffectiveSetting(name: setting, value: value, source: .variable(name))
      }
      return nil
    }
    if let found = variable(key.strongerVariables) { return found }
    if let value = configuration.values[setting], let path = configuration.path {
      return EffectiveSetting(name: setting, value: value, source: .file(path))
    }
    if let found = variable(key.weakerVariables) { return found }
    let value = key == .database ? try? library.location().path : key.defaultValue
    return EffectiveSetting(name: setting, value: value, source: .usual)
  }

  /// - Source: no-color.org and bixense.com/clicolors for the variables of colors.
  private static func meaning(of text: String, in variable: String) -> String? {
    switch variable {
    case "NO_COLOR": "never"
    case "CLICOLOR_FORCE", "FORCE_COLOR": text == "0" ? nil : "always"
    case "COLUMNS": Int(text).flatMap { $0 >= Screen.leastWidth ? text : nil }
    default: text
    }
  }

  /// A list in the order and of the length that the configuration has, where the options say nothing of them.
  func configured(_ query: RecipeQuery, isSearch: Bool = false) -> RecipeQuery {
    guard isForPeople else { return query }
    var query = query
    query.limit = query.limit ?? configuration[.limit].flatMap { Int($0) }
    // A search and the recents have an order that is their meaning.
    if !isSearch, !query.recentsOnly {
      query.sort = query.sort ?? configuration[.sort].flatMap(RecipeSort.init)
    }
    return query
  }

  /// The format of an export for which no option and no name of a file says one.
  ///
  /// - Parameter isToFile: Whether it goes into a file or a folder.
  func configuredFormat(isToFile: Bool) -> OutputFormat? {
    isToFile || isForPeople ? configuration[.format].flatMap(OutputFormat.init) : nil
  }

  /// The units in which mixed amounts of the shopping list are shown.
  func shoppingUnits(_ units: MeasurementSystem? = nil) throws(CommandError) -> MeasurementSystem? {
    try AmountRequest(units: units).shownUnits(in: world.environment, configured: configuredUnits)
  }

  /// The units in which amounts are shown where neither an option nor the environment says.
  var configuredUnits: String? { isForPeople ? configuration[.units] : nil }
}
