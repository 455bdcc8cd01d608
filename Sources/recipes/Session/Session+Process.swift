import ArgumentParser
import FoundationEssentials
import Glibc

extension Session {
  /// The session of this process: its environment, its standard streams, the clock of the machine.
  static func ofProcess(commands: any ParsableCommand.Type) -> Session {
    let environment = Environment.ofProcess
    let output = Output(descriptor: STDOUT_FILENO)
    return Session(
      commands: commands, environment: environment, input: Input(descriptor: STDIN_FILENO), output: output,
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
