import Foundation
import Testing

extension PageTests {
  /// What is written in pages, as the command line then finds it.
  @Suite struct FormTests {
    @Test func `a recipe is added, changed, and deleted, and the deletion undone`() async throws {
      let library = try ServedLibrary(["Apple pie"])
      let browser = try await Browser.shared.value
      try await library.open("/recipes/new", in: browser)
      try await browser.fill("[name=title]", "Bread")
      try await browser.fill("[name=ingredients]", "500 g flour\n1 tsp salt")
      try await browser.fill("[name=prep]", "soon")
      try await browser.follow("#edit .go")
      try await browser.wait("document.activeElement.name == 'prep' && document.querySelector('[role=alert]')")
      try await browser.fill("[name=prep]", "20 min")
      try await browser.follow("#edit .go")
      try await browser.wait("location.pathname == '/recipes/2' && document.querySelectorAll('.ingr li').length == 2")
      try await browser.follow(".act a[href$=edit]")
      try await browser.fill("[name=title]", "Rye bread")
      try await browser.follow("#edit .go")
      try await browser.wait("document.querySelector('h1 bdi').textContent == 'Rye bread'")
      try await browser.follow(".act a[href$=delete]")
      try await browser.follow("main form .go")
      try await browser.wait("location.pathname == '/lists/all'")
      #expect(try library.titles == ["Apple pie"])
      try await browser.click(".live button")
      try await browser.waitForTitles(["Apple pie", "Rye bread"])
      #expect(try library.titles == ["Apple pie", "Rye bread"])
      try await browser.expectQuiet(but: "422")
    }

    @Test func `the bookmark comes back from another site with its address`() async throws {
      let library = try ServedLibrary(["Soup"])
      let browser = try await Browser.shared.value
      try await library.open("/import", in: browser)
      let script = try await browser.evaluate(
        "document.querySelector('a[href^=\"javascript:\"]').getAttribute('href')", as: String.self)
      let page = "data:text/html,soup%20%26%20bread"
      try await browser.open(page)
      try await browser.run(String(script.dropFirst("javascript:".count)))
      try await browser.wait("location.pathname == '/import' && document.activeElement.name == 'address'")
      #expect(try await browser.evaluate("document.activeElement.value", as: String.self) == page)
      try await browser.expectQuiet()
    }

    @Test func `a collection is renamed and deleted, and steps are undone and redone`() async throws {
      let library = try ServedLibrary(["Apple pie"])
      let browser = try await Browser.shared.value
      try library.run("collect", "1", "--into", "Sweets")
      try await library.open("/collections/1/edit", in: browser)
      try await browser.fill("[name=name]", "Desserts")
      try await browser.follow("form[action$=rename] button")
      try await browser.wait("document.querySelector('h1').textContent == 'Desserts'")
      try await library.open("/collections/1/edit", in: browser)
      try await browser.follow("form[action$=delete] button")
      #expect(try !library.output("sidebar").contains("Desserts"))
      try await library.open("/history", in: browser)
      for (button, name) in [("undo", "Desserts"), ("undo", "Sweets"), ("redo", "Desserts")] {
        try await browser.follow("form[action='/\(button)'] button")
        #expect(try library.output("sidebar").contains(name))
      }
      try await browser.expectQuiet()
    }

    @Test func `an edit is put together with another, and of what both changed both are shown`() async throws {
      let library = try ServedLibrary(["Soup"])
      let browser = try await Browser.shared.value
      try library.run("edit", "1", "--ingredient", "1 egg", "--ingredient", "1 leek")
      try await library.open("/recipes/1/edit", in: browser)
      try library.run(
        "edit", "1", "--serves", "6", "--ingredient", "1 egg", "--ingredient", "2 onions", "--collection", "Soups")
      try await browser.fill("[name=serves]", "8")
      try await browser.fill("[name=ingredients]", "1 egg\n3 carrots")
      try await browser.follow("#edit .go")
      try await browser.wait("document.querySelectorAll('#conflict [name=serves]').length == 2")
      let marks: [String] = try await browser.evaluate(
        "[...document.querySelectorAll('.lines li')].map(line => line.firstElementChild?.tagName ?? 'both')")
      #expect(marks == ["both", "DEL", "INS"])
      try await browser.click("[name=serves][value='6']")
      #expect(try await browser.evaluate("document.querySelectorAll('#conflict :checked').length", as: Int.self) == 1)
      #expect(
        try await browser.evaluate("document.querySelector('[name=ingredients]').value", as: String.self)
          == "1 egg\n2 onions\n3 carrots")
      try await browser.fill("[name=ingredients]", "1 egg\n3 carrots")
      try await browser.follow("#conflict .go")
      try await browser.wait("location.pathname == '/recipes/1'")
      let stored = try library.output("show", "1")
      for text in ["6", "3 carrots", "Soups"] { #expect(stored.contains(text)) }
      #expect(!stored.contains("2 onions"))
      try await browser.expectQuiet(but: "409")
    }

    @Test func `a picture is uploaded and shown`() async throws {
      let library = try ServedLibrary(["Soup"])
      let browser = try await Browser.shared.value
      let picture = try library.write(Data(base64Encoded: Self.picture)!, to: "soup.png")
      try await library.open("/recipes/1/edit", in: browser)
      try await browser.attach(picture, to: "[name=picture]")
      try await browser.follow("#edit .go")
      try await browser.wait("document.querySelector('.hero img').naturalWidth == 1")
      try await library.open("/lists/all", in: browser)
      try await browser.wait("document.querySelector('#r1 img').naturalWidth == 1")
      try await browser.expectQuiet()
    }

    /// A PNG of one pixel.
    private static let picture =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

    @Test func `a file is imported, and what is no recipe is refused with a reason`() async throws {
      let library = try ServedLibrary(["Soup"])
      let browser = try await Browser.shared.value
      let toast = "# Toast\n\n---\n\n- 1 slice of bread\n\n---\n\nToast it.\n"
      let file = try library.write(Data(toast.utf8), to: "toast.md")
      try await library.open("/import", in: browser)
      try await browser.attach(file, to: "[name=file]")
      try await browser.follow("main form .go")
      try await browser.wait("location.pathname == '/recipes/2'")
      #expect(try library.titles.contains("Toast"))
      try await library.open("/import", in: browser)
      try await browser.fill("[name=address]", "http://127.0.0.1:\(library.port)/")
      try await browser.follow("main form .go")
      try await browser.wait("document.querySelector('[role=alert]').textContent.startsWith('Nothing was imported')")
      try await browser.expectQuiet(but: "status of 4")
    }

    @Test func `search finds while words are typed, and leads back to what it found`() async throws {
      let library = try ServedLibrary(["Apple pie", "Apple cake", "Bread"])
      let browser = try await Browser.shared.value
      try await library.open("/search", in: browser)
      try await browser.run("window.isSame = true")
      try await browser.focus("[type=search]")
      try await browser.type("appl")
      try await browser.wait("document.querySelectorAll('#results li').length == 2 && location.search == '?q=appl'")
      #expect(try await browser.evaluate("window.isSame", as: Bool.self))
      try await browser.follow("#results .t")
      try await browser.wait("location.pathname.startsWith('/recipes/')")
      try await browser.run("history.back()")
      try await browser.wait("location.search == '?q=appl' && document.querySelectorAll('#results li').length == 2")
      // What another program adds is found at once.
      try await browser.wait("stream?.readyState == EventSource.OPEN")
      try library.run("add", "Apple crumble")
      try await browser.wait("document.querySelectorAll('#results li').length == 3")
      try await browser.expectQuiet()
    }
  }
}
