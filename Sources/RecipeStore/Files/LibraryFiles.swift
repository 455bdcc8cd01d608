import Files

/// The files that belong to a library, over which no command may write: the database under any of its names, what SQLite
/// keeps next to it, its pictures, and the copies that the program makes of it by itself.
package struct LibraryFiles {
  private let database: String
  private let pictures: String

  package init(of location: StoreLocation) {
    database = FileName.resolved(location.path)
    pictures = PictureStore(besides: location.path).folder
  }

  /// Checks that a command may write to a path, wherever links lead from there.
  ///
  /// - Parameter isFolder: Whether a folder is to be made there, which no program takes for a file of its own.
  /// - Throws: `RecipeStoreError.isDatabase`; `.belongsToLibrary`; `.reservedName` for a name that SQLite, or this
  ///   program, gives to files that it deletes by itself.
  package func checkMayWrite(_ path: String, isFolder: Bool = false) throws(RecipeStoreError) {
    let place = FileName.resolved(path)
    let name = FileName.last(of: place)
    if FileName.areSame(place, database) { throw .isDatabase(path) }
    if belongs(place) { throw .belongsToLibrary(path) }
    if !isFolder, Self.isReserved(place) || PartialFile.isName(name) { throw .reservedName(path) }
  }

  /// Returns whether a file is the database or one of those that SQLite keeps next to it, under any name.
  ///
  /// Such a file is never opened but by SQLite: when another descriptor is closed, the locks are gone
  /// (sqlite.org/howtocorrupt.html, section 2.2).
  package func isDatabase(_ path: String) -> Bool {
    ([database] + Self.suffixes.map { database + $0 }).contains { FileName.areSame(path, $0) }
  }

  /// Returns whether an open file is the database or one of those that SQLite keeps next to it.
  package func isDatabase(_ descriptor: Int32) -> Bool {
    ([database] + Self.suffixes.map { database + $0 }).contains { FileName.leads($0, to: descriptor) }
  }

  private func belongs(_ place: String) -> Bool {
    let (folder, name) = (FileName.folder(of: place), FileName.last(of: place))
    if isDatabase(place) || FileName.areSame(folder, pictures) || FileName.areSame(place, pictures) { return true }
    guard FileName.areSame(folder, FileName.folder(of: database)) else { return false }
    let databaseName = FileName.last(of: database)
    return name == FileName.last(of: pictures) || name.hasPrefix("\(databaseName).before-")
      || Self.suffixes.contains { name == databaseName + $0 }
  }

  /// Checks that a command may make a database under a name.
  ///
  /// - Parameter isReplacing: Whether a file that is there may go.
  /// - Throws: As `checkMayWrite(_:)`; `.missingFolder`, `.isFolder`, `.fileExists`, `.noPermission`; `.journalInTheWay`
  ///   for what SQLite would take for the new database's own, to undo with it what that holds.
  func checkMayMakeDatabase(_ path: String, isReplacing: Bool = false) throws(RecipeStoreError) {
    try checkMayWrite(path)
    switch FileKind(of: path) {
    case .missing:
      let folder = FileName.folder(of: path)
      if FileKind(of: folder) != .folder { throw .missingFolder(folder) }
    case .folder: throw .isFolder(path)
    case .file where isReplacing: break
    case .file, .other: throw .fileExists(path)
    case .forbidden: throw .noPermission(path)
    }
    for suffix in ["-journal", "-wal"] where FileKind(of: path + suffix) != .missing {
      throw .journalInTheWay(path + suffix)
    }
  }

  /// Files that a program was writing for the library when it was stopped, sorted: nothing in them is needed.
  func leftovers() -> [String] {
    [FileName.folder(of: database), pictures].flatMap { PartialFile.leftovers(in: $0) }
  }

  /// Removes what a stopped program left of the files that it was writing for the library; returns how many.
  package func removeLeftovers() -> Int {
    [FileName.folder(of: database), pictures].map { PartialFile.removeLeftovers(in: $0) }.reduce(0, +)
  }

  /// Returns whether SQLite takes a file of that name for a part of another one, and may undo changes with it or delete it.
  static func isReserved(_ path: String) -> Bool { suffixes.contains { FileName.last(of: path).hasSuffix($0) } }

  /// - Source: sqlite.org/tempfiles.html.
  private static let suffixes = ["-journal", "-wal", "-shm"]
}
