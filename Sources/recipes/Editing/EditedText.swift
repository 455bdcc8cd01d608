import Files
import Glibc
import RecipeStore

/// A text in a file of its own, for an editor to change or for a person to find again.
///
/// The file is in a new folder that only this person may enter, whatever the umask, so that the
/// editor's own copies beside it are private too.
struct EditedText {
  private let folder: String
  let path: String
  private let limit: Int

  /// Puts a text into a new file.
  ///
  /// - Parameter limit: How many bytes may be read again.
  /// - Throws: `Failure` where the folder for temporary files takes none.
  init(_ text: String, atMost limit: Int = Input.longestRecipe, in environment: Environment) throws(Failure) {
    self.limit = limit
    folder = try Self.makeFolder(in: environment["TMPDIR"] ?? "/tmp")
    path = folder + "/recipe.txt"
    do throws(SystemError) {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw SystemError() }
      defer { close(descriptor) }
      try Output.writeAll(Array(text.utf8), to: descriptor)
    } catch {
      remove()
      throw Failure("no temporary file could be written in \(folder): \(error.description)", .cannotCreate)
    }
  }

  private static func makeFolder(in parent: String) throws(Failure) -> String {
    var template = Array("\(parent)/recipes-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Failure("no temporary folder could be made in \(parent): \(SystemError().description)", .cannotCreate)
    }
    return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// Returns the bytes of the file, none if it is gone.
  ///
  /// - Throws: `Failure` for more than there may be.
  func read() throws(Failure) -> [UInt8] {
    guard let input = try? Input(path: path) else { return [] }
    return try input.readText(atMost: limit)
  }

  /// Removes the file, and whatever the editor left beside it.
  func remove() {
    for name in FileName.names(in: folder) where name != "." && name != ".." { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}
