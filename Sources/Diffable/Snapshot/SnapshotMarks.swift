/// What a snapshot asks the view to reload or reconfigure, each in the order of the calls.
@usableFromInline
struct SnapshotMarks<SectionIdentifier, ItemIdentifier>: Sendable
where SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable {
  @usableFromInline var reloadedSections: [SectionIdentifier] = []
  @usableFromInline var reloadedItems: [ItemIdentifier] = []
  @usableFromInline var reconfiguredItems: [ItemIdentifier] = []

  @usableFromInline init() {}

  @usableFromInline mutating func reloadSections(_ sections: [SectionIdentifier]) {
    for section in sections {
      if let known = reloadedSections.firstIndex(of: section) {
        reloadedSections[known] = section
      } else {
        reloadedSections.append(section)
      }
    }
  }

  @usableFromInline mutating func reloadItems(_ items: [ItemIdentifier]) {
    for item in items {
      reconfiguredItems.removeAll { $0 == item }
      if let known = reloadedItems.firstIndex(of: item) {
        reloadedItems[known] = item
      } else {
        reloadedItems.append(item)
      }
    }
  }

  @usableFromInline mutating func reconfigureItems(_ items: [ItemIdentifier]) {
    for item in items where !reloadedItems.contains(item) {
      if let known = reconfiguredItems.firstIndex(of: item) {
        reconfiguredItems[known] = item
      } else {
        reconfiguredItems.append(item)
      }
    }
  }

  @usableFromInline mutating func dropSection(_ section: SectionIdentifier) {
    reloadedSections.removeAll { $0 == section }
  }

  @usableFromInline mutating func dropItem(_ item: ItemIdentifier) {
    reloadedItems.removeAll { $0 == item }
    reconfiguredItems.removeAll { $0 == item }
  }
}
