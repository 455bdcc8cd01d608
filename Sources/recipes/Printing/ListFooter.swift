import RecipeModel
import RecipeStore

/// The remark below a list, or instead of one that is empty.
struct ListFooter {
  private let query: RecipeQuery
  private let store: RecipeStore

  /// The number of recipes that would be in the list as well if they stated a time.
  private let withoutTime: Int
  /// The number of recipes that would be in the list as well if it were known how they stand to its diets.
  private let withoutAnswer: Int

  init(_ query: RecipeQuery, of store: RecipeStore) throws {
    self.query = query
    self.store = store
    func more(_ include: (inout RecipeQuery) -> Void) throws -> Int {
      var wider = query
      include(&wider)
      return try store.read { try store.count(of: wider) - store.count(of: query) }
    }
    let saysTime = query.maxTime == nil || query.includesUnknownTimes
    withoutTime = saysTime ? 0 : try more { $0.includesUnknownTimes = true }
    let saysDiet = query.diets.isEmpty || query.includesUnknownDiets
    withoutAnswer = saysDiet ? 0 : try more { $0.includesUnknownDiets = true }
  }

  /// What is not in the list, as it is not known whether it should be; nil for nothing.
  var unknown: StyledText? {
    let parts = [unknownTimes, unknownDiets].compactMap(\.self)
    return parts.isEmpty ? nil : parts.dropFirst().reduce(parts[0]) { "\($0); \($1)" }
  }

  /// `5 more are not known (add --or-unknown to list them)`
  private var unknownDiets: StyledText? {
    guard withoutAnswer > 0 else { return nil }
    let (are, them): (StyledText, StyledText) = withoutAnswer == 1 ? ("is", "it") : ("are", "them")
    return "\(withoutAnswer) more \(are) not known (add --or-unknown to list \(them))"
  }

  /// `20 more state no time (add --or-unknown to list them)`, nil if all state one.
  private var unknownTimes: StyledText? {
    guard withoutTime > 0 else { return nil }
    let state: StyledText = withoutTime == 1 ? "states" : "state"
    let them: StyledText = withoutTime == 1 ? "it" : "them"
    return "\(withoutTime) more \(state) no time (add --or-unknown to list \(them))"
  }

  /// `13 recipes, best match first`, `5 of 23 recipes`, or `21-40 of 52 recipes`; nil for the only one that a search finds.
  func line(count: Int) throws -> StyledText? {
    let remarks = [operatorRemark, unknown].compactMap(\.self)
    let skipped = query.skip ?? 0
    if query.words != nil, query.limit == nil, skipped == 0, count == 1, remarks.isEmpty { return nil }
    let all = query.limit == nil && skipped == 0 ? count : try store.count(of: query)
    let counted: StyledText
    if all == count {
      let order: StyledText = query.words == nil ? "" : ", \(query.sort.map(\.phrase) ?? "best match first")"
      counted = "\(StyledText.count(all, "recipe", "recipes"))\(order)"
    } else {
      counted = "\(skipped == 0 ? "" : "\(skipped + 1)-")\(skipped + count) of \(all) recipes"
    }
    return remarks.reduce(counted) { "\($0); \($1)" }
  }

  /// `"OR" is taken as a word`
  private var operatorRemark: StyledText? {
    query.words.flatMap { SearchTerms($0).operatorWord }.map { "\($0.quoted()) is taken as a word" }
  }

  /// The error for a list in which nothing is.
  func nothing() throws -> CommandError {
    if query.skip != nil {
      let count = try store.count(of: query)
      if count > 0 { return Self.pastTheEnd(of: count) }
    }
    guard let words = query.words else {
      let rest: StyledText = unknown.map { "; \($0)" } ?? ""
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
    case nil: return CommandError("\(nothing)\(unknown.map { "; \($0)" } ?? "")", .nothing)
    }
  }

  /// The error for a part of a list that begins after its end.
  static func pastTheEnd(of count: Int) -> CommandError {
    let isOne = count == 1
    return CommandError("there \(isOne ? "is" : "are") only \(StyledText.count(count, "recipe", "recipes"))", .nothing)
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
    case .source: "by source"
    case .servings: "by servings"
    case .random: "in random order"
    }
  }
}
