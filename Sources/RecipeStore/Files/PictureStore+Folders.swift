import Files

extension PictureStore {
  /// Of a database; nil for one in memory.
  init?(of location: StoreLocation) {
    guard case .file(let path, _) = location else { return nil }
    self.init(besides: path)
  }

  /// The names that folders have which hold only the pictures of files next to them.
  package static func folderNames(ofAny files: some Sequence<String>) -> Set<String> {
    Set(files.flatMap { [folderNames(of: $0[...]).own] + folderNames(of: $0[...]).former })
  }

  /// The names of the folders with pictures that are next to the file, its own apart.
  func otherFolders() -> [String] {
    let parent = FileName.folder(of: file)
    return FileName.names(in: parent).filter { $0.hasSuffix(Self.suffix) || $0.hasSuffix(Self.suffixOfDatabase) }
      .map { parent == "/" ? "/\($0)" : "\(parent)/\($0)" }
      .filter { !FileName.areSame($0, folder) }.sorted()
  }

  /// The names of the other files whose pictures may be in this folder, sorted; nil where they cannot be known.
  ///
  /// Only names count: a file that cannot be read now may be needed later.
  func neighbors() -> [String]? {
    let parent = FileName.folder(of: file)
    let (name, folderName) = (Self.lastPart(of: file), Self.lastPart(of: folder))
    let names = FileName.names(in: parent)
    // A folder that lists neither could not be read, and one that is a link may be that of other files as well.
    guard names.contains(name), FileKind(ofLink: folder) == .folder else { return nil }
    let own = Set(["", "-journal", "-wal", "-shm"].map { name + $0 })
    return names.filter { other in
      let (its, former) = Self.folderNames(of: other[...])
      return !own.contains(other) && (its == folderName || former.contains(folderName))
        && FileKind(of: "\(parent)/\(other)") != .folder
    }.sorted()
  }

  /// The names of the folder of a file's pictures, as they are now and as they were in earlier versions.
  static func folderNames(of file: Substring) -> (own: String, former: [String]) {
    // An automatic backup shares the folder of its database.
    var name = file
    if let mark = file.firstRange(of: AutomaticBackups.mark), mark.lowerBound > file.startIndex {
      name = file[..<mark.lowerBound]
    }
    let stem = name.hasSuffix(databaseEnding) ? name.dropLast(databaseEnding.count) : ""
    let own = stem.isEmpty ? name + suffix : stem + suffixOfDatabase
    let formerNames = (name == file ? [file] : [name, file]).map { String(withoutEnding($0) + suffixOfDatabase) }
    return (String(own), formerNames)
  }

  private static func withoutEnding(_ name: Substring) -> Substring {
    name[..<(name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? $0 : nil } ?? name.endIndex)]
  }

  private static let databaseEnding = ".sqlite"
  private static let suffixOfDatabase = "-pictures"
  private static let suffix = ".pictures"

  private static func lastPart(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
