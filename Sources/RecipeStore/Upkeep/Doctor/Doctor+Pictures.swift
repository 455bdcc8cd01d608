import RecipeModel
import SQLite

extension Doctor {
  /// The folder of the library's pictures; `nil` for a database in memory.
  private var pictures: PictureStore? {
    if case .file(let path, _) = location { PictureStore(besides: path) } else { nil }
  }

  /// A picture is named by what is in it, so one that is something else is known.
  func examinePictures(_ finding: inout Finding) throws {
    guard let pictures else { return }
    for name in pictures.names() where pictures.picture(named: name) == nil {
      finding.problems.append("a picture is not what was saved: \(pictures.path(of: name))")
    }
    // A copy may name them.
    guard KeptCopies(of: location).all().isEmpty else { return }
    let unused = try connection.read { try unusedPictures() }.count
    if unused > 0 { finding.remarks.append("\(Self.count(unused, "picture")) that nothing names") }
  }

  /// Deletes the pictures that nothing names, unless a recipe that is damaged might name them.
  ///
  /// Whoever adds a picture holds the lock until a recipe names it.
  func letUnusedPicturesGo() throws -> Bool {
    guard try connection.alteredRecipes().isEmpty else { return false }
    let names = try unusedPictures()
    for name in names { pictures?.delete(name) }
    return !names.isEmpty
  }

  /// Returns the pictures that neither a recipe names nor a step of the history, which could bring its name back.
  private func unusedPictures() throws -> Set<String> {
    guard let pictures else { return [] }
    var unused = Set(pictures.names())
    if unused.isEmpty { return [] }
    try connection.forEachRow(RecipesTable.imageNames) { row in
      unused.subtract(row.text(at: 0).split(separator: "\n").map(String.init))
    }
    // A name may begin in one piece of a changeset and end in the next.
    var end: ArraySlice<UInt8> = []
    try connection.forEachRow(HistoryPiecesTable.all) { row in
      if unused.isEmpty { return }
      let bytes = Array(end) + row.bytes(at: 0)
      unused.subtract(Picture.names(in: bytes))
      end = bytes.suffix(Picture.longestName - 1)
    }
    return unused
  }
}
