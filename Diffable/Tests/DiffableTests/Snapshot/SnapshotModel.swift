import Diffable

/// A snapshot as anyone would write it first: arrays of arrays, searched from the front.
struct SnapshotModel<Identifier: Hashable & Sendable>: Equatable {
  struct Section: Equatable {
    var identifier: Identifier
    var items: [Identifier]
  }

  var sections: [Section] = []
  var reloadedSections: [Identifier] = []
  var reloadedItems: [Identifier] = []
  var reconfiguredItems: [Identifier] = []

  var items: [Identifier] { sections.flatMap(\.items) }

  init() {}

  init(_ snapshot: DiffableDataSourceSnapshot<Identifier, Identifier>) {
    sections = snapshot.sectionIdentifiers.map {
      Section(identifier: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
    reloadedSections = snapshot.reloadedSectionIdentifiers
    reloadedItems = snapshot.reloadedItemIdentifiers
    reconfiguredItems = snapshot.reconfiguredItemIdentifiers
  }

  func section(_ identifier: Identifier) throws(Refusal) -> Section {
    guard let section = sections.first(where: { $0.identifier == identifier }) else {
      throw Refusal(
        "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier "
          + "API (which has O(1) performance)")
    }
    return section
  }

  mutating func make(_ call: SnapshotCall<Identifier>) throws(Refusal) {
    switch call {
    case .appendItems(let items, let section):
      try require(
        !sections.isEmpty,
        Refusal("There are currently no sections in the data source. Please add a section first."))
      try requireUnique(items, "item")
      let offset = section.map { section in sections.firstIndex { $0.identifier == section } } ?? sections.count - 1
      guard let offset else { throw .notSatisfied("section") }
      removeItems(items)
      sections[offset].items += items
    case .insertItems(let items, let side, let other):
      try requireUnique(items, "item")
      try require(!items.contains(other), .items(items, nextToOneOfThem: other))
      try require(self.items.contains(other), .notSatisfied("section"))
      removeItems(items)
      insert(items, side, other)
    case .deleteItems(let items):
      try requireUnique(items, "item")
      removeItems(items)
      dropStaleMarks()
    case .deleteAllItems: self = SnapshotModel()
    case .moveItem(let item, let side, let other):
      try require(item != other, .moved("item", nextToItself: item))
      try require(items.contains(item), .notSatisfied("fromIndex"))
      try require(items.contains(other), .notSatisfied("toIndex"))
      removeItems([item])
      insert([item], side, other)
    case .reloadItems(let items):
      try requireItems(items, to: "reload")
      reconfiguredItems.removeAll(where: Set(items).contains)
      reloadedItems += items.filter { [known = Set(reloadedItems)] in !known.contains($0) }
    case .reconfigureItems(let items):
      try requireItems(items, to: "reconfigure")
      reconfiguredItems += items.filter { [known = Set(reloadedItems + reconfiguredItems)] in !known.contains($0) }
    default: try changeSections(call)
    }
  }

  private mutating func changeSections(_ call: SnapshotCall<Identifier>) throws(Refusal) {
    let existing = sections.map(\.identifier)
    switch call {
    case .appendSections(let new):
      try requireUnique(new, "section")
      try requireNew(new)
      sections += new.map { Section(identifier: $0, items: []) }
    case .insertSections(let new, let side, let other):
      try requireUnique(new, "section")
      try require(!new.contains(other), .sections(new, nextToOneOfThem: other))
      guard let offset = existing.firstIndex(of: other) else { throw .notSatisfied("insertIndex") }
      try requireNew(new)
      let sections = new.map { Section(identifier: $0, items: []) }
      self.sections.insert(contentsOf: sections, at: side == .after ? offset + 1 : offset)
    case .deleteSections(let deleted):
      try requireUnique(deleted, "section")
      sections.removeAll { deleted.contains($0.identifier) }
      dropStaleMarks()
    case .moveSection(let section, let side, let other):
      try require(section != other, .moved("section", nextToItself: section))
      guard let offset = existing.firstIndex(of: section) else { throw .notSatisfied("fromSection") }
      try require(existing.contains(other), .notSatisfied("toSection"))
      let moved = sections.remove(at: offset)
      let destination = sections.firstIndex { $0.identifier == other }!
      sections.insert(moved, at: side == .after ? destination + 1 : destination)
    case .reloadSections(let reloaded):
      try requireUnique(reloaded, "section")
      for section in reloaded where !existing.contains(section) { throw .missing("section", section, to: "reload") }
      reloadedSections += reloaded.filter { !reloadedSections.contains($0) }
    default: preconditionFailure("not a call for sections: \(call)")
    }
  }
}

extension SnapshotModel {
  private func require(_ condition: Bool, _ refusal: @autoclosure () -> Refusal) throws(Refusal) {
    guard condition else { throw refusal() }
  }

  private func requireUnique(_ identifiers: [Identifier], _ kind: String) throws(Refusal) {
    var seen: Set<Identifier> = []
    var repeated: [Identifier] = []
    for identifier in identifiers where !seen.insert(identifier).inserted && !repeated.contains(identifier) {
      repeated.append(identifier)
    }
    try require(repeated.isEmpty, .repeated(kind, repeated))
  }

  private func requireItems(_ items: [Identifier], to verb: String) throws(Refusal) {
    try requireUnique(items, "item")
    let existing = Set(self.items)
    for item in items where !existing.contains(item) { throw .missing("item", item, to: verb) }
  }

  private func requireNew(_ new: [Identifier]) throws(Refusal) {
    let existing = new.filter { section in sections.contains { $0.identifier == section } }
    try require(existing.isEmpty, .existing(existing))
  }

  private mutating func removeItems(_ items: [Identifier]) {
    let removed = Set(items)
    for section in sections.indices { sections[section].items.removeAll(where: removed.contains) }
  }

  private mutating func insert(_ items: [Identifier], _ side: Side, _ other: Identifier) {
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
