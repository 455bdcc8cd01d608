/// Some work and what it may cost.
struct Work: Sendable {
  let name: String

  /// How many times the time of C at most, and how many times faster than GRDB at least.
  let limits: (reference: Double, grdb: Double?)
  let run: @Sendable (any Peer) -> Int
  var cleanUp: (@Sendable (any Peer) -> Void)?

  /// The works that read a database of so many recipes, and write to it.
  static func onFile(of count: Int) -> [Work] {
    let ids = (0..<10_000).map { $0 * 7919 % count + 1 }
    let few = Array(ids.prefix(1_000))
    return [
      Work(name: "identifiers in order", limits: (1.08, 1.8)) { peer in peer.read { peer.identifiers() } },
      Work(name: "one by id × 10000", limits: (1.12, 1.4)) { peer in peer.read { peer.recipes(with: ids) } },
      Work(name: "update a flag × 1000", limits: (1.05, 1)) {
        $0.setFavorites(few, true) + $0.setFavorites(few, false)
      },
      Work(name: "full-text top 20", limits: (1.03, nil)) { peer in peer.read { peer.search("dan far") } },
      Work(name: "counts by collection", limits: (1.03, nil)) { peer in peer.read { peer.counts() } },
      Work(name: "first 20 of a list × 100", limits: (1.25, 2.5)) { peer in
        peer.read { (0..<100).reduce(0) { sum, _ in sum + peer.firstRows() } }
      },
      allRecipes("a third not ASCII", limit: 1.4),
    ]
  }

  static func allRecipes(_ kind: String, limit: Double) -> Work {
    Work(name: "all rows into structs, \(kind)", limits: (limit, 1)) { peer in peer.read { peer.allRecipes() } }
  }

  static let insert = Work(name: "insert 10000 in one transaction", limits: (1.12, 1.25)) {
    $0.insertRecipes()
  } cleanUp: {
    $0.deleteRecipes()
  }
}
