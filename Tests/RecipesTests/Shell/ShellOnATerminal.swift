import Foundation
import RecipeTestSupport

/// A shell on a terminal of its own, over the six recipes of `SmallLibrary`.
struct ShellOnATerminal {
  let box: TestBox
  let terminal: PseudoTerminal

  init(columns: Int = 80, rows: Int = 24, adding recipes: [[String]] = []) throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    for words in recipes { box.run(["add"] + words) }
    try self.init(in: box, columns: columns, rows: rows)
  }

  init(in box: TestBox, columns: Int = 80, rows: Int = 24) throws {
    self.box = box
    terminal = try PseudoTerminal(
      [Binary.path, "shell"], environment: box.environment.merging(["NO_COLOR": "1"]) { $1 }, columns: columns,
      rows: rows, folder: box.folder.path)
  }

  var history: URL { box.folder.appending(path: ".local/state/recipes/history") }

  /// Types a line at a prompt and returns the lines that stand between it and the next prompt.
  func answer(to line: String, after prompt: String = "recipes>", then next: String? = nil) -> [String]? {
    guard terminal.waits(forLine: prompt) else { return nil }
    // An equal line may stand above, with its own prompt below it.
    let number = terminal.screen.numberOfCursorLine
    terminal.type(line + "\r")
    guard
      terminal.waits(for: { $0.numberOfCursorLine > number && $0.lineOfCursor == next ?? prompt })
    else { return nil }
    let lines = terminal.screen.lines
    guard let start = lines.lastIndex(of: "\(prompt) \(line)"),
      let end = lines.lastIndex(of: next ?? prompt), start < end
    else { return nil }
    return Array(lines[lines.index(after: start)..<end])
  }

  /// Has another program run a command.
  @discardableResult
  func elsewhere(_ words: String...) -> TestBox.Result { box.run(words) }

  /// Leaves the shell by Ctrl-D and returns its exit code.
  func leave() -> Int32 {
    terminal.type("\u{4}")
    return terminal.wait()
  }
}

extension PseudoTerminal {
  /// Waits until the cursor is in a line, somewhere below another.
  func waits(forLine line: String, after earlier: String) -> Bool {
    waits { screen in
      guard screen.lineOfCursor == line, let place = screen.lines.lastIndex(of: earlier) else { return false }
      return screen.lines[(place + 1)...].contains(line)
    }
  }
}
