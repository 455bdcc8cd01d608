import Testing

extension PageTests {
  /// The shopping list, on two phones and next to a terminal.
  @Suite struct ShopPageTests {
    private static let soup = ["ingredients": "2 onions\n1 kg tomatoes\n100 ml double cream"]

    private func shop(_ words: String...) throws -> ServedLibrary {
      let library = try ServedLibrary(["Soup", "Stew"], each: Self.soup)
      try library.run("shop", "add", "1", "--item", "2 rolls of foil")
      for word in words { try library.run("shop", "tick", word) }
      return library
    }

    private static let rows = """
      [...document.querySelectorAll('#shop h2, #shop .rows > li')].map(e => e.matches('h2') ? `${e.textContent}:` : \
      (e.querySelector('.tick').ariaChecked == 'true' ? '+' : '') + e.querySelector('.tick span').firstChild.data.trim()).join(' ')
      """

    private func wait(for rows: String, in browser: Browser) async throws {
      try await browser.wait("\(Self.rows) == '\(rows)'")
    }

    private static let begin = "Produce: onions tomatoes Dairy and eggs: double cream Other: foil"

    @Test func `a tick is seen on the other phone and in the terminal, and undone in the toast`() async throws {
      let library = try shop()
      let (browser, other) = (try await Browser.shared.value, try await Browser())
      for browser in [browser, other] {
        try await library.openLive("/shop", in: browser)
        try await wait(for: Self.begin, in: browser)
      }
      try await browser.click("#eonion .tick")
      for browser in [browser, other] {
        try await wait(for: "Produce: +onions tomatoes Dairy and eggs: double cream Other: foil", in: browser)
        try await browser.wait("document.getElementById('got').textContent == '3 to get, 1 got'")
        try await browser.waitForToast("Ticked onions")
      }
      #expect(try library.output("shop", "--plain").hasPrefix("- [x] 2 onions\n"))
      try await other.click(".live button")
      for browser in [browser, other] { try await wait(for: Self.begin, in: browser) }
      try library.run("shop", "add", "1", "--scale", "2")
      try library.run("shop", "tick", "cream")
      try library.run("shop", "add", "1", "--scale", "3")
      for browser in [browser, other] {
        try await browser.wait(
          "document.querySelector('[value=\"heavy cream\"]').ariaChecked == 'mixed' && $('.chips a').textContent == 'Soup ×3'"
        )
        try await browser.wait("document.getElementById('eheavy%20cream').textContent.includes('of 300 ml')")
        try await browser.expectQuiet()
      }
      try await other.end()
    }

    @Test(arguments: Pointer.allCases)
    func `an entry that is dragged into another aisle is found there from then on`(by pointer: Pointer) async throws {
      let library = try shop()
      let browser = try await Browser.shared.value
      try await library.openLive("/shop", in: browser)
      try await browser.drag("[id='ealuminum%20foil'] .grip", to: "#etomato", at: .top, by: pointer)
      try await browser.waitForToast("Moved foil after onions")
      try await wait(for: "Produce: onions foil tomatoes Dairy and eggs: double cream", in: browser)
      #expect(try library.output("shop", "--plain").contains("onions\n- [ ] 2 rolls foil\n"))
      try await browser.click(".live button")
      try await wait(for: Self.begin, in: browser)
      try await browser.expectQuiet()
    }

    @Test func `keys move an entry from aisle to aisle, and say where it is`() async throws {
      let library = try shop()
      let browser = try await Browser.shared.value
      try await library.openLive("/shop", in: browser)
      try await browser.focus("#etomato .grip")
      try await browser.press(Key.space, Key.down)
      try await browser.waitForToast("tomatoes, 1 of 2, Dairy and eggs.")
      try await browser.press(Key.up)
      try await browser.waitForToast("tomatoes, 2 of 2, Produce.")
      try await browser.press(Key.down, Key.down, Key.space)
      try await browser.waitForToast("Moved tomatoes after double cream")
      try await wait(for: "Produce: onions Dairy and eggs: double cream tomatoes Other: foil", in: browser)
      try await browser.press(Key.space, Key.down, Key.escape)
      try await browser.waitForToast("tomatoes put back, 2 of 2, Dairy and eggs.")
      try await browser.expectQuiet()
      withExtendedLifetime(library) {}
    }

