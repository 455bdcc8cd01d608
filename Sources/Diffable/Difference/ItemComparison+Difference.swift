extension ItemComparison {
  /// Notes the items that leave, come or move.
  @inlinable
  func add(to difference: inout DiffableDataSourceSnapshotDifference) {
    var matching = IdentifierMatching(old.identifiers, old.capacity, new.identifiers, new.capacity)
    defer { matching.deallocate() }
    walkStretches(&matching)
    if matching.old.count == 0 || matching.new.count == 0 {
      difference.itemDeletes = old.indexPaths(of: matching.old.offsets())
      difference.itemInserts = new.indexPaths(of: matching.new.offsets())
      return
    }
    matching.withPairedLeftOvers { matching, runs in
      difference.itemDeletes = old.indexPaths(of: matching.old.offsetsAlone())
      difference.itemInserts = new.indexPaths(of: matching.new.offsetsAlone())
      difference.itemMoves = moves(of: runs, owners: matching.old.partners)
    }
  }

  /// Compares each stretch with its counterpart. What has none is left over.
  @inlinable
  func walkStretches(_ matching: inout IdentifierMatching<ItemIdentifier>) {
    for pair in pairs {
      switch (pair.old, pair.new) {
      case (let old?, let new?) where new.isKept:
        let start = (old: old.places.lowerBound, new: new.places.lowerBound)
        matching.runs.append(MatchedRun(old: start.old, new: start.new, count: new.places.count))
      case (let old?, let new?): matching.walk(old.places, new.places)
      case (let old?, nil): matching.old.append(old.places.lowerBound, old.places.upperBound)
      case (nil, let new?): matching.new.append(new.places.lowerBound, new.places.upperBound)
      case (nil, nil): break
      }
    }
    matching.old.sort()
  }
}
