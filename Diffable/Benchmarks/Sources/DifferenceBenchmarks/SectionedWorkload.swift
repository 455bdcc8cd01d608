import Diffable

/// Two snapshots with sections, and the identifiers that change between them.
struct SectionedWorkload<Item: Hashable & Sendable> {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Item>

  let name: String
  let old: Snapshot
  let new: Snapshot

  /// What leaves, comes or moves. A section that moves counts as one.
  let changed: [Item]

  /// Returns the same workload with other identifiers of items, equal ones where these are equal, in snapshots that are
  /// both built separately.
  func mapped<Other>(_ transform: (Item) -> Other) -> SectionedWorkload<Other> {
    SectionedWorkload<Other>(
      name: name, old: .init(old.sections.map { ($0.section, $0.items.map(transform)) }),
      new: .init(new.sections.map { ($0.section, $0.items.map(transform)) }), changed: changed.map(transform))
  }
}

extension SectionedWorkload<Int> {
  /// Every workload with a limit for integers.
  static var limited: [SectionedWorkload] {
    search + [itemMoved(isEdited: false), itemMoved(isEdited: true), sectionMoved]
  }

  /// Every workload in which the new snapshot is built again.
  static var builtAnew: [SectionedWorkload] {
    search + [itemMoved(isEdited: false), sectionMoved] + upheavals
  }

  private static var search: [SectionedWorkload] {
    var edits = ListEdits(seed: 7)
    let sections = (0..<26).map { (section: $0, items: edits.list(400)) }
    let found = sections.map { (section: $0.section, items: edits.deleting(380, from: $0.items)) }
    let kept = Set(found.flatMap(\.items))
    let changed = sections.flatMap(\.items).filter { !kept.contains($0) }
    return [
      SectionedWorkload(
        name: "A–Z, 26 × 400, search keeps 5 %", old: Snapshot(sections), new: Snapshot(found), changed: changed),
      SectionedWorkload(
        name: "A–Z, 26 × 400, search cleared", old: Snapshot(found), new: Snapshot(sections), changed: changed),
    ]
  }

  private static func itemMoved(isEdited: Bool) -> SectionedWorkload {
    var edits = ListEdits(seed: 8)
    var sections = (0..<100).map { (section: $0, items: edits.list(1_000)) }
    let old = Snapshot(sections)
    let (item, neighbor) = (sections[20].items[300], sections[70].items[600])
    var edited = old
    edited.moveItem(item, beforeItem: neighbor)
    sections[20].items.remove(at: 300)
    sections[70].items.insert(item, at: 600)
    return SectionedWorkload(
      name: "1 item to another section, 100 × 1000" + (isEdited ? ", edited" : ""), old: old,
      new: isEdited ? edited : Snapshot(sections), changed: [item])
  }

  private static var sectionMoved: SectionedWorkload {
    var edits = ListEdits(seed: 9)
    var sections = (0..<100).map { (section: $0, items: edits.list(1_000)) }
    let old = Snapshot(sections)
    sections.insert(sections.remove(at: 30), at: 80)
    return SectionedWorkload(name: "1 section moved, 100 × 1000", old: old, new: Snapshot(sections), changed: [30])
  }

  private static var upheavals: [SectionedWorkload] {
    var edits = ListEdits(seed: 10)
    let sections = (0..<26).map { (section: $0, items: edits.list(400)) }
    let shuffled = sections.map { (section: $0.section, items: edits.shufflingStart(400, of: $0.items)) }
    var deck = edits.shufflingStart(26 * 400, of: sections.flatMap(\.items))[...]
    let dealt = sections.map { row in
      defer { deck = deck.dropFirst(400) }
      return (section: row.section, items: Array(deck.prefix(400)))
    }
    return [("each shuffled", shuffled), ("dealt again", dealt)].map { name, new in
      SectionedWorkload(
        name: "A–Z, 26 × 400, \(name)", old: Snapshot(sections), new: Snapshot(new), changed: sections.flatMap(\.items))
    }
  }
}

extension DiffableDataSourceSnapshot where SectionIdentifierType == Int {
  /// The sections in order, each with its items.
  var sections: [(section: Int, items: [ItemIdentifierType])] {
    sectionIdentifiers.map { ($0, itemIdentifiers(inSection: $0)) }
  }

  init(_ sections: [(section: Int, items: [ItemIdentifierType])]) {
    self.init()
    appendSections(sections.map(\.section))
    for (section, items) in sections { appendItems(items, toSection: section) }
  }
}
