extension Connection {
  /// What is wrong with the file, a line each; empty for a sound one.
  ///
  /// - Complexity: Reads the whole file.
  /// - Source: sqlite.org/pragma.html#pragma_integrity_check.
  package func integrityProblems() throws -> [String] {
    do {
      let lines = try query("PRAGMA integrity_check") { $0.text(at: 0) }
      return lines == ["ok"] ? [] : lines
    } catch let error as SQLiteError where ResultCode.corrupt ~= error.code {
      // Some damage stops the check itself.
      return [error.message]
    }
  }
}
