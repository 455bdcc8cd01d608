import Foundation
import Testing

/// The real executable, run as a process of its own.
struct Binary {
  let box: TestBox
  /// What stands before the executable's path, such as `setpriv` and its options.
  var launcher: [String] = []
  var path = Self.path

  /// The executable stands beside that of the tests.
  static let path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "recipes").path

  struct Result: Equatable {
    var output = ""
    var messages = ""
    /// The exit code; for a process that a signal ended, minus the signal.
    var code: Int32 = 0
  }

  func process(_ words: [String]) -> Process {
    let command = launcher + [path] + words
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = box.environment.merging(["PATH": "/usr/bin:/bin"]) { value, _ in value }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Runs the executable to its end.
  ///
  /// - Parameter output: Where standard output goes instead of the result.
  func run(_ words: [String], input: Data? = nil, output: FileHandle? = nil) throws -> Result {
    let process = process(words)
    let files = try ["output", "messages", "input"].map { name in
      let url = box.folder.appending(path: "process-\(name)-\(UUID().uuidString)")
      try (name == "input" ? input ?? Data() : Data()).write(to: url)
      return url
    }
    process.standardOutput = try output ?? FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    if input != nil { process.standardInput = try FileHandle(forReadingFrom: files[2]) }
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try text(files[0]), messages: try text(files[1]), code: Self.code(of: process))
  }

  static func code(of process: Process) -> Int32 {
    process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  private func text(_ file: URL) throws -> String {
    box.masked(String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }
}
