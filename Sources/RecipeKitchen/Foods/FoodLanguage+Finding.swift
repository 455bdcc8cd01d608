extension FoodLanguage {
  /// The language whose names and words cover the most words of some lines; English where several do.
  ///
  /// - Complexity: O(*n*) for *n* bytes of lines.
  init(of lines: some Sequence<IngredientLine>) {
    var counts = [Int](repeating: 0, count: Self.allCases.count)
    for line in lines where line.kind == .ingredient {
      let words = FoodToken.tokens(of: line.text).filter { $0.kind == .word }.prefix(Tokenizer.limit)
      for (place, word) in words.enumerated() {
        let languages = Self.languages(of: word, before: words.dropFirst(place + 1))
        for (index, count) in languages.enumerated() { counts[index] += count }
      }
    }
    let most = counts.max() ?? 0
    let place = counts.firstIndex(of: most) ?? 0
    self = Self.allCases[place]
  }

  /// The words of the longest name that begins here, for each language.
  private static func languages(of word: FoodToken, before rest: ArraySlice<FoodToken>) -> [Int] {
    var counts = [Int](repeating: 0, count: allCases.count)
    var longest = 1
    var hash = word.hash
    func count(_ words: Int) {
      FoodIndex.shared.forEachEntry(of: hash) { entry in
        if entry.value & (FoodIndex.Entry.word | FoodIndex.Entry.beginning) == FoodIndex.Entry.beginning {
          if words == 1 { longest = Int(entry.value & 0xFF) }
          return
        }
        for language in allCases where entry.languages & language.mask != 0 { counts[Int(language.rawValue)] = words }
      }
    }
    count(1)
    for (index, next) in rest.prefix(longest - 1).enumerated() {
      hash = FoodToken.joining(hash, next.hash)
      count(index + 2)
    }
    return counts
  }
}
