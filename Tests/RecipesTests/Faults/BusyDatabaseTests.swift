import Foundation
import RecipeTestSupport
import SQLite
import Testing

@testable import recipes

/// A database that another program keeps for itself for longer than anybody waits.
@Suite struct BusyDatabaseTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
    box.environment["NO_COLOR"] = "1"
    try SmallLibrary.load(into: box)
  }

  /// Another program, which has the database for itself until it is released.
  private final class Holder {
    private let connection: Connection

    init(_ box: TestBox) throws {
      connection = try Connection(.file(box.database.path))
    }

    func hold() throws { try connection.execute("BEGIN EXCLUSIVE") }

    /// Others can read meanwhile.
    func holdForWriting() throws { try connection.execute("BEGIN IMMEDIATE") }

    func letGo(having change: String = "") throws { try connection.execute("\(change); COMMIT") }
  }

  private func session(_ input: Input, output: Output, messages: Output, screen: Screen = .usual) -> Session {
    let session = Session(
      commands: Recipes.self,
      world: World(
        environment: Environment(box.environment), input: input, output: output,
        messages: messages, screen: screen,
        clock: { TestBox.now }, makeUUID: { UUID() }))
    session.library.patience = .zero
    return session
  }

  private static let busy = "recipes: the database is in use by another program; try again\n"

  /// Runs a shell whose database is busy from the answer to its first line on, until it has complained twice.
  private func runShell(_ lines: String, isInteractive: Bool) throws -> TestBox.Result {
    let holder = try Holder(box)
    var (output, messages) = ("", "")
    let session = session(
      Input(bytes: lines.utf8, isTerminal: isInteractive),
      output: Output(
        .closure {
          if output.isEmpty { try? holder.hold() }
          output += String(decoding: $0, as: UTF8.self)
        }, isTerminal: isInteractive),
      messages: Output(
        .closure {
          messages += String(decoding: $0, as: UTF8.self)
          let complaints = messages.components(separatedBy: Self.busy).count - 1
          if complaints == 2 { try? holder.letGo(having: "UPDATE recipes SET is_favorite = 1 WHERE id = 3") }
        }, isTerminal: isInteractive),
      screen: .usual)
    let status = Program.run(["shell"], in: session)
    return TestBox.Result(output: output, messages: messages, status: status)
  }

  @Test func `in a shell a locked database is reported, and changes of others appear later`() throws {
    let result = try runShell("open favorites\nfavorite 5\ncollections\n", isInteractive: true)
    #expect(result.status == .done)
    // Before the second line, and by the second line.
    let greeting = "6 recipes. \"help\" lists the commands; \"exit\" or Ctrl-D leaves.\n"
    #expect(result.messages == greeting + Self.busy + Self.busy + "\n")
    #expect(
      result.output == """
        ♥  1  Tomato soup   35 min  4  Soups, Quick
        ♥  4  Crème brûlée  50 min     Desserts
        Another program changed this list:
        + 2       ♥ 3  麻婆豆腐
        Soups     2
        Quick     2
        Baking    1
        中餐      1
        Desserts  1

        """)
  }

  @Test func `a script ends with the line that found the database busy`() throws {
    let result = try runShell("favorite 2\nfavorite 5\nfavorite 6\n", isInteractive: false)
    #expect(result.status == .busy)
    #expect(result.messages == Self.busy)
    #expect(result.output == "~\t2\t2\t♥\tOnion tart\t5100\tone tart\tBaking\n")
  }

  @Test func `what is expanded and cannot be remembered is shown so once, with a warning`() throws {
    let before = box.run(["sidebar"]).output
    let holder = try Holder(box)
    try holder.holdForWriting()
    var (output, messages) = ("", "")
    let session = session(
      Input(bytes: []), output: Output(.closure { output += String(decoding: $0, as: UTF8.self) }, isTerminal: false),
      messages: Output(.closure { messages += String(decoding: $0, as: UTF8.self) }, isTerminal: false))
    #expect(Program.run(["sidebar", "--collapse", "collections", "--expand", "Soups"], in: session) == .done)
    #expect(output.split(separator: "\n").last == "0\tcollapsed\t\tCollections\t")
    #expect(
      messages == """
        warning: what is expanded could not be remembered: the database is in use by another program; try again

        """)
    try holder.letGo()
    #expect(box.run(["sidebar"]).output == before)
  }

  @Test func `files are read before the library is locked`() throws {
    let holder = try Holder(box)
    try holder.hold()
    let files = [
      try box.write(#"[{"title": "Bread"}]"#, to: "good.json"), try box.write(#"[{"title": ""}]"#, to: "bad.json"),
    ]
    let result = try Binary(box: box).run(["import"] + files)
    #expect(result.code == 65)
    #expect(result.messages.contains("1 of 2 files has mistakes"))
    try holder.letGo()
  }

  @Test func `a watched list reports a lock once, and prints what has changed meanwhile`() throws {
    let holder = try Holder(box)
    let (output, messages) = (Pipe(), Pipe())
    let watching = Thread { [box = Handed(self)] in
      let session = box.value.session(
        Input(bytes: []), output: Output(.descriptor(output.fileHandleForWriting.fileDescriptor), isTerminal: false),
        messages: Output(.descriptor(messages.fileHandleForWriting.fileDescriptor), isTerminal: false))
      _ = Program.run(["list", "--favorites", "--watch"], in: session)
      session.tell("ended")
    }
    watching.start()
    var lines = LineIterator(output.fileHandleForReading)
    #expect(lines.next()?.hasPrefix("1\t♥\t") == true)
    #expect(lines.next()?.hasPrefix("4\t♥\t") == true)
    try holder.hold()
    var told = LineIterator(messages.fileHandleForReading)
    #expect(told.next() == "the database is locked by another program; waiting")
    try holder.letGo(having: "UPDATE recipes SET is_favorite = 1 WHERE id = 3")
    #expect(lines.next()?.hasPrefix("+\t2\t3\t♥\t") == true)
    try output.fileHandleForReading.close()
    #expect(told.next() == "ended")
  }
}

/// Something that one thread hands to another and does not touch meanwhile.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
