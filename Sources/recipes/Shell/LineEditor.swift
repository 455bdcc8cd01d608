import CEdit
import Glibc

/// Lines typed at a prompt, edited and recalled by libedit.
///
/// Characters are read here: while none comes, `whileWaiting` is called a few times a second, and what it prints by
/// `printAbove` stands above the line, which is drawn again. Ctrl-C, Ctrl-Z and Tab are commands of ours.
final class LineEditor {
  /// What a person did with a line.
  enum Answer: Equatable {
    case line(String)
    /// Ctrl-C, or an interruption sent by another program: the line is given up.
    case cancelled
    /// Ctrl-D on an empty line, or a terminal that is gone.
    case end
  }

  /// What Tab does: given what stands before the cursor, returns what replaces the end of it, and lists what to choose
  /// from.
  var complete: (String, _ isRepeated: Bool) -> Completion = { _, _ in Completion() }

  /// Called with each line that is typed.
  var whenTyped: (String) -> Void = { _ in }

  /// Called a few times a second while no key is pressed.
  var whileWaiting: () -> Void = {}

  private let editor: OpaquePointer
  private let history = history_winit()
  private let file: UnsafeMutablePointer<FILE>
  private let appearance: () -> Appearance
  private var prompt: UnsafeMutablePointer<wchar_t>
  private var promptCells: [Int] = []
  private var size: Screen
  private var isCancelled = false
  private var lastKeyWasTab = false

  /// - Parameter descriptor: The terminal to draw on.
  init?(on descriptor: Int32, appearance: @escaping () -> Appearance) {
    Self.useLocale()
    guard let file = fdopen(dup(descriptor), "w"), let editor = cedit_make(file) else { return nil }
    (self.file, self.editor, self.appearance) = (file, editor, appearance)
    prompt = Self.wide("")
    size = Self.size(of: descriptor)
    cedit_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
    cedit_set_prompt(editor) { LineEditor.of($0).prompt }
    cedit_set_reader(editor) { editor, character in LineEditor.of(editor).read(into: character) }
    cedit_use_history(editor, history)
    cedit_set_history_size(history, Int32(LineHistory.limit))
    cedit_bind_keys(
      editor, { editor, _ in LineEditor.of(editor).completeWord() }, { editor, _ in LineEditor.of(editor).cancel() },
      { editor, _ in LineEditor.of(editor).suspend() })
    el_source(editor, nil)
  }

  deinit {
    el_end(editor)
    history_wend(history)
    fclose(file)
    prompt.deallocate()
  }

  /// Offers a line for recall.
  func remember(_ line: String) {
    let text = Self.wide(line)
    defer { text.deallocate() }
    cedit_add_history(history, text)
  }

  /// Reads a line, with the terminal as it was before and after.
  func readLine(after prompt: StyledText) -> Answer {
    self.prompt.deallocate()
    self.prompt = Self.wide(Self.marked(prompt.rendered(in: appearance())) + " ")
    promptCells = prompt.plain.unicodeScalars.map { Int(cedit_cells(wchar_t(bitPattern: $0.value))) } + [1]
    isCancelled = false
    var count: Int32 = 0
    let text = el_wgets(editor, &count)
    if isCancelled { return .cancelled }
    guard let text else { return .end }
    let ended = String(wide: UnsafeBufferPointer(start: text, count: Int(count)))
    let line = ended.hasSuffix("\n") ? String(ended.dropLast()) : ended
    whenTyped(line)
    return .line(line)
  }

  /// Runs `print`, whose lines stand above the prompt.
  func printAbove(_ print: () -> Void) {
    clear()
    print()
    cedit_draw(editor)
  }
}

// MARK: - Reading

extension LineEditor {
  private static func size(of terminal: Int32) -> Screen { Screen(of: [terminal], in: Environment()) }

  private static let millisecondsBetweenLooks: Int32 = 200

  /// Waits for a character, and meanwhile for everything else that can happen.
  private func read(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    while true {
      if let status = Interruption.requested {
        isCancelled = status == .interrupted
        if isCancelled { send("^C\n") }
        return 0
      }
      if Interruption.hasContinued() {
        cedit_set_editing(editor, 1)
        printAbove {}
      }
      let size = Self.size(of: fileno(file))
      if size != self.size {
        self.size = size
        el_resize(editor)
        printAbove {}
      }
      var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let count = poll(&state, 1, Self.millisecondsBetweenLooks)
      if count > 0 { break }
      if count == 0 { whileWaiting() }
    }
    guard let scalar = readScalar() else { return 0 }
    if scalar != "\t" { lastKeyWasTab = false }
    character?.pointee = wchar_t(bitPattern: scalar.value)
    return 1
  }

