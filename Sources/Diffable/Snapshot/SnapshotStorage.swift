/// Sections and their items, in order. The rules of a snapshot are checked before anything gets here.
@usableFromInline
struct SnapshotStorage<SectionIdentifier, ItemIdentifier>: Sendable, Equatable
where SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable {
  @usableFromInline var sections: [SectionIdentifier] = []
  @usableFromInline var items: [[ItemIdentifier]] = []

  @usableFromInline init() {}

  @usableFromInline var sectionCount: Int { sections.count }
  @usableFromInline var itemCount: Int { items.reduce(0) { $0 + $1.count } }
  @usableFromInline var sectionIdentifiers: [SectionIdentifier] { sections }
  @usableFromInline var itemIdentifiers: [ItemIdentifier] { items.flatMap { $0 } }

  @usableFromInline func position(ofSection section: SectionIdentifier) -> Int? { sections.firstIndex(of: section) }
  @usableFromInline func section(at position: Int) -> SectionIdentifier { sections[position] }
  @usableFromInline func itemCount(inSectionAt position: Int) -> Int { items[position].count }
  @usableFromInline func items(inSectionAt position: Int) -> [ItemIdentifier] { items[position] }
  @usableFromInline func item(at place: IndexPath) -> ItemIdentifier { items[place.section][place.item] }

  @usableFromInline func place(of item: ItemIdentifier) -> IndexPath? {
    for (section, items) in items.enumerated() {
      if let offset = items.firstIndex(of: item) { return IndexPath(item: offset, section: section) }
    }
    return nil
  }

  @usableFromInline func index(at place: IndexPath) -> Int {
    items[..<place.section].reduce(place.item) { $0 + $1.count }
  }

  @usableFromInline mutating func insertSections(_ new: [SectionIdentifier], at position: Int) {
    sections.insert(contentsOf: new, at: position)
    items.insert(contentsOf: new.map { _ in [] }, at: position)
  }

  @usableFromInline mutating func removeSection(at position: Int) {
    sections.remove(at: position)
    items.remove(at: position)
  }

  @usableFromInline mutating func moveSection(at origin: Int, to destination: Int) {
    sections.insert(sections.remove(at: origin), at: destination)
    items.insert(items.remove(at: origin), at: destination)
  }

  @usableFromInline mutating func replaceSection(at position: Int, with section: SectionIdentifier) {
    sections[position] = section
  }

  @usableFromInline mutating func insertItems(_ new: [ItemIdentifier], at place: IndexPath) {
    items[place.section].insert(contentsOf: new, at: place.item)
  }

  @usableFromInline mutating func removeItem(at place: IndexPath) {
    items[place.section].remove(at: place.item)
  }

  @usableFromInline mutating func replaceItem(at place: IndexPath, with item: ItemIdentifier) {
    items[place.section][place.item] = item
  }
}
