import Testing

@testable import Diffable

/// Calls on a snapshot and on arrays of arrays, which must agree after each.
@Suite struct SnapshotModelTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `small snapshots agree with arrays of arrays after every call`(seed: UInt64) throws {
    try play(calls: 1_000, SnapshotScript(items: 24, batch: 4, seed: seed), seed)
  }

  @Test(arguments: [11, 12, 13] as [UInt64])
  func `large snapshots agree with arrays of arrays after every call`(seed: UInt64) throws {
    try play(calls: 60, SnapshotScript(items: 4_000, batch: 900, seed: seed), seed)
  }

  @Test func `every call on every snapshot of up to four items in three sections ends as it does on arrays of arrays`()
  {
    for snapshot in SmallSnapshots.upToRenaming(items: 4, sections: 3) {
      let model = SnapshotModel(snapshot)
      for call in SmallSnapshots.calls {
        var (newSnapshot, newModel) = (snapshot, model)
        let text = withoutWarnings { violation { try call.make(on: &newSnapshot) } }
        let expected = violation { try newModel.make(call) }
        guard text == expected, SnapshotModel(newSnapshot) == newModel else {
          Issue.record("\(call) on \(snapshot) gave \(newSnapshot), \(text ?? "no violation"); not \(newModel)")
          return
        }
      }
    }
  }

  private func play(calls: Int, _ start: SnapshotScript, _ seed: UInt64) throws {
    var script = start
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    var model = SnapshotModel<Int>()
    var (earlier, earlierModel) = (snapshot, model)
    for number in 0..<calls {
      let call = script.next(after: model)
      let place = "seed \(seed), call \(number)"
      let text = withoutWarnings { violation { try call.make(on: &snapshot) } }
      let expected = violation { try model.make(call) }
      try invariant(text == expected, place)
      try invariant(SnapshotModel(snapshot) == model, place)
      try checkLookUps(of: snapshot, model, place)
      try snapshot.checked.storage.checkInvariants()
      try invariant(SnapshotModel(earlier) == earlierModel, "an edit changed a copy, \(place)")
      if number % 7 == 0 { (earlier, earlierModel) = (snapshot, model) }
    }
  }

  /// Looks up every item, or a hundred of them where there are many.
  private func checkLookUps(
    of snapshot: DiffableDataSourceSnapshot<Int, Int>, _ model: SnapshotModel<Int>, _ place: String
  ) throws {
    try invariant(snapshot.numberOfItems == model.items.count, place)
    try invariant(snapshot.itemIdentifiers == model.items, place)
    var index = 0
    for (sectionIndex, section) in model.sections.enumerated() {
      try invariant(snapshot.indexOfSection(section.identifier) == sectionIndex, place)
      try invariant(snapshot.numberOfItems(inSection: section.identifier) == section.items.count, place)
      for (offset, item) in section.items.enumerated() {
        defer { index += 1 }
        guard index % (1 + model.items.count / 100) == 0 else { continue }
        let path = IndexPath(item: offset, section: sectionIndex)
        try invariant(snapshot.indexOfItem(item) == index, place)
        try invariant(snapshot.indexPath(for: item) == path, place)
        try invariant(snapshot.itemIdentifier(for: path) == item, place)
        try invariant(snapshot.sectionIdentifier(containingItem: item) == section.identifier, place)
      }
    }
  }
}
