import Files
import Glibc
import RecipeStore

/// The files that one export has written so far, so that a failure leaves as little as possible, and says what it leaves.
final class WrittenFiles {
  private var made: [String] = []
  private var madeFolder: String?
  private var replacedCount = 0
  /// The folders of pictures, and how many were in each before.
  private var pictures: [String: (store: PictureStore, count: Int)] = [:]

  /// Writes a file; see `OutputFile.write(to:isReplacing:_:)`.
  func write(_ path: String, isReplacing: Bool, _ write: (Output) throws -> Void) throws {
    if try OutputFile.write(to: path, isReplacing: isReplacing, write) { made.append(path) } else { replacedCount += 1 }
  }

  /// Makes a folder, unless it is there.
  func makeFolder(_ path: String) throws(CommandError) {
    do throws(FileError) {
      if try Folder.make(path, isPrivate: false) { madeFolder = path }
    } catch {
      rmdir(path)
      throw CommandError(error, writing: path)
    }
  }

  /// Notes that pictures may be added to a folder.
  func willAddPictures(to store: PictureStore) {
    if pictures[store.folder] == nil { pictures[store.folder] = (store, store.names().count) }
  }

  /// Removes the files that were made, and returns the error with what is left.
  ///
  /// Files that were replaced cannot be brought back. Pictures stay, since another program may have found them there and
  /// relied on them; the next export goes on from them.
  func undo(after error: any Error) -> CommandError {
    for path in made.reversed() { unlink(path) }
    if let madeFolder { rmdir(madeFolder) }
    var failure: CommandError
    let left = left
    if left.isEmpty {
      failure = CommandError(describing: error, hasSaved: false)
    } else {
      failure = CommandError(withoutPromise: error)
      for (index, phrase) in left.enumerated() { failure.message += index == 0 ? "; left: \(phrase)" : ", \(phrase)" }
    }
    return failure
  }

  private var left: [StyledText] {
    let added = pictures.values.reduce(0) { $0 + max(0, $1.store.names().count - $1.count) }
    return (replacedCount > 0 ? ["\(StyledText.count(replacedCount, "file", "files")) replaced"] : [])
      + (added > 0 ? ["\(StyledText.count(added, "picture", "pictures")) copied"] : [])
  }
}

extension CommandError {
  /// Describes an error without the promise that nothing was changed.
  fileprivate init(withoutPromise error: any Error) {
    if let status = Interruption.requested {
      self.init("interrupted", status)
    } else if case RecipeStoreError.diskFull = error {
      self.init("the disk is full", .inputOutput)
    } else {
      self.init(describing: error, hasSaved: false)
    }
  }
}
