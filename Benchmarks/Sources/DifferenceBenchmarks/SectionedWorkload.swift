import Diffable

/// Two snapshots with sections, and the identifiers that change between them.
struct SectionedWorkload {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>
  typealias Sections = [(section: Int, items: [Int])]

  let name: String
  let old: Snapshot
  let new: Snapshot

  /// What leaves, comes or moves. A section that moves counts as one.
  let changed: [Int]

  /// Every workload in which the new snapshot is built anew, and the moves also as edits of a copy of the old one.
  static var all: [SectionedWorkload] {
    search + [itemMoved(isEdited: false), itemMoved(isEdited: true), sectionMoved]
  }

  private static var search: [SectionedWorkload] {
    var edits = ListEdits(seed: 7)
    let sections = (0..<26).map { (section: $0, items: edits.list(400)) }
    let found = sections.map { (section: $0.section, items: edits.deleting(380, from: $0.items)) }
    let kept = Set(found.flatMap(\.items))
    let changed = sections.flatMap(\.items).filter { !kept.contains($0) }
    return [
      SectionedWorkload(
        name: "A–Z, 26 × 400, search keeps 5 %", old: snapshot(sections), new: snapshot(found), changed: changed),
      SectionedWorkload(
        name: "A–Z, 26 × 400, search cleared", old: snapshot(found), new: snapshot(sections), changed: changed),
    ]
  }

  private static func itemMoved(isEdited: Bool) -> SectionedWorkload {
    var edits = ListEdits(seed: 8)
    var sections = (0..<100).map { (section: $0, items: edits.list(1_000)) }
    let old = snapshot(sections)
    let (item, neighbour) = (sections[20].items[300], sections[70].items[600])
    var edited = old
    edited.moveItem(item, beforeItem: neighbour)
    sections[20].items.remove(at: 300)
    sections[70].items.insert(item, at: 600)
    return SectionedWorkload(
      name: "1 item to another section, 100 × 1000" + (isEdited ? ", edited" : ""), old: old,
      new: isEdited ? edited : snapshot(sections), changed: [item])
  }

  private static var sectionMoved: SectionedWorkload {
    var edits = ListEdits(seed: 9)
    var sections = (0..<100).map { (section: $0, items: edits.list(1_000)) }
    let old = snapshot(sections)
    sections.insert(sections.remove(at: 30), at: 80)
    return SectionedWorkload(name: "1 section moved, 100 × 1000", old: old, new: snapshot(sections), changed: [30])
  }

  private static func snapshot(_ sections: Sections) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.section))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }
}
