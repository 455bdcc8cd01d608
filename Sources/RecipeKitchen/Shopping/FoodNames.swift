/// What the tables know of the names of foods: the key of each synonym, and the aisle of each word.
struct FoodNames: Sendable {
  static let shared = FoodNames()

  /// The longest run of words that is looked up.
  private static let longestRun = 4

  private var synonyms = WordTable(capacity: 512, empty: Int32(-1))
  private var keys: [FactText] = []
  private var aisles = WordTable(capacity: 2048, empty: Int8(-1))

  init() {
    for line in FactText(SynonymFacts.text).parts(by: .newline) {
      var key: FactText?
      for name in line.parts(by: .tab) {
        key = key ?? name
        synonyms.update(WordHash.phrase(name).all) { if $0 < 0 { $0 = Int32(keys.count) } }
      }
      if let key { keys.append(key) }
    }
    let names = Aisle.allCases.map { WordHash.folded($0.rawValue.utf8) }
    for line in FactText(AisleFacts.text).parts(by: .newline) {
      var columns = line.parts(by: .tab)
      guard let word = columns.next(), let name = columns.next(),
        let aisle = names.firstIndex(of: WordHash.folded(name))
      else { continue }
      aisles.update(WordHash.phrase(word).all) { $0 = Int8(aisle) }
    }
  }

  /// The first name of a food that has several ones: "spring onion" for "scallion".
  func key(of words: [FoodWord]) -> String? {
    let place = Self.found(in: synonyms, words[...])
    return place < 0 ? nil : keys[Int(place)].string
  }

  /// The aisle of the longest run of words at the end of a name, else of any word from the end.
  func aisle(of words: [FoodWord]) -> Aisle? {
    if let known = aisle(ofAll: words[...]) { return known }
    // "Anchovies in oil" are not an oil.
    if let end = words.firstIndex(where: \.isPreposition), end > 0, let known = aisle(ofEnd: words[..<end]) {
      return known
    }
    return aisle(ofEnd: words[...])
  }

  private func aisle(ofEnd words: ArraySlice<FoodWord>) -> Aisle? {
    for count in stride(from: min(words.count, Self.longestRun), through: 1, by: -1) {
      if let known = aisle(ofAll: words.suffix(count)) { return known }
    }
    for word in words.reversed() {
      if let known = aisle(ofAll: [word]) { return known }
    }
    return nil
  }

  /// The aisle of a whole name, if the table has it.
  func aisle(ofAll words: ArraySlice<FoodWord>) -> Aisle? {
    let place = Self.found(in: aisles, words)
    return place < 0 ? nil : Aisle.allCases[Int(place)]
  }

  /// Looks up words in the singular, then as they are written: "molasses" is not the plural of anything.
  private static func found<Place: FixedWidthInteger>(in table: WordTable<Place>, _ words: ArraySlice<FoodWord>)
    -> Place
  {
    guard !words.isEmpty, words.count <= 2 * longestRun else { return -1 }
    let place = table[WordHash.joined(words.map(\.singularHash))]
    return place >= 0 ? place : table[WordHash.joined(words.map(\.writtenHash))]
  }
}

extension WordHash {
  fileprivate static func joined(_ hashes: [UInt64]) -> UInt64 {
    hashes.dropFirst().reduce(hashes.first ?? 0, joining)
  }
}
