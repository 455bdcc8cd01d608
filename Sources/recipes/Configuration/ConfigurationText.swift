import Files

/// The text of a configuration: settings, comments that begin with #, and empty lines, which all stay when one is set.
struct ConfigurationText: Equatable {
  /// A line that sets something.
  struct Line: Equatable {
    var key: String
    /// nil where there is no = in the line.
    var value: String?

    /// Reads a line; nil for a comment and an empty one.
    init?(_ text: Substring) {
      let text = text.trimmingSpaces
      guard let first = text.first, first != "#" else { return nil }
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      key = String(parts[0].trimmingSpaces)
      value = parts.count > 1 ? String(parts[1].trimmingSpaces) : nil
    }
  }

  private var lines: [Substring]

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    if lines.last?.isEmpty == true { lines.removeLast() }
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The lines that set something, with their numbers from 1.
  var settings: [(number: Int, line: Line)] {
    lines.enumerated().compactMap { index, text in Line(text).map { (index + 1, $0) } }
  }

  /// Sets a key where it was last set, or at the end; nil takes it out.
  mutating func set(_ name: SettingName, to value: String?) {
    let places = lines.indices.filter { Line(lines[$0])?.key == name.text }
    let line = value.map { "\(name.text) = \($0)"[...] }
    if let line, let last = places.last { lines[last] = line } else if let line { lines.append(line) }
    for place in (line == nil ? places : places.dropLast()).reversed() { lines.remove(at: place) }
  }

  /// Writes the file whole or not at all, readable by its owner only; a link to it stays one.
  func write(to path: String) throws {
    let target = FileName.resolved(path)
    do {
      try Folder.makeWithParents(FileName.folder(of: target), isPrivate: true)
      try PartialFile.write(target, access: .owner, isReplacing: true) { try $0.write(Array(text.utf8)) }
    } catch let error as FileError {
      throw CommandError(error, writing: path)
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
