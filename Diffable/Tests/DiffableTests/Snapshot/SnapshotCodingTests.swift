#if Codable
  import Diffable
  import Foundation
  import Testing

  /// Snapshots as JSON, where the package is built with the trait.
  @Suite struct SnapshotCodingTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `a snapshot is read as it was written, without its marks`(seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      var snapshot = SmallSnapshots.random(items: 100, sections: 8, using: &generator)
      snapshot.reloadItems(Array(snapshot.itemIdentifiers.prefix(1)))
      let copy = try JSONDecoder().decode(Snapshot.self, from: JSONEncoder().encode(snapshot))
      #expect(copy == snapshot)
      #expect(copy.reloadedItemIdentifiers == [])
      #expect(copy.itemIdentifiers.map(copy.indexPath(for:)) == snapshot.itemIdentifiers.map(snapshot.indexPath(for:)))
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `an outline is read as it was written, expanded alike`(seed: UInt64) throws {
      var script = OutlineScript(items: 60, batch: 8, seed: seed)
      var model = OutlineModel<Int>()
      var outline = Outline()
      for _ in 0..<60 {
        let call = script.next(after: model)
        try? model.make(call)
        try? call.make(on: &outline)
      }
      let copy = try JSONDecoder().decode(Outline.self, from: JSONEncoder().encode(outline))
      #expect(copy == outline)
      #expect(copy.visibleItems == outline.visibleItems)
      #expect(copy.items.map(copy.parent(of:)) == outline.items.map(outline.parent(of:)))
    }

    @Test func `the shapes are lists of sections and of rows`() throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let snapshot = Snapshot(sections: [(1, [10, 11]), (2, [])])
      #expect(
        String(decoding: try encoder.encode(snapshot), as: UTF8.self)
          == #"{"sections":[{"items":[10,11],"section":1},{"items":[],"section":2}]}"#)
      var outline = Outline()
      outline.append([1])
      outline.append([2], to: 1)
      outline.expand([1])
      #expect(
        String(decoding: try encoder.encode(outline), as: UTF8.self)
          == #"{"rows":[{"isExpanded":true,"item":1,"level":0},{"isExpanded":false,"item":2,"level":1}]}"#)
    }

    @Test(arguments: [
      #"{"sections":[{"section":1,"items":[10]},{"section":1,"items":[]}]}"#,
      #"{"sections":[{"section":1,"items":[10,10]}]}"#,
      #"{"sections":[{"section":1,"items":[10]},{"section":2,"items":[10]}]}"#,
    ])
    func `a snapshot that repeats something is not read`(text: String) {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Snapshot.self, from: Data(text.utf8)) }
    }

    @Test(arguments: [
      #"{"rows":[{"item":1,"level":1,"isExpanded":true}]}"#,
      #"{"rows":[{"item":1,"level":0,"isExpanded":true},{"item":2,"level":2,"isExpanded":true}]}"#,
      #"{"rows":[{"item":1,"level":0,"isExpanded":true},{"item":2,"level":-1,"isExpanded":true}]}"#,
      #"{"rows":[{"item":1,"level":0,"isExpanded":true},{"item":1,"level":0,"isExpanded":true}]}"#,
    ])
    func `an outline with a repeated item or a level without a parent is not read`(text: String) {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Outline.self, from: Data(text.utf8)) }
    }
  }
#endif
