import Foundation
import RecipeTestSupport
import RecipeVerbs
import Testing

@testable import recipes

/// What is offered to someone who presses the tabulator key.
@Suite struct CompletionTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
    box.run(["add", "Tomato soup", "--cook", "50m", "--ingredient", "6 tomatoes", "--collection", "Soups"])
    box.run(["add", "Toast", "--collection", "Quick meals"])
    box.run(["add", "Pan con tomate", "--ingredient", "2 tomatoes", "--ingredient", "1 tomato"])
    box.run(["add", "Toast", "--ingredient", "toasted bread"])
    box.run(["add", "Crème brûlée", "--collection", "Soups"])
    box.run(["add", "--", "-rf"])
  }

  private func offers(for words: [String], in shell: String = "fish") -> [String] {
    let run = box.run([CompletionCommand.name, shell, "--"] + words)
    #expect(run.status == .done && run.messages.isEmpty)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (["show", "tom"], ["Tomato soup\t1 · 50 min · Soups", "Pan con tomate\t3", ":none"]),
    (["show", "SOUP"], ["Tomato soup\t1 · 50 min · Soups", ":none"]),
    (["show", "creme"], ["Crème brûlée\t5 · Soups", ":none"]),
    (["show", "toa"], ["2\tToast · Quick meals", "4\tToast", ":none"]),
    (["show", "-", "--", "-r"], ["6\t-rf", ":none"]),
    (["show", "1"], ["1\tTomato soup · 50 min · Soups", ":none"]),
    (["favorite", "1", "tom"], ["Pan con tomate\t3", ":none"]),
    (["favorite", "tomato soup", "tom"], ["Pan con tomate\t3", ":none"]),
    (["reorder", "1", "--before", "pan"], ["Pan con tomate\t3", ":none"]),
    (["show", "zzz"], [":none"]), (["show", "tomato", "s"], ["soup\t1 · 50 min · Soups", ":none"]),
    (["show", "PAN", "con", ""], ["tomate\t3", ":none"]),
    (["favorite", "toast", "pan", "c"], ["con tomate\t3", ":none"]),
    (["favorite", "toast", "cr"], ["Crème brûlée\t5 · Soups", ":none"]),
  ])
  func `a recipe is offered by its title, by its number where that names only one`(
    words: [String], expected: [String]
  ) {
    #expect(offers(for: words) == expected)
  }

  @Test(arguments: [
    (["list", "--collection", ""], ["Soups\t2 recipes", "Quick meals\t1 recipe", ":none"]),
    (["list", "--collection=so"], ["--collection=Soups\t2 recipes", ":none"]),
    (["list", "-c", "soups,q"], ["soups,Quick meals\t1 recipe", ":none"]),
    (["list", "-C", "q"], ["Quick meals\t1 recipe", ":none"]), (["add", "-c", "soups,q"], [":none"]),
    (["collect", "1", "--into", ""], ["Quick meals\t1 recipe", ":none"]),
    (["uncollect", "1", "--from", ""], ["Soups\t2 recipes", ":none"]),
    (["collections", "rename", "q"], ["Quick meals\t1 recipe", ":none"]),
    (["collections", "rename", "Soups", ""], [":none"]), (["collections", "add", ""], [":none"]),
  ])
  func `a collection is offered with its count`(words: [String], expected: [String]) {
    #expect(offers(for: words) == expected)
  }

  @Test(arguments: [
    (["favo"], ["favorite\t\(VerbCommand<FavoriteRecipes>.sentence)", ":none"]),
    (["help", "compl"], ["completions\t\(Completions.sentence)", ":none"]),
    (["collections", "delet"], ["delete\t\(CollectionDeletion.sentence)", ":none"]),
    (["favou"], ["favourite\t\(VerbCommand<FavoriteRecipes>.sentence)", ":none"]),
    (["ls", "--sort", "t"], ["title\tBy title", "time\tQuickest first", ":none"]),
    (["list", "--sort", "t"], ["title\tBy title", "time\tQuickest first", ":none"]),
    (["list", "--sort=ti"], ["--sort=title\tBy title", "--sort=time\tQuickest first", ":none"]),
    (["completions", ""], ["bash", "zsh", "fish", ":none"]),
    (["config", "so"], ["sort\tThe order of lists", ":none"]),
    (["config", "sort", "ti"], ["title\tBy title", "time\tQuickest first", ":none"]),
    (["config", "color", "n"], ["never\tNowhere", ":none"]),
    (["config", "units", "u"], ["us\tOunces and cups", ":none"]),
    (["config", "week", "s"], ["sunday", "saturday", ":none"]), (["config", "limit", ""], [":none"]),
    (["list", "--with", "tom"], ["tomatoes", "tomato", ":none"]),
    (["reorder", "5", "--to", "b"], ["bottom\t6  -rf", ":none"]),
    (["reorder", "5", "--to", "1"], ["1\t1  Tomato soup", ":none"]),
    (["reorder", "5", "--collection", "Soups", "--to", "2"], ["2\t5  Crème brûlée", ":none"]),
    (["collections", "reorder", "Soups", "--to", "2"], ["2\tQuick meals", ":none"]),
    (["undo", "--step", "2"], ["2\tadd Toast --collection \"Quick meals\", 2026-11-21 12:00", ":none"]),
    (["add", "Title", "--serves", ""], [":none"]), (["list", "--limit", ""], [":none"]), (["nonsense", ""], [":none"]),
    (["restore", "x"], [":files"]), (["export", "--output", ""], [":files"]),
    (["--database", ""], [":files"]), (["list", "--database", "x"], [":files"]),
  ])
  func `whatever can stand in a place is offered there`(words: [String], expected: [String]) {
    #expect(offers(for: words) == expected)
  }

  @Test func `import is offered folders, and files of the formats that it reads`() {
    let extensions = ImportSource.fileExtensions.joined().split(separator: ".").map(String.init)
    #expect(Set(extensions).count == extensions.count)
    #expect(offers(for: ["import", ""]) == [([":files"] + extensions).joined(separator: " ")])
  }

  @Test func `a saved filter is offered where recipes are listed, not where they are put`() {
    box.run(["collections", "add", "Swift", "--filter", "--max-time 10m"])
    #expect(offers(for: ["list", "--collection", "sw"]) == ["Swift\t0 recipes", ":none"])
    for words in [["collect", "1", "--into"], ["add", "x", "--collection"], ["reorder", "1", "--collection"]] {
      #expect(offers(for: words + ["sw"]) == [":none"], "\(words)")
    }
  }

  @Test(arguments: [
    (["shop", "tick", ""], ["tomatoes\t6", "foil\t2 rolls", ":none"]),
    (["shop", "tick", "tomatoes", ""], ["foil\t2 rolls", ":none"]),
    (["shop", "untick", ""], ["milk", ":none"]),
    (["shop", "remove", "T"], ["tomatoes\t6", ":none"]),
    (["shop", "remove", "--recipe", "tom"], ["Tomato soup\t1 · 50 min · Soups", "Pan con tomate\t3", ":none"]),
    (["shop", "reorder", "foil", "--before", "m"], ["milk", ":none"]),
    (["shop", "move", "foil", "--aisle", "fr"], ["Frozen", ":none"]),
    (["shop", "aisles", "reorder", "Deli", "--after", "bak"], ["Bakery", "Baking", ":none"]),
    (["pantry", "add", "fo"], ["foil", ":none"]), (["pantry", "remove", "s"], ["salt", ":none"]),
    (["pantry", "use", ""], ["eggs\t6", ":none"]), (["pantry", "edit", "e"], ["eggs\t6", ":none"]),
    (["pantry", "remove", "e"], ["eggs\t6", ":none"]),
  ])
  func `entries of the shopping list, aisles, and foods are offered`(words: [String], expected: [String]) {
    box.run(["shop", "add", "1", "--item", "milk", "--item", "2 rolls of foil"])
    box.run(["shop", "tick", "milk"])
    box.run(["pantry", "add", "salt,", "6", "eggs"])
    #expect(offers(for: words) == expected)
  }

  @Test(arguments: [
    (["plan", "move", ""], ["Tomato soup\t2026-11-21", "guests\tsome day", ":none"]),
    (["plan", "reorder", "guests", "--before", "t"], ["Tomato soup\t2026-11-21", ":none"]),
    (["plan", "add", "toast", "--on", "t"], ["today", "tomorrow", "tuesday", "thursday", ":none"]),
    (["plan", "add", "toast", "--every", "f"], ["friday", ":none"]),
    (["plan", "add", "toast", "--meal", "d"], ["dinner", ":none"]),
    (["plan", "n"], ["next-week", "next-month", ":none"]),
    (["plan", "list", "n"], ["next-week", "next-month", ":none"]),
    (["plan", "shop", "n"], ["next-week", "next-month", ":none"]), (["plan", "copy", "l"], ["last-week", ":none"]),
    (["plan", "shop", "w"], ["week", "weekend", ":none"]),
  ])
  func `meals of the plan, days, and ranges are offered`(words: [String], expected: [String]) {
    box.run(["plan", "add", "1", "--on", "today"])
    box.run(["plan", "add", "--note", "guests"])
    #expect(offers(for: words) == expected)
  }

  @Test(arguments: [
    (["cooked", ""], ["add\tNote that you cooked recipes.", "remove\t\(CookingRemoval.sentence)", ":none"]),
    (["cooked", "a"], ["add\tNote that you cooked recipes.", ":none"]),
    (["cooked", "cr"], ["Crème brûlée\t5 · Soups", ":none"]), (["cooked", "5", "o"], ["october", ":none"]),
    (["cooked", "5", "add", "cr"], [":none"]), (["cooked", "--l"], ["--limit\t\(Self.limitOfCooked)", ":none"]),
    (["cooked", "add", "cr"], ["Crème brûlée\t5 · Soups", ":none"]),
    (["cooked", "add", "1", "--on", "to"], ["today", ":none"]), (["stats", "o"], ["october", ":none"]),
    (["show", "5", "--at", "l"], ["last", ":none"]), (["diff", "cr"], ["Crème brûlée\t5 · Soups", ":none"]),
    (["merge", "cr"], ["Crème brûlée\t5 · Soups", ":none"]),
    (["merge", "1", "--into", "cr"], ["Crème brûlée\t5 · Soups", ":none"]),
    (["duplicates", "--not", "cr"], ["Crème brûlée\t5 · Soups", ":none"]),
    (["cooked", "remove", "1", "--o"], ["--on\tThe day on which it was.", ":none"]),
  ])
  func `recipes and days that were cooked are offered next to what writes`(words: [String], expected: [String]) {
    #expect(offers(for: words) == expected)
  }

  private static let limitOfCooked = Cooked.parameters.first { $0.name == "limit" }!.help

  @Test(arguments: [
    (["nutrition", "unmap", ""], ["oat milk", "quark", ":none"]), (["nutrition", "map", "q"], ["quark", ":none"]),
    (["nutrition", "map", "besan", "--to", "q"], [":none"]),
    (["nutrition", "un"], ["unmap\t\(VerbCommand<UnmapFood>.sentence)", ":none"]),
    (["nutrition", "tom"], ["Tomato soup\t1 · 50 min · Soups", "Pan con tomate\t3", ":none"]),
    (["nutrition", "1", "cr"], ["Crème brûlée\t5 · Soups", ":none"]),
    (["nutrition", "show", "cr"], ["Crème brûlée\t5 · Soups", ":none"]),
    (["nutrition", "--serves", "4", "cr"], ["Crème brûlée\t5 · Soups", ":none"]),
    (["nutrition", "--expl"], ["--explain\tName the food and the weight that each line counts as.", ":none"]),
    (["nutrition", "--json", "unm"], ["unmap\t\(VerbCommand<UnmapFood>.sentence)", ":none"]),
    (["help", "nutrition", "tom"], [":none"]),
  ])
  func `foods of one's own are offered, and recipes where the command may be left out`(
    words: [String], expected: [String]
  ) {
    box.run(["nutrition", "map", "quark", "--to", "01012"])
    box.run(["nutrition", "map", "oat milk", "--kcal", "46"])
    #expect(offers(for: words) == expected)
  }

  @Test func `options are offered with their sentence, and after two hyphens none`() {
    #expect(offers(for: ["list", "--so"]).map { $0.prefix { $0 != "\t" } } == ["--source", "--sort", ":none"])
    #expect(offers(for: ["show", "--", "--so"]) == [":none"])
  }

  @Test(arguments: ["bash", "zsh"])
  func `where the shell inserts what all offers begin with, they all begin with what was typed`(shell: String) {
    #expect(offers(for: ["show", "tom"], in: shell) == ["Tomato soup\t1 · 50 min · Soups", ":none"])
    #expect(offers(for: ["show", "tomate"], in: shell) == ["Pan con tomate\t3", ":none"])
  }

  @Test func `nothing is made, migrated or said for a completion`() throws {
    let empty = try TestBox()
    let run = empty.run([CompletionCommand.name, "bash", "--", "show", ""])
    #expect(run.output == ":none\n" && run.messages.isEmpty && run.status == .done)
    #expect(!FileManager.default.fileExists(atPath: empty.folder.appending(path: "recipes.sqlite").path))
    for words in [[], ["bash"], ["bash", "--"], ["--database"]] as [[String]] {
      #expect(empty.run([CompletionCommand.name] + words).status == .done)
    }
  }
}

