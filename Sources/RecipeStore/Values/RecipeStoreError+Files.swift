import Files
import Glibc

extension RecipeStoreError {
  /// The store's word for a failed call of the operating system on a file.
  init(_ error: FileError) {
    self =
      switch error.number {
      case _ where error.isInPlace: .replacementNotConfirmed(error.path)
      case ENOSPC, EDQUOT: .diskFull
      case EACCES, EPERM, EROFS: .noPermission(error.path)
      case EEXIST: .fileExists(error.path)
      case EISDIR: .isFolder(error.path)
      case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG: .cannotCreate(error.path)
      default: .inputOutput(error.path)
      }
  }
}
