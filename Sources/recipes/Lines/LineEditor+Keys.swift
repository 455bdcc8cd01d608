import CEdit
import Glibc

/// The answer to a press of Tab.
struct Completion: Equatable {
  /// The text instead of the end of the line; nil to leave it.
  var replacement: String?

  /// The number of Unicode scalars that it replaces.
  var replacedCount = 0

  /// The choices, to be read.
  var lines: [StyledText] = []
}

/// The keys that are commands of ours, and what they draw.
extension LineEditor {
  func cancel() -> UInt8 {
    moveToEnd()
    send("^C\n")
    isCancelled = true
    return UInt8(CC_NEWLINE)
  }

  /// As the terminal does it, for all programs of a pipe.
  func suspend() -> UInt8 {
    moveToEnd()
    send("\n")
    setEditing(false)
    kill(0, SIGTSTP)
    setEditing(true)
    _ = Interruption.hasContinued()
    return UInt8(CC_REDISPLAY)
  }

  func completeWord() -> UInt8 {
    let completion = complete(textBeforeCursor, lastKeyWasTab)
    lastKeyWasTab = true
    if let replacement = completion.replacement {
      el_deletestr(editor, Int32(completion.replacedCount))
      insert(replacement)
    }
    if !completion.lines.isEmpty {
      moveToEnd()
      send("\n" + completion.lines.map { $0.rendered(in: appearance()) + "\n" }.joined())
      return UInt8(CC_REDISPLAY)
    }
    return UInt8(completion.replacement == nil ? CC_REFRESH_BEEP : CC_REFRESH)
  }

  /// Puts a line that is pasted into the line; several are an answer, with what is typed around them.
  func paste() -> UInt8 {
    let text = readPastedText()
    guard text.contains("\n") else {
      insert(SafeText(line: text).string)
      return UInt8(CC_REFRESH)
    }
    moveToEnd()
    send(SafeText(lines: text).string + "\n")
    pastedText = textBeforeCursor + text + textAfterCursor
    return UInt8(CC_NEWLINE)
  }

  /// Reads what the terminal hands over up to its mark, without the line ends at the end.
  ///
  /// - Source: Bracketed paste in xterm's control sequences; terminals send a line end as Enter.
  private func readPastedText() -> String {
    let end = Array("\u{1B}[201~".unicodeScalars)
    var scalars: [Unicode.Scalar] = []
    while !scalars.hasSuffix(end), let scalar = nextScalar() { scalars.append(scalar) }
    if scalars.hasSuffix(end) { scalars.removeLast(end.count) }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let lines = String(text).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    return String(lines.reversed().drop { $0 == "\n" }.reversed())
  }

  private func insert(_ text: String) {
    let wide = Self.wide(text)
    defer { wide.deallocate() }
    el_winsertstr(editor, wide)
  }
}

// MARK: - Drawing

extension LineEditor {
  private var textBeforeCursor: String {
    let line = el_wline(editor).pointee
    return String(wide: UnsafeBufferPointer(start: line.buffer, count: line.cursor - line.buffer))
  }

  private var textAfterCursor: String {
    let line = el_wline(editor).pointee
    return String(wide: UnsafeBufferPointer(start: line.cursor, count: line.lastchar - line.cursor))
  }

  /// Moves the cursor on the screen to the end of the line; in the line it stays.
  private func moveToEnd() {
    let line = el_wline(editor).pointee
    let (place, end) = (place(of: line.cursor, in: line), place(of: line.lastchar, in: line))
    send(String(repeating: "\n", count: end.row - place.row) + "\r" + Self.sequence(moving: end.column, "C"))
  }

  /// Removes prompt and line from the screen, and leaves the cursor where they began.
  func clear() {
    let line = el_wline(editor).pointee
    send("\r" + Self.sequence(moving: place(of: line.cursor, in: line).row, "A") + "\u{1B}[J")
  }

  /// - Source: ECMA-48, 8.3.20 and 8.3.22.
  private static func sequence(moving count: Int, _ direction: Character) -> String {
    count > 0 ? "\u{1B}[\(count)\(direction)" : ""
  }

  /// Returns where a character of the line is on the screen, from the beginning of the prompt.
  private func place(of end: UnsafePointer<wchar_t>, in line: LineInfoW) -> (row: Int, column: Int) {
    var (row, column) = (0, 0)
    func add(_ cells: Int) {
      if column + cells > size.width { (row, column) = (row + 1, 0) }
      column += cells
      if column == size.width { (row, column) = (row + 1, 0) }
    }
    promptCells.forEach(add)
    for character in UnsafeBufferPointer(start: line.buffer, count: end - line.buffer) {
      if character == newline { (row, column) = (row + 1, 0) } else { add(Int(cedit_cells(character))) }
    }
    return (row, column)
  }

  /// The character that a search in the history puts between the line and its own words.
  private var newline: wchar_t { 10 }
}

extension [Unicode.Scalar] {
  fileprivate func hasSuffix(_ end: [Unicode.Scalar]) -> Bool { suffix(end.count).elementsEqual(end) }
}
