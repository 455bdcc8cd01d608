import CommandHarness

/// A command whose time should not depend on how many recipes there are.
struct GrowthTask {
  let name: String

  /// Makes the command for a library.
  let command: (RecipesProgram) -> Command

  init(_ name: String, onTerminal isOnTerminal: Bool = false, words: @escaping (_ round: Int) -> [String]) {
    self.name = name
    command = { program in Command(name, isOnTerminal: isOnTerminal) { program.words(words($0)) } }
  }

  static var all: [GrowthTask] {
    [
      GrowthTask("list --limit 20") { _ in ["list", "--limit", "20"] },
      GrowthTask("show 12") { _ in ["show", "12"] },
      GrowthTask("favorite 12, or not") { [$0.isMultiple(of: 2) ? "favorite" : "unfavorite", "12"] },
      GrowthTask("reorder 12 --before 3, or 5") { ["reorder", "12", "--before", $0.isMultiple(of: 2) ? "3" : "5"] },
      GrowthTask("add") { ["add", "Soup \($0)", "--ingredient", "1 kg tomatoes", "--step", "Cook them."] },
      GrowthTask("undo, or redo") { [$0.isMultiple(of: 2) ? "undo" : "redo"] },
      GrowthTask("shop") { _ in ["shop"] },
      GrowthTask("shop tick 1, or untick") { ["shop", $0.isMultiple(of: 2) ? "tick" : "untick", "1"] },
      GrowthTask("plan") { _ in ["plan"] },
      GrowthTask("sidebar") { _ in ["sidebar"] },
      GrowthTask("recipes, on a terminal", onTerminal: true) { _ in [] },
    ]
  }
}
