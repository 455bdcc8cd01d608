import Foundation
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

  @Test func `the calls and questions drawn for small snapshots are all there are, each allowed and each refused`() {
    var outcomes: [String: Set<Bool>] = [:]
    for seed in UInt64(1)...6 {
      var script = SnapshotScript(items: 24, batch: 4, seed: seed)
      var model = SnapshotModel<Int>()
      for _ in 0..<1_000 {
        let call = script.next(after: model)
        let isAllowed = violation { try model.make(call) } == nil
        outcomes[caseName(of: call), default: []].insert(isAllowed)
        for query in script.queries(of: model) {
          let answer = try? query.answer(of: model)
          outcomes[caseName(of: query), default: []].insert(answer != nil && answer != .null)
        }
      }
    }
    let neverRefused = Set(outcomes.filter { $0.value == [true] }.keys)
    #expect(neverRefused == ["deleteAllItems"])
    #expect(
      outcomes.keys.sorted() == [
        "appendItems", "appendSections", "deleteAllItems", "deleteItems", "deleteSections", "indexOfItem",
        "indexOfSection", "indexPath", "insertItems", "insertSections", "itemIdentifier", "itemIdentifiers", "moveItem",
        "moveSection", "numberOfItems", "reconfigureItems", "reloadItems", "reloadSections", "section",
        "sectionIdentifier",
      ])
  }

  /// Each of the calls that a snapshot has by its name, to hold the list above to the library.
  @Test func `no public call of a snapshot is left out`() throws {
    #expect(
      try publicFunctions(in: "Snapshot", "Difference/Snapshots/DiffableDataSourceSnapshot+Difference.swift")
        .subtracting([
          "appendItems", "appendSections", "deleteAllItems", "deleteItems", "deleteSections", "indexOfItem",
          "indexOfSection", "indexPath", "insertItems", "insertSections", "itemIdentifier", "itemIdentifiers",
          "moveItem",
          "moveSection", "numberOfItems", "reconfigureItems", "reloadItems", "reloadSections", "sectionIdentifier",
        ]) == ["difference", "==", "removeItems", "encode", "duplicateIdentifiers"])
    #expect(
      try publicFunctions(in: "SectionSnapshot").subtracting([
        "append", "children", "collapse", "contains", "delete", "deleteAll", "expand", "index", "insert", "isExpanded",
        "isVisible", "level", "parent", "replace", "snapshot",
      ]) == ["visualDescription", "==", "encode"])
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
      for query in script.queries(of: model) {
        let answer = Result { try query.answer(of: snapshot) }.mapError { Refusal("\($0)") }
        try invariant(answer == Result { () throws(Refusal) in try query.answer(of: model) }, "\(query), \(place)")
      }
      try invariant(snapshot.numberOfSections == model.sections.count, place)
      try invariant(snapshot.sectionIdentifiers == model.sections.map(\.identifier), place)
      try invariant((snapshot == earlier) == (model.sections == earlierModel.sections), place)
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

/// The name of the case of an enumeration that a value is.
func caseName(of value: some Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

/// The names of the public functions in some files and folders of the library.
private func publicFunctions(in paths: String...) throws -> Set<String> {
  let library = URL(filePath: #filePath).appending(path: "../../../../Sources/Diffable").standardizedFileURL
  let files = try paths.flatMap { path in
    path.hasSuffix(".swift")
      ? [library.appending(path: path)]
      : try FileManager.default.contentsOfDirectory(
        at: library.appending(path: path), includingPropertiesForKeys: nil)
  }
  return try Set(
    files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .compactMap { $0.firstMatch(of: /public (?:static |mutating )*func ([^ (<]+)/).map { String($0.1) } }
    })
}
