extension Workload<Int> {
  /// The workloads of one plain list. A list is never compared with itself: equal identifiers stand in other memory.
  static var lists: [Workload<Int>] {
    oneChange(100_000) + oneMove(10_000) + oneMove(100_000) + fewChanges + manyChanges + filters + upheavals
  }

  private static let compared = Limit(floor: .sum, ratio: 2, standardLibrary: 20)

  private static func oneChange(_ count: Int) -> [Workload] {
    var edits = ListEdits(seed: 1)
    let old = edits.list(count)
    return [
      Workload(name: "no change, \(count)", old: old, new: old.map { $0 }, limit: compared),
      Workload(name: "1 insert at the front, \(count)", old: old, new: [edits.identifier()] + old, limit: compared),
    ]
  }

  private static func oneMove(_ count: Int) -> [Workload] {
    var edits = ListEdits(seed: 2)
    let old = edits.list(count)
    let places = [
      ("front to back", 0, count - 1), ("back to front", count - 1, 0), ("a tenth to nine", count / 10, 9 * count / 10),
      ("nine tenths to four", 9 * count / 10, 4 * count / 10), ("by one place", count / 2, count / 2 + 1),
    ]
    return places.map { name, from, to in
      var new = old
      new.insert(new.remove(at: from), at: to)
      return Workload(name: "1 move, \(name), \(count)", old: old, new: new, limit: compared)
    }
  }

  private static var fewChanges: [Workload] {
    var edits = ListEdits(seed: 3)
    let count = 1_000_000
    let old = edits.list(count)
    let new = edits.inserting(
      count / 100, into: edits.moving(count / 100, in: edits.deleting(count / 100, from: old)))
    let limit = Limit(floor: .keyTable, ratio: 1, standardLibrary: 300)
    return [Workload(name: "1 % deleted, inserted, moved each, \(count)", old: old, new: new, limit: limit)]
  }

  private static var manyChanges: [Workload] {
    let limit = Limit(floor: .keyTable, ratio: 1.5, standardLibrary: 500)
    var edits = ListEdits(seed: 4)
    return [(5_000, 5, 200), (100_000, 10, 2_000)].flatMap { count, part, shuffled in
      let old = edits.list(count)
      let change = count / part
      let scattered = edits.inserting(change, into: edits.deleting(change, from: old))
      let inBlocks = old[..<(count / 4)] + old[(count / 4 + change)...] + edits.list(change)
      return [
        Workload(
          name: "1/\(part) deleted, inserted, start shuffled, \(count)", old: old,
          new: edits.shufflingStart(shuffled, of: scattered), limit: limit),
        Workload(
          name: "the same in blocks, \(count)", old: old,
          new: edits.shufflingStart(shuffled, of: Array(inBlocks)), limit: limit),
      ]
    }
  }

  private static var filters: [Workload] {
    let limit = Limit(floor: .keyTable, ratio: 1)
    var edits = ListEdits(seed: 5)
    let list = edits.list(10_000)
    let found = edits.keeping(300, of: list)
    let long = edits.list(100_000)
    return [
      Workload(name: "search, 3 % kept, 10000", old: list, new: found, limit: limit),
      Workload(name: "search cleared, 10000", old: found, new: list.map { $0 }, limit: limit),
      Workload(name: "half filtered out, 100000", old: long, new: edits.keeping(50_000, of: long), limit: limit),
    ]
  }

  private static var upheavals: [Workload] {
    var edits = ListEdits(seed: 6)
    let old = edits.list(10_000)
    let churned = edits.moving(2_100, in: edits.deleting(3_000, from: old))
    let four = Limit(floor: .keyTable, ratio: 4)
    let six = Limit(floor: .keyTable, ratio: 6, standardLibrary: 3_000)
    return [
      Workload(name: "half replaced, scattered, 10000", old: old, new: edits.replacingHalf(of: old), limit: four),
      Workload(name: "heavy churn, 10000", old: old, new: edits.inserting(3_000, into: churned), limit: four),
      Workload(name: "full shuffle, 10000", old: old, new: edits.shufflingStart(10_000, of: old), limit: six),
      Workload(name: "reverse, 10000", old: old, new: old.reversed(), limit: six),
      Workload(name: "replace all, 100000", old: edits.list(100_000), new: edits.list(100_000), limit: four),
    ]
  }
}
