import RecipeModel
import RecipeStore

/// The remark below a list, or instead of one that is empty.
struct ListFooter {
  private let query: RecipeQuery
  private let store: RecipeStore

  /// The number of recipes that would be in the list as well if they stated a time.
  private let withoutTime: Int

  init(_ query: RecipeQuery, of store: RecipeStore) throws {
    self.query = query
    self.store = store
    guard query.maxTime != nil, !query.includesUnknownTimes else {
      withoutTime = 0
      return
    }
    var wider = query
    wider.includesUnknownTimes = true
    withoutTime = try store.read { try store.count(of: wider) - store.count(of: query) }
  }

  /// `20 more state no time (add --or-unknown to list them)`, nil if all state one.
  var unknownTimes: StyledText? {
    guard withoutTime > 0 else { return nil }
    let state: StyledText = withoutTime == 1 ? "states" : "state"
    let them: StyledText = withoutTime == 1 ? "it" : "them"
    return "\(withoutTime) more \(state) no time (add --or-unknown to list \(them))"
  }

  /// `13 recipes, best match first` or `5 of 23 recipes`; nil for the only one that a search finds.
  func line(count: Int) throws -> StyledText? {
    if query.words != nil, query.limit == nil, count == 1, unknownTimes == nil { return nil }
    let all = query.limit == nil ? count : try store.count(of: query)
    let counted: StyledText = all == count ? .count(all, "recipe", "recipes") : "\(count) of \(all) recipes"
    let order: StyledText = query.words == nil ? "" : ", \(query.sort.map(\.phrase) ?? "best match first")"
    let rest: StyledText = unknownTimes.map { "; \($0)" } ?? ""
    return "\(counted)\(all == count ? order : "")\(rest)"
  }

  /// The error for a list in which nothing is.
  func nothing() throws -> CommandError {
    guard let words = query.words else {
      let rest: StyledText = unknownTimes.map { "; \($0)" } ?? ""
      return CommandError("no recipe matches\(rest)", .nothing)
    }
    let nothing: StyledText = "nothing found for \(Self.quoted(words))"
    switch try store.hint(for: query) {
    case .spelling(let words, let count)?:
      return CommandError(
        "\(nothing); did you mean \(Self.quoted(words)) (\(StyledText.count(count, "recipe", "recipes")))?", .nothing)
    case .words(let words, let phrase, let count)?:
      let have: StyledText = count == 1 ? "1 has" : "\(count) have"
      return CommandError(
        "no recipe has the phrase \(phrase.quoted()); \(have) all of its words: recipes search \(words)", .nothing)
    case .takenAsWord(let word)?:
      return CommandError("\(nothing); all words must match; \(word.quoted()) is taken as a word", .nothing)
    case nil: return CommandError("\(nothing)\(unknownTimes.map { "; \($0)" } ?? "")", .nothing)
    }
  }

  /// A search in quotation marks, without its own.
  private static func quoted(_ words: String) -> String { words.filter { $0 != "\"" }.quoted() }
}

extension RecipeSort {
  /// `by time`
  fileprivate var phrase: StyledText {
    switch self {
    case .manual: "in your order"
    case .title: "by title"
    case .added: "newest first"
    case .time: "by time"
    case .cooked: "cooked last first"
    case .rating: "most stars first"
    case .random: "in random order"
    }
  }
}