    @Test func `a move between aisles by another program moves the row`() async throws {
      let library = try shop()
      let browser = try await Browser.shared.value
      try await library.openLive("/shop", in: browser)
      try library.run("shop", "add", "--item", "milk")
      try await wait(
        for: "Produce: onions tomatoes Dairy and eggs: double cream milk Other: foil", in: browser)
      try await browser.run("window.isFirstPage = true; document.getElementById('emilk').isOld = true")
      for (aisle, rows) in [
        ("Produce", "Produce: onions tomatoes milk Dairy and eggs: double cream Other: foil"),
        ("Other", "Produce: onions tomatoes Dairy and eggs: double cream Other: foil milk"),
      ] {
        try library.run("shop", "move", "milk", "--aisle", aisle)
        try await wait(for: rows, in: browser)
      }
      try await browser.wait("window.isFirstPage")
      try await browser.expectQuiet()
    }

    @Test func `what is ticked without a connection is kept, and sent when it is back`() async throws {
      let library = try shop("cream")
      let proxy = try CuttableProxy(to: library.port)
      let browser = try await Browser(rules: "MAP 127.0.0.1:\(library.port) 127.0.0.1:\(proxy.port)")
      try await library.openLive("/shop", in: browser)
      let isReady: Bool = try await browser.script("navigator.serviceWorker.ready.then(() => done(true))")
      #expect(isReady)
      try await library.openLive("/shop", in: browser)
      let isKept: Bool = try await browser.script(
        "const look = async () => await caches.match(location.href) ? done(true) : setTimeout(look, 20); look()")
      #expect(isKept)
      proxy.cut()
      try await browser.click("#eonion .tick")
      try await browser.waitForToast("No connection: what you tick is kept here")
      try await browser.click("[id='ealuminum%20foil'] .tick")
      try await browser.click("#eheavy\\%20cream .tick")
      let ticked = "Produce: +onions tomatoes Dairy and eggs: double cream Other: +foil"
      try await wait(for: ticked, in: browser)
      try await browser.wait("$('#waiting').textContent.startsWith('No connection. 3 ticks are kept here')")
      // The page that the worker keeps shows them as well.
      try await library.open("/shop", in: browser)
      try await wait(for: ticked, in: browser)
      try await browser.wait("!$('#waiting').hidden")
      #expect(try library.output("shop", "--plain").contains("- [ ] 2 onions"))
      // Of what is needed more of meanwhile, what was got is what the page showed.
      try library.run("shop", "add", "--item", "3 onions")
      proxy.restore()
      try await browser.wait("$('#waiting').hidden && localStorage.ticks == '{}'")
      #expect(
        try library.output("shop", "--plain")
          == "- [x] 2 of 5 onions\n- [ ] 1 kg tomatoes\n- [ ] 100 ml double cream\n- [x] 2 rolls foil\n")
      try await wait(
        for: "Produce: onions tomatoes Dairy and eggs: double cream Other: +foil", in: browser)
      try await browser.expectAsLoaded("#shop")
      try await browser.expectQuiet(but: "ERR_")
      try await browser.end()
    }

    @Test(arguments: [Hold.request, .answer])
    func `a tick that comes after what other programs changed is shown as the store has it`(_ hold: Hold) async throws {
      let library = try shop()
      let browser = try await Browser.shared.value
      try await library.openLive("/shop", in: browser)
      try await browser.holdChanges(hold)
      try await browser.click("#eonion .tick")
      try await wait(for: "Produce: +onions tomatoes Dairy and eggs: double cream Other: foil", in: browser)
      try library.run("shop", "add", "--item", "3 onions")
      // The page has this, and shows the tick on it.
      try await browser.wait("document.getElementById('eonion').textContent.includes('5')")
      try await wait(for: "Produce: +onions tomatoes Dairy and eggs: double cream Other: foil", in: browser)
      try library.run("shop", "tick", "foil")
      try await wait(for: "Produce: +onions tomatoes Dairy and eggs: double cream Other: +foil", in: browser)
      try await browser.releaseChanges()
      try await browser.wait("document.getElementById('eonion').textContent.includes('2 of 5')")
      try await browser.wait("document.querySelector('#eonion .tick').ariaChecked == 'mixed'")
      try await browser.expectAsLoaded("#shop")
      try await browser.expectQuiet()
    }

