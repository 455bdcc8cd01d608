import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// The keys of the shell, pressed on a terminal.
@Suite struct ShellKeysTests {
  @Test(arguments: [
    ("favo\t", "recipes> favorite"), ("help unfav\t", "recipes> help unfavorite"), ("sel\t", "recipes> select"),
    ("list --favo\t", "recipes> list --favorites"), ("show tom\t", #"recipes> show "Tomato soup""#),
    ("show \"sal\t", #"recipes> show "Salt & pepper""#), ("show 'ton\t", "recipes> show 'ton"),
    ("show cr\t", #"recipes> show "Crème brûlée""#), ("show 麻\t", "recipes> show 麻婆豆腐"),
    ("open so\t", "recipes> open Soups"), ("open fav\t", "recipes> open favorites"),
    ("recipes unfav\t 3", "recipes> recipes unfavorite  3"), ("expand ba\t", "recipes> expand Baking"),
    ("collect 1 --into bak\t", "recipes> collect 1 --into Baking"), ("import sho\t", "recipes> import shopping.json"),
    ("import fol\tin\t", "recipes> import folder/inner.json"),
  ])
  func `Tab completes commands, options, titles, collections and files`(keys: String, line: String) throws {
    let shell = try ShellOnATerminal()
    for name in ["shopping.json", "shopping.pdf"] { _ = try shell.box.write("[]", to: name) }
    try FileManager.default.createDirectory(
      at: shell.box.folder.appending(path: "folder"), withIntermediateDirectories: false)
    _ = try shell.box.write("[]", to: "folder/inner.json")
    #expect(shell.terminal.waits(forLine: "recipes>"))
    shell.terminal.type(keys)
    #expect(shell.terminal.waits(forLine: line), "\(shell.terminal.screen.text)")
    shell.terminal.type("\u{15}")
    #expect(shell.leave() == 0)
  }

  @Test(arguments: [80, 40])
  func `Tab pressed twice lists what there is, with descriptions`(columns: Int) throws {
    let shell = try ShellOnATerminal(columns: columns, adding: [["Tomato salad", "--cook", "5m"]])
    #expect(shell.terminal.waits(forLine: "recipes>"))
    shell.terminal.type("show tom\t")
    #expect(shell.terminal.waits(forLine: "recipes> show \"Tomato s"))
    shell.terminal.type("\t")
    #expect(
      shell.terminal.waits { $0.lines.filter { $0 == "recipes> show \"Tomato s" }.count == 2 },
      "\(shell.terminal.screen.text)")
    let lines = shell.terminal.screen.lines
    #expect(lines.contains { $0.hasPrefix("Tomato soup   1 · 35 min") }, "\(shell.terminal.screen.text)")
    #expect(lines.contains { $0.hasPrefix("Tomato salad  7 · 5 min") })
  }

  @Test func `Ctrl-C clears the line, and Ctrl-D leaves`() throws {
    let shell = try ShellOnATerminal()
    #expect(shell.terminal.waits(forLine: "recipes>"))
    shell.terminal.type("delete 1 --yes\u{3}")
    #expect(shell.terminal.waits(forLine: "recipes>", after: "recipes> delete 1 --yes^C"))
    #expect(shell.leave() == 0)
    #expect(shell.elsewhere("show", "1").status == .done)
  }

  @Test func `Ctrl-C in a question cancels it and gives the prompt back`() throws {
    let shell = try ShellOnATerminal()
    #expect(shell.terminal.waits(forLine: "recipes>"))
    shell.terminal.type("delete 1\r")
    #expect(shell.terminal.waits(forLine: "Delete this recipe? [y/N]"))
    shell.terminal.type("\u{3}")
    #expect(shell.terminal.waits(forLine: "recipes>", after: "Delete this recipe? [y/N] ^C"))
    #expect(shell.answer(to: "list --limit 1")?.first?.contains("Tomato soup") == true)
    #expect(shell.leave() == 0)
    #expect(shell.elsewhere("show", "1").status == .done)
  }

  @Test func `a signal from elsewhere ends a shell that waits, and Ctrl-C from elsewhere clears its line`() throws {
    let shell = try ShellOnATerminal()
    #expect(shell.terminal.waits(forLine: "recipes>"))
    shell.terminal.type("half")
    #expect(shell.terminal.waits(forLine: "recipes> half"))
    kill(shell.terminal.processIdentifier, SIGINT)
    #expect(shell.terminal.waits(forLine: "recipes>", after: "recipes> half^C"))
    kill(shell.terminal.processIdentifier, SIGTERM)
    #expect(shell.terminal.wait() == 143)
  }

  @Test func `Ctrl-Z suspends the shell, and fg draws the line again`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    box.environment["NO_COLOR"] = "1"
    box.environment["PS1"] = "outside> "
    let terminal = try PseudoTerminal(["/bin/bash", "--norc", "--noprofile", "-i"], environment: box.environment)
    #expect(terminal.waits(forLine: "outside>"))
    terminal.type("'\(Binary.path)' shell\r")
    #expect(terminal.waits(forLine: "recipes>"))
    terminal.type("list --limit")
    #expect(terminal.waits(forLine: "recipes> list --limit"))
    terminal.type("\u{1A}")
    #expect(terminal.waits(forLine: "outside>"), "\(terminal.screen.text)")
    terminal.type("fg\r")
    #expect(terminal.waits(forLine: "recipes> list --limit"))
    terminal.type(" 1\r")
    #expect(terminal.waits(for: "Tomato soup"), "\(terminal.screen.text)")
    #expect(terminal.waits(forLine: "recipes>"))
    terminal.type("\u{4}")
    #expect(terminal.waits(forLine: "outside>"))
  }

  @Test func `what others change while a line is typed stands above it`() throws {
    let shell = try ShellOnATerminal(columns: 40)
    #expect(shell.terminal.waits(forLine: "recipes>"))
    shell.terminal.type("open soups\r")
    #expect(shell.terminal.waits(forLine: "recipes:Soups>"))
    let line = "show 麻婆豆腐 and a line that is longer"
    shell.terminal.type(line)
    #expect(shell.terminal.waits(forLine: "that is longer"), "\(shell.terminal.screen.text)")
    shell.elsewhere("collect", "2", "--into", "Soups")
    #expect(shell.terminal.waits(for: "+ 3         2  Onion tart"), "\(shell.terminal.screen.text)")
    #expect(shell.terminal.waits(forLine: "that is longer", after: "recipes:Soups> show 麻婆豆腐 and a line"))
    #expect(shell.terminal.screen.lines.filter { $0.hasPrefix("recipes:Soups>") }.count == 1)
    #expect(shell.terminal.screen.lines.contains("Another program changed this list:"))
    shell.terminal.type("\u{15}exit\r")
    #expect(shell.terminal.wait() == 0)
  }

  @Test func `a line is drawn again when the window becomes narrower`() throws {
    let shell = try ShellOnATerminal(columns: 60)
    #expect(shell.terminal.waits(forLine: "recipes>"))
    shell.terminal.type("show one two three four five six")
    #expect(shell.terminal.waits(forLine: "recipes> show one two three four five six"))
    try shell.terminal.resize(columns: 30)
    #expect(shell.terminal.waits(forLine: "ur five six"), "\(shell.terminal.screen.text)")
  }
}

/// The lines that a shell keeps for the next one.
@Suite struct ShellHistoryTests {
  @Test func `lines are kept between shells, but no doubles in a row and none after a space`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    let shell = try ShellOnATerminal(in: box)
    for line in ["list --limit 1", "list --limit 1", " list --limit 2", "show 麻婆豆腐", "list --limit 1"] {
      #expect(shell.answer(to: line) != nil)
    }
    #expect(shell.leave() == 0)
    #expect(try String(contentsOf: shell.history, encoding: .utf8) == "list --limit 1\nshow 麻婆豆腐\nlist --limit 1\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: shell.history.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let next = try ShellOnATerminal(in: box)
    #expect(next.terminal.waits(forLine: "recipes>"))
    next.terminal.type("\u{1B}[A\u{1B}[A")
    #expect(next.terminal.waits(forLine: "recipes> show 麻婆豆腐"))
    next.terminal.type("\u{3}")
    #expect(next.terminal.waits(forLine: "recipes>"))
    next.terminal.type("\u{12}show")
    #expect(next.terminal.waits(for: "recipes> show 麻婆豆腐"))
    next.terminal.type("\r")
    #expect(next.terminal.waits(for: "450 g 豆腐"))
  }

  @Test func `the last 1,000 lines are kept, in the state folder`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    box.environment["XDG_STATE_HOME"] = box.folder.appending(path: "state").path
    let folder = box.folder.appending(path: "state/recipes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = (1...1200).map { "list --limit \($0)\n" }
    _ = try box.write(lines.joined(), to: "state/recipes/history")
    let shell = try ShellOnATerminal(in: box)
    #expect(shell.terminal.waits(forLine: "recipes>"))
    #expect(shell.leave() == 0)
    let kept = try String(contentsOf: folder.appending(path: "history"), encoding: .utf8)
    #expect(kept == lines.suffix(1000).joined())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["history"])
  }

  @Test func `a script leaves nothing in the history, and a folder that cannot be made stops no shell`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    box.environment["XDG_STATE_HOME"] = try box.write("a file", to: "state")
    #expect(try Binary(box: box).run(["shell"], input: Data("list --limit 1\n".utf8)).code == 0)
    let shell = try ShellOnATerminal(in: box)
    #expect(shell.answer(to: "list --limit 1")?.first?.contains("Tomato soup") == true)
    #expect(shell.leave() == 0)
    #expect(!FileManager.default.fileExists(atPath: box.folder.appending(path: ".local").path))
  }
}
