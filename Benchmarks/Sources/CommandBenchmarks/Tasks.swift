import BenchmarkHarness
import CommandHarness
import Foundation

/// Everything that is measured, on copies of one library of 10,000 recipes.
struct Tasks {
  private let folder: ScratchFolder
  private let peers: Peers
  private let library: RecipesProgram

  /// The same recipes, for the shell, so that neither finds its file in a state that the other has left.
  private let copy: String

  /// The same recipes, as they were imported.
  private let original: String
  private let array: String
  private let lines: String

  /// As many recipes as collections, and one recipe in as many.
  private let ownCollections: String
  private let manyCollections: String

  init(in folder: ScratchFolder) {
    self.folder = folder
    peers = Peers(in: folder)
    library = RecipesProgram(database: folder.path("library.sqlite"))
    copy = folder.path("copy.sqlite")
    original = folder.path("original.sqlite")
    array = folder.path("array.json")
    lines = folder.path("lines.jsonl")
    ownCollections = folder.path("own-collections.jsonl")
    manyCollections = folder.path("many-collections.jsonl")
    let seed: UInt64 = 7
    RecipeDocuments.write(
      10_000, from: RecipeGenerator(seed: seed, accentInterval: 3), asArray: false, to: folder.path("library.jsonl"))
    library.run("import", folder.path("library.jsonl"))
    for path in [copy, original] { try! FileManager.default.copyItem(atPath: library.database, toPath: path) }
    // Other recipes than those in the library.
    RecipeDocuments.write(10_000, from: RecipeGenerator(seed: 8, accentInterval: 3), asArray: true, to: array)
    RecipeDocuments.write(50_000, from: RecipeGenerator(seed: 9, accentInterval: 3), asArray: false, to: lines)
    RecipeDocuments.writeCollections(100_000, inOneRecipe: false, to: ownCollections)
    RecipeDocuments.writeCollections(100_000, inOneRecipe: true, to: manyCollections)
  }

  /// Commands that end within a moment.
  var quick: [Task] {
    let hello = Command("static C", [peers.hello])
    return [
      Task(
        command: Command("--version", [RecipesProgram.executable, "--version"]), peer: hello,
        limit: .times(2, plus: .microseconds(1500))),
      Task(
        command: Command("--help", [RecipesProgram.executable, "--help"]), peer: hello,
        limit: .times(2, plus: .microseconds(1500))),
      Task(
        command: Command("list --limit 20", library.words("list", "--limit", "20")),
        peer: sqlite("\(ShellSQL.list) LIMIT 20"), limit: .times(1.5)),
      Task(command: Command("list", library.words("list")), peer: sqlite(ShellSQL.list), limit: .times(0.5)),
      Task(
        command: Command("search dan far --limit 20", library.words("search", "dan", "far", "--limit", "20")),
        peer: sqlite(ShellSQL.search), limit: .times(1.2)),
      Task(command: favorite, peer: sqliteFavorite, limit: .times(1.25)),
      Task(
        command: Command("recipes, on a terminal", library.words(), isOnTerminal: true),
        peer: Command("list --limit 20", library.words("list", "--limit", "20")), limit: .times(2)),
    ] + kitchen + besideTaskwarrior
  }

  /// The shopping list of 20 recipes and some 200 lines, a plan of a week, and what can be cooked.
  private var kitchen: [Task] {
    let program = RecipesProgram(database: folder.path("kitchen.sqlite"))
    try! FileManager.default.copyItem(atPath: original, toPath: program.database)
    program.run("shop", "add", "1-20")
    for id in 1...7 { program.run("plan", "add", "\(id)", "--on", "today") }
    let list = Command("list --limit 20", program.words("list", "--limit", "20"))
    let favorite = Command("favorite 13, or not") {
      program.words($0.isMultiple(of: 2) ? "favorite" : "unfavorite", "13")
    }
    return [
      Task(command: Command("shop", program.words("shop")), peer: list, limit: .times(2)),
      Task(
        command: Command("shop tick 1, or untick") {
          program.words("shop", $0.isMultiple(of: 2) ? "tick" : "untick", "1")
        },
        peer: favorite, limit: .times(1.25)),
      Task(command: Command("plan", program.words("plan")), peer: list, limit: .times(2)),
      Task(
        command: Command("list --have salt, flour", program.words("list", "--have", "salt, flour", "--missing", "9")),
        limit: .seconds(0.4)),
    ]
  }