    @Test func `a row that comes while another is moved is where the store has it`() async throws {
      let library = try shop()
      let browser = try await Browser.shared.value
      try await library.openLive("/shop", in: browser)
      try await browser.holdChanges(.request)
      try await browser.drag("#etomato .grip", to: "#eonion", at: .top, by: .mouse)
      try await wait(for: "Produce: tomatoes onions Dairy and eggs: double cream Other: foil", in: browser)
      try library.run("shop", "add", "--item", "garlic", "--item", "celery")
      try library.run("shop", "reorder", "celery", "--before", "tomatoes")
      try await browser.wait("document.getElementById('ecelery')?.nextElementSibling?.id == 'etomato'")
      try await browser.releaseChanges()
      try await wait(
        for: "Produce: tomatoes onions celery garlic Dairy and eggs: double cream Other: foil", in: browser)
      try await browser.expectAsLoaded("#shop")
      try await browser.expectQuiet()
    }

    @Test func `things of one's own are added without another page, and what is got is removed`() async throws {
      let library = try shop("onion", "tomatoes", "cream")
      let browser = try await Browser.shared.value
      try await library.openLive("/shop", in: browser)
      try await browser.run("window.isFirstPage = true")
      try await browser.fill("#line [name=item]", "3 lemons" + Key.enter)
      try await browser.wait("document.getElementById('elemon') && $('#line [name=item]').value == ''")
      try await browser.fill("#line [name=item]", "water" + Key.enter)
      try await browser.waitForToast("nothing to buy in")
      try await browser.wait("$('#line [name=item]').value == 'water'")
      try await browser.click("summary[aria-label=More]")
      try await browser.click("button[form=clear]")
      try await wait(for: "Produce: lemons Other: foil", in: browser)
      try await browser.wait("window.isFirstPage && !$('.head details').open && !$('.chips')")
      try await browser.expectQuiet(but: "422")
    }

    @Test func `a recipe is put on the list in the amounts that its page shows, and taken off there`() async throws {
      let library = try ServedLibrary(["Soup", "Stew"], each: Self.soup)
      let browser = try await Browser.shared.value
      try await library.openLive("/recipes/2?scale=2", in: browser)
      try await browser.click("[form=buy]")
      try await browser.waitForToast("Put Stew on the shopping list")
      #expect(try library.output("shop", "--plain").hasPrefix("- [ ] 4 onions\n"))
      try await library.openLive("/shop", in: browser)
      try await browser.click("[form=off]")
      try await browser.wait("document.querySelector('#shop .empty')")
      #expect(try library.output("shop", "--plain") == "")
      try await browser.expectQuiet()
    }

    @Test func `without JavaScript all can be done that is done with it`() async throws {
      let library = try shop()
      let browser = try await Browser()
      try await library.open("/", in: browser)
      try await browser.devTools("Emulation.setScriptExecutionDisabled", ["value": true])
      try await library.open("/shop", in: browser)
      try await browser.follow("#eonion .tick")
      #expect(try library.output("shop", "--plain").hasPrefix("- [x] 2 onions\n"))
      try await browser.follow(".live button")
      try await browser.fill("#line [name=item]", "milk")
      try await browser.follow("#line .go")
      try await browser.follow("#emilk .grip")
      try await browser.follow("[name=aisle][value=Frozen]")
      try await wait(
        for: "Produce: onions tomatoes Dairy and eggs: double cream Frozen: milk Other: foil", in: browser)
      try await browser.follow("#emilk .grip")
      try await browser.follow("[action='/shop/remove'] button")
      try await browser.follow("#etomato .grip")
      try await browser.follow("[name=to][value=top]")
      try await wait(for: "Produce: tomatoes onions Dairy and eggs: double cream Other: foil", in: browser)
      try await browser.fill("#line [name=item]", "water")
      try await browser.follow("#line .go")
      #expect(
        try await browser.evaluate("document.querySelector('.fault').textContent", as: String.self).contains("water"))
      try await library.open("/pantry", in: browser)
      try await browser.fill("[name=name]", "double cream")
      try await browser.follow("main .end")
      try await library.open("/shop/aisles", in: browser)
      try await browser.follow("[name=item][value='Dairy and eggs']")
      #expect(try library.output("shop", "aisles").hasPrefix("Produce\nBread and bakery\n") == false)
      try await library.open("/shop", in: browser)
      try await browser.follow("button[form=clear][name=all]")
      #expect(try library.output("shop", "--plain") == "")
      try await browser.expectQuiet(but: "422")
      try await browser.end()
    }
  }
}
