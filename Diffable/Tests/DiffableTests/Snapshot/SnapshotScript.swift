import Diffable

/// Draws calls that suit a model: mostly allowed, now and then not.
struct SnapshotScript {
  /// Items are drawn from `0..<items`, sections from a handful.
  let items: Int

  /// The most items in one call.
  let batch: Int

  var generator: SeededGenerator

  init(items: Int, batch: Int, seed: UInt64) {
    self.items = items
    self.batch = batch
    generator = SeededGenerator(seed: seed)
  }

  mutating func next(after model: SnapshotModel<Int>) -> SnapshotCall<Int> {
    guard !model.sections.isEmpty, !draw(30) else { return sectionCall(model) }
    let side = Side.allCases.randomElement(using: &generator)!
    let (known, other) = (anyItem(of: model), anyItem(of: model))
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<4: return .appendItems(newItems(model), toSection: draw(2) ? nil : anySection(of: model))
    case 4..<8: return .insertItems(newItems(model) + (draw(20) ? [known] : []), side, item: known)
    case 8..<10: return .deleteItems(someItems(of: model) + (draw(20) ? [known] : []))
    case 10: return .reloadItems(someItems(of: model) + (draw(20) ? [known] : []))
    case 11: return .reconfigureItems(someItems(of: model))
    case 12: return draw(20) ? .deleteAllItems : .deleteItems(draw(2) ? [known] : allItems(ofASectionOf: model))
    default: return .moveItem(known, side, item: other)
    }
  }

  private mutating func sectionCall(_ model: SnapshotModel<Int>) -> SnapshotCall<Int> {
    let side = Side.allCases.randomElement(using: &generator)!
    let new = (0..<Int.random(in: 0...3, using: &generator)).map { _ in Int.random(in: 0..<40, using: &generator) }
    let (known, other) = (anySection(of: model), anySection(of: model))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .deleteSections((draw(3) ? someSections(of: model) : []) + (draw(10) ? [known, known] : []))
    case 1: return .moveSection(known, side, section: other)
    case 2: return .insertSections(new + (draw(5) ? [other] : []), side, section: other)
    case 3: return .reloadSections(draw(2) ? [known] : someSections(of: model))
    default: return .appendSections(new)
    }
  }

  /// Questions about an item, a section and a place, each of which may be there or not.
  mutating func queries(of model: SnapshotModel<Int>) -> [SnapshotQuery<Int>] {
    let (item, section) = (anyItem(of: model), anySection(of: model))
    let offset = Int.random(in: -1...model.sections.count, using: &generator)
    let count = model.sections.indices.contains(offset) ? model.sections[offset].items.count : 0
    let place = DiffableIndexPath(item: Int.random(in: -1...count, using: &generator), section: offset)
    return [
      .numberOfItems(inSection: section), .itemIdentifiers(inSection: section),
      .sectionIdentifier(containingItem: item), .indexOfItem(item), .indexOfSection(section), .indexPath(for: item),
      .itemIdentifier(for: place), .section(at: offset),
    ]
  }

  private mutating func someSections(of model: SnapshotModel<Int>) -> [Int] {
    let sections = model.sections.map(\.identifier).shuffled(using: &generator)
    return Array(sections.prefix(Int.random(in: 0...3, using: &generator))) + (draw(8) ? [anySection(of: model)] : [])
  }

  private mutating func allItems(ofASectionOf model: SnapshotModel<Int>) -> [Int] {
    model.sections.randomElement(using: &generator)?.items ?? []
  }

  /// Returns whether a chance of one in `sides` comes true.
  private mutating func draw(_ sides: Int) -> Bool {
    Int.random(in: 0..<sides, using: &generator) == 0
  }

  private mutating func anySection(of model: SnapshotModel<Int>) -> Int {
    draw(15) ? 99 : model.sections.randomElement(using: &generator)?.identifier ?? 0
  }

  private mutating func anyItem(of model: SnapshotModel<Int>) -> Int {
    let section = model.sections.randomElement(using: &generator)
    return draw(15) ? items : section?.items.randomElement(using: &generator) ?? 0
  }

  /// Items of which most are not in the model, sometimes with one twice.
  private mutating func newItems(_ model: SnapshotModel<Int>) -> [Int] {
    let existing = draw(4) ? [] : Set(model.items)
    let count = draw(3) ? 1 : Int.random(in: 0...batch, using: &generator)
    var new = (0..<count).map { _ in Int.random(in: 0..<items, using: &generator) }.filter { !existing.contains($0) }
    if !draw(10) {
      var seen: Set<Int> = []
      new = new.filter { seen.insert($0).inserted }
    }
    return new
  }

  /// Items that are in the model, consecutive or scattered, rarely with one that is not.
  private mutating func someItems(of model: SnapshotModel<Int>) -> [Int] {
    let all = model.items
    guard !all.isEmpty else { return [] }
    let count = draw(2) ? 1 : Int.random(in: 0...min(batch, all.count), using: &generator)
    let start = Int.random(in: 0...(all.count - count), using: &generator)
    let picked = draw(2) ? Array(all[start..<(start + count)]) : Array(all.shuffled(using: &generator).prefix(count))
    return draw(10) ? picked + [items + 1] : picked
  }
}
