import Files
import Glibc
import RecipeModel

/// A file that is written whole or not at all.
enum OutputFile {
  /// Writes a file as `PartialFile` does.
  ///
  /// A link stays one, and what is no file (a device, a pipe) is written to directly.
  ///
  /// - Parameter isReplacing: Whether a file that is there is replaced.
  /// - Returns: Whether a file was made that was not there before.
  /// - Throws: What `write` throws, or `CommandError`; the file is then what it was, unless that says otherwise.
  @discardableResult
  static func write(to path: String, isReplacing: Bool, _ write: (Output) throws -> Void) throws -> Bool {
    let target = FileName.resolved(path)
    let kind = FileKind(of: target)
    do {
      switch kind {
      case .folder: throw FileError(EISDIR, at: path)
      case .other: try writeDirectly(to: target, write)
      case .file, .missing, .forbidden:
        try PartialFile.write(target, access: .umask, isReplacing: isReplacing) { file in
          try flush(write, to: file.descriptor)
        }
      }
    } catch let error as FileError {
      throw CommandError(error, writing: path)
    } catch let error as SystemError {
      throw CommandError(FileError(error.number, at: target), writing: path)
    }
    return kind == .missing
  }

  private static func writeDirectly(to path: String, _ write: (Output) throws -> Void) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    try flush(write, to: descriptor)
    // A device or a pipe has nothing to sync and says so.
    if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { throw SystemError() }
  }

  private static func flush(_ write: (Output) throws -> Void, to descriptor: Int32) throws {
    let output = Output(.descriptor(descriptor), isTerminal: false)
    try write(output)
    try output.flush()
  }
}

extension CommandError {
  /// - Parameter path: The file or folder as it was named.
  init(_ error: FileError, writing path: String) {
    self =
      switch error.number {
      case _ where error.isInPlace:
        CommandError(
          "\(path.quotedPath()) was replaced, but the disk did not confirm it (\(error.reason)); check it after a power failure",
          .inputOutput)
      case EEXIST: .exists(path)
      case EISDIR: CommandError("\(path.quotedPath()) is a folder", .cannotCreate)
      case EACCES, EPERM, EROFS: CommandError("cannot write \(path): \(error.reason)", .noPermission)
      case ENOENT, ENOTDIR: CommandError("cannot write \(path): \(error.reason)", .cannotCreate)
      default: CommandError("cannot write \(path): \(error.reason)", .inputOutput)
      }
  }

  /// A file that is not replaced unless that is asked for.
  static func exists(_ path: String) -> CommandError {
    CommandError("\(path.quotedPath()) exists; use --force to replace it", .cannotCreate)
  }
}
