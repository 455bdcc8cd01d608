import Files
import FoundationEssentials
import Glibc

/// The surroundings of the program: the environment, the standard streams, the clock.
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
  /// The size of the page: of the terminal, or what the environment says.
  var screen: Screen
  /// The machine's clock, in seconds since 1970.
  let clock: () -> Int
  let makeUUID: () -> UUID
}

extension World {
  /// The environment, the standard streams and the clock of this process.
  static var ofProcess: World {
    World(
      environment: .ofProcess, input: Input(descriptor: STDIN_FILENO), output: Output(descriptor: STDOUT_FILENO),
      messages: Output(descriptor: STDERR_FILENO), screen: .ofProcess(in: .ofProcess),
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

  /// The least width that is taken for one.
  static let leastWidth = 10
}

extension Screen {
  /// The size of the terminal of this process as it is now.
  static func ofProcess(in environment: Environment) -> Screen {
    Screen(of: [STDOUT_FILENO, STDERR_FILENO], in: environment)
  }

  /// The size that `COLUMNS` and `LINES` name, or else that of the first descriptor that is a terminal.
  ///
  /// - Source: TIOCGWINSZ in ioctl_tty(2); the POSIX environment variables of that name.
  init(of descriptors: [Int32], in environment: Environment) {
    let terminal = descriptors.firstResult(of: Self.size(of:)) ?? .usual
    width = Self.columns(in: environment) ?? terminal.width
    height = environment["LINES"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? terminal.height
  }

  /// The width that the environment asks for, nil where it names none that a line fits into.
  static func columns(in environment: Environment) -> Int? {
    environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 >= leastWidth ? $0 : nil }
  }

  private static func size(of descriptor: Int32) -> Screen? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return Screen(width: Int(size.ws_col), height: Int(size.ws_row))
  }
}
