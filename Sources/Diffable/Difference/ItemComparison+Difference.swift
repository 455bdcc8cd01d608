extension ItemComparison {
  /// Notes the items that leave, come or move.
  @inlinable
  func add(to difference: inout DiffableDataSourceSnapshotDifference) {
    var matching = IdentifierMatching(old.identifiers, old.capacity, new.identifiers, new.capacity)
    defer { matching.deallocate() }
    walkSections(&matching)
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

  /// Compares each section with its counterpart. Items of other sections are left over.
  @inlinable
  func walkSections(_ matching: inout IdentifierMatching<ItemIdentifier>) {
    var isDeleted = [Bool](repeating: true, count: old.segments.count)
    for (section, counterpart) in counterparts.enumerated() {
      let places = new.segments[section].places
      if let counterpart {
        isDeleted[counterpart] = false
        matching.walk(old.segments[counterpart].places, places)
      } else {
        matching.new.append(places.lowerBound, places.upperBound)
      }
    }
    for section in isDeleted.indices where isDeleted[section] {
      matching.old.append(old.segments[section].places.lowerBound, old.segments[section].places.upperBound)
    }
    matching.old.sort()
  }
}
