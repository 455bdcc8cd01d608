import Glibc
import SQLite

extension RecipeStore {
  /// Takes the file away that opening this store has made, if nothing is in it and nobody else has named it.
  ///
  /// So a command that fails leaves no empty database behind. The write lock is held meanwhile: whoever waits for it
  /// finds the file gone, and SQLite lets nobody write to a file that is.
  package func discardIfNew() {
    guard hasMadeFile, case .file(let path, _) = location else { return }
    Self.removeFile(path, of: connection) {
      try connection.first(RecipesTable.count) { $0.int(at: 0) } == 0
        && connection.query(CollectionsTable.names) { $0.text(at: 0) }.isEmpty
    }
  }

  /// Takes away the file of a connection under its write lock if it is worth nothing; what fails leaves it there.
  static func removeFile(_ path: String, of connection: Connection, if isWorthless: () throws -> Bool) {
    try? connection.transaction {
      if try isWorthless(), !connection.hasMoved { unlink(path) }
    }
  }
}
