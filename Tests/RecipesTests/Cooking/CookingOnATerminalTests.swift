import Foundation
import Glibc
import RecipeTestSupport
import Testing

@testable import recipes

/// `cook` on a terminal of its own, with the clock stopped.
@Suite struct CookingOnATerminalTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
    try SmallLibrary.load(into: box)
    box.environment["NO_COLOR"] = "1"
  }

  private func terminal(_ words: String..., at now: String = "2026-11-21T12:00:00Z") throws -> PseudoTerminal {
    var environment = box.environment
    environment["RECIPES_NOW"] = now
    return try PseudoTerminal([Binary.path, "cook"] + words, environment: environment, folder: box.folder.path)
  }

  @Test func `a recipe is cooked line by line, rated, and noted as one step`() throws {
    let terminal = try terminal("1", "--serves", "8")
    #expect(terminal.waits(forLine: "step 1 of 2>"), "\(terminal.screen.text)")
    #expect(terminal.screen.lines.contains("Tomato soup (×2)"))
    #expect(terminal.screen.lines.contains("  2 kg ripe tomatoes"))
    terminal.type("t\r")
    #expect(terminal.waits(forLine: "step 1 of 2   ⏱ step 1 25:00>"), "\(terminal.screen.text)")
    terminal.type("t 12m rice\r")
    #expect(terminal.waits(forLine: "step 1 of 2   ⏱ step 1 25:00   ⏱ rice 12:00>"), "\(terminal.screen.text)")
    terminal.type("\r")
    #expect(terminal.waits(for: "step 2 of 2   ⏱"))
    terminal.type("\r")
    #expect(terminal.waits(forLine: "Cooked it? [Y/n]"))
    terminal.type("\r")
    #expect(terminal.waits(forLine: "Stars, 1 to 5:"))
    terminal.type("4\r")
    #expect(terminal.waits(forLine: "Note:"))
    terminal.type("less salt\r")
    #expect(terminal.wait() == 0)
    #expect(box.run(["cooked"]).output == "2026-11-21\t1\tTomato soup\t8\t4\tless salt\n")
    #expect(box.run(["history", "--limit", "1"]).output.hasSuffix("cook 1 --serves 8\n"))
    #expect(box.run(["undo"]).status == .done)
    #expect(box.run(["cooked"]).output == "")
    #expect(box.run(["cook", "1", "--resume"], answers: "").status == .nothing)
  }

  @Test func `in the shell a recipe is cooked as well, and the prompt returns`() throws {
    let shell = try ShellOnATerminal(in: box)
    #expect(shell.terminal.waits(forLine: "recipes>"))
    shell.terminal.type("cook 1\r")
    #expect(shell.terminal.waits(forLine: "step 1 of 2>"), "\(shell.terminal.screen.text)")
    shell.terminal.type("2\r")
    #expect(shell.terminal.waits(forLine: "step 2 of 2>"))
    shell.terminal.type("\r")
    #expect(shell.terminal.waits(forLine: "Cooked it? [Y/n]"))
    shell.terminal.type("\r\r\r")
    #expect(shell.terminal.waits(forLine: "recipes>"), "\(shell.terminal.screen.text)")
    #expect(shell.leave() == 0)
    #expect(box.run(["cooked"]).output.contains("\tTomato soup\t"))
  }

  @Test func `a timer is drawn again in its place each second, and what is half typed stays`() throws {
    var environment = box.environment
    environment["RECIPES_NOW"] = nil
    let terminal = try PseudoTerminal(
      [Binary.path, "cook", "1"], environment: environment, folder: box.folder.path)
    #expect(terminal.waits(forLine: "step 1 of 2>"))
    terminal.type("t 9m tea\r")
    #expect(terminal.waits { $0.lineOfCursor.hasPrefix("step 1 of 2   ⏱ tea  ") }, "\(terminal.screen.text)")
    let height = terminal.screen.lines.count
    terminal.type("2")
    #expect(terminal.waits { $0.lineOfCursor.hasSuffix("> 2") && $0.lineOfCursor.contains("⏱ tea  8:") })
    #expect(terminal.screen.lines.count == height)
    terminal.type("\r")
    #expect(terminal.waits(for: "step 2 of 2   ⏱ tea"), "\(terminal.screen.text)")
    terminal.type("\u{4}")
    #expect(terminal.wait() == 0)
  }

  @Test func `timers run on while nothing runs, and ring when it is resumed`() throws {
    let first = try terminal("1", "--scale", "2")
    #expect(first.waits(forLine: "step 1 of 2>"))
    first.type("t 12m rice\r")
    #expect(first.waits(forLine: "step 1 of 2   ⏱ rice 12:00>"))
    first.type("2\r")
    #expect(first.waits(forLine: "step 2 of 2   ⏱ rice 12:00>"))
    kill(first.processIdentifier, SIGKILL)
    #expect(first.wait() == -SIGKILL)
    let second = try terminal("1", "--resume", at: "2026-11-21T12:05:00Z")
    #expect(second.waits(forLine: "step 2 of 2   ⏱ rice  7:00>"), "\(second.screen.text)")
    #expect(second.screen.lines.contains("Tomato soup (×2)"))
    second.type("q\r")
    #expect(second.wait() == 0)
    let third = try terminal("1", "--resume", at: "2026-11-21T13:00:00Z")
    #expect(third.waits(for: "⏱ rice: time is up"), "\(third.screen.text)")
    #expect(third.waits(forLine: "step 2 of 2>"))
    third.type("\u{4}")
    #expect(third.wait() == 0)
    #expect(box.run(["history", "--limit", "1"]).output.contains("import"))
  }

  @Test func `with keys each is taken at once, unseen, and the questions are lines`() throws {
    let terminal = try terminal("1", "--keys")
    #expect(terminal.waits(forLine: "step 1 of 2>"))
    #expect(!terminal.echoes)
    terminal.type("t")
    #expect(terminal.waits(forLine: "step 1 of 2   ⏱ step 1 25:00>"), "\(terminal.screen.text)")
    terminal.type(":")
    #expect(terminal.waits(forLine: ":"))
    #expect(terminal.echoes)
    terminal.type("t 1m tea\r")
    #expect(terminal.waits(forLine: "step 1 of 2   ⏱ step 1 25:00   ⏱ tea  1:00>"), "\(terminal.screen.text)")
    terminal.type(" ")
    #expect(terminal.waits(for: "step 2 of 2   ⏱"))
    terminal.type("\r")
    #expect(terminal.waits(forLine: "Cooked it? [Y/n]"))
    #expect(terminal.echoes)
    terminal.type("n\r")
    #expect(terminal.wait() == 0)
    #expect(box.run(["cooked"]).output == "")
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a signal ends it with the terminal as it was`(signal: Int32, status: Int32) throws {
    let terminal = try terminal("1", "--keys")
    #expect(terminal.waits(forLine: "step 1 of 2>"))
    #expect(!terminal.echoes)
    terminal.type("2")
    #expect(terminal.waits(forLine: "step 2 of 2>"))
    if signal == SIGINT { terminal.type("\u{3}") } else { kill(terminal.processIdentifier, signal) }
    #expect(terminal.waits(for: "stopped; to go on: recipes cook 1 --resume"), "\(terminal.screen.text)")
    #expect(terminal.echoes)
    #expect(terminal.wait() == status)
  }

  @Test func `the end of the input ends it with the terminal as it was`() throws {
    for words in [["1"], ["1", "--keys"]] {
      let terminal = try PseudoTerminal(
        [Binary.path, "cook"] + words + ["--no-input"], environment: box.environment, folder: box.folder.path)
      #expect(terminal.waits(for: "step 1 of 2"))
      terminal.type(words.count > 1 ? "2" : "2\r")
      #expect(terminal.waits(for: "step 2 of 2"))
      terminal.type("\u{4}")
      #expect(terminal.waits(for: "to go on: recipes cook 1 --resume"), "\(terminal.screen.text)")
      #expect(terminal.echoes)
      #expect(terminal.wait() == 0)
    }
  }

  @Test func `a timer runs the command that is named for it`() throws {
    box.environment["RECIPES_TIMER_COMMAND"] = "printf '%s' \"$1\" > \(box.folder.path)/rung"
    let first = try terminal("1")
    #expect(first.waits(forLine: "step 1 of 2>"))
    first.type("t 1m the rice\r")
    #expect(first.waits(for: "the rice  1:00>"))
    first.type("q\r")
    #expect(first.wait() == 0)
    let pipe = box.folder.appending(path: "rung").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let second = try terminal("1", "--resume", at: "2026-11-21T13:00:00Z")
    // The command waits at the pipe until it is read.
    let rung = try #require(FileHandle(forReadingAtPath: pipe))
    #expect(try rung.readToEnd() == Data("the rice".utf8))
    #expect(second.waits(forLine: "step 1 of 2>"))
    second.type("q\r")
    #expect(second.wait() == 0)
  }

  @Test func `a recipe that is deleted meanwhile is cooked to the end, and then said to be gone`() throws {
    let terminal = try PseudoTerminal(
      [Binary.path, "cook", "1"], environment: box.environment, folder: box.folder.path)
    #expect(terminal.waits(for: "step 1 of 2"))
    box.run(["delete", "1", "--yes"])
    terminal.type("2\r")
    #expect(terminal.waits(for: "step 2 of 2"))
    for _ in 0..<4 { terminal.type("\r") }
    #expect(terminal.wait() == 1)
    #expect(terminal.screen.text.contains("no recipe has the number 1"))
  }
}
