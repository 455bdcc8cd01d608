/// Every word that the readers of lines know, found by its hash in one step.
struct Lexicon: Sendable {
  struct Entry: Sendable {
    var classes: WordClasses = []
    /// The place in the unit table of a word of the class `unit`.
    var form: Int32 = 0
    /// The value of a number word in twenty-fourths, which hold halves, thirds, quarters, and eighths.
    var twentyFourths: Int32 = 0
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
    for (word, halves) in Self.numberWords { add(WordHash.folded(word.utf8), twentyFourths: 12 * halves) }
    for (count, part, twentyFourths) in Self.fractionWords {
      let words = [count, part].map { WordHash.folded($0.utf8) }
      add(WordHash.joining(words[0], words[1]), twentyFourths: twentyFourths)
      if count != "a" { add(WordHash.folded("\(count)-\(part)".utf8), twentyFourths: twentyFourths) }
    }
    for (hash, first, form) in UnitTable.shared.hashes where !entries[hash].classes.contains(.unit) {
      entries.update(hash) { entry in
        entry.form = form
        entry.classes.insert(.unit)
      }
      if let first { entries.update(first) { $0.classes.insert(.unitPhrase) } }
    }
  }

  private mutating func add(_ hash: UInt64, twentyFourths: Int32) {
    entries.update(hash) { entry in
      entry.classes.insert(.number)
      entry.twentyFourths = twentyFourths
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

  /// Fractions of two words, or of one with a hyphen, in twenty-fourths.
  private static let fractionWords: [(count: String, part: String, Int32)] = [
    ("one", "half", 12), ("one", "third", 8), ("two", "thirds", 16), ("one", "quarter", 6), ("three", "quarters", 18),
    ("one", "fourth", 6), ("three", "fourths", 18), ("one", "eighth", 3), ("three", "eighths", 9), ("a", "third", 8),
    ("a", "quarter", 6),
  ]

  /// Number words, in halves.
  static let numberWords: [(String, Int32)] = [
    ("half", 1), ("半", 1), ("one", 2), ("two", 4), ("three", 6), ("four", 8), ("five", 10), ("six", 12), ("seven", 14),
    ("eight", 16), ("nine", 18), ("ten", 20), ("eleven", 22), ("twelve", 24), ("thirteen", 26), ("fourteen", 28),
    ("fifteen", 30), ("sixteen", 32), ("seventeen", 34), ("eighteen", 36), ("nineteen", 38), ("twenty", 40),
    ("twenty-five", 50), ("thirty", 60), ("forty", 80), ("forty-five", 90), ("fifty", 100), ("sixty", 120),
    ("ninety", 180), ("halb", 1), ("halbe", 1), ("halber", 1), ("halben", 1), ("halbes", 1), ("demi", 1), ("demie", 1),
    ("media", 1), ("medio", 1), ("mezza", 1), ("mezzo", 1), ("meia", 1), ("meio", 1), ("halve", 1), ("halv", 1),
    ("halvt", 1), ("anderthalb", 3), ("eineinhalb", 3), ("zweieinhalb", 5), ("dreieinhalb", 7),
    ("zwei", 4), ("deux", 4), ("dos", 4), ("due", 4), ("dois", 4), ("duas", 4), ("twee", 4), ("två", 4),
    ("drei", 6), ("trois", 6), ("tres", 6), ("três", 6), ("tre", 6), ("drie", 6), ("vier", 8), ("quatre", 8),
    ("cuatro", 8), ("quattro", 8), ("quatro", 8), ("fyra", 8), ("fire", 8), ("fünf", 10), ("cinq", 10), ("cinco", 10),
    ("cinque", 10), ("vijf", 10), ("fem", 10), ("sechs", 12), ("seis", 12), ("zes", 12), ("acht", 16), ("huit", 16),
    ("ocho", 16), ("otto", 16), ("oito", 16), ("zehn", 20), ("dix", 20), ("diez", 20), ("dieci", 20), ("tien", 20),
    ("zwölf", 24), ("douze", 24), ("doce", 24), ("dodici", 24), ("twaalf", 24), ("tolv", 24),
  ]
}
