/// A plain linear difference with a dictionary, as most libraries for lists have it.
///
/// - Source: P. Heckel, "A technique for isolating differences between files", CACM 21:4, 1978.
struct HeckelDifference {
  var deletes: [Int] = []
  var inserts: [Int] = []
  var moves: [(from: Int, to: Int)] = []

  init<Identifier: Hashable>(from old: [Identifier], to new: [Identifier]) {
    var oldOffsets: [Identifier: Int] = Dictionary(minimumCapacity: old.count)
    for (offset, identifier) in old.enumerated() { oldOffsets[identifier] = offset }
    var isDeleted = [Bool](repeating: true, count: old.count)
    var partners: [Int?] = []
    partners.reserveCapacity(new.count)
    for identifier in new {
      let partner = oldOffsets[identifier]
      if let partner { isDeleted[partner] = false }
      partners.append(partner)
    }
    var deletesBefore = [Int](repeating: 0, count: old.count)
    for offset in old.indices {
      deletesBefore[offset] = deletes.count
      if isDeleted[offset] { deletes.append(offset) }
    }
    for (offset, partner) in partners.enumerated() {
      if let partner {
        if partner - deletesBefore[partner] + inserts.count != offset { moves.append((partner, offset)) }
      } else {
        inserts.append(offset)
      }
    }
  }
}
