import Diffable

/// The same for lists in sections: one dictionary for all items, so that one that changes its section is a move.
///
/// The rows are given as arrays, which is to its advantage: ours reads them from snapshots.
struct SectionedHeckelDifference {
  typealias Sections<Item> = [(section: Int, items: [Item])]

  let sections: HeckelDifference
  var deletes: [DiffableIndexPath] = []
  var inserts: [DiffableIndexPath] = []
  var moves: [(from: DiffableIndexPath, to: DiffableIndexPath)] = []

  init<Item: Hashable>(from old: Sections<Item>, to new: Sections<Item>) {
    sections = HeckelDifference(from: old.map(\.section), to: new.map(\.section))
    var oldPlaces: [Item: DiffableIndexPath] = Dictionary(minimumCapacity: old.reduce(0) { $0 + $1.items.count })
    for (section, row) in old.enumerated() {
      for (item, identifier) in row.items.enumerated() {
        oldPlaces[identifier] = DiffableIndexPath(item: item, section: section)
      }
    }
    let partners = new.map { row in row.items.map { oldPlaces[$0] } }
    let leftBefore = noteDeletes(from: old.map(\.items.count), partners)
    for (section, row) in partners.enumerated() {
      var cameBefore = 0
      for (item, partner) in row.enumerated() {
        let place = DiffableIndexPath(item: item, section: section)
        guard let partner else {
          inserts.append(place)
          cameBefore += 1
          continue
        }
        let isAtHome = old[partner.section].section == new[section].section
        if !isAtHome || partner.item - leftBefore[partner.section][partner.item] + cameBefore != item {
          moves.append((partner, place))
        }
      }
    }
  }

  /// Returns for each old item how many in its section before it have left.
  private mutating func noteDeletes(from counts: [Int], _ partners: [[DiffableIndexPath?]]) -> [[Int]] {
    var isDeleted = counts.map { [Bool](repeating: true, count: $0) }
    for case let partner? in partners.joined() { isDeleted[partner.section][partner.item] = false }
    return isDeleted.enumerated().map { section, row in
      var count = 0
      return row.enumerated().map { item, isDeleted in
        defer { count += isDeleted ? 1 : 0 }
        if isDeleted { deletes.append(DiffableIndexPath(item: item, section: section)) }
        return count
      }
    }
  }
}
