import ArgumentParser
import RecipeKitchen
import RecipeStore
import RecipeViewModels

/// The commands that are typed most, in their plainest forms, which run without the parser.
///
/// The parser describes the options of a command to itself by reflection, and each description searches the four
/// thousand protocol conformances of the executable. That takes 8 of the 11.9 million instructions of `favorite 12`, and
/// half again as long as the command: with the parser, a durable `favorite` would take 1.5 times the `sqlite3` shell
/// instead of 1.24. Every other form, and every mistake, is left to the parser, so only the parser reports mistakes.
enum FastPath: Equatable {
  case version
  case help
  case home
  case list(limit: Int?)
  case search([String], limit: Int?)
  case show([String], AmountRequest)
  case favorite([String])
  case unfavorite([String])
  case shop
  case plan
  case tickShopping([String])

  /// Returns the command that the words mean, and its settings; nil where the parser has to see them.
  static func command(in words: [String]) -> (command: FastPath, settings: Settings)? {
    if words == ["--version"] || words == ["-V"] { return (.version, Settings()) }
    if words == ["--help"] || words == ["-h"] { return (.help, Settings()) }
    guard let words = PlainWords(words), let command = FastPath(words) else { return nil }
    return (command, words.settings)
  }

  private init?(_ words: PlainWords) {
    let values = Array(words.values.dropFirst())
    let (limit, amounts) = (words.limit, words.amounts)
    switch (words.values.first, values.isEmpty) {
    case ("show", false) where limit == nil: self = .show(values, amounts)
    case _ where amounts != AmountRequest(): return nil
    case ("list", true): self = .list(limit: limit)
    case ("search", false): self = .search(values, limit: limit)
    case _ where limit != nil: return nil
    case (nil, _): self = .home
    case ("favorite", false): self = .favorite(values)
    case ("shop", true): self = .shop
    case ("plan", true): self = .plan
    case ("shop", false) where values[0] == "tick" && values.count > 1: self = .tickShopping(Array(values.dropFirst()))
    case ("unfavorite", false): self = .unfavorite(values)
    default: return nil
    }
  }

  /// Whether the command only shows something, so that a pager may show it.
  var isPaged: Bool {
    switch self {
    case .list, .search, .show, .help, .shop, .plan: true
    case .version, .home, .favorite, .unfavorite, .tickShopping: false
    }
  }

  /// The name of the command.
  var path: [String] {
    switch self {
    case .version, .help, .home: []
    case .list: ["list"]
    case .search: ["search"]
    case .show: ["show"]
    case .favorite: ["favorite"]
    case .unfavorite: ["unfavorite"]
    case .shop: ["shop"]
    case .plan: ["plan"]
    case .tickShopping: ["shop", "tick"]
    }
  }

  func run(in session: Session) throws {
    switch self {
    case .version: try session.world.output.write((session.commands.configuration.version + "\n").utf8)
    case .help: try session.printHelp(of: .command(session.commands, path: []))
    case .home: try session.printHome()
    case .list(let limit):
      try ListPrinter(of: session.library.open(), on: session.printer).print(
        session.listed(session.configured(RecipeQuery(limit: limit))), hasFilter: false)
    case .search(let words, let limit):
      let printer = try ListPrinter(of: session.library.open(), on: session.printer)
      try printer.search(
        SearchTerms.typed(words), in: session.configured(RecipeQuery(limit: limit), isSearch: true))
    case .show(let recipes, let amounts): try session.show(recipes, as: amounts)
    case .favorite(let recipes): try session.setFavorite(recipes, true)
    case .unfavorite(let recipes): try session.setFavorite(recipes, false)
    case .shop: try session.printShoppingList(ShoppingPrinter(printer: session.printer))
    case .plan: try session.printPlan(nil)
    case .tickShopping(let entries): try session.tickShoppingItems(entries, true)
    }
  }
}

/// Words without options, but for those that are typed most.
private struct PlainWords {
  private(set) var values: [String] = []
  private(set) var settings = Settings()
  private(set) var limit: Int?
  private(set) var amounts = AmountRequest()

  /// Whether the recipe is asked for in another size.
  private var isScaled: Bool { amounts.serves != nil || amounts.scale != nil }

  init?(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--database":
        guard settings.databasePath == nil, let path = rest.popFirst(), !path.isEmpty else { return nil }
        settings.databasePath = path
      case "--quiet", "-q": settings.isQuiet = true
      case "--no-pager": settings.isUnpaged = true
      case "--limit", "-n":
        guard limit == nil, let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        limit = count
      case "--serves":
        guard !isScaled, let count = rest.popFirst() else { return nil }
        amounts.serves = count
      case "--scale":
        guard !isScaled, let factor = rest.popFirst() else { return nil }
        amounts.scale = factor
      case "--units":
        guard amounts.units == nil, let units = rest.popFirst().flatMap(MeasurementSystem.init) else { return nil }
        amounts.units = units
      default:
        guard !word.isEmpty, !word.hasPrefix("-") else { return nil }
        values.append(word)
      }
    }
  }
}
