import Testing

@testable import Diffable

/// A tree of chunks against an array of them, with so many that nodes of nodes are split too.
struct CountedBPlusTreeTests {
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `every chunk of a large tree knows what comes before it`(seed: UInt64) {
    var model = ChunkTreeModel(seed: seed)
    for count in [1, 70, 5_000, 9_000] {
      while model.order.count < count { model.insert() }
      model.check()
    }
    for count in [7_000, 100, 1] {
      while model.order.count > count { model.remove() }
      model.check()
    }
  }
}

private struct ChunkTreeModel {
  private var tree = CountedBPlusTree()
  private let list: UInt32
  private(set) var order: [UInt32] = []
  private var itemCounts: [UInt32: Int] = [:]
  private var levels: [UInt32: UInt32] = [:]
  private let seed: UInt64
  private var generator: SeededGenerator

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    list = tree.makeList()
  }

  /// Inserts a chunk, now at a random place and now at the end, with a random number of items and lowest level.
  mutating func insert() {
    let chunk: UInt32
    if order.isEmpty {
      chunk = tree.insertChunk(inEmpty: list)
      order = [chunk]
    } else {
      let isAtEnd = Int.random(in: 0..<4, using: &generator) == 0
      let offset = isAtEnd ? order.count - 1 : Int.random(in: order.indices, using: &generator)
      let isAfter = isAtEnd || Bool.random(using: &generator)
      chunk = isAfter ? tree.insertChunk(after: order[offset]) : tree.insertChunk(before: order[offset])
      order.insert(chunk, at: isAfter ? offset + 1 : offset)
    }
    setItemCount(Int.random(in: 1...256, using: &generator), of: chunk)
    setLevel(UInt32.random(in: 0..<20_000, using: &generator), of: chunk)
  }

  mutating func remove() {
    let chunk = order.remove(at: Int.random(in: order.indices, using: &generator))
    setItemCount(0, of: chunk)
    setLevel(.max, of: chunk)
    tree.removeChunk(chunk)
  }

  private mutating func setItemCount(_ count: Int, of chunk: UInt32) {
    tree.adjust(chunk, by: count - itemCounts[chunk, default: 0])
    itemCounts[chunk] = count
  }

  private mutating func setLevel(_ level: UInt32, of chunk: UInt32) {
    var summary = ChunkSummary()
    summary.lowestLevel = level
    tree.setSummary(summary, of: chunk)
    levels[chunk] = level
  }

  func check() {
    var offset = 0
    for (position, chunk) in order.enumerated() {
      let (foundList, rank) = tree.rank(of: chunk)
      let isFound = tree.location(in: list, at: offset) == ItemLocation(chunk: chunk, offset: 0)
      guard foundList == list, rank == offset, isFound else {
        Issue.record("chunk \(position) of \(order.count) with seed \(seed)")
        return
      }
      offset += itemCounts[chunk]!
    }
    #expect(tree.lists[Int(list)].itemCount == offset, "seed \(seed)")
    checkLevels()
  }

  private func checkLevels() {
    for position in stride(from: 0, to: order.count, by: max(1, order.count / 20)) {
      let chunk = order[position]
      for level in [levels[chunk]!, 50] {
        let next = order[(position + 1)...].first { levels[$0]! <= level }
        let previous = order[..<position].last { levels[$0]! <= level }
        guard tree.chunk(from: chunk, .forward, reaching: level) == next,
          tree.chunk(from: chunk, .backward, reaching: level) == previous
        else {
          Issue.record("from chunk \(position) of \(order.count) to level \(level) with seed \(seed)")
          return
        }
      }
    }
  }
}
