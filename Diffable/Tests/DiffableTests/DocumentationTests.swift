import Foundation
import Testing

/// What is public is what others read about.
@Suite struct DocumentationTests {
  @Test func `every public declaration says in one sentence what it is or does`() throws {
    let declarations = try Self.publicDeclarations()
    #expect(declarations.count > 150)
    for declaration in declarations {
      let summary = declaration.documentation.prefix { $0 != "///" }
      #expect(summary.first?.hasPrefix("/// ") == true, "\(declaration) is not documented")
      #expect(summary.last?.hasSuffix(".") == true, "\(declaration) has no summary of its own")
    }
  }

  private struct Declaration: CustomStringConvertible {
    let file: String
    let line: String
    let documentation: [String]
    var description: String { "\(file): \(line)" }
  }

  /// The declarations marked public, each with the comment above it.
  private static func publicDeclarations() throws -> [Declaration] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    let files = try ["Diffable", "DiffableObservation", "DiffableUIKitNames"].flatMap { module in
      let folder = sources.appending(path: module).standardizedFileURL
      return try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        .compactMap { $0 as? URL }
    }
    return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return lines.indices.filter { isPublic(lines[$0]) }.map { index in
        let above = lines[..<index].reversed().drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }
        return Declaration(
          file: file.lastPathComponent, line: lines[index], documentation: above.reversed())
      }
    }
  }

  private static func isPublic(_ line: String) -> Bool {
    !line.hasPrefix("//") && !line.hasPrefix("public import") && line.split(separator: " ").prefix(3).contains("public")
  }
}
