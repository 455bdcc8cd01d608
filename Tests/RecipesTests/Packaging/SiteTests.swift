import Foundation
import RecipeTestSupport
import Testing

/// The check of links that `make site` ends with.
@Suite struct SiteTests {
  private let packaging: PackagingBox

  init() throws {
    guard FileManager.default.fileExists(atPath: "/usr/bin/python3") else {
      try Test.cancel("python3 is not installed")
    }
    packaging = try PackagingBox()
    try FileManager.default.createDirectory(
      at: packaging.box.folder.appending(path: "site/inner"), withIntermediateDirectories: true)
    _ = try packaging.box.write("a {}", to: "site/style.css")
  }

  private func check(_ links: String) throws -> Binary.Result {
    _ = try packaging.box.write("<h1 id=\"top\">A</h1><link href=\"style.css\">\(links)", to: "site/index.html")
    _ = try packaging.box.write("<a href=\"../index.html#top\">up</a>", to: "site/inner/page.html")
    return try packaging.run("Site/check", [packaging.box.folder.appending(path: "site").path])
  }

  @Test func `links that lead somewhere are counted`() throws {
    let links = "<a href=\"inner/page.html\">in</a><a href=\"https://example.org/x\">out</a><a href=\"#top\">here</a>"
    #expect(try check(links) == .init(output: "2 pages, 4 links between them, none broken.\n"))
  }

  @Test(arguments: ["missing.html", "#nowhere", "inner/page.html#top", "inner", "style.css#top"])
  func `a link to nothing is reported with its page`(link: String) throws {
    #expect(try check("<img src=\"\(link)\">") == .init(output: "index.html: \(link)\n", code: 1))
  }
}
