import RecipeStore
import RecipeVerbs
import Testing

@testable import recipes

@Suite struct SavedFilterTests {
  private func box(onTerminal isOnTerminal: Bool = true) throws -> TestBox {
    let box = try SampleLibrary.box(onTerminal: isOnTerminal)
    box.run(["collections", "add", "Weeknight", "--filter", "--max-time 30m --with chicken"])
    return box
  }

  @Test func `a saved filter is added, and stands among the collections`() throws {
    let box = try SampleLibrary.box()
    let added = box.run(["collections", "add", "Weeknight", "--filter", "--max-time 30m --with chicken"])
    #expect(added.output == "Added Weeknight, a saved filter: --max-time 30m --with chicken (3 recipes)\n")
    let lines = box.run(["collections"]).output.split(separator: "\n")
    #expect(lines.first == "Dinner      23")
    #expect(lines.last == "Weeknight    3  = --max-time 30m --with chicken")
    #expect(box.run(["sidebar"]).output.hasSuffix("  ▸ Weeknight  3\n"))
    box.screen = Screen(width: 30, height: 24)
    #expect(box.run(["collections", "week"]).output == "Weeknight  3  = --max-time 30…\n")
    box.screen = nil
    #expect(box.run(["collections", "week"]).output == "Weeknight\t3\t--max-time 30m --with chicken\n")
    #expect(
      box.run(["collections", "week", "--json"]).output
        == "[\n  {\"name\": \"Weeknight\", \"count\": 3, \"filter\": \"--max-time 30m --with chicken\"}\n]\n")
  }

  @Test func `a saved filter is changed, and listed as what it holds by then`() throws {
    let box = try box()
    let changed = box.run(["collections", "edit", "Weeknight", "--filter", "-t 0:25 -w chicken"])
    #expect(changed.output == "Changed Weeknight, a saved filter: --max-time 25m --with chicken (1 recipe)\n")
    let unchanged = box.run(["collections", "edit", "Weeknight", "--filter", "--with=chicken -t 25m"])
    #expect(unchanged.messages == "nothing to change: Weeknight is like that\n")
    box.screen = nil
    #expect(box.run(["list", "-c", "Weeknight"]).output == "19\t\t親子丼\t1500\t2\tDinner, Quick\n")
    #expect(box.run(["search", "-c", "week", "egg"]).output.hasPrefix("19\t"))
    box.run(["undo"])
    #expect(box.run(["collections", "week"]).output.hasPrefix("Weeknight\t3\t"))
  }

  @Test(arguments: [
    (["collect", "12", "--into", "Weeknight"], "Weeknight is a saved filter; it holds whatever matches"),
    (["uncollect", "19", "--from", "weekn"], "Weeknight is a saved filter; it holds whatever matches"),
    (["edit", "12", "--collection", "Weeknight"], "Weeknight is a saved filter; it holds whatever matches"),
    (
      ["collections", "rename", "Soups", "Weeknight", "--merge"],
      "Weeknight is a saved filter; it holds whatever matches"
    ),
    (["reorder", "33", "--to", "top", "-c", "Weeknight"], "Weeknight is a saved filter and has no order of its own"),
    (["reorder", "--by", "title", "-c", "Weeknight"], "Weeknight is a saved filter and has no order of its own"),
    (["reorder", "-c", "Weeknight"], "Weeknight is a saved filter and has no order of its own"),
    (["collections", "edit", "Soups", "--filter", "-f"], "Soups is not a saved filter"),
    (["collections", "add", "X", "--filter", ""], "the filter is empty; name options of list"),
    (["collections", "add", "X", "--filter", "-c Weeknight"], "a saved filter cannot name another one: Weeknight"),
    (
      ["collections", "add", "X", "--filter", "--wiht egg"],
      "in the filter: unknown option \"--wiht\"; did you mean \"--with\"?"
    ),
    (["collections", "add", "X", "--filter", "--limit 3"], "in the filter: unknown option \"--limit\""),
    (["collections", "add", "X", "--filter", "--help"], "in the filter: unknown option \"--help\""),
    (["collections", "add", "X", "--filter", "soup"], "in the filter: unexpected \"soup\""),
    (["collections", "add", "X", "--filter", "--with \"egg"], "in the filter: the quote \" is not closed"),
  ])
  func `what cannot be done with a saved filter is a usage error`(words: [String], message: String) throws {
    let box = try box(onTerminal: false)
    let before = box.databaseBytes
    let refused = box.run(words, input: "33\n")
    #expect(refused.messages == "recipes: \(message)\n")
    #expect(refused.status == .usage)
    #expect(box.databaseBytes == before)
  }

  @Test func `every option of a filter can be saved`() throws {
    let box = try box(onTerminal: false)
    let values = ["time": "10m", "order": "title", "age": "90d", "stars": "4", "name": "Dinner", "diet": "vegan"]
    for option in SavedFilterOptions.declaration.infos {
      let name = option.names.last { $0.hasPrefix("--") }!
      let value = option.shape == .flag ? "" : " " + values[option.valueName, default: "egg"]
      // This one says more of another, and is refused without it.
      let typed = name == "--or-unknown" ? "--max-time 10m --or-unknown" : name + value
      let added = box.run(["collections", "add", "Filter of \(option.name)", "--filter", typed])
      #expect(added.output.contains(name), "\(name)")
    }
  }

  @Test func `an import says which saved filters it could not fill`() throws {
    let box = try box(onTerminal: false)
    let result = box.run(["import", "-"], input: #"[{"title": "Pie", "collections": ["weeknight", "Baking"]}]"#)
    #expect(
      result.messages
        == "standard input: Weeknight is a saved filter and holds whatever matches; no recipe was put into it\n")
    #expect(box.run(["list", "-c", "Baking"]).output.contains("Pie"))
  }

  @Test func `an open saved filter prints what comes and goes, and cannot be reordered`() throws {
    let box = try box(onTerminal: false)
    let script = "open Weeknight\nedit 33 --cook 2h\nundo\nreorder 19 --to top\n"
    let result = box.run(["shell"], input: script)
    let lines = result.output.split(separator: "\n").dropFirst(3)
    #expect(lines.map { $0.prefix(4) } == ["-\t3\t", "+\t3\t"])
    #expect(result.messages == "recipes: line 4: Weeknight is a saved filter and has no order of its own\n")
  }
}
