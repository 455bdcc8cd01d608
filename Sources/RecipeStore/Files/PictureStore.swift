import Files
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

  /// Where a picture is, or is to be.
  package func path(of name: String) -> String {
    let path = "\(folder)/\(name)"
    guard FileKind(ofLink: path) == .missing else { return path }
    return formerFolders.map { "\($0)/\(name)" }.first { FileKind(of: $0) == .file } ?? path
  }

  /// Whether there is a file of that name; `false` for a name that no picture can have.
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
    return ([folder] + formerFolders).lazy.compactMap { Self.picture(named: name, in: $0) }.first
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

extension RecipeStore {
  /// The pictures of the library; nil for one in memory.
  package var pictures: PictureStore? { PictureStore(of: location) }

  /// Stores pictures and names them in a draft, each once.
  func keep(_ pictures: [Picture], for draft: inout RecipeDraft) throws {
    for picture in pictures {
      try self.pictures?.add(picture)
      if !draft.imageNames.contains(picture.name) { draft.imageNames.append(picture.name) }
    }
  }
}
