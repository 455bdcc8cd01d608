import RecipeModel
import RecipeStore
import RecipeVerbs
import Testing

@testable import recipes

@Suite struct NamedCommandTests {
  @Test(arguments: [
    ([], "recipes", []),
    (["--json", "completions", "bash"], "completions", ["--json", "bash"]),
    (["--database", "list", "completions", "bash"], "completions", ["--database", "list", "bash"]),
    (["--database=list", "list"], "list", ["--database=list"]),
    (["completions", "list"], "completions", ["list"]),
    (["collections", "--json", "add", "list"], "add", ["--json", "list"]),
    (["collections"], "collections", []), (["collections", "--json"], "collections", ["--json"]),
    (["collections", "soups"], "list", ["soups"]), (["collections", "-s", "count"], "list", ["-s", "count"]),
    (["collections", "--json", "-n", "3", "add"], "list", ["--json", "-n", "3", "add"]),
    (["list", "-h"], "list", ["-h"]),
    (["ls"], "list", []), (["collections", "rm", "Soups"], "delete", ["Soups"]),
    (["favourite", "3"], "favorite", ["3"]), (["cooked", "add", "3"], "add", ["3"]),
    (["cooked", "new", "potatoes"], "cooked", ["new", "potatoes"]), (["cooked", "ad", "3"], "cooked", ["ad", "3"]),
    (["cooked", "3", "add"], "cooked", ["3", "add"]),
  ])
  func `the command is the first word that is no option and no value of one`(
    words: [String], name: String, rest: [String]
  ) throws {
    let named = try NamedCommand(words, in: Recipes.self)
    #expect(named.type.lastName == name)
    #expect(named.words == rest)
    #expect(!named.isHelp)
  }

  @Test(arguments: [(["help"], "recipes"), (["help", "list"], "list"), (["help", "collections", "add"], "add")])
  func `help names the command that it explains`(words: [String], name: String) throws {
    let named = try NamedCommand(words, in: Recipes.self)
    #expect(named.type.lastName == name)
    #expect(named.isHelp)
  }

  @Test(arguments: [
    (["completion"], "unknown command \"completion\"; did you mean \"completions\"?"),
    (["--databse", "x", "list"], "unknown option \"--databse\"; did you mean \"--database\"?"),
    (["--json", "--limit=3", "x"], "unknown option \"--limit\""),
    (["--json", "lst"], "unknown command \"lst\"; did you mean \"list\"?"),
    (["remove", "12"], "unknown command \"remove\"; did you mean \"delete 12\"?"),
    (["hist"], "unknown command \"hist\"; did you mean \"history\"?"),
    (["tomato"], "unknown command \"tomato\"; to find recipes: recipes search tomato"),
    (["tomato", "--json", "soup"], "unknown command \"tomato\"; to find recipes: recipes search tomato soup"),
    (["12"], "unknown command \"12\"; did you mean \"show 12\"?"),
    (["3-7,12"], "unknown command \"3-7,12\"; did you mean \"show 3-7,12\"?"),
    (["shopping"], "unknown command \"shopping\"; did you mean \"shop\"?"),
    (["buy", "oat", "milk"], "unknown command \"buy\"; did you mean \"shop add oat milk\"?"),
    (["rename", "12", "Red", "soup"], "unknown command \"rename\"; did you mean \"edit 12 --title 'Red soup'\"?"),
    (["rename", "12"], "unknown command \"rename\"; did you mean \"edit 12 --title\"?"),
    (["photo"], "unknown command \"photo\"; did you mean \"edit --picture\"?"),
    (["scale", "12", "2"], "unknown command \"scale\"; did you mean \"show 12 --scale 2\"?"),
    (["double", "12"], "unknown command \"double\"; did you mean \"show --scale 2 12\"?"),
    (["have", "eggs", "rice"], "unknown command \"have\"; did you mean \"list --have 'eggs rice'\"?"),
    (["sort"], "unknown command \"sort\"; did you mean \"reorder\"?"),
    (["sort", "title"], "unknown command \"sort\"; did you mean \"reorder --by title\"?"),
    (["metric", "2", "cups"], "unknown command \"metric\"; did you mean \"convert --units metric 2 cups\"?"),
    (["help", "me"], "unknown command \"me\"; to list all commands: recipes help"),
    (["quit"], "unknown command \"quit\"; it works only in the shell: recipes shell"),
    (["help", "collections", "soups"], "unknown command \"soups\"; to list all commands: recipes help collections"),
    (["collections", "delte"], "unknown command \"delte\"; did you mean \"delete\"?"),
  ])
  func `a word that names no command is a usage error with the most similar one`(words: [String], message: String) {
    #expect(throws: CommandError("\(message)", .usage)) { try NamedCommand(words, in: Recipes.self) }
  }
}

