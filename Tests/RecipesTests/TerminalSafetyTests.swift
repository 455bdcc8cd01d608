import Foundation
import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeTestSupport
import SQLite
import Testing

@testable import recipes

/// Ten thousand hostile texts, seven a recipe, through every command that prints: nothing of them reaches a terminal.
@Suite struct TerminalSafetyTests {
  private static let seed: UInt64 = 7
  private static let recipes = 1_450

  private let box: TestBox
  private let collections: [String]

  init() throws {
    box = try TestBox()
    box.environment["NO_COLOR"] = "1"
    try Self.database.write(to: box.database)
    collections = try Self.openStore(in: box).collections().prefix(3).map(\.name)
  }

  /// Filled once; a copy of the file is as good as another one.
  private static let database: Data = {
    let box = try! TestBox()
    var generator = SeededGenerator(seed: seed)
    try! openStore(in: box).add((0..<recipes).map { _ in hostileDraft(using: &generator) })
    return try! Data(contentsOf: box.database)
  }()

  private static func openStore(in box: TestBox) throws -> RecipeStore {
    try RecipeStore(at: .file(box.database.path, isDefault: false), environment: StoreEnvironment(now: { TestBox.now }))
  }

  private static func hostileDraft(using generator: inout some RandomNumberGenerator) -> RecipeDraft {
    func text() -> String { HostileText.random(using: &generator) }
    return RecipeDraft(
      title: "soup " + String(text().unicodeScalars.prefix(100)), servings: text(), ingredients: "汤\n" + text(),
      directions: text(), notes: text(),
      source: text(), collections: ["c" + text()])
  }

  private func check(
    _ words: [String], input: String = "", answers: String? = nil, on screen: Screen?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    box.screen = screen
    let result = box.run(words, input: input, answers: answers)
    var text = result.output + result.messages
    // The mark after a right-to-left title is the program's own; that of a recipe is left out by SafeText.
    if screen != nil { text = text.replacing("\u{200E}", with: "") }
    for line in text.split(separator: "\n") {
      let violation = HostileText.violation(in: line.replacing("\t", with: " "), isJSON: line.first == " ")
      guard let violation else { continue }
      Issue.record(
        "seed \(Self.seed), \(words), \(String(describing: screen)): \(violation) in \(line.debugDescription)",
        sourceLocation: sourceLocation)
      return
    }
  }

  private static let everything = "1-\(recipes)"

  @Test(arguments: [nil, Screen(width: 40, height: 5)])
  func `no command that reads sends a control character of a recipe`(screen: Screen?) {
    let commands =
      [
        [], ["list"], ["list", "--sort", "title", "--reverse"], ["show", Self.everything], ["search", "soup"],
        ["search", "汤"], ["collections"], ["sidebar"], ["history"], ["history", "7"], ["reorder", "x"],
        ["delete", "soup", "--yes"], ["favorite", "o"], ["export", "--format", "text"],
      ] + collections.flatMap { [["list", "--collection", $0], ["show", $0], ["sidebar", "--expand", $0]] }
    for words in commands { check(words, on: screen) }
  }

  @Test(arguments: [["list"], ["show", everything], ["search", "汤"], ["collections"], ["history"], ["export"]])
  func `no JSON holds a control character of a recipe`(words: [String]) {
    check(words == ["export"] ? words : words + ["--json"], on: nil)
  }

