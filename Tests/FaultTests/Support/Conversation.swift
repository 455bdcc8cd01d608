import Foundation
import RecipeTestSupport

/// A shell that is told line after line, and answers each before the next.
final class Conversation {
  private let child: Child
  private let socket: FileHandle
  private var output: LineIterator
  private let messages: NamelessFile
  /// A line whose answer ends the one before it, and which the shell answers without its parser, that is at once.
  private let question = (line: "help exit", answer: "exit: Leave the shell (also quit, or Ctrl-D)")

  init(with box: Box, after launcher: [String] = []) throws {
    // A socket, not two pipes: it can be made so that processes started meanwhile by other tests do not hold it open.
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemFailure() }
    defer { Glibc.close(ends[1]) }
    socket = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    output = LineIterator(socket)
    messages = try NamelessFile()
    child = try Binary(box: box, launcher: launcher).start(
      ["shell"], input: ends[1], output: ends[1], messages: messages.descriptor)
  }

  /// Returns the lines that are printed, changes by others among them; nil if the shell ends over the line.
  func answer(to line: String) -> [String]? {
    say(line)
    return answer()
  }

  /// Says a line whose answer is to be waited for later.
  func say(_ line: String) {
    // A shell that has ended takes no line; that it ended is seen at its output.
    let bytes = Array("\(line)\n\(question.line)\n".utf8)
    send(socket.fileDescriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Returns the answer to the line that was said last.
  func answer() -> [String]? {
    var lines: [String] = []
    while let next = output.next() {
      if next == question.answer { return lines }
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
