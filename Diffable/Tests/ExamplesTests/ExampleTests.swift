import Foundation
import Testing

/// Runs the examples and compares what they print with the goldens.
///
/// `RECORD_GOLDEN=1` writes the goldens instead, and fails.
@Suite struct ExampleTests {
  static let examples = [
    "DeparturesBoard", "EmojiExplorer", "KeyedChildren", "RemoteView", "ReorderableList", "SpeakersList",
    "TerminalList",
  ]

  @Test(arguments: examples)
  func `an example prints its golden`(name: String) throws {
    let printed = try Self.output(of: name)
    let golden = Self.goldens.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try printed.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("recorded \(golden.lastPathComponent)")
    } else {
      #expect(try printed == String(contentsOf: golden, encoding: .utf8))
    }
  }

  @Test func `every folder of Examples is an example, and every golden is read`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Examples").path)
    #expect(folders.sorted() == Self.examples.sorted())
    let goldens = try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path)
    #expect(goldens.sorted() == Self.examples.map { "\($0).txt" }.sorted())
  }

  static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  static let goldens = root.appending(path: "Tests/ExamplesTests/Golden")

  /// Runs an executable that was built with the tests; returns what it prints.
  private static func output(of name: String) throws -> String {
    let tests = URL(filePath: ProcessInfo.processInfo.arguments[0])
    let process = Process()
    process.executableURL = tests.deletingLastPathComponent().appending(path: name)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: printed, as: UTF8.self)
  }
}
