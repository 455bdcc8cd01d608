import FoundationEssentials
import Glibc

extension Session {
  /// The session of this process: its environment, its standard streams, the clock of the machine.
  static func ofProcess() -> Session {
    let environment = Environment.ofProcess
    let output = Output(descriptor: STDOUT_FILENO)
    return Session(
      environment: environment, input: Input(descriptor: STDIN_FILENO), output: output,
      messages: Output(descriptor: STDERR_FILENO),
      width: output.isTerminal ? terminalWidth(of: STDOUT_FILENO) : nil,
      now: { time(nil) }, makeUUID: { UUID() })
  }

  /// Returns the columns of a terminal; 80 where it does not know them itself.
  ///
  /// - Source: ioctl_tty(2), TIOCGWINSZ.
  private static func terminalWidth(of descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return widthElsewhere }
    return Int(size.ws_col)
  }
}

extension Output {
  fileprivate convenience init(descriptor: Int32) {
    self.init(.descriptor(descriptor), isTerminal: isatty(descriptor) == 1)
  }
}
