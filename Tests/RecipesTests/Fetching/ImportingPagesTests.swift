import Testing

@testable import recipes

/// Pages of a server on this computer, fetched as those of any other.
@Suite final class ImportingPagesTests {
  private let box: TestBox
  private let server: LocalServer

  private static let page = """
    <html><head><title>Soup</title><script type="application/ld+json">
    {"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 onion"], "recipeInstructions": "Cook."}
    </script></head></html>
    """

  init() throws {
    box = try TestBox()
    server = LocalServer([
      "/soup": .page(Self.page), "/moved": .redirection("/soup?from=moved"), "/soup?from=moved": .page(Self.page),
      "/empty": .page("<html></html>"), "/round": .redirection("/round"), "/long": .bytes(11 << 20),
      "/error": .status(500),
    ])
  }

  deinit {
    server.stop()
  }

  /// Imports a page and returns what was said, with the server's address as `SERVER`.
  private func importPage(_ path: String, _ words: String...) -> TestBox.Result {
    var result = box.run(["import", server.address(path)] + words)
    result.output = result.output.replacing(server.address(""), with: "SERVER")
    result.messages = result.messages.replacing(server.address(""), with: "SERVER")
    return result
  }

  @Test func `a page is imported with its address as the source, and a second time it is there already`() {
    #expect(importPage("/soup", "--allow-local") == .init(output: "SERVER/soup: 1 added, 0 updated, 0 skipped\n"))
    #expect(importPage("/soup", "--allow-local") == .init(output: "SERVER/soup: 0 added, 0 updated, 1 skipped\n"))
    #expect(box.run(["show", "1"]).output.contains("\nFrom \(server.address("/soup"))\n"))
  }

  @Test func `a redirection is followed, and the source is where it led`() {
    #expect(importPage("/moved", "--allow-local").status == .done)
    #expect(box.run(["show", "1"]).output.contains("\nFrom \(server.address("/soup?from=moved"))\n"))
  }

  @Test func `without permission no connection is made`() {
    #expect(
      importPage("/soup")
        == .init(
          messages:
            "recipes: SERVER/soup: \"127.0.0.1\" is not on the public network; give --allow-local to ask it\n",
          status: .noPermission))
    #expect(server.askedPaths == [])
    #expect(box.databaseBytes == nil)
  }

  @Test(arguments: [
    ("/nothing", "the server answers with status 404", recipes.ExitStatus.noSuchInput),
    ("/error", "the server answers with status 500", .noSuchInput),
    ("/empty", "no recipe found; this is an HTML page without recipe data", .badInput),
    ("/round", "redirected more than 5 times", .badInput),
    ("/long", "longer than 10 MiB", .badInput),
  ])
  func `a page that gives no recipe is told`(path: String, message: String, status: recipes.ExitStatus) {
    #expect(
      importPage(path, "--allow-local") == .init(messages: "recipes: SERVER\(path): \(message)\n", status: status))
    #expect(box.databaseBytes == nil)
  }

  @Test func `a server that is not there cannot be reached`() {
    #expect(
      box.run(["import", "http://127.0.0.1:1/soup", "--allow-local"])
        == .init(
          messages: "recipes: http://127.0.0.1:1/soup: \"127.0.0.1\" cannot be reached\n", status: .inputOutput))
  }
}
