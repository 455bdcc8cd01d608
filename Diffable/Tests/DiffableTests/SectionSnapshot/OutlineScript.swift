/// Draws calls on an outline: mostly allowed, now and then not.
struct OutlineScript {
  let seed: UInt64

  /// Items are drawn from `0..<items`.
  private let items: Int

  /// The most items in one call.
  private let batch: Int

  private var generator: SeededGenerator

  init(items: Int, batch: Int, seed: UInt64) {
    (self.items, self.batch, self.seed) = (items, batch, seed)
    generator = SeededGenerator(seed: seed)
  }

  mutating func next(after model: OutlineModel<Int>) -> OutlineCall<Int> {
    let known = model.descendants
    let (item, other) = (one(of: known), one(of: known))
    let side = Side.allCases.randomElement(using: &generator)!
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: return .append(newItems(known), to: nil)
    case 1...3: return .append(newItems(known), to: item)
    case 4, 5: return .insert(newItems(known), side, item)
    case 6: return .insertSnapshot(outline(of: newItems(known)), side, item)
    case 7: return .replace(childrenOf: item, using: outline(of: newItems(known)))
    case 8: return draw(20) ? .deleteAll : .delete([item, draw(3) ? other : item])
    case 9, 10: return .expand([item, other])
    case 11: return .expand(known)
    default: return .collapse([item])
    }
  }

  /// Questions about a few items.
  mutating func queries(of model: OutlineModel<Int>) -> [OutlineQuery<Int>] {
    let known = model.descendants
    return (0..<4).flatMap { _ -> [OutlineQuery<Int>] in
      let item = one(of: known)
      return [
        .contains(item), .index(of: item), .isExpanded(item), .isVisible(item), .level(of: item), .parent(of: item),
        .snapshot(of: item, includingParent: draw(2)),
      ]
    }
  }

  /// Returns whether a chance of one in `sides` comes true.
  private mutating func draw(_ sides: Int) -> Bool {
    Int.random(in: 0..<sides, using: &generator) == 0
  }

  /// One of the items, or one that is not there.
  private mutating func one(of known: [Int]) -> Int {
    draw(15) ? items : known.randomElement(using: &generator) ?? items
  }

  /// Items of which most are new, sometimes with one twice.
  private mutating func newItems(_ known: [Int]) -> [Int] {
    let known = draw(8) ? [] : Set(known)
    var new = (0..<Int.random(in: 0...batch, using: &generator)).map { _ in Int.random(in: 0..<items, using: &generator)
    }
    new.removeAll(where: known.contains)
    var seen: Set<Int> = []
    return draw(8) ? new : new.filter { seen.insert($0).inserted }
  }

  /// An outline of items, each under an earlier one or a root. A snapshot that has an item twice cannot be made.
  private mutating func outline(of items: [Int]) -> OutlineModel<Int> {
    var outline = OutlineModel<Int>()
    for item in Set(items).sorted() {
      let parent = draw(3) ? nil : outline.descendants.randomElement(using: &generator)
      try? outline.make(.append([item], to: parent))
      if draw(2) { try? outline.make(.expand([item])) }
    }
    return outline
  }
}
