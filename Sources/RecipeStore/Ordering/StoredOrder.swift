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
  func cut(beside id: Int, after isAfter: Bool) throws -> Cut {
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
