package import RecipeModel
import SQLite

/// Finding recipes by what the user calls them. Case, accents, and width never count.
extension RecipeStore {
  /// The recipes that a name may mean: those with that very title; else those whose title contains it; else those whose
  /// title has all of its words, in any order.
  ///
  /// - Returns: Recipes of one title in the order of their numbers, others in the order of the library or by title.
  /// - Complexity: O(*n*) for *n* recipes unless a title is the name, but only the index of the titles is read.
  package func recipes(called name: String) throws -> [Recipe.ID] {
    let key = TextFold.fold(name.onOneLine().trimmed())
    if key.isEmpty { return [] }
    return try read {
      for sql in [RecipesTable.idsWithTitle, RecipesTable.idsWithTitlePart] {
        let found = try connection.query(sql, key) { $0.int(at: 0) }
        if !found.isEmpty { return found }
      }
      return try recipesLoosely(called: TextFold.foldWidth(key))
    }
  }

  /// What SQL cannot find: titles of another width, and words in any order.
  private func recipesLoosely(called name: String) throws -> [Recipe.ID] {
    let words = SearchWords.split(name)
    var (whole, part, anyOrder): ([Recipe.ID], [Recipe.ID], [Recipe.ID]) = ([], [], [])
    try forEachTitleKey { id, key in
      let title = TextFold.foldWidth(key)
      if title == name {
        whole.append(id)
      } else if title.utf8.firstRange(of: name.utf8) != nil {
        part.append(id)
      } else if !words.isEmpty, words.allSatisfy({ SearchWords.hasWord($0, in: title) }) {
        anyOrder.append(id)
      }
    }
    return [whole, part].first { !$0.isEmpty } ?? anyOrder
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

/// A title with a mistake in it, as it was typed.
private struct MisspelledTitle {
  private let whole: MisspelledWord
  private let words: [MisspelledWord]

  init(_ typed: String) {
    let key = TextFold.foldWidth(TextFold.fold(typed.onOneLine().trimmed()))
    whole = MisspelledWord(key)
    words = SearchWords.split(key).map { MisspelledWord(SearchWords.bare($0)) }
  }

  /// How many letters differ, `nil` if so many do that another title is meant.
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
