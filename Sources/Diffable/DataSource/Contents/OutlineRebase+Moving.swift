extension OutlineRebase {
  /// An item that moves, with those of its descendants that do not move themselves, and where it stood.
  @usableFromInline
  struct Branch {
    @usableFromInline let outline: Outline
    @usableFromInline let parent: ItemIdentifier?
    @usableFromInline let level: Int

    @inlinable
    init(of item: ItemIdentifier, in outline: Outline) {
      self.outline = outline.snapshot(of: item, includingParent: true)
      parent = outline.parent(of: item)
      level = outline.level(of: item)
    }
  }

  /// Takes what moves out of the outline; returns it by its new offset.
  @inlinable
  mutating func takeOut(_ placements: [Placement]) -> [Int: Branch] {
    var branches: [Int: Branch] = [:]
    // From the last to the first, so that what moves is taken out of a parent that moves before the parent is.
    for placement in placements.sorted(by: { ($0.oldOffset ?? 0) > ($1.oldOffset ?? 0) })
    where placement.oldOffset != nil {
      let item = items[placement.newOffset]
      branches[placement.newOffset] = Branch(of: item, in: outline)
      outline.delete([item])
    }
    return branches
  }

  /// Inserts a branch behind the visible item that precedes its place; returns whether that one is there.
  @inlinable
  mutating func land(_ branch: Branch, at offset: Int, with companion: Branch?) -> Bool {
    guard offset > 0 else { return insert(branch.outline, at: offset) }
    let previous = items[offset - 1]
    guard outline.contains(previous) else { return false }
    let level = level(of: branch, behind: previous, with: companion)
    if level > outline.level(of: previous) {
      outline.insert(branch.outline, asFirstChildrenOf: previous)
    } else {
      outline.insert(branch.outline, after: outline.ancestor(of: previous, atLevel: level))
    }
    return true
  }

  /// Returns the level for a branch behind a visible item, above which its companion was put if it has one.
  ///
  /// Any level will do from that of the row that follows up to that of a child of the item, if it shows children.
  @inlinable
  func level(of branch: Branch, behind previous: ItemIdentifier, with companion: Branch?) -> Int {
    let previousLevel = outline.level(of: previous)
    let lowest = outline.levelOfRow(behind: previous)
    let highest = previousLevel + (outline.isExpanded(previous) ? 1 : 0)
    if let level = levelUnderParent(of: branch, behind: previous), lowest...highest ~= level { return level }
    let level = previousLevel + (companion.map { branch.level - $0.level } ?? 0)
    return min(max(level, lowest), highest)
  }

  /// Returns the level at which a branch has the parent that it had; `nil` if an item is not below that one.
  @inlinable
  func levelUnderParent(of branch: Branch, behind previous: ItemIdentifier) -> Int? {
    guard let parent = branch.parent else { return 0 }
    guard outline.contains(parent) else { return nil }
    let level = outline.level(of: parent)
    return outline.ancestor(of: previous, atLevel: level) == parent ? level + 1 : nil
  }
}
