import RecipeModel
import RecipeStore
import RecipeVerbs

/// Finds the recipes that words on a command line name.
///
/// Numbers and ranges are never titles. Other words are tried all together first, as a title, a part of titles, or words
/// of a title in any order; where none fits them, each word names recipes by itself. So no quotes are needed.
struct RecipeNames {
  /// The word that stands for the numbers at the beginnings of the lines of standard input.
  static let standardInput = "-"

  /// The recipes that the user has chosen among those that a name fits.
  var chosen: [String: [Recipe.ID]] = [:]

  /// For words that begin a title, where they may be something to buy as well, whether the recipe is meant.
  var areRecipes: [String: Bool] = [:]

  /// The numbers on standard input; nil as long as it was not read.
  var piped: [Recipe.ID]?

  /// The entries of the shopping list that standard input names; nil as long as it was not read.
  var pipedEntries: [PipedEntry]?

  /// The meals of the plan that standard input names; nil as long as it was not read.
  var pipedMeals: [PipedMeal]?

  /// What standard input names to be planned; nil as long as it was not read.
  var pipedPlan: [NamedMeal]?

  /// Why recipes cannot be found before the user, or standard input, has said more.
  enum Question: Error {
    case whichOf([Recipe.ID], name: String, takesSeveral: Bool)
    case standardInput
    case entriesOnStandardInput
    case mealsOnStandardInput
    case planOnStandardInput
    case isRecipe(RecipeListRow, name: String)
  }

  /// Returns the recipes that words name, each once, in the order of the words.
  ///
  /// - Throws: `CommandError` for a number or a title that no recipe has, and for ranges without a recipe or that run backwards, for days and
  ///   months; `Question`.
  func recipes(_ words: [String], in store: RecipeStore, takesSeveral: Bool = true) throws -> [Recipe.ID] {
    if words.count > 1, let ids = try recipesCalledAll(words, in: store, takesSeveral) { return ids }
    var found = FoundRecipes()
    var question: Question?
    for word in words {
      switch RecipeReference(word) {
      case .id(let id): try found.insert(id, typed: word, of: store)
      case .ids(let ranges): try found.insert(ranges, typed: word, of: store)
      case .backwards(let range, _) where CalendarDay.month(range) != nil:
        throw CommandError("\(range.quoted()) is a month, not a range of recipes", .usage)
      case .backwards(let range, let forwards): throw CommandError.backwards(range, forwards: forwards)
      case .day: throw CommandError("\(word.quoted()) is a day, not a recipe", .usage)
      case .title(Self.standardInput):
        guard let piped else { throw Question.standardInput }
        for id in piped { try found.insert(id, typed: "\(id)", of: store) }
      case .title:
        let ids = try recipes(called: word, in: store)
        if ids.isEmpty { throw try unknown(word, of: words, in: store) }
        // A later word may name nothing, and then no question is needed.
        if ids.count > 1, chosen[word] == nil {
          question = question ?? .whichOf(ids, name: word, takesSeveral: takesSeveral)
        }
        ids.forEach { found.insert($0) }
      }
    }
    if let question { throw question }
    return found.ids
  }

  /// Returns the only recipe that words name.
  func recipe(_ words: [String], in store: RecipeStore) throws -> Recipe.ID {
    let ids = try recipes(words, in: store, takesSeveral: false)
    if ids.count == 1 { return ids[0] }
    let name = words.joined(separator: " ")
    throw CommandError("\(name.quoted()) is more than one recipe; use one number", .usage)
  }

  /// The recipes that have all of the words in their titles, nil if there is none or the words are all numbers.
  private func recipesCalledAll(
    _ words: [String], in store: RecipeStore, _ takesSeveral: Bool
  ) throws -> [Recipe.ID]? {
    guard words.contains(where: { RecipeReference($0).isTitle }), !words.contains(Self.standardInput) else {
      return nil
    }
    let name = words.joined(separator: " ")
    let ids = try recipes(called: name, in: store)
    if ids.count > 1, chosen[name] == nil { throw Question.whichOf(ids, name: name, takesSeveral: takesSeveral) }
    return ids.isEmpty ? nil : ids
  }

  private func recipes(called name: String, in store: RecipeStore) throws -> [Recipe.ID] {
    try chosen[name] ?? store.recipes(called: name)
  }
}

