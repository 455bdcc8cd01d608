import Files
import Glibc

/// The lines typed in shells, kept between sittings in `$XDG_STATE_HOME/recipes/history`.
///
/// Each is appended as it is typed, so that several shells keep one history. What cannot be read or written is left: a
/// history is worth no complaint.
struct LineHistory {
  /// The number of lines that are kept.
  static let limit = 1000

  private let path: String?
  private(set) var lines: [String] = []

  init(in environment: Environment) {
    path = environment.userFolder("XDG_STATE_HOME", inHome: ".local/state").map { "\($0)/recipes/history" }
    guard let path, let bytes = RegularFile.content(of: path, upTo: Self.mostBytes) else { return }
    let all = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    lines = all.suffix(Self.limit)
    guard all.count > Self.limit else { return }
    try? PartialFile.write(path, access: .owner, isReplacing: true) { [lines] in try $0.write(Self.bytes(of: lines)) }
  }

  /// Keeps a line, unless it is empty, begins with a space, or repeats the last one; returns whether it is kept.
  mutating func add(_ line: String) -> Bool {
    guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix(" "), !line.contains("\n"), line != lines.last else {
      return false
    }
    lines.append(line)
    append(line)
    return true
  }

  /// A longer file is no history.
  private static let mostBytes = 64 << 20

  /// Only the user may read what they typed.
  private func append(_ line: String) {
    guard let path else { return }
    try? Folder.makeWithParents(FileName.folder(of: path), isPrivate: true)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_APPEND, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    try? Output.writeAll(Self.bytes(of: [line]), to: descriptor)
  }

  private static func bytes(of lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}
