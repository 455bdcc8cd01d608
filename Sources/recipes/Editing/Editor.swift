import Files
import Glibc
import RecipeModel
import RecipeStore

/// The user's editor, started the way git starts it.
///
/// The command of `$VISUAL` or `$EDITOR` may hold options and is the shell's to read; the file's
/// name is an argument of its own, so nothing in it is read as shell words.
///
/// - Source: `GIT_EDITOR` in git-var(1).
struct Editor {
  let command: String

  /// Returns the editor that the environment names, else the configuration; nil where neither does.
  init?(in session: Session) {
    guard let command = session.effective(.editor).value else { return nil }
    self.command = command
  }

  /// Lets the user edit a file.
  ///
  /// - Throws: `CommandError` where it could not be started or ended with an error.
  func edit(_ path: String) throws(CommandError) {
    let status: Int32
    do throws(SystemError) {
      status = try ForegroundProcess.run(["/bin/sh", "-c", "\(command) \"$@\"", command, path])
    } catch {
      throw CommandError("cannot start the editor: \(error.description)", .nothing)
    }
    guard status == 0 else {
      throw CommandError("the editor \(command.quotedPath()) \(Self.ending(status))", .nothing)
    }
  }

  /// - Source: wait(2), the layout of a status.
  private static func ending(_ status: Int32) -> StyledText {
    let signal = status & 0x7F
    return signal == 0 ? "ended with status \((status >> 8) & 0xFF)" : "was ended by signal \(signal)"
  }
}

/// A text in a file of its own, for an editor to change, or for the user to find again.
///
/// The file is in a new folder that only this user may enter, whatever the umask, so that the
/// editor's own copies next to it are private too.
struct EditedText {
  private let folder: String
  let path: String
  private let limit: Int

  /// Puts a text into a new file.
  ///
  /// - Parameter limit: How many bytes may be read again.
  /// - Throws: `CommandError` where the folder for temporary files takes none.
  init(
    _ text: String, named name: String = "recipe.txt", atMost limit: Int = Input.longestRecipe,
    in environment: Environment
  ) throws(CommandError) {
    self.limit = limit
    folder = try Self.makeFolder(in: environment["TMPDIR"] ?? "/tmp")
    path = "\(folder)/\(name)"
    do throws(SystemError) {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw SystemError() }
      defer { close(descriptor) }
      try Output.writeAll(Array(text.utf8), to: descriptor)
    } catch {
      remove()
      throw CommandError("cannot write a temporary file in \(folder): \(error.description)", .cannotCreate)
    }
  }

  private static func makeFolder(in parent: String) throws(CommandError) -> String {
    var template = Array("\(parent)/recipes-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CommandError("cannot create a temporary folder in \(parent): \(SystemError().description)", .cannotCreate)
    }
    return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// Returns the bytes of the file, none if it is gone.
  ///
  /// - Throws: `CommandError` for more than there may be.
  func read() throws(CommandError) -> [UInt8] {
    guard let input = try? Input(path: path) else { return [] }
    return try input.readText(atMost: limit)
  }

  /// Removes the file, and whatever the editor left next to it.
  func remove() {
    for name in FileName.names(in: folder) where name != "." && name != ".." { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}
