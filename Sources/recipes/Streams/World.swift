import FoundationEssentials
import Glibc

/// What a command meets outside the program: the environment, the standard streams, the clock.
///
/// Commands reach it through here alone, so a test can put another in its place: text in memory, a fixed clock, an editor
/// that is a script.
struct World {
  let environment: Environment
  let input: Input
  /// Data: what the user asked for.
  let output: Output
  /// Everything else: messages, questions, errors.
  let messages: Output
  /// The terminal's size; nil where output is not a terminal.
  let screen: Screen?
  /// The machine's clock, in seconds since 1970.
  let clock: () -> Int
  let makeUUID: () -> UUID
}

extension World {
  /// The environment, the standard streams and the clock of this process.
  static var ofProcess: World {
    let output = Output(descriptor: STDOUT_FILENO)
    return World(
      environment: .ofProcess, input: Input(descriptor: STDIN_FILENO), output: output,
      messages: Output(descriptor: STDERR_FILENO),
      screen: output.isTerminal ? Screen(of: STDOUT_FILENO) : nil,
      clock: { time(nil) }, makeUUID: { UUID() })
  }
}

extension Output {
  fileprivate convenience init(descriptor: Int32) {
    self.init(.descriptor(descriptor), isTerminal: isatty(descriptor) == 1)
  }
}

/// The size of a terminal, in cells.
struct Screen: Equatable, Sendable {
  var width: Int
  var height: Int

  /// The size of a terminal that does not report one, and the width of help where there is no terminal.
  static let usual = Screen(width: 80, height: 24)
}

extension Screen {
  /// Asks the terminal of a descriptor.
  ///
  /// - Source: TIOCGWINSZ in ioctl_tty(2).
  init(of descriptor: Int32) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    width = isKnown && size.ws_col > 0 ? Int(size.ws_col) : Self.usual.width
    height = isKnown && size.ws_row > 0 ? Int(size.ws_row) : Self.usual.height
  }
}
