import Foundation
import Testing

/// The patch that adds a field, `difficulty`, as Documentation/AddingAField.md describes it. `make test-field` builds it.
@Suite struct AddingAFieldTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized
  private static let patch = root.appending(path: "Tests/AddingAField/difficulty.patch")
  private static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  /// The paths of the files that the patch changes or makes.
  private static func files() throws -> [String] {
    try String(contentsOf: patch, encoding: .utf8).split(separator: "\n").compactMap { line in
      line.hasPrefix("+++ b/") ? String(line.dropFirst("+++ b/".count)) : nil
    }
  }

  @Test func `a field that is shown everywhere takes at most fourteen files`() throws {
    let files = try Self.files()
    #expect((1...14).contains(files.count), "\(files)")
  }

  @Test(.enabled(if: hasGit, "git applies the patch"))
  func `the patch that adds a field fits the sources`() throws {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/git")
    git.arguments = ["apply", "--check", Self.patch.path]
    git.currentDirectoryURL = Self.root
    let messages = Pipe()
    git.standardError = messages
    try git.run()
    let said = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    git.waitUntilExit()
    #expect(git.terminationStatus == 0, "make the patch again: \(said)")
  }

  @Test func `the description of how to add a field names every file of the patch`() throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "Documentation/AddingAField.md"), encoding: .utf8)
    for file in try Self.files() { #expect(text.contains("`\(file)`"), "\(file)") }
  }
}
