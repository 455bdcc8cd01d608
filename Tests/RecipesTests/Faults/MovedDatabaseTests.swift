import Foundation
import RecipeTestSupport
import Testing

/// A database that is deleted or replaced while a command has it open.
@Suite struct MovedDatabaseTests {
  private let box: TestBox
  private let binary: Binary

  init() throws {
    (box, binary) = try SmallLibrary.boxAndBinary()
    // The shell may have noticed, and ended, before it is written to.
    signal(SIGPIPE, SIG_IGN)
  }

  enum Fate: CaseIterable {
    case deleted, moved, replaced
  }

  private func bring(_ fate: Fate) throws {
    let manager = FileManager.default
    switch fate {
    case .deleted: try manager.removeItem(at: box.database)
    case .moved: try manager.moveItem(at: box.database, to: box.folder.appending(path: "elsewhere.sqlite"))
    case .replaced:
      try manager.moveItem(at: box.database, to: box.folder.appending(path: "old.sqlite"))
      try SmallLibrary.load(into: box)
    }
  }

  private static let message = """
    recipes: "BOX/recipes.sqlite" was moved, deleted, or replaced while it was open; nothing more is written to it

    """

  @Test(arguments: Fate.allCases, ["favorite 2", "list", "add Bread"])
  func `a shell notices at the next line, and writes to neither file`(fate: Fate, line: String) throws {
    let shell = binary.process(["shell"])
    let (input, output, messages) = (Pipe(), Pipe(), Pipe())
    (shell.standardInput, shell.standardOutput, shell.standardError) = (input, output, messages)
    try shell.run()
    var lines = LineIterator(output.fileHandleForReading)
    try input.fileHandleForWriting.write(contentsOf: Data("favorite 2\n".utf8))
    #expect(lines.next()?.hasPrefix("~\t") == true)
    try bring(fate)
    let present = box.databaseBytes
    try? input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    shell.waitUntilExit()
    #expect(Binary.code(of: shell) == 75)
    let told = String(decoding: try messages.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(box.box.masked(told) == Self.message)
    #expect(box.databaseBytes == present)
  }

  @Test(arguments: Fate.allCases)
  func `a watched list ends`(fate: Fate) throws {
    let watching = binary.process(["list", "--favorites", "--watch"])
    let (output, messages) = (Pipe(), Pipe())
    (watching.standardOutput, watching.standardError) = (output, messages)
    try watching.run()
    var lines = LineIterator(output.fileHandleForReading)
    #expect(lines.next()?.hasPrefix("1\t♥\t") == true)
    #expect(lines.next()?.hasPrefix("4\t♥\t") == true)
    try bring(fate)
    watching.waitUntilExit()
    #expect(Binary.code(of: watching) == 75)
    let told = String(decoding: try messages.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(box.box.masked(told) == Self.message)
  }
}
