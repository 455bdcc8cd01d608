import Diffable

/// A snapshot as anyone would write it first: arrays of arrays, searched from the front.
struct SnapshotModel: Equatable {
  struct Section: Equatable {
    var identifier: Int
    var items: [Int]
  }

  var sections: [Section] = []
  var reloadedSections: [Int] = []
  var reloadedItems: [Int] = []
  var reconfiguredItems: [Int] = []

  struct Refusal: Error {}

  var items: [Int] { sections.flatMap(\.items) }

  init() {}

  init(_ snapshot: DiffableDataSourceSnapshot<Int, Int>) {
    sections = snapshot.sectionIdentifiers.map {
      Section(identifier: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
    reloadedSections = snapshot.reloadedSectionIdentifiers
    reloadedItems = snapshot.reloadedItemIdentifiers
    reconfiguredItems = snapshot.reconfiguredItemIdentifiers
  }

  mutating func make(_ call: SnapshotCall) throws(Refusal) {
    switch call {
    case .appendItems(let items, let section):
      try require(!sections.isEmpty && areUnique(items))
      let section = try section.map(offset(ofSection:)) ?? sections.count - 1
      removeItems(items)
      sections[section].items += items
    case .insertItems(let items, let side, let other):
      try require(areUnique(items) && !items.contains(other) && self.items.contains(other))
      removeItems(items)
      insert(items, side, other)
    case .deleteItems(let items):
      try require(areUnique(items))
      removeItems(items)
      dropStaleMarks()
    case .deleteAllItems: self = SnapshotModel()
    case .moveItem(let item, let side, let other):
      try require(item != other && items.contains(item) && items.contains(other))
      removeItems([item])
      insert([item], side, other)
    case .reloadItems(let items):
      try require(areUnique(items) && Set(items).isSubset(of: self.items))
      reconfiguredItems.removeAll(where: Set(items).contains)
      reloadedItems += items.filter { [known = Set(reloadedItems)] in !known.contains($0) }
    case .reconfigureItems(let items):
      try require(areUnique(items) && Set(items).isSubset(of: self.items))
      reconfiguredItems += items.filter { [known = Set(reloadedItems + reconfiguredItems)] in !known.contains($0) }
    default: try changeSections(call)
    }
  }

  private mutating func changeSections(_ call: SnapshotCall) throws(Refusal) {
    let existing = sections.map(\.identifier)
    switch call {
    case .appendSections(let new):
      try require(areUnique(new) && !new.contains(where: existing.contains))
      sections += new.map { Section(identifier: $0, items: []) }
    case .insertSections(let new, let side, let other):
      try require(areUnique(new) && !new.contains(where: existing.contains))
      let offset = try offset(ofSection: other) + (side == .after ? 1 : 0)
      sections.insert(contentsOf: new.map { Section(identifier: $0, items: []) }, at: offset)
    case .deleteSections(let deleted):
      try require(areUnique(deleted))
      sections.removeAll { deleted.contains($0.identifier) }
      dropStaleMarks()
    case .moveSection(let section, let side, let other):
      try require(section != other && existing.contains(section) && existing.contains(other))
      let moved = sections.remove(at: try offset(ofSection: section))
      sections.insert(moved, at: try offset(ofSection: other) + (side == .after ? 1 : 0))
    case .reloadSections(let reloaded):
      try require(areUnique(reloaded) && reloaded.allSatisfy(existing.contains))
      reloadedSections += reloaded.filter { !reloadedSections.contains($0) }
    default: preconditionFailure("not a call for sections: \(call)")
    }
  }

  private func require(_ condition: Bool) throws(Refusal) {
    guard condition else { throw Refusal() }
  }

  private func areUnique(_ identifiers: [Int]) -> Bool {
    Set(identifiers).count == identifiers.count
  }

  private func offset(ofSection section: Int) throws(Refusal) -> Int {
    guard let offset = sections.firstIndex(where: { $0.identifier == section }) else { throw Refusal() }
    return offset
  }

  private mutating func removeItems(_ items: [Int]) {
    let removed = Set(items)
    for section in sections.indices { sections[section].items.removeAll(where: removed.contains) }
  }

  private mutating func insert(_ items: [Int], _ side: SnapshotCall.Side, _ other: Int) {
    for section in sections.indices {
      guard let offset = sections[section].items.firstIndex(of: other) else { continue }
      sections[section].items.insert(contentsOf: items, at: side == .after ? offset + 1 : offset)
      return
    }
  }

  private mutating func dropStaleMarks() {
    let items = Set(self.items)
    reloadedSections.removeAll { section in !sections.contains { $0.identifier == section } }
    reloadedItems.removeAll { !items.contains($0) }
    reconfiguredItems.removeAll { !items.contains($0) }
  }
}
