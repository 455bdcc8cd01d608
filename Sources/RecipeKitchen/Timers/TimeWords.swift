/// The words of time, found by their hash.
struct TimeWords {
  static let shared = TimeWords()

  private(set) var seconds: [UInt64: Int] = [:]
  private var halves: [UInt64: Int] = [:]
  private var groups: [String: Set<UInt64>] = [:]

  init() {
    for row in FactTable(TimeFacts.text) where row.count == 3 {
      guard let number = Int(row[0]) else { continue }
      for word in row[2].split(separator: " ") {
        let hashes = Tokenizer.wordHashes(of: String(word))
        let hash = hashes.dropFirst().reduce(hashes.first ?? 0, WordHash.joining)
        switch row[1] {
        case "count": halves[hash] = number
        case _ where number == 0: groups[row[1], default: []].insert(hash)
        default: if seconds[hash] == nil { seconds[hash] = number }
        }
      }
    }
  }

  /// "a" as 2, "half" as 1.
  func halves(of token: Token) -> Int? { halves[token.hash] }

  func isIn(_ group: String, _ token: Token) -> Bool { groups[group]?.contains(token.hash) ?? false }

  func isIn(_ group: String, _ hash: UInt64) -> Bool { groups[group]?.contains(hash) ?? false }
}
