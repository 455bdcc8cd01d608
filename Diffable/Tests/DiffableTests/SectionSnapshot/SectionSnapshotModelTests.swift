import Testing

@testable import Diffable

/// Calls on a section snapshot and on a tree of nodes, which must agree after each.
@Suite struct SectionSnapshotModelTests {
  typealias Snapshot = DiffableDataSourceSectionSnapshot<Int>
  typealias Model = OutlineModel<Int>

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `small outlines agree with a tree of nodes after every call`(seed: UInt64) throws {
    try play(calls: 500, OutlineScript(items: 14, batch: 3, seed: seed))
  }

  @Test(arguments: [11, 12] as [UInt64])
  func `outlines of thousands of items agree with a tree of nodes after every call`(seed: UInt64) throws {
    try play(calls: 60, OutlineScript(items: 4_000, batch: 200, seed: seed))
  }

  @Test func `every call on every outline of up to four items ends as it does on a tree of nodes`() throws {
    for model in SmallOutlines.all(items: 3) + SmallOutlines.someOfFour {
      let snapshot = model.snapshot
      #expect(OutlineModel(snapshot) == model)
      for call in SmallOutlines.calls {
        var (newSnapshot, newModel) = (snapshot, model)
        let text = withoutWarnings { violation { try call.make(on: &newSnapshot) } }
        let expected = violation { try newModel.make(call) }
        guard text == expected, newSnapshot.checked.storage.allRows == newModel.rows,
          newSnapshot.visibleItems == newModel.visibleDescendants
        else {
          Issue.record("\(call) on \(snapshot) gave \(newSnapshot), \(text ?? "no violation"); not \(newModel.json)")
          return
        }
      }
      for query in SmallOutlines.queries { expectAnswer(to: query, snapshot, model) }
    }
  }

  private func play(calls: Int, _ script: OutlineScript) throws {
    var script = script
    var snapshot = Snapshot()
    var model = Model()
    var (earlier, earlierModel) = (snapshot, model)
    for number in 0..<calls {
      let call = script.next(after: model)
      let place = "seed \(script.seed), call \(number)"
      let text = withoutWarnings { violation { try call.make(on: &snapshot) } }
      let expected = violation { try model.make(call) }
      try invariant(text == expected, place)
      try invariant(snapshot.items == model.descendants, place)
      try invariant(snapshot.visibleItems == model.visibleDescendants, place)
      try invariant(snapshot.rootItems == model.children.map(\.item), place)
      try snapshot.checked.storage.rows.checkInvariants()
      for query in script.queries(of: model) { expectAnswer(to: query, snapshot, model, place) }
      try invariant(earlier.items == earlierModel.descendants, "an edit changed a copy, \(place)")
      if number % 5 == 0 { (earlier, earlierModel) = (snapshot, model) }
    }
  }

  private func expectAnswer(
    to query: OutlineQuery<Int>, _ snapshot: Snapshot, _ model: Model, _ place: String? = nil
  ) {
    let answer = Result { try query.answer(of: snapshot) }.mapError { Refusal("\($0)") }
    let expected = Result { () throws(Refusal) in try query.answer(of: model) }
    guard answer == expected else {
      Issue.record("\(query) of \(snapshot) gave \(answer), not \(expected). \(place ?? "")")
      return
    }
  }
}
