import Glibc

/// The program that shows what is longer than the screen, a screen at a time.
struct Pager {
  /// The command line that the shell runs, such as `less -S`.
  let command: String
  /// The number of lines that fit on the screen above the prompt.
  let mostLines: Int

  /// Returns the pager that the environment or the configuration names, nil where none is wanted or there is none.
  ///
  /// - Source: `core.pager` in git-config(1), for `cat` and the empty command.
  init?(configured: String?, screen: Screen, in environment: Environment) {
    let named = environment.text("RECIPES_PAGER") ?? configured ?? environment.text("PAGER") ?? "less"
    guard !named.isEmpty, named != "cat", Self.canStart(named, in: environment) else { return nil }
    command = named
    mostLines = screen.height - 1
  }

  /// Returns whether the first word is a program; what has a meaning for the shell is left to the shell.
  private static func canStart(_ command: String, in environment: Environment) -> Bool {
    guard let word = command.split(separator: " ").first else { return false }
    guard word.utf8.allSatisfy({ !#"$`"'\(){}[]|&;<>*?~=#"#.utf8.contains($0) }) else { return true }
    return word.contains("/") ? access(String(word), X_OK) == 0 : Subprocess.isThere(String(word), in: environment)
  }

  /// A pager that runs.
  struct Running {
    fileprivate let process: ForegroundProcess
    /// The end of the pipe that it reads; writing fails with EPIPE once it was left.
    let descriptor: Int32

    /// Says that nothing more comes, and waits until the person leaves the pager.
    func finish() {
      close(descriptor)
      _ = process.wait()
      Interruption.leaveToOthers(false)
    }
  }

  /// Starts the pager; nil where it cannot be started.
  ///
  /// Ctrl-C belongs to it until it is left.
  func start() -> Running? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    // Without options less shows one screen without waiting, colors as colors, and leaves the text on the screen.
    let settings = getenv("LESS") == nil ? "LESS=FRX; export LESS; " : ""
    guard let process = try? ForegroundProcess(["/bin/sh", "-c", settings + command], input: ends[0]) else {
      close(ends[1])
      return nil
    }
    Interruption.leaveToOthers(true)
    return Running(process: process, descriptor: ends[1])
  }
}
