/// Every word that the readers of lines know, found by its hash in one step.
///
/// - Complexity: Looking up a word is O(1); the table is made on first use.
struct Lexicon {
  struct Entry {
    var classes: WordClasses = []
    /// The place in the unit table of a word that is a unit.
    var form: Int32 = -1
    /// The value of a number word, a fraction in halves.
    var halves: Int32 = 0
  }

  static let shared = Lexicon()

  private(set) var keys: [UInt64]
  private var entries: [Entry]
  private let mask: Int

  init() {
    var found: [UInt64: Entry] = [:]
    for row in FactTable(IngredientWords.text) where row.count == 2 {
      for word in row[1].split(separator: " ") {
        found[WordHash.folded(word.utf8), default: Entry()].classes.insert(WordClasses(named: row[0]))
      }
    }
    for (word, halves) in Self.numberWords {
      found[WordHash.folded(word.utf8), default: Entry()].classes.insert(.number)
      found[WordHash.folded(word.utf8)]?.halves = halves
    }
    for (hash, first, form) in UnitTable.shared.hashes {
      found[hash, default: Entry()].form = Int32(form)
      found[hash]?.classes.insert(.unit)
      if let first { found[first, default: Entry()].classes.insert(.unitPhrase) }
    }
    var capacity = 4096
    while capacity < found.count * 4 { capacity *= 2 }
    mask = capacity - 1
    keys = [UInt64](repeating: 0, count: capacity)
    entries = [Entry](repeating: Entry(), count: capacity)
    for (hash, entry) in found {
      var place = Int(truncatingIfNeeded: hash) & mask
      while keys[place] != 0 { place = (place + 1) & mask }
      keys[place] = hash
      entries[place] = entry
    }
  }

  subscript(hash: UInt64) -> Entry {
    var place = Int(truncatingIfNeeded: hash) & mask
    while keys[place] != 0 {
      if keys[place] == hash { return entries[place] }
      place = (place + 1) & mask
    }
    return Entry()
  }

  /// The class of a word such as "rough-chopped": an adverb and a participle are a participle.
  func classes(ofPartsOf word: ArraySlice<UInt8>) -> WordClasses {
    guard let hyphen = word.firstIndex(of: UInt8(ascii: "-")),
      self[WordHash.folded(word[..<hyphen])].classes.contains(.adverb),
      self[WordHash.folded(word[(hyphen + 1)...])].classes.contains(.participle)
    else { return [] }
    return .participle
  }

  static let numberWords: [(String, Int32)] = [
    ("half", 1), ("半", 1), ("one", 2), ("two", 4), ("three", 6), ("four", 8), ("five", 10), ("six", 12), ("seven", 14),
    ("eight", 16), ("nine", 18), ("ten", 20), ("eleven", 22), ("twelve", 24), ("thirteen", 26), ("fourteen", 28),
    ("fifteen", 30), ("sixteen", 32), ("seventeen", 34), ("eighteen", 36), ("nineteen", 38), ("twenty", 40),
    ("twenty-five", 50), ("thirty", 60), ("forty", 80), ("forty-five", 90), ("fifty", 100), ("sixty", 120),
    ("ninety", 180),
  ]
}