  /// Imports and exports.
  var slow: [Task] {
    let empty = RecipesProgram(database: folder.path("empty.sqlite"))
    let remove = { removeDatabase(empty.database) }
    return [
      Task(
        command: Command("import of 10000 into an empty library", empty.words("import", array), prepare: remove),
        limit: .seconds(1), mostMemory: 100),
      Task(
        command: Command("import of 10000 into one of 10000", grown.words("import", array), prepare: restore),
        limit: .seconds(1), mostMemory: 100),
      Task(
        command: Command("import of 50000 JSON lines", empty.words("import", lines), prepare: remove), mostMemory: 40),
      Task(
        command: Command(
          "import of 100000, each in its own collection", empty.words("import", ownCollections), prepare: remove),
        limit: .seconds(10), mostMemory: 100),
      Task(
        command: Command(
          "import of one in 100000 collections", empty.words("import", manyCollections), prepare: remove),
        limit: .seconds(10), mostMemory: 100),
      Task(command: Command("export of 10000", library.words("export")), mostMemory: 100),
      Task(
        command: Command("export of 10000 JSON lines", library.words("export", "--format", "jsonl")), mostMemory: 40),
    ]
  }

  /// What the other commands need, each on a library whose last step is the import of its 10,000 recipes.
  var others: [Task] {
    let backup = folder.path("backup.sqlite")
    library.run("backup", "--force", backup)
    let commands = [
      ["show", "13"], ["add", "Soup"], ["edit", "13", "--notes", "Salt it."], ["collect", "13", "--into", "New"],
      ["uncollect", "13", "--from", "New"], ["collections"], ["sidebar"], ["list", "--with", "dan"],
      ["reorder", "13", "--before", "7"], ["undo"], ["redo"], ["history"], ["delete", "13", "--yes"],
      ["reorder", "--by", "title"], ["delete", "1-10000", "--yes"], ["doctor"], ["backup", "--force", backup],
      ["restore", backup, "--yes"],
    ]
    return commands.map { words in
      let name = words.filter { !$0.contains("/") && !$0.hasPrefix("--yes") && $0 != "--force" }.joined(separator: " ")
      return Task(
        command: Command(
          name, grown.words(words),
          prepare: {
            restore()
            if words == ["redo"] { grown.run("undo") }
            if words[0] == "uncollect" { grown.run("collect", "13", "--into", "New") }
          }))
    }
  }

  /// A copy of the library, made before each command that changes it.
  private var grown: RecipesProgram { RecipesProgram(database: folder.path("grown.sqlite")) }

  private func restore() {
    removeDatabase(grown.database)
    try! FileManager.default.copyItem(atPath: original, toPath: grown.database)
  }

  private var favorite: Command {
    Command("favorite 13, or not") { library.words($0.isMultiple(of: 2) ? "favorite" : "unfavorite", "13") }
  }

  private var sqliteFavorite: Command {
    Command("sqlite3") { peers.sqlite(copy, ShellSQL.setFavorite($0.isMultiple(of: 2))) }
  }

  private var besideTaskwarrior: [Task] {
    guard peers.changeTask(0) != nil else { return [] }
    return [Task(command: favorite, peer: Command("taskwarrior") { peers.changeTask($0)! }, limit: .fasterThan(8))]
  }

  private func sqlite(_ sql: String) -> Command {
    Command("sqlite3", peers.sqlite(copy, sql))
  }

  private func removeDatabase(_ path: String) {
    for suffix in ["", "-journal"] { unlink(path + suffix) }
  }
}
