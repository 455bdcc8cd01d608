import ArgumentParser
import RecipeViewModels
import Testing

@testable import recipes

@Suite struct FastPathTests {
  @Test(
    arguments: [
      ([], .home), (["--database", "a b.sqlite"], .home), (["list"], .list(limit: nil)),
      (["list", "--limit", "20"], .list(limit: 20)), (["--database", "--json", "list"], .list(limit: nil)),
      (["search", "tomato", "soup"], .search(["tomato", "soup"], limit: nil)),
      (["search", "help", "--limit", "3"], .search(["help"], limit: 3)),
      (["show", "12", "3-7"], .show(["12", "3-7"], AmountRequest())),
      (
        ["show", "12", "--serves", "8", "--units", "metric"],
        .show(["12"], amounts("--serves", "8", "--units", "metric"))
      ),
      (["show", "--units", "us", "12", "--scale", "-1"], .show(["12"], amounts("--scale", "-1", "--units", "us"))),
      (["favorite", "12", "-q"], .favorite(["12"])), (["list", "--no-pager", "--quiet"], .list(limit: nil)),
      (["favorite", "12"], .favorite(["12"])), (["unfavorite", "tomato soup"], .unfavorite(["tomato soup"])),
    ] as [([String], FastPath)])
  func `the fast path runs what the parser makes of the same words`(words: [String], expected: FastPath) throws {
    let recognized = try #require(FastPath.command(in: words))
    #expect(recognized.command == expected)
    let parsed = try NamedCommand(words, in: Recipes.self).parse()
    #expect(FastPath(of: parsed) == expected)
    #expect((parsed as? any Command).map { Settings($0.global) } == recognized.settings)
  }

  @Test(arguments: [
    ["--version", "list"], ["--json"], ["list", "tomato"], ["list", "--limit", "0"],
    ["list", "--limit", "x"], ["list", "--limit"], ["list", "--limit", "1", "--limit", "2"], ["list", "--json"],
    ["list", "--limit=20"], ["search"], ["search", "-salt"], ["search", "a", "--favorites"], ["show"],
    ["show", "1", "--limit", "2"], ["favorite"], ["--", "list"], ["--database"], ["--database", ""], ["--limit", "2"],
    ["show", "1", "--serves"], ["show", "1", "--serves", "2", "--scale", "2"], ["show", "1", "--units", "old"],
    ["show", "1", "--serves", "2", "--serves", "3"], ["show", "--serves", "2"], ["list", "--units", "us"],
    ["--units", "us"], ["favorite", "1", "--scale", "2"], ["help"], ["help", "list"], ["show", ""], ["LIST"],
    ["delete", "1"],
  ])
  func `everything else is left to the parser`(words: [String]) {
    #expect(FastPath.command(in: words) == nil)
  }

  private static func amounts(_ words: String...) -> AmountRequest {
    try! AmountOptions.parse(words).request
  }

  @Test func `the version and the help are the parser's`() throws {
    let box = try TestBox()
    #expect(box.run(["--version"]) == box.run(["--version", "--yes"]))
    #expect(box.run(["--help"]) == box.run(["-h"]))
  }

  @Test func `the history knows what was typed`() throws {
    let box = try TestBox()
    box.run(["add", "Tomato soup"])
    box.run(["favorite", "1"])
    #expect(box.run(["history"]).output.contains("\tfavorite 1"))
  }
}

extension FastPath {
  /// What a parsed command is on the fast path, options other than the database and the limit aside.
  fileprivate init?(of parsed: any ParsableCommand) {
    switch parsed {
    case is Recipes: self = .home
    case let list as List: self = .list(limit: list.limit)
    case let search as Search: self = .search(search.words, limit: search.limit)
    case let show as Show: self = .show(show.recipes, show.amounts.request)
    case let favorite as Favorite: self = .favorite(favorite.recipes)
    case let unfavorite as Unfavorite: self = .unfavorite(unfavorite.recipes)
    default: return nil
    }
  }
}
