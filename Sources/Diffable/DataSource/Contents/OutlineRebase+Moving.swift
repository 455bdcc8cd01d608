extension OutlineRebase {
  /// An item to be placed, with those of its descendants that are not to be placed themselves, and where it stood.
  @usableFromInline
  struct Branch {
    @usableFromInline let outline: Outline
    @usableFromInline let parent: ItemIdentifierType?
    @usableFromInline let level: Int

    /// Creates the branch of an item that an outline has. What was hidden there comes without its children.
    @inlinable
    init(of item: ItemIdentifierType, in outline: Outline) throws(DiffableViolation) {
      var branch = try outline.checked.snapshot(of: item, includingParent: true)
      if try !outline.checked.isVisible(item) { branch.collapse([item]) }
      self.outline = branch
      parent = try outline.checked.parent(of: item)
      level = try outline.checked.level(of: item)
    }

    /// Creates the branch of a new item.
    @inlinable
    init(of item: ItemIdentifierType) {
      var branch = Outline()
      branch.append([item])
      (outline, parent, level) = (branch, nil, 0)
    }
  }

  /// Takes what is to be placed out of the outline, as far as it is there, hidden perhaps; returns it by new offset.
  @inlinable
  mutating func takeOut(_ placements: [Placement]) throws(DiffableViolation) -> [Int: Branch] {
    var branches: [Int: Branch] = [:]
    let offsets = placements.map(\.newOffset)
    let existing = offsets.compactMap { offset in outline.index(of: items[offset]).map { (index: $0, offset: offset) } }
    // From the last to the first, so that each is taken out of the branch of another before that one is.
    for (_, offset) in existing.sorted(by: { $0.index > $1.index }) {
      branches[offset] = try Branch(of: items[offset], in: outline)
      try outline.checked.delete([items[offset]])
    }
    return branches
  }

  /// Inserts a branch behind the visible item that precedes its place; returns whether that one is there.
  @inlinable
  mutating func land(
    _ branch: Branch, at offset: Int, with companion: Branch?
  ) throws(DiffableViolation) -> Bool {
    guard offset > 0 else { return try insert(branch.outline, at: offset) }
    let previous = items[offset - 1]
    guard outline.contains(previous) else { return false }
    let level = try level(of: branch, behind: previous, with: companion)
    if try level > outline.checked.level(of: previous) {
      outline.insert(branch.outline, asFirstChildrenOf: previous)
    } else {
      try outline.checked.insert(branch.outline, after: outline.ancestor(of: previous, atLevel: level))
    }
    return true
  }

  /// Returns the level for a branch behind a visible item, above which its companion was put if it has one.
  ///
  /// Any level will do from that of the row that follows up to that of a child of the item, if it shows children.
  @inlinable
  func level(
    of branch: Branch, behind previous: ItemIdentifierType, with companion: Branch?
  ) throws(DiffableViolation) -> Int {
    let previousLevel = try outline.checked.level(of: previous)
    let lowest = outline.levelOfRow(behind: previous)
    let highest = previousLevel + (try outline.checked.isExpanded(previous) ? 1 : 0)
    if let level = try levelUnderAncestor(of: branch, behind: previous), lowest...highest ~= level { return level }
    let level = previousLevel + (companion.map { branch.level - $0.level } ?? 0)
    return min(max(level, lowest), highest)
  }

  /// Returns the level at which a branch has the parent that it had, or else the nearest ancestor; `nil` if the item
  /// before it is below none of them.
  @inlinable
  func levelUnderAncestor(
    of branch: Branch, behind previous: ItemIdentifierType
  ) throws(DiffableViolation) -> Int? {
    guard var ancestor = branch.parent else { return 0 }
    while true {
      if outline.contains(ancestor) {
        let level = try outline.checked.level(of: ancestor)
        if outline.ancestor(of: previous, atLevel: level) == ancestor { return level + 1 }
      }
      guard let next = try initialOutline.checked.parent(of: ancestor) else { return nil }
      ancestor = next
    }
  }
}