/// Recipes, each once, in the order in which they were found; a million of them are in memory once.
private struct FoundRecipes {
  private(set) var ids: [Recipe.ID] = []
  private var seen = RecipeIDSet()

  mutating func insert(_ id: Recipe.ID) {
    if seen.insert(id) { ids.append(id) }
  }

  mutating func insert(_ id: Recipe.ID, typed word: String, of store: RecipeStore) throws {
    guard try store.contains(id) else { throw try CommandError.noRecipe(withNumber: word, in: store) }
    insert(id)
  }

  mutating func insert(_ ranges: [ClosedRange<Int>], typed word: String, of store: RecipeStore) throws {
    var hasAny = false
    for range in ranges {
      let start = ids.count
      try Self.forEachID(in: range, of: store) { id in
        hasAny = true
        insert(id)
      }
      ids[start...].sort()
    }
    guard hasAny else { throw CommandError("no recipe has a number in \(word.shortened(to: 60))", .nothing) }
  }

  /// Calls `body` with the recipes whose numbers are in a range, in any order; they may be far fewer than it is long.
  private static func forEachID(in range: ClosedRange<Int>, of store: RecipeStore, _ body: (Recipe.ID) throws -> Void)
    throws
  {
    let mostAskedFor = 1000
    // Counted this way, because a range from 0 to the largest number has one more than that.
    if range.upperBound - range.lowerBound < mostAskedFor {
      for id in range where try store.contains(id) { try body(id) }
    } else {
      try store.forEachIdentifier(of: .all) { if range.contains($0) { try body($0) } }
    }
  }
}

extension RecipeNames {
  /// Says that no recipe is called that, and which ones may have been meant.
  ///
  /// The mistake may be in one word of a title, or one of several names may be wrong.
  private func unknown(_ word: String, of words: [String], in store: RecipeStore) throws -> CommandError {
    let all = words.joined(separator: " ")
    let similar = try store.recipes(spelledLike: all, limit: CommandError.mostSuggestions)
    let areAllUnknown = try words.allSatisfy {
      try RecipeReference($0).isTitle && store.recipes(called: $0).isEmpty
    }
    if !similar.isEmpty || areAllUnknown { return try .noRecipe(called: all, similar, in: store) }
    return try .noRecipe(
      called: word, store.recipes(spelledLike: word, limit: CommandError.mostSuggestions), in: store)
  }
}

extension CommandError {
  fileprivate static let mostSuggestions = 5

  fileprivate static func noRecipe(withNumber number: String, in store: RecipeStore) throws -> CommandError {
    let message: StyledText = "no recipe has the number \(number.shortened(to: 20))"
    let title = try store.recipes(called: number).first.flatMap(store.listRow)
    guard let title, TextFold.fold(title.title) == number else { return CommandError(message, .nothing) }
    return CommandError("\(message); recipe \(title.id) is called that", .nothing)
  }

  /// - Parameter similar: Those that may have been meant.
  fileprivate static func noRecipe(
    called name: String, _ similar: [Recipe.ID], in store: RecipeStore
  ) throws -> CommandError {
    let message: StyledText = "no recipe is called \(name.quoted())"
    let rows = try store.listRows(with: similar)
    switch rows.count {
    case 0:
      let words = SafeText(line: GlobalOptions.typedAgain(name.split(separator: " ").map(String.init)))
      return CommandError("\(message); try: recipes search \(words)", .nothing)
    case 1: return CommandError("\(message); did you mean \(StyledText.name(rows[0]))?", .nothing)
    default:
      return CommandError("\(message); did you mean one of these?", .nothing, details: StyledText.names(rows))
    }
  }
}

extension StyledText {
  /// Numbers and titles, in columns, as they stand below a message.
  static func names(_ rows: [RecipeListRow]) -> [StyledText] {
    let cells = rows.map { [SafeText(line: "\($0.id)"), SafeText(line: $0.title)] }
    return Table(columns: [.init(alignment: .trailing, style: .number), .init()], rows: cells)
      .lines(fitting: nil).map { "   \($0)" }
  }
}

extension CommandError {
  static func backwards(_ range: String, forwards: String) -> CommandError {
    CommandError("\(range.quoted()) runs backwards; write \(forwards.shortened(to: 60))", .usage)
  }
}
