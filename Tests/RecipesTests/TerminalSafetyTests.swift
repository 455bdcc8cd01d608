import Foundation
import RecipeModel
import RecipeStore
import RecipeTestSupport
import Testing

@testable import recipes

/// Hostile text in every field, through every command that prints: nothing of it reaches a terminal.
@Suite struct TerminalSafetyTests {
  private static let seed: UInt64 = 7

  @Test func `no command sends a control character of a recipe to a terminal or a pipe`() throws {
    let box = try TestBox()
    var generator = SeededGenerator(seed: Self.seed)
    let store = try RecipeStore(
      at: .file(box.database.path, isDefault: false), environment: StoreEnvironment(now: { TestBox.now }))
    try store.add((0..<200).map { _ in Self.hostileDraft(using: &generator) })
    let collections = try store.collections().prefix(5).map(\.name)

    let commands =
      [
        ["list"], ["list", "--json"], ["show", "1-200"], ["show", "1-200", "--json"], ["search", "soup"],
        ["search", "汤", "--json"], ["collections"], ["collections", "--json"], ["favorite", "1-200"],
        ["favorite", "1-200"], ["unfavorite", "1-200", "--json"], ["export"], ["delete", "1-100", "--yes"],
        ["delete", "251-200"], ["reorder", "--by", "title"], ["favorite", "o"],
      ]
      + collections.flatMap {
        [["collections", "rename", $0, $0 + "x"], ["list", "--collection", $0], ["show", $0]]
      }
      + (0..<15).map { _ in ["search", HostileText.random(using: &generator)] }
    for screen in [nil, Screen(width: 80, height: 24), Screen(width: 20, height: 5)] {
      box.screen = screen
      box.environment["NO_COLOR"] = "1"
      for words in commands {
        let result = box.run(words)
        for line in (result.output + result.messages).split(separator: "\n") {
          let violation = HostileText.violation(in: String(line.replacing("\t", with: " ")), isJSON: line.first == " ")
          #expect(
            violation == nil, "seed \(Self.seed), \(words), \(String(describing: screen)): \(line.debugDescription)")
        }
      }
    }
  }

  private static func hostileDraft(using generator: inout some RandomNumberGenerator) -> RecipeDraft {
    func text() -> String { HostileText.random(using: &generator) }
    return RecipeDraft(
      title: "soup " + String(text().unicodeScalars.prefix(100)), servings: text(), ingredients: "汤\n" + text(),
      directions: text(), notes: text(),
      source: text(), collections: ["c" + text()])
  }
}
