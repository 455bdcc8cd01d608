import RecipeModel
import SQLite

/// A word to search for instead of one that was found nowhere.
package enum SearchHint: Hashable, Sendable {
  /// Words spelled like those typed, and how many recipes have them.
  case spelling(String, count: Int)

  /// The words of a phrase that no recipe has, and how many recipes have all of them.
  case words(String, phrase: String, count: Int)

  /// A word that other programs would take for an operator.
  case takenAsWord(String)
}

extension SearchTerms {
  /// A word to be found that other programs take for an operator; `nil` if there is none.
  package var operatorWord: String? { wanted.first { ["AND", "OR", "NOT"].contains($0.text) }?.text }
}

extension RecipeStore {
  /// Returns what helps with a search that has found nothing, `nil` if nothing is known to.
  ///
  /// - Parameter query: With the words that were searched for.
  /// - Complexity: As long as reading all words of the full-text index.
  package func hint(for query: RecipeQuery) throws -> SearchHint? {
    let terms = SearchTerms(query.words ?? "")
    return try read {
      if let hint = try apart(terms, query) ?? respelled(terms, query) { return hint }
      let operators = terms.wanted.first { $0.looksLikeOperator }
      return operators.map { .takenAsWord($0.text) }
    }
  }

  /// The same words without their phrases.
  private func apart(_ terms: SearchTerms, _ query: RecipeQuery) throws -> SearchHint? {
    guard let phrase = terms.wanted.first(where: { $0.words.count > 1 }) else { return nil }
    let words = terms.wanted.flatMap(\.words) + terms.excluded.map { "-\($0.typed)" }
    let count = try count(of: query, with: words)
    return count == 0 ? nil : .words(words.joined(separator: " "), phrase: phrase.text, count: count)
  }

  /// The same words, those that no recipe has replaced with the most similar ones that some have.
  private func respelled(_ terms: SearchTerms, _ query: RecipeQuery) throws -> SearchHint? {
    var words: [String] = []
    var hasReplaced = false
    for term in terms.wanted {
      if let word = try isUnknown(term) ? wordOfIndex(mostLike: term.text) : nil {
        words.append(word)
        hasReplaced = true
      } else {
        words.append(term.typed)
      }
    }
    guard hasReplaced else { return nil }
    let count = try count(of: query, with: words + terms.excluded.map { "-\($0.typed)" })
    return count == 0 ? nil : .spelling(words.joined(separator: " "), count: count)
  }

  private func count(of query: RecipeQuery, with words: [String]) throws -> Int {
    var query = query
    query.words = words.joined(separator: " ")
    return try count(of: query)
  }

  private func isUnknown(_ term: SearchTerms.Term) throws -> Bool {
    try count(of: RecipeQuery(words: term.typed)) == 0
  }

  /// The word of the index that is spelled most like another one; of several that in most recipes.
  private func wordOfIndex(mostLike typed: String) throws -> String? {
    let misspelled = MisspelledWord(TextFold.fold(SearchWords.bare(typed)))
    try connection.execute(RecipesTextTable.createRecipesOfWords)
    var best: (word: String, distance: Int, recipes: Int)?
    try connection.withStatement(RecipesTextTable.recipesOfWords) { statement in
      while try statement.step() {
        let (word, recipes) = (statement.text(at: 0), statement.int(at: 1))
        guard let distance = misspelled.distance(to: word) else { continue }
        if let best, (best.distance, -best.recipes) <= (distance, -recipes) { continue }
        best = (word, distance, recipes)
      }
    }
    return best?.word
  }
}

extension SearchTerms.Term {
  /// The term as `SearchTerms` reads it.
  fileprivate var typed: String { words.count > 1 ? "\"\(text)\"" : text }

  fileprivate var looksLikeOperator: Bool {
    ["AND", "OR", "NOT", "NEAR"].contains(text) || text.contains { "():".contains($0) }
  }
}
