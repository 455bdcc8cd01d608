import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// `add` without an editor, on a terminal.
@Suite struct RecipeQuestionsTests {
  private let box: TestBox
  private let terminal: PseudoTerminal

  init() throws {
    box = try TestBox()
    try SmallLibrary.load(into: box)
    terminal = try PseudoTerminal(
      [Binary.path, "add"], environment: box.environment.merging(["NO_COLOR": "1"]) { $1 }, folder: box.folder.path)
  }

  private func answer(_ question: String, _ keys: String) -> Bool {
    guard terminal.waits(forLine: question) else { return false }
    terminal.type(keys)
    return true
  }

  /// Pastes as a terminal does that was asked to mark it: line ends come as Enter.
  private func paste(_ text: String) {
    terminal.type("\u{1B}[200~" + text.replacing("\n", with: "\r") + "\u{1B}[201~")
  }

  private func recipe(_ id: Int) -> String { box.run(["show", "\(id)"]).output }

  @Test func `answers are edited, Tab completes collections, and nothing is kept in the history`() throws {
    #expect(answer("Title:", "eek soup\u{1}L\r"))
    #expect(answer("Preparation time (10m, 1h30m):", "half an hour\r"))
    #expect(terminal.waits(for: #"  "half an hour" is not a time; write 10m, 1h30m, or 1:30"#))
    #expect(answer("Preparation time (10m, 1h30m):", "30m\r"))
    #expect(answer("Cooking time:", "\r"))
    #expect(answer("Servings:", "40\u{7F}\r"))
    #expect(terminal.waits(for: "Ingredients, one per line:"))
    #expect(answer(">", "2 leeks\r"))
    #expect(terminal.waits(for: "> 2 leeks"))
    #expect(answer(">", "\r"))
    #expect(terminal.waits(for: "Directions, one step per line:"))
    #expect(answer(">", "\r"))
    #expect(answer("Collections (commas between):", "so\t, bak\t"))
    #expect(terminal.waits(forLine: "Collections (commas between): Soups, Baking"), "\(terminal.screen.text)")
    terminal.type("\r")
    #expect(answer("Add it? [Y/n/e]", "\r"))
    #expect(terminal.wait() == 0)
    #expect(terminal.screen.text.hasSuffix("Added 7  Leek soup to Soups, Baking"), "\(terminal.screen.text)")
    #expect(recipe(7).hasPrefix("Leek soup\n4 servings | 30 min"), "\(recipe(7))")
    #expect(!FileManager.default.fileExists(atPath: box.folder.appending(path: ".local/state/recipes/history").path))
  }

  @Test func `a text that is pasted at the title is read as a whole recipe`() {
    #expect(terminal.waits(forLine: "Title:"))
    paste("Leek soup\nServes 4\n\nIngredients\n2 leeks\n1 onion\n\nMethod\n1. Chop.\n2. Boil.\n")
    #expect(answer("Read a recipe with 2 ingredients and 2 steps. Add it? [Y/n/e]", "\r"), "\(terminal.screen.text)")
    #expect(terminal.wait() == 0)
    #expect(recipe(7).hasPrefix("Leek soup\n"), "\(recipe(7))")
    #expect(recipe(7).contains("  1 onion\n"))
  }

  @Test func `lines that are pasted among the ingredients are one each, and one that is pasted can be edited`() {
    #expect(terminal.waits(forLine: "Title:"))
    paste("Leek sou\n")
    #expect(terminal.waits(forLine: "Title: Leek sou"), "\(terminal.screen.text)")
    terminal.type("p\r")
    for question in ["Preparation time (10m, 1h30m):", "Cooking time:", "Servings:"] { #expect(answer(question, "\r")) }
    #expect(terminal.waits(forLine: ">"))
    paste("2 leeks\n1 onion")
    #expect(terminal.waits(for: "1 onion"))
    #expect(answer(">", "\r"))
    #expect(terminal.waits(for: "Directions, one step per line:"))
    #expect(answer(">", "\r"))
    #expect(answer("Collections (commas between):", "\r"))
    // What is no answer is asked again, so that nothing is lost by a wrong key.
    #expect(answer("Add it? [Y/n/e]", "x\r"))
    #expect(terminal.waits(forLine: "Add it? [Y/n/e]", after: "Add it? [Y/n/e] x"))
    terminal.type("y\r")
    #expect(terminal.wait() == 0)
    #expect(recipe(7).contains("Ingredients\n  2 leeks\n  1 onion\n"), "\(recipe(7))")
  }

  @Test(arguments: [("\u{4}", Int32(1), "Nothing added."), ("\u{3}", 130, "Servings: 4^C")])
  func `Ctrl-D and Ctrl-C cancel at any question`(key: String, code: Int32, lastLine: String) {
    #expect(answer("Title:", "Leek soup\r"))
    #expect(answer("Preparation time (10m, 1h30m):", "\r"))
    #expect(answer("Cooking time:", "\r"))
    #expect(answer("Servings:", key == "\u{3}" ? "4" : ""))
    #expect(terminal.waits(forLine: key == "\u{3}" ? "Servings: 4" : "Servings:"))
    terminal.type(key)
    #expect(terminal.wait() == code)
    #expect(terminal.screen.text.hasSuffix(lastLine), "\(terminal.screen.text)")
    #expect(box.run(["show", "7"]).status == .nothing)
  }

  @Test func `a signal from elsewhere ends a question and leaves the terminal as it was`() {
    #expect(answer("Title:", "Leek"))
    #expect(terminal.waits(forLine: "Title: Leek"))
    #expect(!terminal.echoes)
    kill(terminal.processIdentifier, SIGTERM)
    #expect(terminal.wait() == 143)
    #expect(terminal.echoes)
  }
}
