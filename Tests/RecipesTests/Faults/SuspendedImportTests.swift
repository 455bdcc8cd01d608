import Foundation
import Glibc
import RecipeTestSupport
import Testing

/// Ctrl-Z in the middle of a change.
@Suite struct SuspendedImportTests {
  /// More than the pages that a change keeps in memory, so that it writes them before it ends, when no other program may read.
  private static let recipes: String = {
    let text = String(repeating: "Stir it well. ", count: 600)
    let recipes = (1...3000).map { #"{"title": "Recipe \#($0)", "directions": "\#($0) \#(text)"}"# }
    return "[" + recipes.joined(separator: ",\n") + "]"
  }()

  @Test func `readers go on while an import is suspended`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    let file = try box.write(Self.recipes, to: "many.json")
    let size = try size(of: box.database)
    let terminal = try PseudoTerminal(
      ["/bin/bash", "--norc", "--noprofile", "-i"],
      environment: box.environment.merging(["PS1": "outside> "]) { $1 }, columns: 200)
    #expect(terminal.waits(forLine: "outside>"))
    terminal.type("'\(Binary.path)' import '\(file)'\r")
    // Once pages are written before the change ends, no other program may read.
    let mostLooks = 10_000_000
    #expect(try (0..<mostLooks).contains { _ in try self.size(of: box.database) > size })
    terminal.type("\u{1A}")
    #expect(terminal.waits { $0.lines.contains { $0.contains("Stopped") } && $0.lineOfCursor == "outside>" })
    let reader = try Binary(box: box).run(["list", "--limit", "1"])
    #expect(reader.code == 0 && reader.messages.isEmpty)
    terminal.type("fg\r")
    #expect(terminal.waits { $0.lineOfCursor == "outside>" && $0.lines.contains { $0.contains("3000 added") } })
    #expect(try Binary(box: box).run(["list"]).output.split(separator: "\n").count == 3006)
  }

  private func size(of file: URL) throws -> Int {
    var status = stat()
    guard stat(file.path, &status) == 0 else { throw SystemFailure() }
    return status.st_size
  }
}