  @Test(arguments: [nil, Screen(width: 80, height: 24)])
  func `no command that writes sends a control character of a recipe`(screen: Screen?) throws {
    let again = try box.write(box.run(["export"]).output, to: "again.json")
    let commands =
      [
        ["favorite", Self.everything], ["favorite", "1-9"], ["unfavorite", "1-700"],
        ["collect", "1-700", "--into", collections[0]], ["collect", "1-9", "--into", collections[0]],
        ["uncollect", "1-9", "--from", collections[1]], ["reorder", "7", "--to", "top"],
        ["reorder", "--by", "title"], ["edit", "8", "--prep", "5m"], ["undo"], ["redo"],
        ["undo", "--step", "2"], ["delete", "1-700", "--yes"], ["delete", "701"], ["undo"],
      ] + collections.map { ["collections", "rename", $0, $0 + "x"] } + [
        ["collections", "delete", collections[2] + "x"]
      ]
    for words in commands { check(words, on: screen) }
    // In a pipe: on a terminal there is a bar that moves.
    for rule in screen == nil ? ["skip", "update", "keep"] : [] {
      check(["import", again, "--on-duplicate", rule], on: nil)
    }
    let script = "favorite 9\nopen \(collections[0])x\nselect 9\ndelete 9 --yes\nundo\nhistory 9\nexpand Collections\n"
    check(["shell"], input: script, on: screen)
  }

  @Test func `no question sends a control character of a recipe`() {
    let screen = Screen(width: 80, height: 24)
    for collection in collections {
      check(["delete", "1-40", collection], answers: "n\n", on: screen)
      check(["delete", "soup"], answers: "n\n", on: screen)
      check(["collections", "delete", collection], answers: "n\n", on: screen)
      check(["add"], answers: "\(collection)\n\(collection)\n", on: screen)
    }
  }

  @Test(arguments: OutputFormat.allCases.filter(\.isText))
  func `no format sends a terminal a control character of a recipe`(format: OutputFormat) throws {
    box.screen = Screen(width: 80, height: 24)
    // Some formats hold one recipe a file.
    for collection in try Self.openStore(in: box).collections().filter({ $0.count == 1 }).prefix(20) {
      let result = box.run(["export", "--format", format.name, "--collection", collection.name])
      #expect(result.status == .done && !result.output.isEmpty)
      let lines = result.output.split(separator: "\n")
      for violation in lines.compactMap({ HostileText.violation(in: $0.replacing("\t", with: " ")) }) {
        Issue.record("seed \(Self.seed), \(collection.name.debugDescription): \(violation)")
      }
    }
  }

  @Test(arguments: [nil, Screen(width: 80, height: 24)])
  func `doctor sends no control character of what it finds`(screen: Screen?) throws {
    try Connection(.file(box.database.path)).execute(
      """
      UPDATE recipes SET content_hash = content_hash + 1;
      UPDATE collections SET key = 'x' || id;
      DELETE FROM collection_counts;
      """)
    #expect(box.run(["doctor"]).output.contains("differs from what was saved: soup"))
    check(["doctor"], on: screen)
    try Connection(.file(box.database.path)).execute("CREATE TABLE \"\u{1B}[2J\u{202E}\" (x)")
    let copy = Data("x".utf8)
    try copy.write(to: box.folder.appending(path: "recipes.sqlite.before-restore-\u{1B}[2J"))
    check(["doctor"], on: screen)
    check(["doctor", "--json"], on: screen)
    check(["doctor", "--recover", box.folder.path + "/\u{1B}[2J.sqlite"], on: screen)
    check(["doctor", "--fix"], on: screen)
  }

  @Test func `no message about what was typed sends a control character of it`() throws {
    try SmallLibrary.load(into: box)
    var generator = SeededGenerator(seed: Self.seed + 1)
    for _ in 1...60 {
      // A word of a command line ends at a NUL.
      let text = HostileText.random(using: &generator).replacing("\0", with: "")
      for words in [
        ["search", text], ["show", text], ["add", text, "--prep", text], ["list", "--collection", text],
        ["import", text], ["export", "--output", text + "/x"], ["--database", text + "/x", "list"], [text],
        ["backup", text + "/x"], ["restore", text + "/x"], ["collections", "rename", text, text],
      ] {
        check(words, on: Screen(width: 80, height: 24))
      }
      check(["add"], input: text + "\n" + text, on: nil)
      check(["import", "-"], input: "[{\"title\": \(text)}]", on: nil)
      check(["shell"], input: text, on: nil)
    }
  }
}
