/// What a cup of a food weighs, found by the name of the food.
struct DensityTable: Sendable {
  struct Row: Sendable {
    let gramsPerCup: Double
    let kind: Kind
    fileprivate let sourceText: FactText

    /// The row of the database that says so.
    var source: String { sourceText.string }
  }

  enum Kind: String, Sendable {
    case dry = "d"
    case liquid = "l"
    case soft = "s"
    case produce = "p"
    case weighed = "w"
  }

  static let shared = DensityTable()

  private(set) var rows: [Row] = []
  private var places = WordTable(capacity: 512, empty: Int32(-1))

  init() {
    for line in FactText(DensityFacts.text).parts(by: .newline) {
      var columns = line.parts(by: .tab)
      guard let names = columns.next(), let grams = columns.next().flatMap({ Int($0.string) }),
        let kind = columns.next().flatMap({ Kind(rawValue: $0.string) }), let source = columns.next()
      else { continue }
      for name in names.parts(by: .comma) { places.update(WordHash.phrase(name).all) { $0 = Int32(rows.count) } }
      rows.append(Row(gramsPerCup: Double(grams), kind: kind, sourceText: source))
    }
  }

  /// The row for the longest run of words at the end of a name: "dark brown sugar" before "sugar".
  ///
  /// "Anchovies in oil" are no oil: the words before "in", "with" and the like count.
  func row(for name: String) -> Row? {
    let lexicon = Lexicon.shared
    return row(forEndOf: Tokenizer.wordHashes(of: name).prefix { !lexicon[$0].classes.contains(.preposition) })
  }

  func row(forEndOf words: ArraySlice<UInt64>) -> Row? {
    var words = words.suffix(4)
    var previous: UInt64 = 0
    while !words.isEmpty {
      let place = places[Self.key(words)]
      if place >= 0 {
        let row = rows[Int(place)]
        return row.kind == .produce && Self.driedOrFried.contains(previous) ? nil : row
      }
      previous = words.removeFirst()
    }
    return nil
  }

  /// A cup of fried onions or dried mushrooms weighs less than one of fresh ones.
  private static let driedOrFried = Set(
    FactText("fried dried sun-dried freeze-dried pickled candied powdered caramelized").words.map {
      WordHash.folded($0)
    })

  private static func key(_ words: ArraySlice<UInt64>) -> UInt64 {
    words.dropFirst().reduce(words.first ?? 0, WordHash.joining)
  }
}
