import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// What a person reads in a shell.
@Suite struct ShellOnATerminalTests {
  @Test func `the first line says how many recipes there are, and how to leave`() throws {
    let shell = try ShellOnATerminal()
    #expect(shell.terminal.waits(forLine: "recipes>"))
    #expect(shell.terminal.screen.lines[0] == #"6 recipes. "help" lists the commands; "exit" or Ctrl-D leaves."#)
    shell.terminal.type("exit\r")
    #expect(shell.terminal.wait() == 0)
  }

  @Test(arguments: [80, 40])
  func `the prompt names the open list and the selected recipe, which commands take where none is named`(
    columns: Int
  ) throws {
    let shell = try ShellOnATerminal(columns: columns, rows: 60)
    #expect(shell.answer(to: "recipes open quick", then: "recipes:Quick>")?.count == 2)
    #expect(shell.answer(to: "select 3", after: "recipes:Quick>", then: "recipes:Quick [3]>")?.first == "麻婆豆腐")
    let selected = "recipes:Quick [3]>"
    #expect(
      shell.answer(to: "favorite", after: selected) == ["~ 2       ♥ 3  麻婆豆腐"])
    #expect(shell.answer(to: "reorder --to top", after: selected) == ["↕ 2 → 1   ♥ 3  麻婆豆腐"])
    #expect(shell.answer(to: "diff --at last", after: selected) == ["nothing differs"])
    #expect(shell.answer(to: "diff 1", after: selected)?.first == "3  麻婆豆腐 → 1  Tomato soup")
    #expect(shell.answer(to: "show", after: selected)?.first == "麻婆豆腐 ♥")
    #expect(shell.answer(to: "list --limit 1", after: selected)?.first?.hasPrefix("> ♥  3") == true)
    #expect(
      shell.answer(to: "edit --serves 6", after: selected)
        == ["~ 1       ♥ 3  麻婆豆腐", #"    serves: "3-4" → "6""#])
    #expect(
      shell.answer(to: "uncollect --from qu", after: selected, then: "recipes:Quick>")
        == ["- 1       ♥ 3  麻婆豆腐", #"    taken out of "Quick""#])
    #expect(shell.answer(to: "undo", after: "recipes:Quick>", then: selected)?.first == "+ 1       ♥ 3  麻婆豆腐")
    #expect(shell.answer(to: "delete --yes", after: selected, then: "recipes:Quick>") == ["- 1       ♥ 3  麻婆豆腐"])
    #expect(shell.leave() == 0)
  }

  @Test func `of more differences than the screen has lines, ten are printed`() throws {
    let shell = try ShellOnATerminal(adding: (1...40).map { ["Recipe \($0)"] })
    let lines = try #require(shell.answer(to: "favorite 1-46"))
    // Two of the 46 were favorites already.
    #expect(lines.prefix(2).allSatisfy { $0.hasPrefix("nothing to change: ") })
    #expect(lines[2] == "~ 2       ♥  2  Onion tart")
    #expect(lines.count == 13 && lines.last == "… and 34 more; list shows them")
    #expect(shell.leave() == 0)
  }

  @Test func `what the open list does not show is said in the words of the command`() throws {
    let shell = try ShellOnATerminal()
    #expect(shell.answer(to: "open soups", then: "recipes:Soups>") != nil)
    #expect(
      shell.answer(to: "favorite 2 6 5", after: "recipes:Soups>").map { $0.map { $0.prefix(12) } }
        == ["~ 2       ♥ ", "♥ 2  Onion t", "♥ 5  Salt & "])
    #expect(shell.leave() == 0)
  }

  @Test func `a recipe that was never printed is deleted with its title`() throws {
    let shell = try ShellOnATerminal()
    #expect(shell.answer(to: "delete 2 --yes") == ["- 2         2  Onion tart"])
    #expect(shell.leave() == 0)
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    #expect(
      box.run(["shell"], input: "delete 2 --yes\n").output == "-\t2\t2\t\tOnion tart\t5100\tone tart\tBaking\n")
    #expect(box.run(["shell", "--json"], input: "delete 3 --yes\n").output.contains(#""title": "麻婆豆腐""#))
  }

  @Test func `expanding prints the rows that come, and collapsing the one that stays`() throws {
    let shell = try ShellOnATerminal()
    #expect(shell.answer(to: "expand soups")?.count == 2)
    #expect(shell.answer(to: "collapse soups").map { $0.map { $0.contains("Soups") } } == [true])
    #expect(shell.leave() == 0)
  }

  @Test func `a factor stays with the selected recipe until it is off`() throws {
    let shell = try ShellOnATerminal(rows: 60)
    #expect(shell.answer(to: "select 1", then: "recipes [1]>") != nil)
    #expect(
      shell.answer(to: "scale 2", after: "recipes [1]>", then: "recipes [1 ×2]>") == ["1  Tomato soup is shown ×2"])
    let shown = try #require(shell.answer(to: "show", after: "recipes [1 ×2]>"))
    #expect(shown.contains("  2 kg ripe tomatoes") && shown[1].hasPrefix("8 servings (×2)"))
    #expect(shell.answer(to: "scale off", after: "recipes [1 ×2]>", then: "recipes [1]>") != nil)
    #expect(shell.answer(to: "show", after: "recipes [1]>")?.contains("  1 kg ripe tomatoes") == true)
    #expect(shell.answer(to: "scale 0", after: "recipes [1]>")?.first?.hasPrefix("recipes: ") == true)
    #expect(shell.leave() == 0)
  }

  @Test func `a script prints no greeting and no prompt, and lists the library whatever is open`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    let run = box.run(["shell"], input: "recipes list --limit 1\nopen baking\nlist --limit 1\nshow\nlist\n")
    let tomato = "1\t♥\tTomato soup\t2100\t4\tSoups, Quick\n"
    #expect(run.output == tomato + "2\t\tOnion tart\t5100\tone tart\tBaking\n" + tomato)
    #expect(run.messages.hasPrefix("recipes: line 4: ") && run.status == .usage)
  }
}
