import Files
import Glibc
package import RecipeModel

/// Pictures in a folder of their own next to a file: the database, a backup of it, or an export.
///
/// Each picture is there once, named by its hash, from before the commit that names it on. One that no recipe names any
/// more stays, since an undo may name it again; doctor deletes those that nothing can name.
///
/// The folder belongs to one file: `recipes-pictures` to `recipes.sqlite`, and `NAME.pictures` to a file of any other
/// NAME, as in `recipes.db.pictures`. Automatic backups share the one of their database. Earlier versions took the name of
/// every file without its ending, so `a.sqlite`, `a.db` and `a.json` had `a-pictures` in common. What is there is still
/// found, and nothing is deleted from there as long as any of them is there.
package struct PictureStore {
  /// The file that the pictures belong to, without links.
  let file: String
  package let folder: String

  /// The folders that earlier versions used, where they are other ones. They are only read.
  let formerFolders: [String]

  package init(besides path: String) {
    let file = FileName.resolved(path)
    self.file = file
    let slash = file.lastIndex(of: "/")
    let start = slash.map(file.index(after:)) ?? file.startIndex
    let (own, former) = Self.folderNames(of: file[start...])
    folder = file[..<start] + own
    formerFolders = former.filter { $0 != own }.map { file[..<start] + $0 }
  }

  /// The path of a picture that is there, or is to be.
  package func path(of name: String) -> String {
    let path = "\(folder)/\(name)"
    guard FileKind(ofLink: path) == .missing else { return path }
    return formerFolders.map { "\($0)/\(name)" }.first { FileKind(of: $0) == .file } ?? path
  }

  /// Returns whether there is a file of that name; `false` for a name that no picture can have.
  package func contains(_ name: String) -> Bool {
    Picture.isName(name) && FileKind(of: path(of: name)) == .file
  }

  /// The names of all pictures in the folder, sorted.
  package func names() -> [String] {
    FileName.names(in: folder).filter(Picture.isName).sorted()
  }

  /// Returns a picture; nil if it is not there, or is not what its name says.
  package func picture(named name: String) -> Picture? {
    guard Picture.isName(name) else { return nil }
    return ([folder] + formerFolders).firstResult { Self.picture(named: name, in: $0) }
  }

  /// The names of the pictures in the folder itself that are whole.
  ///
  /// - Complexity: Reads all pictures of the folder.
  func heldNames() -> Set<String> { Set(names().filter { Self.picture(named: $0, in: folder) != nil }) }

  /// Returns what keeps a picture from being shown, nil if nothing does.
  func fault(of name: String) -> PictureFault? {
    if picture(named: name) != nil { return nil }
    return ([folder] + formerFolders).allSatisfy { FileKind(ofLink: "\($0)/\(name)") == .missing } ? .missing : .damaged
  }

  /// Returns a picture of a folder.
  ///
  /// A picture is named by its hash, so it is the right one wherever it is found.
  static func picture(named name: String, in folder: String) -> Picture? {
    guard let bytes = RegularFile.content(of: "\(folder)/\(name)", upTo: Picture.mostBytes),
      let picture = try? Picture(bytes), picture.name == name
    else { return nil }
    return picture
  }
}

/// Why a picture that is named cannot be shown.
package enum PictureFault: Sendable {
  case missing
  /// There is something of its name that is not the picture.
  case damaged
}

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

extension PictureStore {
  /// Stores a picture, unless it is there, so that it is whole and on the disk when this returns.
  ///
  /// What has its name and is something else is replaced: only damage makes it so.
  ///
  /// - Returns: Whether it was written.
  /// - Throws: `RecipeStoreError` where it cannot be written; nothing is left of it then.
  @discardableResult
  package func add(_ picture: Picture) throws(RecipeStoreError) -> Bool {
    try add(picture.bytes, as: picture.name)
  }

  /// Adds pictures that another folder has, and returns what keeps the others from being there.
  @discardableResult
  package func add(
    _ names: some Sequence<String>, from other: PictureStore
  ) throws(RecipeStoreError) -> [String: PictureFault] {
    var faults: [String: PictureFault] = [:]
    for name in names {
      if let picture = other.picture(named: name) ?? picture(named: name) {
        try add(picture.bytes, as: name)
      } else {
        faults[name] = other.fault(of: name)
      }
    }
    return faults
  }

  @discardableResult
  private func add(_ bytes: [UInt8], as name: String) throws(RecipeStoreError) -> Bool {
    let path = "\(folder)/\(name)"
    if RegularFile.content(of: path, upTo: Picture.mostBytes) == bytes { return false }
    // An empty folder of that name can be replaced.
    if FileKind(ofLink: path) == .folder, rmdir(path) != 0 { throw .isFolder(path) }
    do {
      try Folder.make(folder, isPrivate: true)
      try PartialFile.write(path, access: .owner, isReplacing: true) { file in try file.write(bytes) }
    } catch let error as FileError {
      throw error.number == EEXIST ? .cannotCreate(folder) : RecipeStoreError(error)
    } catch {
      throw .inputOutput(path)
    }
    return true
  }

  /// Deletes a picture, if it is there and may be deleted.
  func delete(_ name: String) {
    if Picture.isName(name) { unlink("\(folder)/\(name)") }
  }
}
