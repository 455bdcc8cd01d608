import Glibc

extension Input {
  /// Reads up to the end into a temporary file that has no name, and returns that.
  ///
  /// - Parameter limit: How many bytes there may be; one more than these is the last that is read.
  /// - Throws: `Failure` where the input cannot be read, or the file not written.
  func spooled(upTo limit: Int, in environment: Environment) throws(Failure) -> Input {
    let folder = environment["TMPDIR"] ?? "/tmp"
    var left = limit + 1
    do throws(SystemError) {
      let descriptor = try Self.makeNamelessFile(in: folder)
      let file = Input(descriptor: descriptor, isOwned: true)
      while left > 0, case let piece = try readPiece(), !piece.isEmpty {
        try Output.writeAll(Array(piece.prefix(left)), to: descriptor)
        left -= piece.count
      }
      guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw SystemError() }
      return file
    } catch {
      throw Failure("it could not be read into a file in \(folder): \(error.description)", .inputOutput)
    }
  }

  static func makeNamelessFile(in folder: String) throws(SystemError) -> Int32 {
    var template = Array("\(folder)/recipes-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0, unlink(template) == 0 else { throw SystemError() }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }
}
