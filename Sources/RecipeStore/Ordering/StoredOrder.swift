import SQLite

/// One order as a table keeps it: the library's, one collection's, or that of the collections themselves.
struct StoredOrder {
  /// A row of the order: whose it is, and its position, if it has one yet.
  struct Row {
    let id: Int
    let position: Int?
  }

  /// A cut through the order: just before the row with this position and identifier, if there were one.
  struct Cut {
    let position: Int
    let id: Int

    static let start = Cut(position: .min, id: .min)
    static let end = Cut(position: .max, id: .max)
  }

  private let connection: Connection
  private let sql: OrderSQL
  private let scope: [Int]

  /// - Parameter scope: Which order it is, where the table holds many.
  init(_ sql: OrderSQL, of scope: Int? = nil, on connection: Connection) {
    self.connection = connection
    self.sql = sql
    self.scope = scope.map { [$0] } ?? []
  }

  /// The cut just before a row that is in the order, or just after it.
  ///
  /// - Throws: A database is damaged whose index names a row that its table lacks.
  func cut(at id: Int, after isAfter: Bool) throws -> Cut {
    guard let position = try position(of: id), id < .max else { throw Self.damage }
    return Cut(position: position, id: isAfter ? id + 1 : id)
  }

  private static let damage = SQLiteError(code: .corrupt, message: "an order and its index differ")

  func position(of id: Int) throws -> Int? {
    try connection.withStatement(sql.position) { statement in
      try statement.bind([id] + scope)
      return try statement.step() ? statement.int(at: 0) : nil
    }
  }

  /// The nearest rows before a cut, in their order.
  func rows(before cut: Cut, limit: Int) throws -> [Row] {
    try rows(sql.rowsBefore, cut, limit: limit).reversed()
  }

  /// The nearest rows after a cut.
  func rows(after cut: Cut, limit: Int) throws -> [Row] {
    try rows(sql.rowsFrom, cut, limit: limit)
  }

  /// All rows in their order.
  ///
  /// - Throws: A database is damaged whose index names a row twice.
  func rows() throws -> [Row] {
    let rows = try rows(sql.rowsFrom, .start, limit: -1)
    guard Set(rows.map(\.id)).count == rows.count else { throw Self.damage }
    return rows
  }

  func setPosition(_ position: Int, of id: Int) throws {
    try connection.withStatement(sql.setPosition) { statement in
      try statement.bind([id, position] + scope)
      try statement.run()
    }
  }

  private func rows(_ sql: String, _ cut: Cut, limit: Int) throws -> [Row] {
    try connection.withStatement(sql) { statement in
      try statement.bind([cut.position, cut.id, limit] + scope)
      var rows: [Row] = []
      while try statement.step() { rows.append(Row(id: statement.int(at: 0), position: statement.int(at: 1))) }
      return rows
    }
  }
}

extension StoredOrder {
  /// Puts rows at a cut, in the order given, and writes what this changes.
  ///
  /// - Returns: Those of the rows that were not in their place before.
  /// - Complexity: Reads O(*k* + *r*) and writes at most *k* + *r* rows for *k* moved and *r* spaced again; *r* is 0
  ///   unless the gap is used up.
  func place(_ ids: [Int], at cut: Cut) throws -> [Int] {
    let rows = try ids.map { Row(id: $0, position: try position(of: $0)) }
    return try write(makeRoom(for: rows.map(\.position), excluding: Set(ids), at: cut), to: rows)
  }

  /// Returns positions at the end of the order for rows that are to be inserted.
  func positionsAtEnd(count: Int) throws -> [Int] {
    try makeRoom(for: Array(repeating: nil, count: count), excluding: [], at: .end)
  }

  /// Writes the positions that differ from those that the rows have, and returns the rows with other ones.
  func write(_ positions: [Int], to rows: [Row]) throws -> [Int] {
    let changed = zip(rows, positions).filter { $0.position != $1 }
    for (row, position) in changed { try setPosition(position, of: row.id) }
    return changed.map(\.0.id)
  }

