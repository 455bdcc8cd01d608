/// Why a database was not migrated. In every case the file is as it was.
package enum MigrationError: Error, Hashable {
  /// The file is another program's: it has another application id, or tables but none of ours.
  case foreignDatabase(applicationID: Int32)

  /// The file is ours, and its text is UTF-16, which nothing here makes or reads.
  case otherTextEncoding

  /// A newer version of the program has written the file.
  case newerDatabase(version: Int, known: Int)

  /// The text of a migration is not the one that was applied.
  case editedMigration(identifier: String)

  /// The file has had a migration that is not the one known in its place.
  case unknownMigration(identifier: String)

  /// The number of recorded migrations is not the file's version.
  case inconsistentVersion(version: Int, applied: Int)

  /// SQLite refused a migration.
  case failedMigration(identifier: String, SQLiteError)

  /// A migration would have left rows of `table` that refer to nothing.
  case brokenForeignKey(identifier: String, table: String)
}
