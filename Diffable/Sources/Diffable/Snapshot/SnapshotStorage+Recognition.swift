/// The sections and items that are shown, which those of a snapshot that is built again are compared with.
///
/// Most of what an app appends is what it shows. Comparing is several times as fast as hashing, and what is the same bytes is
/// shared afterwards. The benchmark "built again and applied" shows what that brings.
@usableFromInline
final class ShownContents<SectionIdentifier, ItemIdentifier>
where SectionIdentifier: Hashable, ItemIdentifier: Hashable {
  @usableFromInline let sections: SectionTable<SectionIdentifier>
  @usableFromInline let gathered: GatheredItems<ItemIdentifier>

  /// Keeps what a storage holds; `nil` if it holds chunks, whose items are looked up anyway.
  @inlinable
  init?(_ storage: SnapshotStorage<SectionIdentifier, ItemIdentifier>) {
    guard let gathered = storage.gathered else { return nil }
    (sections, self.gathered) = (storage.sections, gathered)
  }

  /// Returns the list of the items that are shown in a section, which is expected at the position that it has now.
  @inlinable
  func list(of section: SectionIdentifier, near position: Int) -> Int? {
    if position < sections.identifiers.count, sections.identifiers[position] == section {
      return Int(sections.lists[position])
    }
    return sections.position(of: section).map { Int(sections.lists[$0]) }
  }
}

// Invariant: the gathering is shared with the storage that it comes from, so that neither writes to it.
extension ShownContents: Sendable where SectionIdentifier: Sendable, ItemIdentifier: Sendable {}

extension SnapshotStorage {
  /// Begins with the sections that are shown if these are the same; they need not be hashed then.
  @inlinable
  mutating func recognizeSections(_ identifiers: [SectionIdentifier]) -> Bool {
    guard let shown, gathered == nil, items.tree.lists.isEmpty, !identifiers.isEmpty,
      shown.gathered.lists.count == identifiers.count, identifiers == shown.sections.identifiers
    else { return false }
    sections = shown.sections
    sections.identifiers = identifiers
    sections.itemCounts = FenwickTree(zeros: identifiers.count)
    let gathered = GatheredItems(recognizing: shown.gathered)
    _ = gathered.addLists(identifiers.count)
    self.gathered = gathered
    return true
  }

  /// Appends items to an empty section, hashing only those that are not shown at its front or at its back.
  ///
  /// Each item that is shown is recognized once at most, since its section is filled once, and so is no duplicate of another.
  /// Returns `false`, with nothing changed, if none is recognized or one may be a duplicate.
  @inlinable
  mutating func recognize(_ identifiers: [ItemIdentifier], inSectionAt position: Int) -> Bool {
    let list = Int(sections.lists[position])
    guard let shown, canGather(), !gathered!.known.isEmpty, gathered!.lists[list].isEmpty,
      let shownList = shown.list(of: sections.identifiers[position], near: position)
    else { return false }
    let items = shown.gathered.lists[shownList]
    if identifiers.isStoredAlike(items), gathered!.recognize(items, ofList: shownList, except: 0..<0) {
      gathered!.lists[list] = items
      gathered!.count += items.count
      sections.itemCounts.add(items.count, at: position)
      return true
    }
    let ends = CommonEnds.prefixAndSuffix(of: items, and: identifiers)
    return ends != (0, 0)
      && gathered!.recognize(items, ofList: shownList, except: ends.prefix..<(items.count - ends.suffix))
      && gather(identifiers, inSectionAt: position, recognized: ends)
  }

  /// Returns whether the items of two sections are one array.
  @inlinable
  func isSameArray(inSectionAt position: Int, as otherPosition: Int, of other: Self) -> Bool {
    guard let gathered, let otherGathered = other.gathered else { return false }
    return gathered.lists[Int(sections.lists[position])].withUnsafeBufferPointer { items in
      otherGathered.lists[Int(other.sections.lists[otherPosition])].withUnsafeBufferPointer {
        items.baseAddress == $0.baseAddress && items.count == $0.count
      }
    }
  }
}

extension Array {
  /// Returns whether two arrays are stored as the same bytes.
  @inlinable
  func isStoredAlike(_ other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { bytes in
      other.withUnsafeBytes { otherBytes in
        guard let start = bytes.baseAddress, let otherStart = otherBytes.baseAddress else { return true }
        return start == otherStart || EqualBytes.areEqual(start, otherStart, count: bytes.count)
      }
    }
  }
}
