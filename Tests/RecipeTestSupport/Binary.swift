package import Foundation
import Glibc

/// The real executable, run as a process of its own.
package struct Binary {
  package let box: Box
  /// What stands before the executable's path, such as `setpriv` and its options.
  package var launcher: [String]
  package var path: String

  package init(box: Box, launcher: [String] = [], path: String = Self.path) {
    self.box = box
    self.launcher = launcher
    self.path = path
  }

  /// The executable next to that of the tests, or the one that `FAULT_EXECUTABLE` names.
  package static let path =
    ProcessInfo.processInfo.environment["FAULT_EXECUTABLE"]
    ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "recipes").path

  package struct Result: Equatable {
    package var output: String
    package var messages: String
    /// The exit code; for a process that a signal ended, minus the signal.
    package var code: Int32

    package init(output: String = "", messages: String = "", code: Int32 = 0) {
      self.output = output
      self.messages = messages
      self.code = code
    }
  }

  package func process(_ words: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command(words)
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    return process
  }

  package static func code(of process: Process) -> Int32 {
    process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  /// Starts the executable, with its streams on the given descriptors.
  package func start(_ words: [String], input: Int32? = nil, output: Int32, messages: Int32) throws -> Child {
    try Child(
      (launcher.isEmpty ? [] : ["/usr/bin/env"]) + command(words), environment: environment,
      streams: [input ?? FileHandle.nullDevice.fileDescriptor, output, messages])
  }

  /// Runs the executable to its end.
  ///
  /// - Parameter output: Where standard output goes instead of the result.
  package func run(_ words: [String], input: Data? = nil, output: FileHandle? = nil) throws -> Result {
    let files = (try NamelessFile(input ?? Data()), try NamelessFile(), try NamelessFile())
    let child = try start(
      words, input: input == nil ? nil : files.0.descriptor, output: output?.fileDescriptor ?? files.1.descriptor,
      messages: files.2.descriptor)
    let code = child.wait()
    return Result(output: box.masked(files.1.text), messages: box.masked(files.2.text), code: code)
  }

  private func command(_ words: [String]) -> [String] { launcher + [path] + words }

  private var environment: [String: String] {
    box.environment.merging(["PATH": "/usr/bin:/bin"]) { value, _ in value }
  }
}
