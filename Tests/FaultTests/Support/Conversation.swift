import Foundation
import RecipeTestSupport

/// A shell that is told line after line, and answers each before the next.
final class Conversation {
  private let child: Child
  private let socket: FileHandle
  private var output: LineIterator
  private let messages: NamelessFile
  /// What the shell answers to `path`, by which the end of another answer is known.
  private let end: String

  init(with box: Box) throws {
    // A socket, not two pipes: it can be made so that processes started meanwhile by other tests do not hold it open.
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemFailure() }
    defer { Glibc.close(ends[1]) }
    socket = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    output = LineIterator(socket)
    messages = try NamelessFile()
    end = box.database.path
    child = try Binary(box: box).start(
      ["shell"], input: ends[1], output: ends[1], messages: messages.descriptor)
  }

  /// Returns the lines that are printed, changes by others among them; nil if the shell ends over the line.
  func answer(to line: String) throws -> [String]? {
    // A shell that has ended takes no line; that it ended is seen at its output.
    let bytes = Array("\(line)\npath\n".utf8)
    send(socket.fileDescriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var lines: [String] = []
    while let next = output.next() {
      if next == end { return lines }
      lines.append(next)
    }
    return nil
  }

  /// Returns the exit code, and what was said on standard error.
  func close() -> (code: Int32, messages: String) {
    shutdown(socket.fileDescriptor, Int32(SHUT_WR))
    return (child.wait(), messages.text)
  }
}