/// The scripts in the shells themselves, on a terminal.
@Suite struct CompletionScriptTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
    let programs = URL(filePath: Binary.path).deletingLastPathComponent().path
    box.environment["PATH"] = "\(programs):/usr/bin:/bin"
    box.environment["LC_ALL"] = "C.UTF-8"
    box.environment["TERM"] = "xterm"
  }

  private static let lines: [(typed: String, words: [String])] = [
    ("favo", ["favorite"]), ("show tom", ["show", "Tomato soup"]),
    (#"show "Tomato soup" Cr"#, ["show", "Tomato soup", "Crème $HOME's"]),
    ("list --collection=q", ["list", "--collection=Quick meals"]), ("add x --cook 1:3", ["add", "x", "--cook", "1:3"]),
    ("reorder 1 --to bo", ["reorder", "1", "--to", "bottom"]), ("import so", ["import", "soups.json"]),
  ]

  /// Types a line up to the tabulator key, has the shell print its words instead, and returns them.
  private func words(completedBy shell: String, _ start: String, _ line: String) throws -> [String] {
    let keys = "recipes \(line)\t\u{1}printf '%s\\n' \u{5} > words\nexit\n"
    _ = try box.write("cd '\(box.folder.path)'\n\(start)\n", to: "start")
    _ = try Binary(box: box, path: "/usr/bin/script").run(
      ["-qec", shell.replacing("START", with: box.folder.appending(path: "start").path), "/dev/null"],
      input: Data(keys.utf8))
    let printed = try String(contentsOf: box.folder.appending(path: "words"), encoding: .utf8)
    return printed.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test(arguments: [
    ("bash", "bash --rcfile START -i", ". ./script"),
    ("zsh", "ZDOTDIR=$(dirname START) zsh -i", "autoload -Uz compinit; compinit -u -D; . ./script"),
    ("fish", "fish --no-config -i -C 'source START'", "source ./script"),
  ])
  func `a shell completes titles, collections, options and files`(name: String, shell: String, start: String) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)") else {
      try Test.cancel("\(name) is not installed")
    }
    box.run(["add", "Tomato soup"])
    box.run(["add", "Crème $HOME's", "--collection", "Quick meals"])
    for name in ["soups.json", "soups.pdf"] { _ = try box.write("[]", to: name) }
    _ = try box.write(box.run(["completions", name]).output, to: "script")
    _ = try box.write(". '\(box.folder.path)/start'", to: ".zshrc")
    for (typed, expected) in Self.lines {
      #expect(try words(completedBy: shell, start, typed) == expected, "\(name): \(typed)")
    }
  }
}
