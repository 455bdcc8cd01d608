package import Foundation
import Glibc

/// A program on a terminal of its own, driven as a person does: keys go in, the screen is read.
package final class PseudoTerminal {
  package private(set) var screen: TerminalScreen
  private let leader: Int32
  private let child: pid_t
  private var hasEnded = false

  /// - Parameter environment: Without `TERM`, which is that of the screen here.
  package init(
    _ command: [String], environment: [String: String], columns: Int = 80, rows: Int = 24, folder: String = "/"
  ) throws {
    screen = TerminalScreen(columns: columns, rows: rows)
    leader = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (number, isLocked) = (Int32(0), Int32(0))
    guard leader >= 0, ioctl(leader, Self.getNumber, &number) == 0, ioctl(leader, Self.setLock, &isLocked) == 0 else {
      throw SystemFailure()
    }
    try Self.setSize(of: leader, columns: columns, rows: rows)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens is its own.
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/pts/\(number)", O_RDWR, 0)
    for stream in Int32(1)...2 { posix_spawn_file_actions_adddup2(&actions, 0, stream) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads that run tests block signals, which a program inherits.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    let words = (["/usr/bin/env", "-C", folder] + command).map { strdup($0) }
    let variables = environment.merging(["TERM": "vt100", "LC_ALL": "C.UTF-8"]) { $1 }.map { strdup("\($0)=\($1)") }
    defer { for text in words + variables { free(text) } }
    var identifier = pid_t()
    let error = posix_spawn(&identifier, "/usr/bin/env", &actions, &attributes, words + [nil], variables + [nil])
    guard error == 0 else { throw SystemFailure(number: error) }
    child = identifier
  }

  deinit {
    if !hasEnded {
      kill(-child, SIGKILL)
      _ = wait()
    }
    close(leader)
  }

  /// Presses keys: "\t" is Tab, "\u{3}" Ctrl-C, "\r" Enter.
  package func type(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(leader, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Reads what the program prints until the screen is as awaited; returns whether it ever is, before the program ends
  /// or is silent for longer than any load makes it.
  package func waits(for isAwaited: (TerminalScreen) -> Bool) -> Bool {
    while !isAwaited(screen) { guard readMore() else { return isAwaited(screen) } }
    return true
  }

  /// Waits until a line of the screen holds a text.
  package func waits(for text: String) -> Bool {
    waits { screen in screen.lines.contains { $0.contains(text) } }
  }

  /// Waits until the line that the cursor is in begins with a text and ends with it.
  package func waits(forLine line: String) -> Bool {
    waits { $0.lineOfCursor == line }
  }

  /// Changes the size of the terminal, as dragging the edge of its window does.
  package func resize(columns: Int) throws {
    try Self.setSize(of: leader, columns: columns, rows: screen.rows)
    screen.resize(columns: columns)
  }

  /// `true` if the terminal shows by itself what is typed, as it does unless a program edits lines.
  package var echoes: Bool {
    var modes = termios()
    return tcgetattr(leader, &modes) == 0 && modes.c_lflag & tcflag_t(ECHO) != 0
  }

  /// The process that was started, which leads its process group.
  package var processIdentifier: pid_t { child }

  /// Reads to the end, and returns the exit code; for a process that a signal ended, minus the signal.
  ///
  /// A program that is silent for longer than any load makes it is killed.
  package func wait() -> Int32 {
    while readMore() {}
    kill(-child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    hasEnded = true
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  private static func setSize(of terminal: Int32, columns: Int, rows: Int) throws {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0 else { throw SystemFailure() }
  }

  // What Swift's Glibc leaves out. Source: TIOCGPTN and TIOCSPTLCK in ioctl_tty(2), POSIX_SPAWN_SETSID in spawn.h.
  private static let getNumber: UInt = 0x8004_5430
  private static let setLock: UInt = 0x4004_5431
  private static let newSession: Int16 = 0x80

  private static let longestSilence: Int32 = 180_000

  private func readMore() -> Bool {
    var state = pollfd(fd: leader, events: Int16(POLLIN), revents: 0)
    var ready: Int32 = 0
    repeat { ready = poll(&state, 1, Self.longestSilence) } while ready < 0 && errno == EINTR
    guard ready > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(leader, &bytes, bytes.count)
    guard count > 0 else { return false }
    screen.show(bytes[..<count])
    return true
  }
}

/// What a terminal shows: cells, and a cursor that control sequences move.
///
/// - Source: ECMA-48 and the terminfo entry of the vt100, as far as our program and libedit use them.
package struct TerminalScreen {
  package private(set) var columns: Int
  package let rows: Int
  private var cells: [[String]]
  private var row = 0
  private var column = 0
  /// How many lines have left at the top.
  private var scrolled = 0
  /// Bytes of a character or a sequence that has not ended.
  private var pending: [UInt8] = []

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The lines without the spaces at their ends.
  package var lines: [String] { cells.map(Self.text) }

  package var lineOfCursor: String { Self.text(cells[row]) }

  /// The number of the line that the cursor is in, from 0, with those that have left at the top.
  package var numberOfCursorLine: Int { scrolled + row }

  /// All that is shown, without empty lines at the end.
  package var text: String {
    lines.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }

  private static func text(_ cells: [String]) -> String {
    let text = cells.joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  mutating func resize(columns: Int) {
    cells = cells.map { Array(($0 + Array(repeating: " ", count: max(0, columns - $0.count))).prefix(columns)) }
    self.columns = columns
    column = min(column, columns - 1)
  }

  mutating func show(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      pending.append(byte)
      if pending[0] == 0x1B {
        showSequence()
      } else if byte < 0x20 || byte == 0x7F {
        control(byte)
        pending = []
      } else if pending.count == Self.length(after: pending[0]) {
        put(String(decoding: pending, as: UTF8.self))
        pending = []
      }
    }
  }

  private static func length(after first: UInt8) -> Int {
    first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: column = max(0, min(column, columns - 1) - 1)
    case 0x0D: column = 0
    case 0x0A: lineFeed()
    default: break
    }
  }

  private mutating func lineFeed() {
    if row + 1 < rows {
      row += 1
    } else {
      scrolled += 1
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func put(_ character: String) {
    let width = Int(Self.width(of: character))
    if width == 0 {
      cells[row][max(0, column - 1)] += character
      return
    }
    if column + width > columns {
      column = 0
      lineFeed()
    }
    cells[row][column] = character
    if width == 2 { cells[row][column + 1] = "" }
    column += width
  }

  private static func width(of character: String) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.generalCategory == .nonspacingMark { return 0 }
    let isWide =
      (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xA4CF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value) || (0xFF01...0xFF60).contains(scalar.value)
    return isWide ? 2 : 1
  }

  /// Obeys an escape sequence once it is whole.
  private mutating func showSequence() {
    guard pending.count > 1 else { return }
    if pending[1] != UInt8(ascii: "[") {
      let isLong = [UInt8(ascii: "("), UInt8(ascii: ")")].contains(pending[1])
      if !isLong || pending.count == 3 { pending = [] }
      return
    }
    guard pending.count > 2, let last = pending.last, (0x40...0x7E).contains(last) else { return }
    let number = Int(String(decoding: pending.dropFirst(2).dropLast().prefix { $0 != 0x3B }, as: UTF8.self))
    pending = []
    let count = max(1, number ?? 1)
    switch Character(Unicode.Scalar(last)) {
    case "A": row = max(0, row - count)
    case "B": row = min(rows - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "H": (row, column) = (0, 0)
    case "J" where number ?? 0 == 0:
      clearLine()
      for row in cells.indices.dropFirst(row + 1) { cells[row] = Array(repeating: " ", count: columns) }
    case "J": cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    case "K" where number ?? 0 == 0: clearLine()
    default: break
    }
  }

  private mutating func clearLine() {
    for column in cells[row].indices.dropFirst(min(column, columns)) { cells[row][column] = " " }
  }
}
