import Glibc
import RecipeStore

/// A file that is written whole or not at all.
enum OutputFile {
  /// Writes a file beside the one named, makes sure that it is on the disk, and puts it in its place.
  ///
  /// A link stays one, and what is no file (a device, a pipe) is written to directly.
  ///
  /// - Throws: What `write` throws, or `Failure`; the file is then what it was.
  /// - Source: rename(2), fsync(2): the folder is synced too, or the new name may be lost.
  static func write(to path: String, _ write: (Output) throws -> Void) throws {
    let target = FileName.resolved(path)
    switch FileKind(of: target) {
    case .folder: throw Failure("\(path) is a folder", .cannotCreate)
    case .other: return try writeDirectly(to: target, write)
    case .file, .missing, .forbidden: break
    }
    let partial = partialPath(for: target)
    do {
      try writeAndSync(partial, O_CREAT | O_EXCL, write)
      guard rename(partial, target) == 0 else { throw SystemError() }
      syncFolder(of: target)
    } catch {
      unlink(partial)
      throw describe(error, path)
    }
  }

  /// Makes a folder, unless it is there.
  static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o777) == 0 { return syncFolder(of: path) }
    let number = errno
    guard number == EEXIST, FileKind(of: path) == .folder else { throw describe(SystemError(number), path) }
  }

  /// A hidden name, so that what a killed export leaves is not taken for a recipe when its folder is imported.
  private static func partialPath(for target: String) -> String {
    let start = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    return "\(target[..<start]).\(target[start...]).\(getpid()).partial"
  }

  private static func writeDirectly(to path: String, _ write: (Output) throws -> Void) throws {
    do {
      try writeAndSync(path, 0, write)
    } catch {
      throw describe(error, path)
    }
  }

  private static func writeAndSync(_ path: String, _ flags: Int32, _ write: (Output) throws -> Void) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    let output = Output(.descriptor(descriptor), isTerminal: false)
    try write(output)
    try output.flush()
    // A device or a pipe has nothing to sync and says so.
    if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { throw SystemError() }
  }

  private static func describe(_ error: any Error, _ path: String) -> any Error {
    guard let error = error as? SystemError else { return error }
    let status: ExitStatus =
      switch error.number {
      case EACCES, EPERM, EROFS: .noPermission
      case ENOENT, ENOTDIR, EEXIST: .cannotCreate
      default: .inputOutput
      }
    return Failure("\(path) could not be written: \(error.description)", status)
  }

  private static func syncFolder(of path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
