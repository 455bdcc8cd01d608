extension DiffableDataSourceSnapshotDifference {
  /// Returns the same change for a view whose sections leave and come with all of their items.
  ///
  /// What happens inside a section that leaves or comes is not listed: the view drops the section as it is, and asks
  /// for all items of one that comes. So an item that leaves such a section for one that stays is an insert, and an
  /// item that goes from one that stays to one that comes is a delete. Reloads and reconfigures are unchanged.
  ///
  /// - Complexity: O(*c* log *c*) for *c* changes.
  public func foldedIntoSections() -> DiffableDataSourceSnapshotDifference {
    guard !sectionDeletes.isEmpty || !sectionInserts.isEmpty else { return self }
    let (leaving, coming) = (Set(sectionDeletes), Set(sectionInserts))
    var folded = self
    folded.itemDeletes.removeAll { leaving.contains($0.section) }
    folded.itemInserts.removeAll { coming.contains($0.section) }
    folded.itemMoves = []
    for move in itemMoves {
      switch (leaving.contains(move.from.section), coming.contains(move.to.section)) {
      case (false, false): folded.itemMoves.append(move)
      case (false, true): folded.itemDeletes.append(move.from)
      case (true, false): folded.itemInserts.append(move.to)
      case (true, true): break
      }
    }
    folded.itemDeletes.sort()
    folded.itemInserts.sort()
    return folded
  }
}
