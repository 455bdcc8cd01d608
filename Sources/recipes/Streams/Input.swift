import Glibc

/// The source of words: standard input, a file, or bytes in tests.
final class Input {
  private let descriptor: Int32?
  /// `true` if the descriptor was opened for this alone.
  private let ownsDescriptor: Bool
  private var pending: [UInt8]
  let isTerminal: Bool

  init(descriptor: Int32, isOwned: Bool = false) {
    self.descriptor = descriptor
    self.ownsDescriptor = isOwned
    self.isTerminal = isatty(descriptor) == 1
    self.pending = []
  }

  init(bytes: some Sequence<UInt8>, isTerminal: Bool = false) {
    self.descriptor = nil
    self.ownsDescriptor = false
    self.isTerminal = isTerminal
    self.pending = Array(bytes)
  }

  /// Opens a file.
  convenience init(path: String) throws(SystemError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError() }
    self.init(descriptor: descriptor, isOwned: true)
  }

  /// `true` if everything is there already, so that reading never waits.
  var isFile: Bool {
    guard let descriptor else { return true }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// `true` if lines can be read by a library that reads standard input itself.
  var isStandardInput: Bool { descriptor == STDIN_FILENO }

  /// `true` if a whole line was read already and waits here.
  var hasLine: Bool { pending.contains(UInt8(ascii: "\n")) }

  deinit {
    if let descriptor, ownsDescriptor { close(descriptor) }
  }

  /// Returns the next bytes, however many are there; none at the end.
  func readPiece() throws(SystemError) -> [UInt8] {
    if pending.isEmpty { _ = try readMore() }
    defer { pending = [] }
    return pending
  }

  /// Returns everything up to the end, or nil once there is more than `limit` bytes.
  ///
  /// Never holds more than the limit and one piece.
  func readAll(atMost limit: Int) throws(SystemError) -> [UInt8]? {
    while pending.count <= limit, try readMore() {}
    defer { pending = [] }
    return pending.count <= limit ? pending : nil
  }

  /// Returns the next line without its end, which is LF or CRLF; nil at the end of the input.
  func readLine() throws(SystemError) -> String? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeSubrange(...end) }
        return Self.text(ofLine: pending[..<end])
      }
      guard try readMore() else { break }
    }
    defer { pending = [] }
    return pending.isEmpty ? nil : Self.text(ofLine: pending[...])
  }

  private static func text(ofLine bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  private static let pieceSize = 1 << 16

  private func readMore() throws(SystemError) -> Bool {
    guard let descriptor, descriptor != STDIN_FILENO || Interruption.awaitsAnswer() else { return false }
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, initialized in
      repeat {
        count = read(descriptor, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      initialized = max(0, count)
    }
    if count < 0 { throw SystemError() }
    pending += piece
    return count > 0
  }
}

extension Input {
  /// Reads up to the end into a temporary file that has no name, and returns that.
  ///
  /// - Parameter limit: How many bytes there may be; one more than these is the last that is read.
  /// - Throws: `CommandError` where the input cannot be read, or the file not written.
  func spooled(upTo limit: Int, in environment: Environment) throws(CommandError) -> Input {
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
      throw CommandError("cannot copy it to a temporary file in \(folder): \(error.description)", .inputOutput)
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

extension Input {
  /// The most that is read of one recipe: 10 MiB.
  static let longestRecipe = 10 << 20

  /// Reads a text up to the end.
  ///
  /// - Throws: `CommandError` for more bytes than `limit`, of which no more is read or held than that.
  func readText(atMost limit: Int = longestRecipe) throws(CommandError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try readAll(atMost: limit)
    } catch {
      throw CommandError("cannot read the text: \(error.description)", .inputOutput)
    }
    guard let bytes else { throw CommandError("the text is longer than \(limit >> 20) MiB", .badInput) }
    return bytes
  }
}
