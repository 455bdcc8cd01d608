import Testing

extension PageTests {
  /// Pages where something is missing: JavaScript, a secure context, the server.
  @Suite struct PlainPageTests {
    @Test func `without JavaScript all can be done that is done with it`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread", "Cake"])
      let browser = try await Browser()
      try await library.open("/", in: browser)
      try await browser.devTools("Emulation.setScriptExecutionDisabled", ["value": true])
      try await library.open("/lists/all", in: browser)
      #expect(try await browser.evaluate("typeof byId", as: String.self) == "undefined")
      try await browser.follow("#r2 .heart")
      #expect(try library.output("list", "--favorites").contains("Bread"))
      try await browser.follow(".live button")
      #expect(try library.output("list", "--favorites") == "")
      try await browser.follow("#r3 .grip")
      try await browser.follow("main form button")
      #expect(try library.titles == ["Cake", "Apple pie", "Bread"])
      try await library.open("/recipes/new", in: browser)
      try await browser.fill("[name=title]", "Dumplings")
      try await browser.fill("[name=into]", "Dinner")
      try await browser.follow("#edit .go")
      #expect(try await browser.evaluate("location.pathname", as: String.self) == "/recipes/4")
      try await library.open("/recipes/1/collections", in: browser)
      try await browser.follow("main form button")
      #expect(try library.output("list", "--collection", "Dinner").contains("Apple pie"))
      try await library.open("/sidebar", in: browser)
      try await browser.follow("#c1 [aria-expanded]")
      #expect(try await browser.evaluate("document.querySelectorAll('.under').length", as: Int.self) == 2)
      try await library.open("/recipes/1/edit", in: browser)
      try await browser.fill("[name=title]", "Pear pie")
      try await browser.follow("#edit .go")
      #expect(try library.titles.contains("Pear pie"))
      try await library.open("/search", in: browser)
      try await browser.leave { try await browser.fill("[type=search]", "pear" + Key.enter) }
      let found = try await browser.evaluate("document.querySelector('#results bdi')?.textContent", as: String?.self)
      #expect(found == "Pear pie")
      try await library.open("/history", in: browser)
      try await browser.follow("main form[action='/undo'] button")
      #expect(try library.titles.contains("Apple pie"))
      try await library.open("/import", in: browser)
      let toast = try library.write("# Toast\n\n---\n\n- 1 slice of bread\n", to: "toast.md")
      try await browser.attach(toast, to: "[name=file]")
      try await browser.follow("main form .go")
      #expect(try library.titles.contains("Toast"))
      try await browser.expectQuiet()
      try await browser.end()
    }

    @Test func `over plain http a page says what it cannot do, and works; a foreign name is refused`() async throws {
      let library = try ServedLibrary(["Soup"], options: ["--name", "kitchen.test"])
      let browser = try await Browser(rules: "MAP * 127.0.0.1")
      try await library.pair(browser, at: "http://kitchen.test:\(library.port)")
      try await browser.open("http://kitchen.test:\(library.port)/recipes/1/cook")
      #expect(try await browser.evaluate("isSecureContext", as: Bool.self) == false)
      try await browser.wait("document.querySelector('.top').textContent.includes('Over plain http')")
      #expect(try await browser.evaluate("document.getElementById('awake') == null", as: Bool.self))
      try await browser.open("http://kitchen.test:\(library.port)/lists/all")
      try await browser.wait("stream?.readyState == EventSource.OPEN")
      try library.run("edit", "1", "--title", "Stew")
      try await browser.waitForTitles(["Stew"])
      // The browser says of each page that a header means nothing over plain http.
      try await browser.expectQuiet(but: "Cross-Origin-Opener-Policy")
      try await browser.open("http://evil.test:\(library.port)/lists/all")
      #expect(try await browser.evaluate("document.body.innerText.includes('Stew')", as: Bool.self) == false)
      try await browser.expectMessage("421")
      try await browser.end()
    }

    @Test func `what was read can be read without the server, and says how old it is`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread"])
      let proxy = try CuttableProxy(to: library.port)
      let browser = try await Browser(rules: "MAP 127.0.0.1:\(library.port) 127.0.0.1:\(proxy.port)")
      try await library.openLive("/lists/all", in: browser)
      let isReady: Bool = try await browser.script("navigator.serviceWorker.ready.then(() => done(true))")
      #expect(isReady)
      for page in ["/lists/all", "/recipes/1"] {
        try await library.openLive(page, in: browser)
        // The worker stores its copy after the page has it.
        let isKept: Bool = try await browser.script(
          """
          const look = async () => await caches.match(location.href) ? done(true) : setTimeout(look, 20); look()
          """)
        #expect(isKept)
      }
      proxy.cut()
      try await library.open("/recipes/1", in: browser)
      try await browser.wait("document.querySelector('h1 bdi').textContent == 'Apple pie'")
      try await browser.wait("document.querySelector('.off').textContent.includes('as of')")
      try await library.open("/lists/all", in: browser)
      try await browser.waitForTitles(["Apple pie", "Bread"])
      proxy.restore()
      try library.run("edit", "1", "--title", "Pear pie")
      try await browser.waitForTitles(["Pear pie", "Bread"])
      try await browser.wait("!document.querySelector('.off')")
      try await browser.expectQuiet(but: "ERR_")
      try await browser.end()
    }

    @Test func `pages that are opened one after the other keep no streams open`() async throws {
      let library = try ServedLibrary(["Soup"])
      let browser = try await Browser.shared.value
      for _ in 1...20 { try await library.openLive("/lists/all", in: browser) }
      try await browser.expectQuiet()
    }
  }
}
