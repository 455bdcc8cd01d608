import BenchmarkHarness

/// Measures the layer next to C and GRDB.
struct LayerBenchmark {
  /// Only works whose names are chosen are measured.
  let isChosen: (String) -> Bool

  func table(of count: Int) -> TextTable {
    var table = TextTable("\(count) recipes, times in µs", "layer", "C", "GRDB", "× C", "at most", "GRDB ×", "met")
    let mixed = RecipeFile(count: count, accentInterval: 3, name: "mixed")
    defer { mixed.remove() }
    measure(Work.onFile(of: count), on: peers(path: mixed.path), into: &table)
    if count <= 10_000 { measure([.insert], on: loadedPeers(from: mixed.path), into: &table) }
    let plain = RecipeFile(count: count, accentInterval: 0, name: "plain")
    defer { plain.remove() }
    measure([.allRecipes("ASCII", limit: 1.2)], on: peers(path: plain.path), into: &table)
    return table
  }

  private func peers(path: String?) -> [any Peer] {
    [LayerPeer(path: path), ReferencePeer(path: path), GRDBPeer(path: path)]
  }

  private func loadedPeers(from path: String) -> [any Peer] {
    let peers = peers(path: nil)
    for peer in peers { peer.load(from: path) }
    return peers
  }

  private func measure(_ works: [Work], on peers: [any Peer], into table: inout TextTable) {
    for work in works where isChosen(work.name) { table.append(row(work, peers)) }
  }

  private func row(_ work: Work, _ peers: [any Peer]) -> [String] {
    let results = peers.map { peer in
      defer { work.cleanUp?(peer) }
      return work.run(peer)
    }
    precondition(Set(results).count == 1 && results[0] > 0, "the peers do not do the same: \(results)")
    let medians = Comparison().medians(
      of: peers.map { peer in
        Contender(type(of: peer).name, cleanUp: work.cleanUp.map { cleanUp in { cleanUp(peer) } }) { work.run(peer) }
      })
    let (layer, reference, grdb) = (medians["layer"]!, medians["C"]!, medians["GRDB"]!)
    let isMet = layer / reference <= work.limits.reference && grdb / layer >= work.limits.grdb ?? 0
    return [
      work.name, layer.microsecondsText, reference.microsecondsText, grdb.microsecondsText,
      (layer / reference).figure, work.limits.reference.figure,
      "\((grdb / layer).figure)\(work.limits.grdb.map { " of \($0.figure)" } ?? "")", isMet ? "yes" : "NO",
    ]
  }
}
