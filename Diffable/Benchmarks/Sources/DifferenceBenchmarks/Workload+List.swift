extension Workload<Int> {
  /// The workloads of one plain list. A list is never compared with itself: equal identifiers stand in other memory.
  static var lists: [() -> Workload<Int>] {
    oneChange + oneMove + [{ fewChanges }] + manyChanges + filters + upheavals
  }

  private static let compared = Limit(floor: .sum, ratio: 2, standardLibrary: 20)

  private static var oneChange: [() -> Workload] {
    [
      {
        Workload("no change, 100000", limit: compared, seeds: 1) { edits in
          let old = edits.list(100_000)
          return Edit(old: old, new: old.map { $0 })
        }
      },
      {
        Workload("1 insert at the front, 100000", limit: compared, seeds: 1) { edits in
          let old = edits.list(100_000)
          return Edit(old: old, new: [edits.identifier()] + old)
        }
      },
    ]
  }

  private static var oneMove: [() -> Workload] {
    let moves = [
      ("front to back", 0, 99), ("back to front", 99, 0), ("a tenth to nine", 10, 90), ("nine tenths to four", 90, 40),
      ("by one place", 50, 51),
    ]
    return [10_000, 100_000].flatMap { count in
      moves.map { name, from, to in
        {
          Workload("1 move, \(name), \(count)", limit: compared, seeds: 1) { edits in
            let old = edits.list(count)
            var new = old
            let origin = from * (count - 1) / 99
            let destination = name == "by one place" ? origin + 1 : to * (count - 1) / 99
            new.insert(new.remove(at: origin), at: destination)
            return Edit(old: old, new: new)
          }
        }
      }
    }
  }

  private static var fewChanges: Workload {
    let limit = Limit(floor: .hashTable, ratio: 1, standardLibrary: 300)
    return Workload("1 % deleted, inserted, moved each, 1000000", limit: limit, seeds: 1) { edits in
      let old = edits.list(1_000_000)
      let left = edits.deleting(10_000, from: old)
      return Edit(old: old, new: edits.inserting(10_000, into: edits.moving(10_000, in: left)))
    }
  }

  private static var manyChanges: [() -> Workload] {
    let limit = Limit(floor: .hashTable, ratio: 1.5, standardLibrary: 500)
    return [(5_000, 5, 200, 16), (100_000, 10, 2_000, 2)].flatMap { count, part, shuffled, seeds in
      let change = count / part
      return [
        {
          Workload("1/\(part) deleted, inserted in blocks, \(count)", limit: limit, seeds: seeds) { edits in
            let old = edits.list(count)
            let deleted = old[..<(2 * count / 5)] + old[(2 * count / 5 + change)...]
            let rest = deleted[..<(3 * count / 5)] + edits.list(change) + deleted[(3 * count / 5)...]
            return Edit(old: old, new: edits.shufflingStart(shuffled, of: Array(rest)))
          }
        },
        {
          Workload("1/\(part) deleted, inserted here and there, \(count)", limit: limit, seeds: seeds) { edits in
            let old = edits.list(count)
            let scattered = edits.inserting(change, into: edits.deleting(change, from: old))
            return Edit(old: old, new: edits.shufflingStart(shuffled, of: scattered))
          }
        },
      ]
    }
  }

  private static var filters: [() -> Workload] {
    let limit = Limit(floor: .hashTable, ratio: 1)
    return [
      {
        Workload("search, 3 % kept, 10000", limit: limit, seeds: 16) { edits in
          let old = edits.list(10_000)
          return Edit(old: old, new: edits.deleting(9_700, from: old))
        }
      },
      {
        Workload("search cleared, 10000", limit: limit, seeds: 16) { edits in
          let new = edits.list(10_000)
          return Edit(old: edits.deleting(9_700, from: new), new: new)
        }
      },
      {
        Workload("half filtered out, 100000", limit: limit, seeds: 2) { edits in
          let old = edits.list(100_000)
          return Edit(old: old, new: edits.deleting(50_000, from: old))
        }
      },
    ]
  }

  private static var upheavals: [() -> Workload] {
    let four = Limit(floor: .hashTable, ratio: 4)
    let six = Limit(floor: .hashTable, ratio: 6, standardLibrary: 3_000)
    return [
      {
        Workload("half replaced, scattered, 10000", limit: four, seeds: 16) { edits in
          let old = edits.list(10_000)
          return Edit(old: old, new: edits.replacingHalf(of: old))
        }
      },
      {
        Workload("heavy churn, 10000", limit: four, seeds: 16) { edits in
          let old = edits.list(10_000)
          let moved = edits.moving(2_100, in: edits.deleting(3_000, from: old))
          return Edit(old: old, new: edits.inserting(3_000, into: moved))
        }
      },
      {
        Workload("full shuffle, 10000", limit: six, seeds: 16) { edits in
          let old = edits.list(10_000)
          return Edit(old: old, new: edits.shufflingStart(10_000, of: old))
        }
      },
      {
        Workload("reverse, 10000", limit: six, seeds: 16) { edits in
          let old = edits.list(10_000)
          return Edit(old: old, new: old.reversed())
        }
      },
      {
        Workload("replace all, 100000", limit: four, seeds: 2) { edits in
          Edit(old: edits.list(100_000), new: edits.list(100_000))
        }
      },
    ]
  }
}
