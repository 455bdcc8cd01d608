import CEdit
import Glibc

/// Where a shell's lines come from: a prompt, or a script.
struct LineReader {
  /// Returns the next line without its end, nil at the end.
  let next: () throws -> String?

  /// Whether the lines are typed at a prompt, so that a mistake ends nothing.
  let isInteractive: Bool

  /// Lines typed at a prompt, with editing and recall by libedit.
  static func prompt(_ prompt: String) -> LineReader {
    setlocale(LC_ALL, "")
    using_history()
    return LineReader(
      next: {
        guard let text = readline(prompt) else { return nil }
        defer { free(text) }
        let line = String(cString: text)
        if !line.allSatisfy(\.isWhitespace) { add_history(text) }
        return line
      }, isInteractive: true)
  }

  /// Lines of a pipe, a file or a test.
  static func lines(of input: Input, isInteractive: Bool = false) -> LineReader {
    LineReader(next: { try nextLine(of: input) }, isInteractive: isInteractive)
  }

  private static func nextLine(of input: Input) throws(CommandError) -> String? {
    do throws(SystemError) {
      return try input.readLine()
    } catch {
      throw CommandError("cannot read the commands: \(error.description)", .inputOutput)
    }
  }
}
