import Foundation
import Testing

/// Expected output in files next to the tests.
///
/// `RECORD_GOLDEN=1` writes what differs, and the run fails, so that no one records by accident.
enum Golden {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden")
    .standardizedFileURL

  static func expect(_ actual: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appending(path: "\(name).txt")
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if actual == expected { return }
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try actual.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name).txt; read it, then run without RECORD_GOLDEN", sourceLocation: sourceLocation)
    } else {
      Issue.record(
        "\(name).txt differs:\n\(actual)\n--- expected\n\(expected ?? "nothing")", sourceLocation: sourceLocation)
    }
  }

  /// What a file holds.
  static func text(named name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
  }

  /// The names of all files there are.
  static func names() throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) })
  }
}
