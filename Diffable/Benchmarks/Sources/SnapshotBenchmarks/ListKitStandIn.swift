/// What ListKit (github.com/Iron-Ham/Lists) does when a snapshot is built again and applied, in our own words.
///
/// ListKit itself needs UIKit. Its snapshot keeps an array of items for each section and a dictionary of the sections;
/// building checks nothing and indexes no items. Its difference compares the sections by P. Heckel's method, skips
/// sections whose arrays are equal, and compares the others by the same method. Where there are several sections, a delete
/// and an insert of the same item become a move. Nothing here moves the fewest items.
struct ListKitStandIn<Section: Hashable, Item: Hashable> {
  private(set) var sections: [Section] = []
  private var rows: [[Item]] = []
  private var offsets: [Section: Int] = [:]
  private(set) var count = 0

  mutating func appendSections(_ new: [Section]) {
    rows.reserveCapacity(rows.count + new.count)
    for section in new {
      offsets[section] = sections.count
      sections.append(section)
      rows.append([])
    }
  }

  mutating func appendItems(_ items: [Item], toSection section: Section) {
    rows[offsets[section]!].append(contentsOf: items)
    count += items.count
  }

  func items(inSection section: Section) -> [Item] {
    offsets[section].map { rows[$0] } ?? []
  }
}

/// The changes that the stand-in hands to a view.
struct ListKitChanges {
  typealias Place = (item: Int, section: Int)

  var sections = HeckelMatching()
  var deletes: [Place] = []
  var inserts: [Place] = []
  var moves: [(from: Place, to: Place)] = []

  init<Section, Item>(from old: ListKitStandIn<Section, Item>, to new: ListKitStandIn<Section, Item>) {
    sections = HeckelMatching(from: old.sections, to: new.sections)
    var leaving: [Item: Place] = [:]
    var coming: [Item: Place] = [:]
    for pair in sections.matched {
      let oldItems = old.items(inSection: old.sections[pair.old])
      let newItems = new.items(inSection: new.sections[pair.new])
      if oldItems == newItems { continue }
      let matching = HeckelMatching(from: oldItems, to: newItems)
      if old.sections.count > 1 || new.sections.count > 1 {
        for offset in matching.deletes { leaving[oldItems[offset]] = (offset, pair.old) }
        for offset in matching.inserts { coming[newItems[offset]] = (offset, pair.new) }
      } else {
        deletes += matching.deletes.map { ($0, pair.old) }
        inserts += matching.inserts.map { ($0, pair.new) }
      }
      for move in matching.moves { moves.append(((move.from, pair.old), (move.to, pair.new))) }
    }
    for (item, place) in leaving {
      if let destination = coming.removeValue(forKey: item) {
        moves.append((place, destination))
      } else {
        deletes.append(place)
      }
    }
    inserts.append(contentsOf: coming.values)
    deletes.sort { ($0.section, $0.item) > ($1.section, $1.item) }
    inserts.sort { ($0.section, $0.item) < ($1.section, $1.item) }
  }
}

/// P. Heckel's comparison of two arrays (CACM 21:4, 1978): a symbol for each element, a value in one array as in ListKit.
struct HeckelMatching {
  private(set) var deletes: [Int] = []
  private(set) var inserts: [Int] = []
  private(set) var moves: [(from: Int, to: Int)] = []
  private(set) var matched: [(old: Int, new: Int)] = []

  private struct Symbol {
    var oldCount = 0
    var newCount = 0
    var oldOffset = 0
  }

  private enum Entry {
    /// The offset of a symbol.
    case symbol(Int)

    case partner(Int)
  }

  init() {}

  init<Element: Hashable>(from old: [Element], to new: [Element]) {
    var symbols: [Symbol] = []
    var symbolOffsets = [Element: Int](minimumCapacity: new.count)
    symbols.reserveCapacity(new.count)
    func symbol(of element: Element) -> Int {
      if let symbol = symbolOffsets[element] { return symbol }
      symbols.append(Symbol())
      symbolOffsets[element] = symbols.count - 1
      return symbols.count - 1
    }
    var newEntries = new.map { element in
      let symbol = symbol(of: element)
      symbols[symbol].newCount += 1
      return Entry.symbol(symbol)
    }
    var oldEntries = old.enumerated().map { offset, element in
      let symbol = symbol(of: element)
      symbols[symbol].oldCount += 1
      symbols[symbol].oldOffset = offset
      return Entry.symbol(symbol)
    }
    for offset in newEntries.indices {
      guard case .symbol(let number) = newEntries[offset] else { continue }
      let symbol = symbols[number]
      guard symbol.oldCount == 1, symbol.newCount == 1 else { continue }
      newEntries[offset] = .partner(symbol.oldOffset)
      oldEntries[symbol.oldOffset] = .partner(offset)
    }
    func join(_ newOffset: Int, _ oldOffset: Int) {
      guard newEntries.indices.contains(newOffset), oldEntries.indices.contains(oldOffset),
        case .symbol = newEntries[newOffset], case .symbol = oldEntries[oldOffset], new[newOffset] == old[oldOffset]
      else { return }
      newEntries[newOffset] = .partner(oldOffset)
      oldEntries[oldOffset] = .partner(newOffset)
    }
    for offset in newEntries.indices {
      if case .partner(let partner) = newEntries[offset] { join(offset + 1, partner + 1) }
    }
    for offset in newEntries.indices.reversed() {
      if case .partner(let partner) = newEntries[offset] { join(offset - 1, partner - 1) }
    }
    for (offset, entry) in oldEntries.enumerated() {
      if case .symbol = entry { deletes.append(offset) }
    }
    for (offset, entry) in newEntries.enumerated() {
      guard case .partner(let partner) = entry else {
        inserts.append(offset)
        continue
      }
      matched.append((partner, offset))
      if partner != offset { moves.append((partner, offset)) }
    }
  }
}
