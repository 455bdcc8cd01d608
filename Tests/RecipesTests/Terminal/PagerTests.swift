import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// What is longer than the screen is shown by a pager. Each pager here marks the lines that it gets.
@Suite struct PagerTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
    try SmallLibrary.load(into: box)
    box.environment["LC_ALL"] = "C.UTF-8"
    box.environment["TERM"] = "dumb"
  }

  /// What a terminal of five lines shows of a command, and its exit code.
  private func shown(_ words: String, rows: Int = 5) throws -> [String] {
    let command = "stty rows \(rows) cols 80; '\(Binary.path)' \(words); echo \"exit $?\""
    let result = try Binary(box: box, path: "/usr/bin/script").run(["-qec", command, "/dev/null"], input: Data())
    return result.output.split(whereSeparator: \.isNewline).map(String.init)
  }

  private static let marking = "sed 's/^/> /'"

  @Test(arguments: ["list", "search o", "show 2", "history", "help list", "list --help", "list --sort title"])
  func `what is longer than the screen goes to the pager, and the exit code stays`(words: String) throws {
    box.environment["RECIPES_PAGER"] = Self.marking
    box.run(["delete", "6", "--yes"])
    for recipe in 1...4 { box.run([recipe.isMultiple(of: 2) ? "unfavorite" : "favorite", "\(recipe)"]) }
    let lines = try shown(words, rows: 3)
    #expect(lines.count > 3 && lines.dropLast().allSatisfy { $0.hasPrefix("> ") })
    #expect(lines.last == "exit 0")
  }

  @Test(arguments: [
    "list --limit 3", "--no-pager list", "list --json", "favorite 1 2 3 4 5 6", "list | cat", "list 2>/dev/null",
  ])
  func `what fits, is not wanted there, or is no page does not go to the pager`(words: String) throws {
    box.environment["RECIPES_PAGER"] = Self.marking
    let lines = try shown(words)
    #expect(!lines.isEmpty && lines.allSatisfy { !$0.hasPrefix("> ") })
    #expect(lines.last == "exit 0")
  }

  @Test func `RECIPES_PAGER counts before PAGER, and an empty one or cat means no pager`() throws {
    let plain = try shown("--no-pager list")
    box.environment["PAGER"] = Self.marking
    #expect(try shown("list").first?.hasPrefix("> ") == true)
    for none in ["", "cat"] {
      box.environment["RECIPES_PAGER"] = none
      #expect(try shown("list") == plain)
    }
  }

  @Test(arguments: ["no-such-pager -x", "/no/such/pager"])
  func `a pager that is not there is skipped without a word`(pager: String) throws {
    let plain = try shown("--no-pager list")
    box.environment["RECIPES_PAGER"] = pager
    #expect(try shown("list") == plain)
  }

  @Test func `a pager that is left early is no failure`() throws {
    // More than a pipe holds.
    let recipes = (1...300).map { "{\"title\": \"Soup \($0) \(String(repeating: "long", count: 100))\"}" }
    #expect(box.run(["import", "-"], input: recipes.joined(separator: "\n")).status == .done)
    box.environment["RECIPES_PAGER"] = "head -n 1"
    let lines = try shown("list")
    #expect(lines.count == 2 && lines.last == "exit 0")
  }

  @Test func `the pager gets options for less where none are set`() throws {
    box.environment["RECIPES_PAGER"] = "printenv LESS; true"
    #expect(try shown("list") == ["FRX", "exit 0"])
    box.environment["LESS"] = "-i"
    #expect(try shown("list") == ["-i", "exit 0"])
  }

  @Test func `messages stand between the lines where they were printed`() throws {
    box.environment["RECIPES_PAGER"] = Self.marking
    let lines = try shown("show 3 1 --serves 8", rows: 3)
    let note = try #require(lines.firstIndex { $0.contains("is taken as 3½") })
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("> ") } && note < lines.count - 1)
  }
}
