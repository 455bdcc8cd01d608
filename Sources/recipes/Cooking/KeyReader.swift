import Glibc

/// Takes single keys from the terminal of standard input, which is as it was before as soon as this stops.
final class KeyReader {
  /// The meaning of a key.
  enum Meaning: Equatable {
    /// As if this line had been typed.
    case line(String)
    /// A line is to be typed.
    case typing
    case end
    case nothing
  }

  private var before = termios()
  private(set) var isRaw = false

  /// nil where standard input is not a terminal.
  init?() {
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    Interruption.noteContinuation()
  }

  deinit { stop() }

  /// Gets each key at once and unseen from now on; Ctrl-C and Ctrl-Z keep their meaning.
  func start() {
    if isRaw { return }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    (raw.c_cc.6, raw.c_cc.5) = (1, 0)
    isRaw = tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0
  }

  /// Does so again after the process was suspended, when a shell has set the terminal as it likes.
  func startAgain() {
    guard isRaw else { return }
    isRaw = false
    start()
  }

  func stop() {
    guard isRaw else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
    isRaw = false
  }

  /// Returns the meaning of keys that came at once; of several that of the first.
  func line(for bytes: [UInt8]) -> Meaning {
    switch bytes.first {
    case nil, 4: .end
    case UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: " "): .line("")
    // The arrows down and right, up and left.
    case 27:
      bytes == [27, 91, 66] || bytes == [27, 91, 67]
        ? .line("") : bytes == [27, 91, 65] || bytes == [27, 91, 68] ? .line("b") : .nothing
    case UInt8(ascii: ":"): .typing
    case let byte? where "nbipqtx?123456789".utf8.contains(byte): .line(String(UnicodeScalar(byte)))
    default: .line("?")
    }
  }
}
