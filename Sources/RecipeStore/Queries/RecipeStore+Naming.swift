package import RecipeModel
import SQLite

/// Finding recipes by what the user calls them. Case, accents, and width never count.
extension RecipeStore {
  /// The recipes that a name may mean: those with that very title; else those of which it is the name before brackets, or
  /// the one in them; else those whose title has it as a part that begins where a word begins; else those whose title has
  /// all of its words, in any order.
  ///
  /// - Returns: Recipes of one title in the order of their numbers, others in the order of the library or by title.
  /// - Complexity: O(*n*) for *n* recipes unless a title is the name, but only the index of the titles is read.
  package func recipes(called name: String) throws -> [Recipe.ID] {
    try recipes(called: name, as: NameFit.allCases)
  }

  /// The recipes with a name as their whole title, or as the part of it that is before or in brackets.
  package func recipes(titled name: String) throws -> [Recipe.ID] {
    try recipes(called: name, as: [.title, .bracketed])
  }

  /// The recipes whose title begins with a name that has two words or more.
  package func recipes(withTitleBeginning name: String) throws -> [Recipe.ID] {
    let key = TextFold.foldWidth(Self.key(name))
    guard SearchWords.split(key).count > 1 else { return [] }
    var found: [Recipe.ID] = []
    try read { try forEachTitleKey { if TextFold.foldWidth($1).hasPrefix(key) { found.append($0) } } }
    return found
  }

  /// The ways in which a name fits a title, the closest first.
  private enum NameFit: CaseIterable {
    case title, bracketed, part, words

    init?(of name: String, _ words: [String], in title: String) {
      if title == name {
        self = .title
      } else if title.utf8.firstRange(of: name.utf8) != nil, TitleNames.all(of: title).contains(name) {
        self = .bracketed
      } else if SearchWords.hasWord(name, in: title) {
        self = .part
      } else if !words.isEmpty, words.allSatisfy({ SearchWords.hasWord($0, in: title) }) {
        self = .words
      } else {
        return nil
      }
    }
  }

  private static func key(_ name: String) -> String { TextFold.fold(name.onOneLine().trimmed()) }

  /// Looks with SQL first, which does not find titles of another width, nor words in any order.
  private func recipes(called name: String, as fits: [NameFit]) throws -> [Recipe.ID] {
    let key = Self.key(name)
    if key.isEmpty { return [] }
    return try read {
      let whole = try connection.query(RecipesTable.idsWithTitle, key) { $0.int(at: 0) }
      if !whole.isEmpty { return whole }
      let parts = try connection.query(RecipesTable.titlesWithPart, key) { ($0.int(at: 0), $0.text(at: 1)) }
      let found = Self.best(of: parts, called: key, [], as: fits)
      if !found.isEmpty { return found }
      var titles: [(Recipe.ID, String)] = []
      try forEachTitleKey { titles.append(($0, TextFold.foldWidth($1))) }
      let wide = TextFold.foldWidth(key)
      return Self.best(of: titles, called: wide, SearchWords.split(wide), as: fits)
    }
  }

  private static func best(
    of titles: [(Recipe.ID, String)], called name: String, _ words: [String], as fits: [NameFit]
  ) -> [Recipe.ID] {
    let found = titles.compactMap { id, title in NameFit(of: name, words, in: title).map { (id, $0) } }
    return fits.lazy.map { fit in found.filter { $0.1 == fit }.map(\.0) }.first { !$0.isEmpty } ?? []
  }

  /// The recipes whose titles a user who typed a name most likely meant, the most similar first,
  /// shorter titles before longer ones.
  ///
  /// A title counts as a whole, or word by word: each word that was typed must be like a word of it.
  ///
  /// - Parameter limit: How many at most.
  /// - Complexity: O(*n*) for *n* recipes, but only the index of the titles is read.
  package func recipes(spelledLike name: String, limit: Int) throws -> [Recipe.ID] {
    let name = MisspelledTitle(name)
    var similar: [(id: Recipe.ID, distance: Int, length: Int)] = []
    try read {
      try forEachTitleKey { id, key in
        if let distance = name.distance(to: key) { similar.append((id, distance, key.utf8.count)) }
      }
    }
    return similar.sorted { ($0.distance, $0.length, $0.id) < ($1.distance, $1.length, $1.id) }.prefix(limit).map(\.id)
  }

  private func forEachTitleKey(_ body: (Recipe.ID, String) throws -> Void) throws {
    try connection.withStatement(RecipesTable.titleKeys) { statement in
      while try statement.step() { try body(statement.int(at: 0), statement.text(at: 1)) }
    }
  }
}

/// The names in a title with brackets: `mapo tofu` and `麻婆豆腐` in `麻婆豆腐 (mapo tofu)`.
private enum TitleNames {
  static func all(of title: String) -> [String] {
    let parts = title.split(omittingEmptySubsequences: false) { "()（）".contains($0) }.map { String($0).trimmed() }
    guard parts.count > 1 else { return [] }
    // What is in brackets follows an opening one, and is every second part.
    return [parts[0]] + parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}

/// A title with a mistake in it, as it was typed.
private struct MisspelledTitle {
  private let whole: MisspelledWord
  private let words: [MisspelledWord]

  init(_ typed: String) {
    let key = TextFold.foldWidth(TextFold.fold(typed.onOneLine().trimmed()))
    whole = MisspelledWord(key)
    words = SearchWords.split(key).map { MisspelledWord(SearchWords.bare($0)) }
  }

  /// Returns the number of letters that differ, `nil` if so many do that another title is meant.
  func distance(to title: String) -> Int? {
    let title = TextFold.foldWidth(title)
    let distances = [whole.distance(to: title), distance(toWordsOf: title)]
    return distances.compactMap(\.self).min()
  }

  private func distance(toWordsOf title: String) -> Int? {
    guard !words.isEmpty else { return nil }
    let others = SearchWords.split(title).map(SearchWords.bare)
    var sum = 0
    for word in words {
      guard let distance = others.lazy.compactMap({ word.distance(to: $0) }).min() else { return nil }
      sum += distance
    }
    return sum
  }
}