@Suite struct CommandAliasTests {
  @Test func `another name leads to a command, and is not the name of one`() {
    let names = Set(Recipes.subcommands.map { $0.lastName })
    for alias in CommandAlias.names.keys {
      #expect(Recipes.subcommand(named: alias) != nil && !names.contains(alias), "\(alias)")
    }
  }

  @Test func `a hint is a line that can be run, for words that name no command, each once`() throws {
    var seen: Set<String> = []
    for hint in CommandHint.all {
      let words = hint.line.split(separator: " ").map(String.init)
      let named = try NamedCommand(words, in: Recipes.self)
      let known = Set((named.type.parameters + GlobalOptions.ofEveryCommand).flatMap(\.names) + ["--version"])
      let options = words.filter { $0.hasPrefix("--") }
      #expect(options.allSatisfy(known.contains), "\(hint.line)")
      for word in hint.words {
        #expect(Recipes.subcommand(named: word) == nil && seen.insert(word).inserted, "\(word)")
      }
    }
  }
}

@Suite struct QueryCommandTests {
  @Test func `each query is a command with its parameters, but for the outline and duplicates, which verbs take too`()
    throws
  {
    func infos(_ query: (some Query).Type) -> [ParameterInfo] { query.declaration.ofCommand.infos }
    for query in QueryTable.all where ![ArrangeSidebar.name, FindDuplicates.name].contains(query.name) {
      let named = try NamedCommand(query.name.split(separator: " ").map(String.init), in: Recipes.self)
      #expect(named.type.parameters == infos(query), "\(query.name)")
      #expect(named.type.name == query.name)
    }
  }
}

@Suite struct ShortOptionTests {
  @Test func `a letter means the same in every command`() {
    var meanings: [String: Set<String>] = [:]
    let commands = Recipes.subcommands.flatMap { [$0.type] + $0.type.subcommands.map(\.type) }
    for command in commands {
      for option in command.parameters + GlobalOptions.ofEveryCommand {
        guard let letter = option.names.first(where: { $0.count == 2 }), let name = option.names.last else { continue }
        meanings[letter, default: []].insert(name)
      }
    }
    #expect(meanings.removeValue(forKey: "-c") == ["--collection", "--into", "--from"])
    #expect(meanings.values.allSatisfy { $0.count == 1 }, "\(meanings)")
  }

  @Test func `flags of one letter can be joined, values stand apart`() throws {
    let named = try NamedCommand(["list", "-fr", "-n", "2", "-c", "Soups", "-j"], in: Recipes.self)
    let read = try named.type.read(named.words)
    let list = try #require((read.command as? List)?.query.filter.query)
    #expect(list.favoritesOnly && list.isReversed && list.limit == 2 && read.settings.isJSON)
    #expect(list.collections == ["Soups"])
  }
}

