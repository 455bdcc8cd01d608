import Foundation

/// Running programs whose time does not matter.
public enum Shell {
  /// Runs a program to its end and returns what it prints.
  @discardableResult
  public static func output(of words: [String]) -> String {
    let process = Process()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch { fatalError("\(words[0]) cannot be run: \(error)") }
    let output = try! pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns where a program is, nil if it is not installed.
  public static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Returns where another product of this package is.
  static func sibling(_ product: String) -> String {
    let executable = try! FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: executable).deletingLastPathComponent().appending(path: product).path
  }
}