  /// Reads no byte more than a character has: what follows may be for a command that asks.
  private func readScalar() -> Unicode.Scalar? {
    var bytes: [UInt8] = []
    repeat {
      var byte: UInt8 = 0
      let count = Glibc.read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      bytes.append(byte)
    } while bytes.isEmpty || bytes.count < Self.length(after: bytes[0])
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
  }

  /// - Source: RFC 3629, section 3.
  private static func length(after first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

// MARK: - Keys

extension LineEditor {
  private func cancel() -> UInt8 {
    moveToEnd()
    send("^C\n")
    isCancelled = true
    return UInt8(CC_NEWLINE)
  }

  /// As the terminal does it, for all programs of a pipe.
  private func suspend() -> UInt8 {
    moveToEnd()
    send("\n")
    cedit_set_editing(editor, 0)
    kill(0, SIGTSTP)
    cedit_set_editing(editor, 1)
    _ = Interruption.hasContinued()
    return UInt8(CC_REDISPLAY)
  }

  private func completeWord() -> UInt8 {
    let completion = complete(textBeforeCursor, lastKeyWasTab)
    lastKeyWasTab = true
    if let replacement = completion.replacement {
      el_deletestr(editor, Int32(completion.replacedCount))
      let text = Self.wide(replacement)
      defer { text.deallocate() }
      el_winsertstr(editor, text)
    }
    if !completion.lines.isEmpty {
      moveToEnd()
      send("\n" + completion.lines.map { $0.rendered(in: appearance()) + "\n" }.joined())
      return UInt8(CC_REDISPLAY)
    }
    return UInt8(completion.replacement == nil ? CC_REFRESH_BEEP : CC_REFRESH)
  }
}

// MARK: - Drawing

extension LineEditor {
  private var textBeforeCursor: String {
    let line = el_wline(editor).pointee
    return String(wide: UnsafeBufferPointer(start: line.buffer, count: line.cursor - line.buffer))
  }

  private func send(_ text: String) {
    fputs(text, file)
    fflush(file)
  }

  /// Moves the cursor on the screen to the end of the line; in the line it stays.
  private func moveToEnd() {
    let line = el_wline(editor).pointee
    let (place, end) = (place(of: line.cursor, in: line), place(of: line.lastchar, in: line))
    send(String(repeating: "\n", count: end.row - place.row) + "\r" + Self.sequence(moving: end.column, "C"))
  }

  /// Removes prompt and line from the screen, and leaves the cursor where they began.
  private func clear() {
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

  /// What a search in the history puts between the line and its own words.
  private var newline: wchar_t { 10 }
}

// MARK: - Texts of C

extension LineEditor {
  /// Characters are read and drawn by the rules of a locale; one that knows only ASCII would show others as numbers.
  private static func useLocale() {
    setlocale(LC_CTYPE, "")
    if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  private static func of(_ editor: OpaquePointer?) -> LineEditor {
    Unmanaged.fromOpaque(cedit_client(editor)).takeUnretainedValue()
  }

  /// Puts U+0001 around sequences that set colors, which take no cells.
  private static func marked(_ text: String) -> String {
    var marked = ""
    var isInSequence = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" { marked += "\u{1}" }
      isInSequence = isInSequence || scalar == "\u{1B}"
      marked.unicodeScalars.append(scalar)
      if isInSequence, scalar == "m" {
        marked += "\u{1}"
        isInSequence = false
      }
    }
    return marked
  }

  private static func wide(_ text: String) -> UnsafeMutablePointer<wchar_t> {
    let scalars = Array(text.unicodeScalars)
    let wide = UnsafeMutablePointer<wchar_t>.allocate(capacity: scalars.count + 1)
    for (index, scalar) in scalars.enumerated() { wide[index] = wchar_t(bitPattern: scalar.value) }
    wide[scalars.count] = 0
    return wide
  }
}

extension String {
  fileprivate init(wide characters: UnsafeBufferPointer<wchar_t>) {
    var scalars = UnicodeScalarView()
    for character in characters { scalars.append(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}") }
    self.init(scalars)
  }
}
