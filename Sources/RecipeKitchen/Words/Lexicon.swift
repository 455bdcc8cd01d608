/// Every word that the readers of lines know, found by its hash in one step.
struct Lexicon: Sendable {
  struct Entry: Sendable {
    var classes: WordClasses = []
    /// The place in the unit table of a word of the class `unit`.
    var form: Int32 = 0
    /// The value of a number word in halves.
    var halves: Int32 = 0
  }

  static let shared = Lexicon()

  private(set) var entries = WordTable(capacity: 4096, empty: Entry())

  init() {
    for line in FactText(IngredientWords.text).parts(by: .newline) {
      var columns = line.parts(by: .tab)
      guard let name = columns.next(), let words = columns.next() else { continue }
      let classes = WordClasses(named: name.string)
      for word in words.words { entries.update(WordHash.folded(word)) { $0.classes.insert(classes) } }
    }
    for (word, halves) in Self.numberWords {
      entries.update(WordHash.folded(word.utf8)) { entry in
        entry.classes.insert(.number)
        entry.halves = halves
      }
    }
    for (hash, first, form) in UnitTable.shared.hashes where !entries[hash].classes.contains(.unit) {
      entries.update(hash) { entry in
        entry.form = form
        entry.classes.insert(.unit)
      }
      if let first { entries.update(first) { $0.classes.insert(.unitPhrase) } }
    }
  }

  subscript(hash: UInt64) -> Entry { entries[hash] }

  /// The class of a word with a hyphen: "rough-chopped" is a participle, "small-to-medium" a size.
  func classes(ofPartsOf word: ArraySlice<UInt8>) -> WordClasses {
    guard let first = word.firstIndex(of: UInt8(ascii: "-")), let last = word.lastIndex(of: UInt8(ascii: "-")) else {
      return []
    }
    let begin = self[WordHash.folded(word[..<first])].classes
    let end = self[WordHash.folded(word[(last + 1)...])].classes
    if begin.contains(.adverb), end.contains(.participle) { return .participle }
    return begin.contains(.size) && end.contains(.size) ? .size : []
  }

  static let numberWords: [(String, Int32)] = [
    ("half", 1), ("半", 1), ("one", 2), ("two", 4), ("three", 6), ("four", 8), ("five", 10), ("six", 12), ("seven", 14),
    ("eight", 16), ("nine", 18), ("ten", 20), ("eleven", 22), ("twelve", 24), ("thirteen", 26), ("fourteen", 28),
    ("fifteen", 30), ("sixteen", 32), ("seventeen", 34), ("eighteen", 36), ("nineteen", 38), ("twenty", 40),
    ("twenty-five", 50), ("thirty", 60), ("forty", 80), ("forty-five", 90), ("fifty", 100), ("sixty", 120),
    ("ninety", 180),
  ]
}
