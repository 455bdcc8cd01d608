import Diffable

/// The children of a container, one for each key, and two ways to bring them up to date.
///
/// Whichever is used, a key that stays keeps its child, and with it whatever the toolkit holds there.
struct ForEach<Key: Hashable, Child> {
  private(set) var container = Container<Child>()
  private(set) var makeCount = 0
  private var keys: [Key] = []
  private let makeChild: (Key) -> Child

  init(_ keys: [Key], makeChild: @escaping (Key) -> Child) {
    self.makeChild = makeChild
    update(to: keys)
    makeCount = 0
    container.resetCounts()
  }

  /// Works out the whole change first: a child is touched only if it comes, leaves, or is one of the fewest that move.
  mutating func update(to newKeys: [Key]) {
    let difference = IdentifierDifference(from: keys, to: newKeys)
    var moving: [Int: Child] = [:]
    // From the back, so that the offsets that are still to come hold.
    for offset in (difference.deletes + difference.moves.map { $0.from }).sorted(by: >) {
      moving[offset] = container.remove(at: offset)
    }
    var moves = difference.moves[...]
    for offset in (difference.inserts + difference.moves.map { $0.to }).sorted() {
      let origin = moves.first?.to == offset ? moves.removeFirst().from : nil
      container.insert(origin.flatMap { moving[$0] } ?? make(newKeys[offset]), at: offset)
    }
    keys = newKeys
  }

  /// Swaps neighbors until each child stands where it is to be, and removes what is left at the end.
  mutating func updateBySwapping(to newKeys: [Key]) {
    for (offset, key) in newKeys.enumerated() {
      guard let place = keys[offset...].firstIndex(of: key) else {
        keys.insert(key, at: offset)
        container.insert(make(key), at: offset)
        continue
      }
      for place in (offset..<place).reversed() {
        keys.swapAt(place, place + 1)
        container.swapAt(place, place + 1)
      }
    }
    while keys.count > newKeys.count {
      keys.removeLast()
      _ = container.remove(at: keys.count)
    }
  }

  private mutating func make(_ key: Key) -> Child {
    makeCount += 1
    return makeChild(key)
  }
}
