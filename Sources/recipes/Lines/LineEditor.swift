import CEdit
import Glibc

/// Lines typed at a prompt, edited and recalled by libedit.
///
/// Characters are read here: while none comes, `whileWaiting` is called a few times a second, and what it prints by
/// `printAbove` stands above the line, which is drawn again. Tab, Ctrl-C, Ctrl-Z, and a pasted text are commands of ours.
final class LineEditor {
  /// The user's way to end a line.
  enum Answer: Equatable {
    case line(String)
    /// Several lines that were pasted at once.
    case pasted(String)
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

  /// `true` if the terminal is asked to mark what is pasted. Elsewhere each line of it is as if it were typed.
  private let takesPastedText: Bool

  let editor: OpaquePointer
  private let history = history_winit()
  let file: UnsafeMutablePointer<FILE>
  let appearance: () -> Appearance
  private var prompt: UnsafeMutablePointer<wchar_t>
  private(set) var promptCells: [Int] = []
  private(set) var size: Screen
  var isCancelled = false
  var pastedText: String?
  var lastKeyWasTab = false

  /// Draws on the terminal of standard error.
  init?(takesPastedText: Bool, appearance: @escaping () -> Appearance) {
    Self.useLocale()
    guard let file = fdopen(dup(STDERR_FILENO), "w"), let editor = cedit_make(file) else { return nil }
    (self.file, self.editor, self.appearance, self.takesPastedText) = (file, editor, appearance, takesPastedText)
    prompt = Self.wide("")
    size = Self.size(of: STDERR_FILENO)
    cedit_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
    cedit_set_prompt(editor) { LineEditor.of($0).prompt }
    cedit_set_reader(editor) { editor, character in LineEditor.of(editor).read(into: character) }
    cedit_use_history(editor, history)
    cedit_set_history_size(history, Int32(LineHistory.limit))
    cedit_bind_keys(
      editor, { editor, _ in LineEditor.of(editor).completeWord() }, { editor, _ in LineEditor.of(editor).cancel() },
      { editor, _ in LineEditor.of(editor).suspend() }, { editor, _ in LineEditor.of(editor).paste() })
    el_source(editor, nil)
    Interruption.noteContinuation()
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
    (isCancelled, pastedText) = (false, nil)
    // Before the prompt is drawn, so that a key pressed as soon as it appears is not one of the terminal's own.
    setEditing(true)
    var count: Int32 = 0
    let text = el_wgets(editor, &count)
    setEditing(false)
    if isCancelled { return .cancelled }
    if let pastedText { return .pasted(pastedText) }
    guard let text else { return .end }
    let ended = String(wide: UnsafeBufferPointer(start: text, count: Int(count)))
    let line = ended.hasSuffix("\n") ? String(ended.dropLast()) : ended
    whenTyped(line)
    return .line(line)
  }

  /// Puts the terminal into the mode in which lines are edited, or back into its own.
  ///
  /// - Source: Bracketed paste in xterm's control sequences.
  func setEditing(_ isEditing: Bool) {
    cedit_set_editing(editor, isEditing ? 1 : 0)
    if takesPastedText { send(isEditing ? "\u{1B}[?2004h" : "\u{1B}[?2004l") }
  }

  func send(_ text: String) {
    fputs(text, file)
    fflush(file)
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

  private func read(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    guard let scalar = nextScalar() else { return 0 }
    if scalar != "\t" { lastKeyWasTab = false }
    character?.pointee = wchar_t(bitPattern: scalar.value)
    return 1
  }

  /// Waits for a character, and meanwhile for everything else that can happen; nil at the end and for a signal.
  func nextScalar() -> Unicode.Scalar? {
    while true {
      if let status = Interruption.requested {
        isCancelled = status == .interrupted
        if isCancelled { send("^C\n") }
        return nil
      }
      if Interruption.hasContinued() {
        // The shell has set the terminal to its own mode, unknown to libedit.
        setEditing(false)
        setEditing(true)
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
      if count > 0 { return readScalar() }
      if count == 0 { whileWaiting() }
    }
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

  static func wide(_ text: String) -> UnsafeMutablePointer<wchar_t> {
    let scalars = Array(text.unicodeScalars)
    let wide = UnsafeMutablePointer<wchar_t>.allocate(capacity: scalars.count + 1)
    for (index, scalar) in scalars.enumerated() { wide[index] = wchar_t(bitPattern: scalar.value) }
    wide[scalars.count] = 0
    return wide
  }
}

extension String {
  init(wide characters: UnsafeBufferPointer<wchar_t>) {
    var scalars = UnicodeScalarView()
    for character in characters { scalars.append(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}") }
    self.init(scalars)
  }
}