  /// Returns increasing positions at a cut, spacing the rows around it again if there is no room.
  ///
  /// - Parameters:
  ///   - positions: What the rows that go there have now; those that fit already are kept.
  ///   - moved: The rows themselves, as far as they are in the order, which do not count as neighbors.
  private func makeRoom(for positions: [Int?], excluding moved: Set<Int>, at cut: Cut) throws -> [Int] {
    var reach = 1
    while true {
      let limit = reach + moved.count
      let before = Array(try rows(before: cut, limit: limit).filter { !moved.contains($0.id) }.suffix(reach))
      let after = Array(try rows(after: cut, limit: limit).filter { !moved.contains($0.id) }.prefix(reach))
      let found = GapOrder.positions(
        for: before.map(\.position) + positions + after.map(\.position),
        reachesStart: before.count < reach, reachesEnd: after.count < reach)
      if let found {
        let room = before.count..<before.count + positions.count
        _ = try write(Array(found[..<room.lowerBound]), to: before)
        _ = try write(Array(found[room.upperBound...]), to: after)
        return Array(found[room])
      }
      // Wide enough at the second try for what `GapOrder` spaces again at first.
      reach *= 8
    }
  }
}

/// Positions for rows that are added at the end of an order, one after the other.
///
/// The order is asked only once, so nothing else may add to it meanwhile.
struct EndPositions {
  private let order: StoredOrder
  private var last: Int?

  init(_ order: StoredOrder) {
    self.order = order
  }

  mutating func next() throws -> Int {
    let position =
      if let last, last <= GapOrder.bounds.upperBound - GapOrder.spacing {
        last + GapOrder.spacing
      } else {
        try order.positionsAtEnd(count: 1)[0]
      }
    last = position
    return position
  }
}

/// The statements that read and write the positions of one order.
///
/// A row's place is decided by its position and then its identifier. Where a table holds many orders, the last
/// parameter of each statement says which.
struct OrderSQL {
  /// The position of the row ?1.
  let position: String

  /// The ?3 rows before the place (?1, ?2), nearest first.
  let rowsBefore: String

  /// The ?3 rows from the place (?1, ?2) on, which is included; all of them if ?3 is negative.
  let rowsFrom: String

  /// Gives the row ?1 the position ?2.
  let setPosition: String

  /// - Parameters:
  ///   - column: The column that identifies a row of the order.
  ///   - scope: The column that says which order a row is in, where the table holds many.
  private init(_ table: LibraryTable, identifiedBy column: String = "id", scope: String? = nil) {
    let name = table.name
    func isInScope(_ parameter: Int) -> String { scope.map { "\($0) = ?\(parameter) AND " } ?? "" }
    position = "SELECT position FROM \(name) WHERE \(isInScope(2))\(column) = ?1"
    rowsBefore = """
      SELECT \(column), position FROM \(name) WHERE \(isInScope(4))(position, \(column)) < (?1, ?2)
      ORDER BY position DESC, \(column) DESC LIMIT ?3
      """
    rowsFrom = """
      SELECT \(column), position FROM \(name) WHERE \(isInScope(4))(position, \(column)) >= (?1, ?2)
      ORDER BY position, \(column) LIMIT ?3
      """
    setPosition = table.updating(["position": "?2"], where: "\(isInScope(3))\(column) = ?1")
  }

  static let library = OrderSQL(.recipes)
  static let collections = OrderSQL(.collections)
  static let aisles = OrderSQL(.aisles)
  static let shoppingRecipes = OrderSQL(.shoppingRecipes)
  static let shoppingItems = OrderSQL(.shoppingItems)
  static let plannedMeals = OrderSQL(.plannedMeals)
  static let members = OrderSQL(.collectionMembers, identifiedBy: "recipe_id", scope: "collection_id")
}
