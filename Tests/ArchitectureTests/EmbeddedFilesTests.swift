import Foundation
import Testing

/// The files that the executable carries, against what declares them.
@Suite struct EmbeddedFilesTests {
  private static let folder = ImportLadderTests.root.appending(path: "Sources/CEmbedded")

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The paths of all files under `Data`, but for the settings of their formatter and linter.
  private static func files() throws -> Set<String> {
    let data = folder.appending(path: "Data")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: data.path)
    return Set(paths.filter { $0.contains(".") && !$0.hasPrefix(".") }.map { "Data/\($0)" })
  }

  @Test func `every file under Data is embedded, and has a name of its own`() throws {
    let embedded = try Self.text("CEmbedded.c").matches(of: #/#embed "(.*)"\n\};\nFILE\((.*)\);/#)
    #expect(Set(embedded.map { String($0.1) }) == (try Self.files()))
    let declared = try Self.text("include/CEmbedded.h").matches(of: #/\nEMBEDDED\((.*)\);/#).map { String($0.1) }
    #expect(declared == embedded.map { String($0.2) })
    for (_, path, name) in embedded.map(\.output) { #expect(path.contains("/\(name).")) }
  }
}
