import RecipeModel

/// The source of a shell's lines: a prompt, or a script.
enum LineReader {
  /// Lines typed at a prompt, so that a mistake ends nothing.
  case prompt(LineEditor)

  /// Lines of a pipe, a file or a test.
  case lines(Input, isInteractive: Bool)

  var isInteractive: Bool {
    switch self {
    case .prompt: true
    case .lines(_, let isInteractive): isInteractive
    }
  }

  /// Returns the next line without its end, nil at the end.
  func next(after prompt: StyledText) throws -> String? {
    switch self {
    case .prompt(let editor):
      while true {
        switch editor.readLine(after: prompt) {
        case .line(let line), .pasted(let line): return line
        case .cancelled: Interruption.forget()
        case .end: return nil
        }
      }
    case .lines(let input, _):
      do throws(SystemError) {
        return try input.readLine()
      } catch {
        throw CommandError("cannot read the commands: \(error.description)", .inputOutput)
      }
    }
  }
}
