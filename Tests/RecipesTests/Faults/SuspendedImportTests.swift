import Foundation
import Glibc
import RecipeTestSupport
import Testing

/// Ctrl-Z in the middle of a change.
@Suite struct SuspendedImportTests {
  /// More than the pages that a change keeps in memory, so that it writes them before it ends, when no other program may read.
  private static let recipes: String = {
    let text = String(repeating: "Stir it well. ", count: 800)
    let recipes = (1...400).map { #"{"title": "Recipe \#($0)", "directions": "\#($0) \#(text)"}"# }
    return "[" + recipes.joined(separator: ",\n") + "]"
  }()

  @Test func `readers go on while an import is suspended`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    let file = try box.write(Self.recipes, to: "many.json")
    let journal = box.database.path + "-journal"
    let terminal = try PseudoTerminal(
      ["/bin/bash", "--norc", "--noprofile", "-i"],
      environment: box.environment.merging(["PS1": "outside> "]) { $1 }, columns: 200)
    #expect(terminal.waits(forLine: "outside>"))
    terminal.type("'\(Binary.path)' import '\(file)'\r")
    // The journal is there as long as the change is open.
    while !FileManager.default.fileExists(atPath: journal) { sched_yield() }
    terminal.type("\u{1A}")
    #expect(terminal.waits { $0.lines.contains { $0.contains("Stopped") } && $0.lineOfCursor == "outside>" })
    let reader = try Binary(box: box).run(["list", "--limit", "1"])
    #expect(reader.code == 0 && reader.messages.isEmpty)
    terminal.type("fg\r")
    #expect(terminal.waits { $0.lineOfCursor == "outside>" && $0.lines.contains { $0.contains("400 added") } })
    #expect(try Binary(box: box).run(["list"]).output.split(separator: "\n").count == 406)
  }
}
