import Files
import Glibc
package import RecipeModel

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
