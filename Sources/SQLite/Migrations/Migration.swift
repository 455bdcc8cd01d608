/// One step of the schema's history: SQL text that is never changed once it has been released.
package struct Migration: Hashable, Sendable {
  /// The name that it is recorded and reported by.
  package let identifier: String

  package let sql: String

  package init(identifier: String, sql: String) {
    self.identifier = identifier
    self.sql = sql
  }

  /// A number that tells whether the text is still the same, line ends apart.
  package var checksum: Int64 { Checksum.of(sql) }
}