@Suite struct UnknownOptionTests {
  @Test(arguments: [
    (["reorder", "5", "--up"], "unknown option \"--up\"; say where to with --before, --after, or --to"),
    (["collect", "10", "--to", "Soups"], "unknown option \"--to\"; did you mean \"--into\"?"),
    (["search", "soup", "--limt=3"], "unknown option \"--limt\"; did you mean \"--limit\"?"),
    (["list", "--limit", "x", "--revers"], "unknown option \"--revers\"; did you mean \"--reverse\"?"),
    (["show", "-1"], "unknown option \"-1\""),
    (
      ["plan", "copy", "last-week", "--to=next week", "--json"],
      #"unknown option "--to"; use: recipes plan copy last-week "--on=next week""#
    ),
    (["cooked", "12", "--note", "x y"], #"to note a cooking: recipes cooked add 12 --note "x y""#),
    (["cooked", "12", "--list"], #"unknown option "--list"; use: recipes cooked 12"#),
    (
      ["cooked", "12", "--on", "fri", "--remove"], #"unknown option "--remove"; use: recipes cooked remove 12 --on fri"#
    ),
  ])
  func `an unknown option is reported whatever else is wrong`(words: [String], message: String) throws {
    #expect(try TestBox().run(words) == .init(messages: "recipes: \(message)\n", status: .usage))
  }

  @Test(arguments: [["edit", "1", "--cook", "--up"], ["list", "--limit", "--up"], ["show", "--", "--up"]])
  func `the value of an option and words after two hyphens are no options`(words: [String]) throws {
    let named = try NamedCommand(words, in: Recipes.self)
    do throws(Misuse) {
      _ = try named.type.read(named.words)
    } catch {
      if case .unknown(let name) = error { Issue.record("\(name) is no option") }
    }
  }
}

@Suite struct TypedCommandTests {
  @Test(arguments: [
    (["favorite", "tomato soup"], "favorite \"tomato soup\""),
    (["--json", "list", "--database", "a.sqlite", "--color=never", "--limit=3", "--yes"], "list --limit=3"),
    (["add", "Pop's \"best\" $5 soup", ""], #"add 'Pop'\''s "best" $5 soup' """#),
    (["search", "--", "--json", "#1"], "search -- --json \"#1\""),
  ])
  func `the history has a command as it can be typed again, without the global options`(
    words: [String], typed: String
  ) throws {
    #expect(GlobalOptions.typedAgain(words) == typed)
    #expect(try GlobalOptions.typedAgain(ShellWords.split(typed)) == typed)
  }

  @Test(arguments: [
    (["edit", "1", "--notes", "- whisk"], "- whisk"), (["edit", "1", "--notes", ""], ""),
    (["edit", "1", "--notes=--json"], "--json"), (["edit", "1", "--notes", "--json"], "--json"),
  ])
  func `an option takes the next word for its value, whatever that is`(words: [String], notes: String) throws {
    let named = try NamedCommand(words, in: Recipes.self)
    let read = try named.type.read(named.words)
    #expect((read.command as? Edit)?.verb.fields.values[.notes] == .text(notes))
    #expect(!read.settings.isJSON)
  }

  @Test(arguments: [
    (["-salt", "--limit", "3", "C++"], ["-salt", "C++"]), (["half", "--", "--json"], ["half", "--", "--json"]),
    (["soup", "-nut", "-f"], ["soup", "-nut"]), (["-fr", "--", "-jam"], ["-fr", "--", "-jam"]),
    (["--with=-jam", "-"], ["-"]),
  ])
  func `words of a search may begin with a hyphen`(words: [String], searched: [String]) throws {
    #expect((try Search.read(words).command as? Search)?.query.words == searched)
  }
}

@Suite struct ProgramTests {
  @Test func `the version is printed wherever it is asked for without a command`() throws {
    let box = try TestBox()
    #expect(box.run(["--version"]).output.hasPrefix("recipes \(ProgramVersion.current) (SQLite "))
    #expect(box.run(["--version"]) == box.run(["--version", "--yes"]))
    #expect(box.run(["-V"]) == box.run(["--version"]))
    #expect(box.run(["--help"]) == box.run(["-h"]))
  }

  @Test func `the history knows what was typed`() throws {
    let box = try TestBox()
    box.run(["add", "Tomato soup"])
    box.run(["favorite", "1"])
    #expect(box.run(["history"]).output.contains("\tfavorite 1"))
  }
}
