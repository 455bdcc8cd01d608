import Foundation
import Testing

@testable import recipes

/// The file of defaults: what it changes, what it does not, and how it is written.
@Suite struct ConfigurationTests {
  private let box: TestBox
  private var file: URL { box.folder.appending(path: ".config/recipes/config") }

  init() throws {
    box = try TestBox()
    try SmallLibrary.load(into: box)
    box.screen = .usual
    box.environment["NO_COLOR"] = "1"
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  @Test func `a setting is written, shown, and removed`() throws {
    #expect(box.run(["config", "sort", "title"]).output == "Set sort to title\n")
    #expect(try text() == "sort = title\n")
    #expect(box.run(["config", "sort"]).output == "title\n")
    #expect(box.run(["config"]).output.contains("sort      title") == true)
    #expect(box.run(["config", "sort", "title"]).messages == "nothing to change: sort is title\n")
    #expect(box.run(["config", "sort", "--unset"]).output == "Removed sort; the default is manual\n")
    #expect(try text() == "")
    #expect(box.run(["config", "limit"]) == .init(messages: "recipes: limit is not set\n", status: .nothing))
  }

  @Test func `the file is only its owner's, and comments stay`() throws {
    try write("# mine\nsort = added\n\nlimit = 3\nsort = time\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    box.run(["config", "sort", "title"])
    #expect(try text() == "# mine\n\nlimit = 3\nsort = title\n")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path) == ["config"])
  }

  @Test(arguments: [
    (["colr", "never"], "unknown setting \"colr\"; did you mean \"color\"?"),
    (["color", "sometimes"], "\"sometimes\" is not a value of color; use auto, always, or never"),
    (["limit", "0"], "\"0\" is not a value of limit; use a number from 1"),
    (["database", "box.sqlite"], "\"box.sqlite\" is not a value of database; use a path that begins with / or ~/"),
  ])
  func `a mistake changes nothing`(words: [String], message: String) {
    box.screen = nil
    #expect(box.run(["config"] + words) == .init(messages: "recipes: \(message)\n", status: .usage))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `what is wrong in the file is said with its line, and does not stop the command`() throws {
    try write("# colors\n\ncolr = never\nlimit = many\nsort = title\nwidth\n")
    let result = box.run(["list"])
    #expect(
      result.messages == """
        warning: ~/.config/recipes/config, line 3: unknown setting "colr"; did you mean
          "color"?
        warning: ~/.config/recipes/config, line 4: "many" is not a value of limit; use a
          number from 1
        warning: ~/.config/recipes/config, line 6: "width" has no value; write width =
          VALUE

        """)
    #expect(result.status == .done)
    #expect(result.output == box.run(["list", "--sort", "title"]).output)
  }

  @Test func `order, length, and width count on a terminal only`() throws {
    let plain = box.run(["list"])
    let sorted = box.run(["list", "--sort", "title", "--limit", "2"])
    box.screen = Screen(width: 40, height: 24)
    let narrow = box.run(["list", "--sort", "title", "--limit", "2"])
    box.screen = nil
    let piped = box.run(["list"])
    let json = box.run(["list", "--json"])
    try write("sort = title\nlimit = 2\nwidth = 40\nunits = us\nrecents = 1\nformat = csv\n")
    #expect(box.run(["list"]) == piped)
    #expect(box.run(["export"]).output.hasPrefix("["))
    box.screen = .usual
    #expect(box.run(["list", "--json"]) == json)
    #expect(box.run(["list"]) == narrow)
    box.environment["COLUMNS"] = "80"
    #expect(box.run(["list"]) == sorted)
    #expect(box.run(["list", "--sort", "manual", "--limit", "99"]).output == plain.output)
    #expect(box.run(["export"]).output.hasPrefix("id,") || box.run(["export"]).output.hasPrefix("title,"))
  }

  @Test func `the environment wins over the configuration, an option over both`() throws {
    try write("color = always\ndatabase = ~/other.sqlite\neditor = no-editor\nrecents = 1\n")
    #expect(!box.run(["list"]).output.contains("\u{1B}["))
    #expect(box.run(["config", "color"]).output == "never\n")
    box.environment["NO_COLOR"] = nil
    #expect(box.run(["list"]).output.contains("\u{1B}["))
    #expect(box.run(["list", "--color", "never"]).output.contains("\u{1B}[") == false)
    box.environment["NO_COLOR"] = "1"
    #expect(box.run(["path"]).output == "BOX/recipes.sqlite\n")
    box.environment["RECIPES_DATABASE"] = nil
    #expect(box.run(["path"]).output == "BOX/other.sqlite\n")
    #expect(box.run(["path", "--database", "BOX/third.sqlite"]).output == "BOX/third.sqlite\n")
    #expect(box.run(["config", "editor"]).output == "no-editor\n")
    box.environment["EDITOR"] = "vi"
    #expect(box.run(["config", "editor"]).output == "vi\n")
  }

  @Test func `an empty RECIPES_CONFIG means no file, another one that file`() throws {
    try write("sort = title\n")
    box.environment["RECIPES_CONFIG"] = ""
    #expect(box.run(["config", "sort"]).output == "manual\n")
    #expect(box.run(["config", "sort", "time"]).status == .nothing)
    box.environment["RECIPES_CONFIG"] = box.folder.appending(path: "own").path
    #expect(box.run(["config", "sort", "time"]).output == "Set sort to time\n")
    #expect(try text() == "sort = title\n")
  }

  @Test func `the editor changes a copy, which replaces the file as a whole`() throws {
    box.environment["EDITOR"] = try box.makeScript("editor", "printf 'sort = time\\nsorts = x\\n' > \"$1\"")
    #expect(
      box.run(["config", "--edit"]).messages
        == "warning: ~/.config/recipes/config, line 2: unknown setting \"sorts\"; did you mean\n  \"sort\"?\n")
    #expect(try text() == "sort = time\nsorts = x\n")
    box.environment["EDITOR"] = "true"
    #expect(box.run(["config", "--edit"]).messages.contains("nothing to change"))
    #expect(box.run(["config", "--edit", "--no-input"]).status == .usage)
    box.environment["EDITOR"] = try box.makeScript("editor", ": > \"$1\"")
    let emptied = box.run(["config", "--edit"])
    #expect(emptied.messages.hasSuffix("Nothing changed.\n") && emptied.status == .nothing)
    #expect(try text() == "sort = time\nsorts = x\n")
  }

  @Test func `a link to the file stays one`() throws {
    let kept = box.folder.appending(path: "dotfiles")
    try Data().write(to: kept)
    try write("")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: kept)
    box.run(["config", "sort", "added"])
    #expect(try String(contentsOf: kept, encoding: .utf8) == "sort = added\n")
  }

  @Test func `days of recents are those of the configuration`() throws {
    try write("recents = 100000\n")
    #expect(box.run(["list", "--recents"]).output.split(separator: "\n").count > 3)
  }

  @Test func `keys and values are completed`() {
    #expect(box.run(["__complete", "fish", "--", "config", "so"]).output == "sort\tThe order of lists\n:none\n")
    #expect(
      box.run(["__complete", "fish", "--", "config", "color", "a"]).output
        == "auto\tOn a terminal\nalways\tIn a pipe too\n:none\n")
  }
}
