/// The sections of a snapshot in order, each with the list of its items, and how many items come before each.
@usableFromInline
struct SectionTable<Section: Hashable> {
  @usableFromInline var identifiers: [Section] = []

  /// The list of items of each section, in the order of the sections.
  @usableFromInline var lists: ContiguousArray<UInt32> = []

  /// The offset of each list's section among the sections.
  @usableFromInline var positions: ContiguousArray<Int> = []

  /// The tag under which the index has each list, since a section that is an object may hash otherwise by now.
  @usableFromInline var tags: ContiguousArray<UInt32> = []

  @usableFromInline var index = LinearHashTable()
  @usableFromInline var itemCounts = FenwickTree()

  @inlinable init() {}

  @inlinable @inline(__always)
  func position(of section: Section) -> Int? {
    if identifiers.count == 1 { return identifiers[0] == section ? 0 : nil }
    let tag = IdentifierHasher().tag(of: section)
    guard let list = index.firstHandle(under: tag, where: { identifiers[positions[Int($0)]] == section }) else {
      return nil
    }
    return positions[Int(list)]
  }

  /// The offset of the section whose items are a list; `nil` if no section has that list.
  @inlinable
  func position(ofList list: UInt32) -> Int? {
    guard Int(list) < positions.count else { return nil }
    let position = positions[Int(list)]
    return position < lists.count && lists[position] == list ? position : nil
  }

  /// Puts new sections, whose lists are empty, before a position.
  @inlinable
  mutating func insert(_ sections: [Section], lists newLists: some Collection<UInt32>, at position: Int) {
    let hasher = IdentifierHasher()
    if sections.count > 1 { _ = index.reserve(sections.count) }
    let highest = Int(newLists.max() ?? 0)
    while positions.count <= highest { positions.append(0) }
    while tags.count <= highest { tags.append(0) }
    for (section, list) in zip(sections, newLists) {
      tags[Int(list)] = hasher.tag(of: section)
      _ = index.insert(list, under: tags[Int(list)], unless: { _ in false })
    }
    let isAtEnd = position == identifiers.count
    identifiers.insert(contentsOf: sections, at: position)
    lists.insert(contentsOf: newLists, at: position)
    renumber(from: position)
    if isAtEnd {
      for _ in sections { itemCounts.append(0) }
    } else {
      itemCounts.insert(zeros: sections.count, at: position)
    }
  }

  /// Takes out the sections at some positions, which are given in ascending order.
  @inlinable
  mutating func remove(at removed: [Int]) {
    guard let first = removed.first else { return }
    for position in removed { index.remove(lists[position], under: tags[Int(lists[position])]) }
    identifiers.removeElements(at: removed)
    lists.removeElements(at: removed)
    itemCounts.remove(at: removed)
    renumber(from: first)
  }

  /// Moves a section to a position, which is given as it is afterwards.
  @inlinable
  mutating func move(from origin: Int, to destination: Int) {
    identifiers.insert(identifiers.remove(at: origin), at: destination)
    lists.insert(lists.remove(at: origin), at: destination)
    itemCounts.move(from: origin, to: destination)
    renumber(from: min(origin, destination))
  }

  @inlinable
  mutating func renumber(from position: Int) {
    for position in position..<lists.count { positions[Int(lists[position])] = position }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some offsets, which are given in ascending order.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  mutating func removeElements(at removed: [Int]) {
    guard var kept = removed.first else { return }
    if removed.count == 1 {
      remove(at: kept)
      return
    }
    var next = removed.dropFirst()
    for index in (kept + 1)..<endIndex {
      if index == next.first {
        next.removeFirst()
      } else {
        self[kept] = self[index]
        kept += 1
      }
    }
    removeSubrange(kept...)
  }
}

extension SectionTable: Sendable where Section: Sendable {}
