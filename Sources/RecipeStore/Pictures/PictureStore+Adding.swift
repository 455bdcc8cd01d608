import Files
import Glibc
package import RecipeModel

extension PictureStore {
  /// Stores a picture, unless it is there, so that it is whole and on the disk when this returns.
  ///
  /// - Throws: `RecipeStoreError` where it cannot be written; nothing is left of it then.
  package func add(_ picture: Picture) throws(RecipeStoreError) {
    let path = path(of: picture.name)
    if contains(picture.name) { return }
    do {
      try Folder.make(folder, isPrivate: true)
      try PartialFile.write(path, access: .owner, isReplacing: false) { file in
        try file.write(picture.bytes)
      }
    } catch let error as FileError where error.number == EEXIST && contains(picture.name) {
      // Another program has stored the same picture meanwhile.
    } catch let error as FileError {
      throw error.number == EEXIST ? .cannotCreate(folder) : RecipeStoreError(error)
    } catch {
      throw .inputOutput(path)
    }
  }

  /// Deletes a picture, if it is there and may be deleted.
  func delete(_ name: String) {
    if Picture.isName(name) { unlink(path(of: name)) }
  }
}
