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

/// The words of a line, as a person quotes them: spaces part words, quotes hold them together, a backslash takes the next
/// character as it is; a word that begins with # ends the line.
enum ShellWords {
  /// - Throws: `CommandError` for a quote that is never closed.
  static func split(_ line: String) throws(CommandError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line[...]
    while let character = rest.popFirst() {
      if let open = quote {
        if character == open {
          quote = nil
        } else if character == "\\", open == "\"", let next = rest.popFirst() {
          word?.append(next)
        } else {
          word?.append(character)
        }
        continue
      }
      switch character {
      case " ", "\t":
        if let finished = word { words.append(finished) }
        word = nil
      case "'", "\"":
        quote = character
        word = word ?? ""
      case "\\":
        word = (word ?? "") + (rest.popFirst().map { String($0) } ?? "\\")
      case "#" where word == nil: rest = ""
      default: word = (word ?? "") + String(character)
      }
    }
    if let quote { throw CommandError("the quote \(String(quote)) is not closed", .usage) }
    return words + (word.map { [$0] } ?? [])
  }
}
