#if Codable
  import Diffable
  import Foundation
  import Testing

  /// Patches as JSON, where the package is built with the trait.
  @Suite struct SnapshotPatchTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>
    typealias Patch = SnapshotPatch<Int, Int>

    @Test(arguments: 0..<10)
    func `10,000 random patches arrive as they were sent`(batch: UInt64) throws {
      for seed in (batch * 1_000 + 1)...(batch * 1_000 + 1_000) {
        var generator = SeededGenerator(seed: seed)
        let (old, new) = Self.randomPair(using: &generator)
        let patch = Patch(from: old, to: new)
        let received = try Self.sent(patch)
        let result = try #require(old.applying(received), "seed \(seed)")
        #expect(received == patch && result == new, "seed \(seed)")
        #expect(
          result.reloadedSectionIdentifiers == new.reloadedSectionIdentifiers
            && result.reloadedItemIdentifiers == new.reloadedItemIdentifiers
            && result.reconfiguredItemIdentifiers == new.reconfiguredItemIdentifiers, "seed \(seed)")
        if old != new { #expect(new.applying(received) == nil, "seed \(seed)") }
      }
    }

    @Test func `any other base is refused`() throws {
      let old = Snapshot(sections: [(1, [1, 2, 3]), (2, [])])
      var new = old
      new.moveItem(3, beforeItem: 1)
      let patch = Patch(from: old, to: new)
      #expect(old.applying(patch) == new)
      for other: [(Int, [Int])] in [
        [], [(1, [1, 2, 3])], [(2, []), (1, [1, 2, 3])], [(1, [1, 2]), (2, [3])], [(1, [1, 3, 2]), (2, [])],
        [(1, [1, 2, 4]), (2, [])], [(3, [1, 2, 3]), (2, [])],
      ] {
        #expect(Snapshot(sections: other).applying(patch) == nil, "\(other)")
      }
    }

    @Test(arguments: 1...100 as ClosedRange<UInt64>)
    func `a damaged patch leads to nothing, or to where it was meant to`(seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      let (old, new) = Self.randomPair(using: &generator)
      let text = String(decoding: try JSONEncoder().encode(Patch(from: old, to: new)), as: UTF8.self)
      for place in text.ranges(of: /[\[,]-?[0-9]+/) {
        let number = [-1, 0, 1, 2, 5, 1_000, Int.max, Int.min].randomElement(using: &generator)!
        let damaged = text.replacingCharacters(in: place, with: "\(text[place.lowerBound])\(number)")
        guard let patch = try? JSONDecoder().decode(Patch.self, from: Data(damaged.utf8)) else { continue }
        let result = old.applying(patch)
        #expect(result == nil || result == new)
      }
    }

    @Test func `a patch is as long as the change, whatever the size of the snapshot`() throws {
      var snapshot = Snapshot(
        sections: (0..<100).map { section in (section, Array((section * 1_000)..<(section * 1_000 + 1_000))) })
      for count in [1, 10, 100] {
        let old = snapshot
        for item in 0..<count {
          snapshot.moveItem(item * 500 + 7, afterItem: item * 500 + 90)
          snapshot.deleteItems([item * 500 + 8])
          snapshot.insertItems([1_000_000 + item + count], afterItem: item * 500 + 9)
        }
        #expect(try JSONEncoder().encode(Patch(from: old, to: snapshot)).count < 120 + 60 * count)
      }
    }

    @Test func `the shape is one list for each kind of change`() throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let old = Snapshot(sections: [(1, [10, 11, 12]), (2, [20])])
      var new = Snapshot(sections: [(3, [30]), (1, [12, 10])])
      new.reconfigureItems([10])
      #expect(
        String(decoding: try encoder.encode(Patch(from: old, to: new)), as: UTF8.self)
          == #"{"base":12704898585276229846,"itemDeletes":[[0,1],[1,0]],"itemInserts":[[0,0]],"#
          + #""itemMoves":[[0,2,1,0]],"itemReconfigures":[[1,1]],"items":[30],"result":12962788768194096254,"#
          + #""sectionDeletes":[1],"sectionInserts":[0],"sections":[3]}"#)
    }

    @Test(arguments: [
      #"{"base":1,"result":2,"itemDeletes":[[1]]}"#, #"{"base":1,"result":2,"itemMoves":[[1,2]]}"#,
      #"{"base":1,"result":2,"itemInserts":[[0,0]]}"#, #"{"base":1,"result":2,"sections":[1]}"#, #"{"base":1}"#,
    ])
    func `a patch with numbers or identifiers missing is not read`(text: String) {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Patch.self, from: Data(text.utf8)) }
    }

    /// Two snapshots, the second with marks: an edited copy of the first, or one that has nothing to do with it.
    private static func randomPair(using generator: inout SeededGenerator) -> (Snapshot, Snapshot) {
      let (items, sections) = ([5, 20, 60].randomElement(using: &generator)!, Int.random(in: 1...6, using: &generator))
      let old = SmallSnapshots.random(items: items, sections: sections, using: &generator)
      var new = old
      if Int.random(in: 0..<4, using: &generator) == 0 {
        new = SmallSnapshots.random(items: items, sections: sections, using: &generator)
      }
      for _ in 0..<Int.random(in: 0...12, using: &generator) { new.editAtRandom(using: &generator) }
      new.reloadSections(Array(new.sectionIdentifiers.shuffled(using: &generator).prefix(1)))
      let marked = new.itemIdentifiers.shuffled(using: &generator).prefix(3)
      new.reconfigureItems(Array(marked))
      new.reloadItems(Array(marked.prefix(1)))
      return (old, new)
    }

    private static func sent(_ patch: Patch) throws -> Patch {
      try JSONDecoder().decode(Patch.self, from: JSONEncoder().encode(patch))
    }
  }

  /// Identifiers of other types, which their encoding tells apart.
  @Suite struct SnapshotFingerprintTests {
    private struct Planet: Hashable, Codable {
      var name: String
      var moons: [[Int]] = []
      var radius: Double? = nil
      var isRocky = true
    }

    private static func areToldApart<Item: Hashable & Codable>(_ items: [Item]) -> Bool {
      let snapshots = items.map { DiffableDataSourceSnapshot<Int, Item>(sections: [(0, [$0])]) }
      return snapshots.indices.allSatisfy { index in
        snapshots.indices.allSatisfy { other in
          let patch = SnapshotPatch(from: snapshots[index], to: snapshots[other])
          return snapshots.indices.allSatisfy { (snapshots[$0].applying(patch) == snapshots[other]) == ($0 == index) }
        }
      }
    }

    @Test func `identifiers of all kinds are told apart`() {
      #expect(Self.areToldApart([UUID(), UUID(), UUID()]))
      #expect(Self.areToldApart(["", "a", "aa", "12345678", "123456789", "12345678\0", "ä"]))
      #expect(Self.areToldApart([0, 1, -1, Int8.min]))
      #expect(Self.areToldApart([UInt64.max, 0, 1 << 63]))
      #expect(Self.areToldApart([0.0, 1.5, -.infinity]))
      #expect(Self.areToldApart([true, false]))
      #expect(Self.areToldApart([[1], [], [1, 2], [2, 1]]))
      #expect(Self.areToldApart([[["a": 1]], [["b": 1]], [["a": 1], ["a": 1]], [[:]]]))
      #expect(
        Self.areToldApart([
          Planet(name: "a"), Planet(name: "b"), Planet(name: "a", moons: [[1], [2]]),
          Planet(name: "a", moons: [[1, 2]]),
          Planet(name: "a", moons: [[], [1, 2]]), Planet(name: "a", radius: 0), Planet(name: "a", isRocky: false),
        ]))
      if #available(macOS 15, *) { #expect(Self.areToldApart([Int128(1), Int128(1) << 64, 0])) }
    }

    @Test func `an item is told apart from its section`() {
      typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>
      let patch = SnapshotPatch(
        from: Snapshot(sections: [(1, []), (2, [])]), to: Snapshot(sections: [(1, [2])]))
      #expect(Snapshot(sections: [(1, [2])]).applying(patch) == nil)
    }
  }
#endif
