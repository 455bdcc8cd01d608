import ArgumentParser
import RecipeStore

/// The commands that are typed most, in their plainest forms, recognised without the parser.
///
/// The parser describes every option to itself by reflection before it reads a word, which takes three times as long as
/// what these commands do. What is not exactly one of these forms, every mistake included, is left to the parser, so
/// only it has something to say about words.
enum FrequentCommand: Equatable {
  case version
  case help
  case home
  case list(limit: Int?)
  case search([String], limit: Int?)
  case show([String])
  case favorite([String])
  case unfavorite([String])

  /// Returns the command that the words mean, and the file that they name; nil where the parser has to see them.
  static func recognized(in words: [String]) -> (command: FrequentCommand, databasePath: String?)? {
    if words == ["--version"] { return (.version, nil) }
    if words == ["--help"] { return (.help, nil) }
    guard let words = PlainWords(words), let command = FrequentCommand(words) else { return nil }
    return (command, words.databasePath)
  }

  private init?(_ words: PlainWords) {
    let values = Array(words.values.dropFirst())
    switch (words.values.first, values.isEmpty, words.limit) {
    case (nil, _, nil): self = .home
    case ("list", true, let limit): self = .list(limit: limit)
    case ("search", false, let limit): self = .search(values, limit: limit)
    case ("show", false, nil): self = .show(values)
    case ("favorite", false, nil): self = .favorite(values)
    case ("unfavorite", false, nil): self = .unfavorite(values)
    default: return nil
    }
  }

  func run(in session: Session) throws {
    switch self {
    case .version: try session.output.write((Recipes.configuration.version + "\n").utf8)
    case .help:
      let text = Recipes.helpMessage(columns: session.widthOfHelp)
      try session.output.write((text + "\n").utf8)
    case .home: try session.printHome()
    case .list(let limit): try session.printList(RecipeQuery(limit: limit), hasFilter: false)
    case .search(let words, let limit): try session.search(words, in: RecipeQuery(limit: limit))
    case .show(let recipes): try session.show(recipes)
    case .favorite(let recipes): try session.setFavorite(recipes, true)
    case .unfavorite(let recipes): try session.setFavorite(recipes, false)
    }
  }
}

/// Words with no options among them but the two that are typed most.
private struct PlainWords {
  private(set) var values: [String] = []
  private(set) var databasePath: String?
  private(set) var limit: Int?

  init?(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--database":
        guard databasePath == nil, let path = rest.popFirst(), !path.isEmpty else { return nil }
        databasePath = path
      case "--limit":
        guard limit == nil, let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        limit = count
      default:
        guard !word.isEmpty, !word.hasPrefix("-") else { return nil }
        values.append(word)
      }
    }
  }
}
