import Glibc
import RecipeStore

/// The destination of lines: standard output, standard error, a file, or memory in tests.
///
/// Every byte goes through a checked write(2). Swift's `print` drops what a full disk refuses, and
/// the command would end as if all were well.
final class Output {
  private let sink: Sink
  private var buffer: [UInt8] = []
  let isTerminal: Bool
  var appearance = Appearance.plain
  /// What is longer than the screen goes there; nil for the screen alone.
  private var pager: Pager?
  private var runningPager: Pager.Running?
  /// The output of the same terminal whose pager would draw over what is written here.
  private var neighbor: Output?

  enum Sink {
    case descriptor(Int32)
    /// Called with every piece that would be written.
    case closure(([UInt8]) -> Void)
  }

  init(_ sink: Sink, isTerminal: Bool) {
    self.sink = sink
    self.isTerminal = isTerminal
  }

  func print(_ line: StyledText) throws(SystemError) {
    buffer.append(contentsOf: line.rendered(in: appearance).utf8)
    buffer.append(UInt8(ascii: "\n"))
    try writeIfLarge()
  }

  /// Writes bytes that are not for a terminal as they are, such as a JSON document.
  func write(_ bytes: some Sequence<UInt8>) throws(SystemError) {
    buffer.append(contentsOf: bytes)
    try writeIfLarge()
  }

  /// Lets `append` put bytes at the end of what is to be written.
  func write(_ append: (inout [UInt8]) -> Void) throws(SystemError) {
    append(&buffer)
    try writeIfLarge()
  }

  /// Lets `append` put bytes at the end of what is to be written, or say why it cannot.
  func write<Problem>(_ append: (inout [UInt8]) throws(Problem) -> Void) throws {
    try append(&buffer)
    try writeIfLarge()
  }

  func flush() throws(SystemError) {
    if let neighbor, neighbor.isPaged {
      try neighbor.settle()
      if neighbor.runningPager != nil { return try moveBuffer(to: neighbor) }
    }
    if pager != nil, runningPager == nil, !isLongerThanScreen { return }
    try settle()
  }

  /// Writes what is buffered, on the screen or in the pager.
  private func settle() throws(SystemError) {
    if runningPager == nil, isLongerThanScreen { runningPager = pager?.start() }
    defer { buffer.removeAll(keepingCapacity: true) }
    switch sink {
    case .closure(let receive): if !buffer.isEmpty { receive(buffer) }
    case .descriptor(let descriptor):
      do throws(SystemError) {
        try Self.writeAll(buffer, to: runningPager?.descriptor ?? descriptor)
      } catch {
        // A person who leaves the pager early has seen enough.
        guard runningPager != nil, error.number == SystemError.closedPipe else { throw error }
      }
    }
  }

  private func moveBuffer(to other: Output) throws(SystemError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    try other.write(buffer)
    try other.settle()
  }

  /// Returns whether what is written goes into the database or into what SQLite keeps next to it.
  func isWritten(into files: @autoclosure () -> LibraryFiles) -> Bool {
    var status = stat()
    guard case .descriptor(let descriptor) = sink, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return false }
    return files().isDatabase(descriptor)
  }

  /// Waits, and returns whether anybody still reads.
  ///
  /// - Parameter time: In milliseconds; less if a signal comes.
  /// - Source: poll(2): POLLERR on the writing end of a pipe whose reading end is closed.
  func isStillRead(after time: Int32) -> Bool {
    guard case .descriptor(let descriptor) = sink else { return false }
    var state = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&state, 1, time) <= 0
  }

  /// Half of what a pipe holds, so that one piece can be read while the next one is made.
  private static let largeBuffer = 1 << 15

  private func writeIfLarge() throws(SystemError) {
    if buffer.count >= Self.largeBuffer { try flush() }
  }

  private var isPaged: Bool { pager != nil }

  private var isLongerThanScreen: Bool {
    guard let pager else { return false }
    var lines = 0
    for byte in buffer where byte == UInt8(ascii: "\n") {
      lines += 1
      if lines > pager.mostLines { return true }
    }
    return false
  }

  /// Runs `body` and shows what it prints in a pager where that is longer than the screen.
  ///
  /// - Parameters:
  ///   - pager: Nil for none.
  ///   - messages: What goes to the same terminal, and then stands between the lines where it was printed.
  func paging(_ pager: Pager?, with messages: Output, _ body: () throws -> Void) throws {
    guard let pager, case .descriptor = sink, isTerminal, messages.isTerminal, !isPaged else { return try body() }
    try flush()
    (self.pager, messages.neighbor) = (pager, self)
    defer {
      (self.pager, messages.neighbor) = (nil, nil)
      runningPager?.finish()
      runningPager = nil
    }
    try body()
    try settle()
  }

  /// Writes all bytes, over as many calls as it takes.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written) }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw SystemError()
      }
    }
  }
}
