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

  private static func pictured(_ address: String) -> String {
    page.replacing("\"name\"", with: "\"image\": [{\"url\": \"\(address)\"}], \"name\"")
  }

  /// One white pixel.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]

  /// Returns a page in an encoding, where its title has these bytes.
  private static func encoded(_ title: [UInt8], naming charset: String = "") -> [UInt8] {
    let page = """
      <html><head>\(charset)<script type="application/ld+json">{"@type": "Recipe", "name": "*",
      "recipeIngredient": ["1 onion"], "recipeInstructions": "Cook."}</script></head></html>
      """
    return page.utf8.flatMap { $0 == UInt8(ascii: "*") ? title : [$0] }
  }

  init() throws {
    box = try TestBox()
    server = LocalServer([
      "/koi8": .content(Self.encoded([0xE2, 0xCF, 0xD2, 0xDD]), type: "text/html; charset=\"KOI8-R\""),
      "/gbk": .content(Self.encoded([0xCC, 0xC0]), type: "text/html;charset=gb2312"),
      "/sjis": .content(Self.encoded([0x83, 0x58], naming: "<meta charset=shift_jis>"), type: "text/html"),
      "/jis": .content(
        Self.encoded([0x1B, 0x24, 0x42, 0x25, 0x39, 0x1B, 0x28, 0x42]), type: "text/html; charset=iso-2022-jp"),
      "/big5": .content(Self.encoded([0xB4, 0xF6, 0xFF]), type: "text/html; charset=Big5"),
      "/klingon": .content(Self.encoded([0xB4]), type: "text/html; charset=x-klingon"),
      "/soup": .page(Self.page), "/moved": .redirection("/soup?from=moved"), "/soup?from=moved": .page(Self.page),
      "/empty": .page("<html></html>"), "/round": .redirection("/round"), "/long": .bytes(11 << 20),
      "/error": .status(500), "/pictured": .page(Self.pictured("pictures/pot of soup.png")),
      "/pictures/pot%20of%20soup.png": .redirection("/pot.png"), "/pot.png": .picture(Self.png),
      "/gone": .page(Self.pictured("/nothing.png")),
      "/false": .page(Self.pictured("/soup")), "/hidden": .page(Self.pictured("file:///etc/passwd")),
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
    #expect(
      importPage("/soup", "--allow-local") == .init(output: "SERVER/soup (schema-org): 1 added, 0 updated, 0 skipped\n")
    )
    #expect(
      importPage("/soup", "--allow-local") == .init(output: "SERVER/soup (schema-org): 0 added, 0 updated, 1 skipped\n")
    )
    #expect(box.run(["show", "1"]).output.contains("\nFrom \(server.address("/soup"))\n"))
  }

  @Test func `while a page is fetched, a terminal shows from where, and then what is new`() {
    box.screen = Screen(width: 80, height: 24)
    box.environment["NO_COLOR"] = "1"
    #expect(
      importPage("/soup", "--allow-local")
        == .init(
          output: "127.0.0.1: 1 added: 1  Soup\n", messages: "\rFetching 127.0.0.1 …\u{1B}[K\r\u{1B}[K"))
    #expect(importPage("/soup", "--allow-local", "--quiet") == .init())
  }

  @Test func `the picture of a page is imported with it`() {
    #expect(
      importPage("/pictured", "--allow-local")
        == .init(output: "SERVER/pictured (schema-org): 1 added, 0 updated, 0 skipped\n"))
    #expect(server.askedPaths == ["/pictured", "/pictures/pot%20of%20soup.png", "/pot.png"])
    #expect(box.run(["export"]).output.contains(".png\""))
  }

  @Test(arguments: [
    ("/gone", "the picture was not fetched: the server answered with status 404"),
    ("/false", "a picture was left out: it is not a JPEG, PNG, or WebP picture"),
    ("/hidden", "the picture was not fetched: not a URL: \"file:///etc/passwd\""),
  ])
  func `a picture that does not come keeps no recipe out`(path: String, message: String) {
    #expect(
      importPage(path, "--allow-local")
        == .init(
          output: "SERVER\(path) (schema-org): 1 added, 0 updated, 0 skipped\n",
          messages: "SERVER\(path) (schema-org): \(message)\n"))
  }

  @Test(arguments: [("/koi8", "Борщ"), ("/gbk", "汤"), ("/sjis", "ス"), ("/jis", "ス")])
  func `a page is in the encoding that the server names, else in the one that it names`(path: String, title: String) {
    #expect(
      importPage(path, "--allow-local") == .init(output: "SERVER\(path) (schema-org): 1 added, 0 updated, 0 skipped\n"))
    #expect(box.run(["show", "1"]).output.hasPrefix(title))
  }

  @Test func `bytes that are not of the encoding are left out with a word, and an unknown encoding is refused`() {
    #expect(
      importPage("/big5", "--allow-local").messages
        == "SERVER/big5 (schema-org): bytes that are not big5 were left out\n")
    let refused = importPage("/klingon", "--allow-local")
    #expect(refused.status == .badInput && refused.output.isEmpty)
    #expect(refused.messages.contains("the page is in x-klingon, which cannot be read; convert it to UTF-8 first"))
  }

  @Test func `a trial fetches no picture`() {
    #expect(importPage("/pictured", "--allow-local", "--dry-run").status == .done)
    #expect(server.askedPaths == ["/pictured"])
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
            "recipes: SERVER/soup: \"127.0.0.1\" is not on the public network; to fetch from it: recipes import --allow-local\n",
          status: .noPermission))
    #expect(server.askedPaths == [])
    #expect(box.databaseBytes == nil)
  }

  @Test(arguments: [
    ("/nothing", "the server answered with status 404", recipes.ExitStatus.noSuchInput),
    ("/error", "the server answered with status 500", .noSuchInput),
    ("/empty", "no recipe found; this is an HTML page without recipe data", .badInput),
    ("/round", "redirected more than 5 times", .badInput),
    ("/long", "longer than 10 MiB", .badInput),
  ])
  func `a page without a recipe is reported`(path: String, message: String, status: recipes.ExitStatus) {
    #expect(
      importPage(path, "--allow-local")
        == .init(messages: "recipes: SERVER\(path): \(message)\n", status: status))
    #expect(box.databaseBytes == nil)
  }

  @Test func `a server that is not there cannot be reached`() {
    #expect(
      box.run(["import", "http://127.0.0.1:1/soup", "--allow-local"])
        == .init(
          messages: "recipes: http://127.0.0.1:1/soup: cannot reach \"127.0.0.1\"\n", status: .inputOutput))
  }
}
