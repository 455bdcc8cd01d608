/// The rows of an outline in depth-first order. The rules of a section snapshot are checked before anything gets here.
@usableFromInline
struct OutlineStorage<ItemIdentifier: Hashable & Sendable>: Sendable, Equatable {
  @usableFromInline var rows: [OutlineRow<ItemIdentifier>] = []

  @usableFromInline init() {}

  @usableFromInline var count: Int { rows.count }
  @usableFromInline var items: [ItemIdentifier] { rows.map(\.item) }
  @usableFromInline var rootItems: [ItemIdentifier] { rows.filter { $0.level == 0 }.map(\.item) }

  @usableFromInline var visibleItems: [ItemIdentifier] {
    rows.indices.filter(isVisible(at:)).map { rows[$0].item }
  }

  @usableFromInline func index(of item: ItemIdentifier) -> Int? { rows.firstIndex { $0.item == item } }
  @usableFromInline func row(at index: Int) -> OutlineRow<ItemIdentifier> { rows[index] }
  @usableFromInline func rows(in range: Range<Int>) -> [OutlineRow<ItemIdentifier>] { Array(rows[range]) }

  @usableFromInline func indexOfParent(ofRowAt index: Int) -> Int? {
    rows[..<index].lastIndex { $0.level < rows[index].level }
  }

  /// The index just behind a row's last descendant.
  @usableFromInline func endOfSubtree(ofRowAt index: Int) -> Int {
    rows[(index + 1)...].firstIndex { $0.level <= rows[index].level } ?? rows.endIndex
  }

  @usableFromInline func isVisible(at index: Int) -> Bool {
    var row = index
    while let parent = indexOfParent(ofRowAt: row) {
      guard rows[parent].isExpanded else { return false }
      row = parent
    }
    return true
  }

  @usableFromInline mutating func insert(_ new: [OutlineRow<ItemIdentifier>], at index: Int) {
    rows.insert(contentsOf: new, at: index)
  }

  @usableFromInline mutating func remove(_ range: Range<Int>) {
    rows.removeSubrange(range)
  }

  @usableFromInline mutating func setExpanded(_ isExpanded: Bool, at index: Int) {
    rows[index].isExpanded = isExpanded
  }
}
