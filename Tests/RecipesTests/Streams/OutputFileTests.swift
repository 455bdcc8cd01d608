import Foundation
import Testing

@testable import recipes

@Suite struct OutputFileTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: box.folder.appending(path: name), encoding: .utf8)
  }

  @Test func `a file that cannot be written whole is left as it was`() throws {
    let path = try box.write("old", to: "file")
    #expect(throws: CommandError("stop", .badInput)) {
      try OutputFile.write(to: path, isReplacing: true) { output in
        try output.write("half".utf8)
        try output.flush()
        throw CommandError("stop", .badInput)
      }
    }
    #expect(try text("file") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: box.folder.path) == ["file"])
  }

  @Test func `a link stays one, and what it leads to is replaced`() throws {
    let path = try box.write("old", to: "file")
    let link = box.folder.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try OutputFile.write(to: link, isReplacing: true) { try $0.write("new".utf8) }
    #expect(try text("file") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
  }
}
