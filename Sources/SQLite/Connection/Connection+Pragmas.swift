/// - Source: sqlite.org/pragma.html.
extension Connection {
  /// Changes whenever another connection has changed the database.
  ///
  /// Only two values from the same connection can be compared.
  package func dataVersion() throws(SQLiteError) -> Int {
    try integer("PRAGMA data_version")
  }

  /// The schema's version, for its owner to use; 0 in a new database.
  package func userVersion() throws(SQLiteError) -> Int {
    try integer("PRAGMA user_version")
  }

  package func setUserVersion(_ version: Int) throws(SQLiteError) {
    // A PRAGMA takes no parameters.
    try execute("PRAGMA user_version = \(version)")
  }

  /// The program that the file belongs to; 0 in a new database.
  package func applicationID() throws(SQLiteError) -> Int32 {
    Int32(truncatingIfNeeded: try integer("PRAGMA application_id"))
  }

  package func setApplicationID(_ identifier: Int32) throws(SQLiteError) {
    try execute("PRAGMA application_id = \(identifier)")
  }

  private func integer(_ sql: String) throws(SQLiteError) -> Int {
    var statement = try takeStatement(sql)
    let result: Int
    do {
      result = try statement.step() ? statement.int(at: 0) : 0
    } catch {
      giveBack(statement)
      throw error
    }
    giveBack(statement)
    return result
  }
}
