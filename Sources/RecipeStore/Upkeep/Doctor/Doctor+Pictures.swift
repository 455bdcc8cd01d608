import Files
import RecipeModel
import SQLite

extension Doctor {
  private var pictures: PictureStore? { PictureStore(of: location) }

  /// A picture is named by its hash, so one that is something else is known.
  func examinePictures(_ check: inout DoctorCheck) throws {
    guard let pictures else { return }
    let held = pictures.heldNames()
    let damaged = pictures.names().filter { !held.contains($0) }
    check.problems += damaged.map { "a picture differs from what was saved: \(pictures.path(of: $0))" }
    let lacking = try connection.read {
      try connection.missingPictures { held.contains($0) ? nil : pictures.fault(of: $0) }
    }
    check.problems += lacking.filter { $0.fault == .missing }.map(\.description)
    let found = try picturesElsewhere(besides: held).count
    if found > 0 {
      check.notes.append("\(Self.count(found, "picture")) to be copied from other folders next to the database")
      check.isFixable = true
    }
    try examineUnusedPictures(&check)
  }

  private func examineUnusedPictures(_ check: inout DoctorCheck) throws {
    let unused = try connection.read { try unusedPictures() }.count
    guard unused > 0 else { return }
    switch neighborsOfPictures() {
    case []?:
      check.notes.append("\(Self.count(unused, "picture")) that no recipe uses")
      check.isFixable = true
    case let neighbors?:
      let others = neighbors.count > 1 ? " and \(Self.count(neighbors.count - 1, "other file"))" : ""
      check.notes.append("\(Self.count(unused, "picture")) kept for \(neighbors[0])\(others)")
    case nil: break
    }
  }

  /// Copies pictures that are missing, damaged or in a folder of earlier versions from the other folders next to the
  /// database, such as that of a backup. It stays as it is there.
  func copyPicturesFromElsewhere() throws -> Bool {
    guard let pictures else { return false }
    var hasCopied = false
    for picture in try picturesElsewhere(besides: pictures.heldNames()).values {
      do throws(RecipeStoreError) {
        hasCopied = try pictures.add(picture) || hasCopied
      } catch {
        // One with something in it is not ours to remove, and stays among the checks.
        guard case .isFolder = error else { throw error }
      }
    }
    return hasCopied
  }

  /// Returns what the folder should hold, for a recipe or a step of the history, and another folder does.
  private func picturesElsewhere(besides held: Set<String>) throws -> [String: Picture] {
    guard let pictures else { return [:] }
    let named = try connection.read {
      try connection.namesOfPictures().union(connection.namesOfPicturesInHistory())
    }
    let wanted = named.subtracting(held)
    guard !wanted.isEmpty else { return [:] }
    let folders = pictures.otherFolders()
    return wanted.reduce(into: [:]) { found, name in
      found[name] = folders.firstResult { PictureStore.picture(named: name, in: $0) }
    }
  }

  /// The other files that may name pictures of the folder; nil where they cannot be known.
  ///
  /// A copy that was kept for what is being fixed names no more than this file does.
  private func neighborsOfPictures() -> [String]? {
    pictures?.neighbors()?.filter { backupOfThisRepair?.hasSuffix("/\($0)") != true }
  }

  /// Deletes the pictures that nothing can name.
  ///
  /// A program that adds a picture holds the lock until a recipe names it, so what is deleted under the lock is not
  /// needed. It is left where anything may name it that is not seen here: a recipe that is damaged or cannot be read, a
  /// file that shares the folder, or the one that this file was replaced by.
  func deleteUnusedPictures() throws -> Bool {
    guard try connection.alteredRecipes().isEmpty, try connection.integrityProblems().isEmpty, !connection.hasMoved,
      neighborsOfPictures() == []
    else { return false }
    let names = try unusedPictures()
    for name in names { pictures?.delete(name) }
    return !names.isEmpty
  }

  /// Returns the pictures that neither a recipe names nor a step of the history, which could bring its name back.
  private func unusedPictures() throws -> Set<String> {
    guard let pictures else { return [] }
    let names = Set(pictures.names()).subtracting(try connection.namesOfPictures())
    return names.isEmpty ? [] : names.subtracting(try connection.namesOfPicturesInHistory())
  }
}
