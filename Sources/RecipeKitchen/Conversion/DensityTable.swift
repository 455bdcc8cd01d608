/// What a cup of a food weighs, found by the name of the food.
struct DensityTable {
  struct Row: Sendable {
    let names: [String]
    let gramsPerCup: Double
    let kind: Kind
    /// The row of the database that says so.
    let source: String
  }

  enum Kind: String, Sendable {
    case dry = "d"
    case liquid = "l"
    case soft = "s"
    case produce = "p"
    case weighed = "w"
  }

  static let shared = DensityTable()

  let rows: [Row]
  private let places: [UInt64: Int]

  init() {
    var rows: [Row] = []
    var places: [UInt64: Int] = [:]
    for columns in FactTable(DensityFacts.text) where columns.count == 4 {
      guard let grams = Int(columns[1]), let kind = Kind(rawValue: columns[2]) else { continue }
      let names = columns[0].split(separator: ",").map(String.init)
      for name in names { places[Self.key(Tokenizer.wordHashes(of: name)[...])] = rows.count }
      rows.append(Row(names: names, gramsPerCup: Double(grams), kind: kind, source: columns[3]))
    }
    self.rows = rows
    self.places = places
  }

  /// The row for the longest run of words at the end of a name: "dark brown sugar" before "sugar".
  ///
  /// "Anchovies in oil" are no oil: the words before "in", "with" and the like count.
  func row(for name: String) -> Row? {
    row(forEndOf: Tokenizer.wordHashes(of: name).prefix { !Self.prepositions.contains($0) })
  }

  private static let prepositions = Set(["in", "with", "from", "on", "or", "of"].map { WordHash.folded($0.utf8) })

  func row(forEndOf words: ArraySlice<UInt64>) -> Row? {
    var words = words.suffix(4)
    while !words.isEmpty {
      if let place = places[Self.key(words)] { return rows[place] }
      words.removeFirst()
    }
    return nil
  }

  private static func key(_ words: ArraySlice<UInt64>) -> UInt64 {
    words.dropFirst().reduce(words.first ?? 0, WordHash.joining)
  }
}
