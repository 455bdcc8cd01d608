import Files
import Glibc
import RecipeStore

/// The lines typed in shells, kept between sittings in `$XDG_STATE_HOME/recipes/history`.
///
/// Each is appended as it is typed, so that several shells keep one history. What cannot be read or written is left: a
/// history is worth no complaint.
struct LineHistory {
  /// How many lines are kept.
  static let limit = 1000

  private let path: String?
  private(set) var lines: [String] = []

  /// - Source: XDG Base Directory Specification, which has relative paths ignored.
  init(in environment: Environment) {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      path = "\(state)/recipes/history"
    } else {
      path = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.local/state/recipes/history" : nil }
    }
    guard let path, let input = try? Input(path: path), let bytes = try? input.readAll(atMost: Self.mostBytes) else {
      return
    }
    let all = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    lines = all.suffix(Self.limit)
    if all.count > Self.limit { replaceFile() }
  }

  /// Keeps a line, unless it is empty, begins with a space, or repeats the last one; returns whether it is kept.
  @discardableResult
  mutating func add(_ line: String) -> Bool {
    guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix(" "), !line.contains("\n"), line != lines.last else {
      return false
    }
    lines.append(line)
    write([line], O_APPEND, to: path)
    return true
  }

  /// A longer file is no history.
  private static let mostBytes = 64 << 20

  private func replaceFile() {
    guard let path else { return }
    let new = "\(path).\(getpid())"
    if write(lines, O_TRUNC, to: new), rename(new, path) != 0 { unlink(new) }
  }

  /// Only the user may read what they typed.
  @discardableResult
  private func write(_ lines: [String], _ flags: Int32, to path: String?) -> Bool {
    guard let path else { return false }
    Self.makeFolders(FileName.folder(of: path))
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return (try? Output.writeAll(Array(lines.map { $0 + "\n" }.joined().utf8), to: descriptor)) != nil
  }

  private static func makeFolders(_ path: String) {
    if FileKind(of: path) != .missing || path == "/" { return }
    makeFolders(FileName.folder(of: path))
    _ = try? Folder.make(path, isPrivate: true)
  }
}
