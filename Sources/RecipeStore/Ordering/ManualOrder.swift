import SQLite

/// An order that rows are moved in, whether a table keeps it or it is a part of another.
protocol ManualOrder {
  func contains(_ id: Int) throws -> Bool

  /// All rows in their order.
  func identifiers() throws -> [Int]

  /// Moves rows of the order, none of them the destination's neighbor, so that they stand together as given.
  ///
  /// - Returns: Those of the rows that were not in their place before.
  /// - Throws: `RecipeStoreError.noSuchPlace`.
  func move(_ ids: [Int], to destination: Destination<Int>) throws -> [Int]

  /// Gives the order's rows, which must be all of them, another order, and leaves as many as possible where they are.
  ///
  /// - Returns: The rows that others did not make way for: those that moved.
  func setOrder(of ids: [Int]) throws -> [Int]
}

extension ManualOrder {
  /// The row before which rows must be put so that the first of them gets a place that counts from 1; `nil` is the end.
  func neighbor(atPlace place: Int, among others: [Int]) throws -> Int? {
    guard (1...others.count + 1).contains(place) else {
      throw RecipeStoreError.noSuchPlace(place, count: try identifiers().count)
    }
    return place <= others.count ? others[place - 1] : nil
  }
}

extension StoredOrder: ManualOrder {
  func contains(_ id: Int) throws -> Bool {
    try position(of: id) != nil
  }

  func identifiers() throws -> [Int] {
    try rows().map(\.id)
  }

  func move(_ ids: [Int], to destination: Destination<Int>) throws -> [Int] {
    try place(ids, at: cut(for: destination, moving: ids))
  }

  func setOrder(of ids: [Int]) throws -> [Int] {
    let stored = try rows()
    let positions = Dictionary(uniqueKeysWithValues: stored.map { ($0.id, $0.position) })
    let rows = ids.map { Row(id: $0, position: positions[$0]!) }
    let found = GapOrder.positions(for: rows.map(\.position), reachesStart: true, reachesEnd: true)!
    _ = try write(found, to: rows)
    return movedRows(from: stored.map(\.id), to: ids)
  }

  private func cut(for destination: Destination<Int>, moving ids: [Int]) throws -> Cut {
    switch destination {
    case .before(let neighbor): return try cut(at: neighbor, after: false)
    case .after(let neighbor): return try cut(at: neighbor, after: true)
    case .top: return .start
    case .bottom: return .end
    case .place(let place):
      let moved = Set(ids)
      let rows = try rows(after: .start, limit: max(0, min(place, .max - ids.count)) + ids.count)
      let others = rows.map(\.id).filter { !moved.contains($0) }
      let neighbor = try neighbor(atPlace: place, among: others)
      return try neighbor.map { try cut(at: $0, after: false) } ?? .end
    }
  }
}

/// The favorites in the library's order: moving one moves it in the library, next to its new neighbor there.
struct FavoritesOrder: ManualOrder {
  let library: StoredOrder
  let connection: Connection

  func contains(_ id: Int) throws -> Bool {
    try connection.first(RecipesTable.isFavorite, id) { $0.bool(at: 0) } ?? false
  }

  func identifiers() throws -> [Int] {
    try connection.query(RecipesTable.favoritesOrder) { $0.int(at: 0) }
  }

  func move(_ ids: [Int], to destination: Destination<Int>) throws -> [Int] {
    let favorites = try identifiers()
    let moved = Set(ids)
    let others = favorites.filter { !moved.contains($0) }
    let place = try offset(of: destination, among: others)
    if Array(others[..<place]) + ids + Array(others[place...]) == favorites { return [] }
    return try library.move(ids, to: libraryDestination(for: destination, among: others, offset: place))
  }

  func setOrder(of ids: [Int]) throws -> [Int] {
    let moved = movedRows(from: try identifiers(), to: ids)
    let kept = Set(ids).subtracting(moved)
    for run in ids.split(whereSeparator: kept.contains) {
      // Something is kept, so there is a neighbor on one side.
      let neighbor: Destination = run.startIndex > 0 ? .after(ids[run.startIndex - 1]) : .before(ids[run.endIndex])
      _ = try library.move(Array(run), to: neighbor)
    }
    return moved
  }

  /// Returns the number of the others that stand before the destination.
  private func offset(of destination: Destination<Int>, among others: [Int]) throws -> Int {
    switch destination {
    case .before(let neighbor): return others.firstIndex(of: neighbor)!
    case .after(let neighbor): return others.firstIndex(of: neighbor)! + 1
    case .top: return 0
    case .bottom: return others.count
    case .place(let place):
      let neighbor = try neighbor(atPlace: place, among: others)
      return neighbor.flatMap(others.firstIndex) ?? others.count
    }
  }

  /// The destination in the library: next to the neighbor named, else next to the one that is found there.
  private func libraryDestination(
    for destination: Destination<Int>, among others: [Int], offset: Int
  ) -> Destination<Int> {
    if destination.neighbor != nil { return destination }
    if offset < others.count { return .before(others[offset]) }
    return others.last.map(Destination.after) ?? .bottom
  }
}
