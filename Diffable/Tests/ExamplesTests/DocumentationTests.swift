import Foundation
import Testing

/// Holds the documentation of `Diffable` to code that is compiled and to output that was printed.
@Suite struct DocumentationTests {
  @Test func `every example in the documentation is compiled`() throws {
    let tests = ["ExamplesTests", "DiffableClientTests", "DiffableMainActorTests", "DiffableSwift5Tests"]
    let compiled = try (["Examples"] + tests.map { "Tests/\($0)" })
      .flatMap(Self.files(in:))
      .filter { $0.pathExtension == "swift" }
      .map { try Self.trimmedLines(of: String(contentsOf: $0, encoding: .utf8)) }
    let examples = try Self.fences("swift")
    try #require(examples.count > 10)
    for example in examples {
      #expect(compiled.contains { $0.contains(example.code) }, "\(example.file): not compiled anywhere")
    }
  }

  @Test func `every output in the documentation was printed`() throws {
    let golden = ExampleTests.goldens.appending(path: "DeparturesBoard.txt")
    let printed = try Self.trimmedLines(of: String(contentsOf: golden, encoding: .utf8))
    for output in try Self.fences("text") {
      #expect(printed.contains(output.code), "\(output.file): not printed by the example")
    }
  }

  struct Fence {
    let file: String
    let code: String
  }

  /// Returns the fenced blocks of a language in articles and in documentation comments.
  private static func fences(_ language: String) throws -> [Fence] {
    try files(in: "Sources/Diffable").flatMap { file in
      let text = try trimmedLines(of: String(contentsOf: file, encoding: .utf8))
        .replacing("\n///", with: "\n")
      return trimmedLines(of: text).components(separatedBy: "\n```\(language)\n").dropFirst().map {
        Fence(file: file.lastPathComponent, code: $0.components(separatedBy: "\n```")[0])
      }
    }
  }

  private static func files(in folder: String) throws -> [URL] {
    let paths = FileManager.default.enumerator(atPath: ExampleTests.root.appending(path: folder).path)
    return (paths?.compactMap { $0 as? String } ?? []).sorted()
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }
      .map { ExampleTests.root.appending(path: folder).appending(path: $0) }
  }

  /// Indentation differs between a comment and a file; nothing else may.
  private static func trimmedLines(of text: String) -> String {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
