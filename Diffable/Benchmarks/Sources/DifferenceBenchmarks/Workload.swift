/// What happens to a list, and what comparing the two orders may cost.
struct Workload<Identifier: Hashable> {
  /// Two orders of one list.
  struct Edit {
    let old: [Identifier]
    let new: [Identifier]
  }

  let name: String

  /// The same kind of edit done to several lists, which are compared in turn: a processor that sees the same list again
  /// and again learns where its branches go, and no list is shown twice.
  let edits: [Edit]
  let limit: Limit

  /// Makes edits from so many seeds.
  init(_ name: String, limit: Limit, seeds: Int, _ edit: (inout ListEdits) -> Workload<Int>.Edit)
  where Identifier == Int {
    self.name = name
    self.limit = limit
    edits = (1...seeds).map { seed in
      var list = ListEdits(seed: UInt64(seed))
      return edit(&list)
    }
  }

  private init(name: String, edits: [Edit], limit: Limit) {
    self.name = name
    self.edits = edits
    self.limit = limit
  }

  /// Returns the same workload with other identifiers: equal ones where these are equal, but made again.
  func mapped<Other: Hashable>(_ transform: (Identifier) -> Other) -> Workload<Other> {
    let edits = edits.map { Workload<Other>.Edit(old: $0.old.map(transform), new: $0.new.map(transform)) }
    return Workload<Other>(name: name, edits: edits, limit: limit)
  }
}
