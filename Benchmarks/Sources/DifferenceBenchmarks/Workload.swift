/// Two orders of one list, and what comparing them may cost.
struct Workload<Identifier: Hashable> {
  let name: String
  let old: [Identifier]
  let new: [Identifier]
  let limit: Limit

  /// Returns the same workload with other identifiers: equal ones where these are equal, but made anew.
  func mapped<Other: Hashable>(_ transform: (Identifier) -> Other) -> Workload<Other> {
    Workload<Other>(name: name, old: old.map(transform), new: new.map(transform), limit: limit)
  }
}
