import Glibc

/// What the file system says about a path, its kind apart.
package enum FileName {
  /// The path of what a link points to, or the path itself.
  package static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether two paths lead to one file.
  static func areSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The names of what is in a folder, none if it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }

  /// How many bytes a file has, 0 if there is none.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// When a file was last changed, in seconds since 1970.
  static func modificationTime(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mtim.tv_sec : 0
  }

  /// Checks that a database may be made under a name.
  ///
  /// - Parameters:
  ///   - database: The database that is open, which is never replaced so.
  ///   - replacing: Whether a file that is there may go.
  static func checkMayBeMade(_ path: String, besides database: String, replacing: Bool = false) throws {
    switch FileKind(of: path) {
    case .missing:
      let folder = folder(of: path)
      if FileKind(of: folder) != .folder { throw RecipeStoreError.missingFolder(folder) }
    case .folder: throw RecipeStoreError.isFolder(path)
    case .file where areSame(path, database): throw RecipeStoreError.isDatabase(path)
    case .file where replacing: break
    case .file, .other: throw RecipeStoreError.fileExists(path)
    case .forbidden: throw RecipeStoreError.noPermission(path)
    }
    // SQLite would take it for that of the new database, and undo with it what that holds.
    for journal in ["-journal", "-wal"] where FileKind(of: path + journal) != .missing {
      throw RecipeStoreError.journalInTheWay(path + journal)
    }
  }
}
