import Testing

extension PageTests {
  /// The meal plan, next to a terminal.
  @Suite struct PlanPageTests {
    /// On a Friday: Soup for today and Stew for tomorrow, both for dinner, and left-overs for tomorrow's lunch.
    private func plan() throws -> ServedLibrary {
      let library = try ServedLibrary(["Soup", "Stew", "Toast"], now: "2026-11-27T12:00:00Z")
      try library.run("plan", "add", "1", "--on", "today")
      try library.run("plan", "add", "2", "--on", "tomorrow")
      try library.run("plan", "add", "--note", "left-overs", "--on", "tomorrow", "--meal", "lunch")
      return library
    }

    private static let meals = """
      [...document.querySelectorAll('.meals')].filter(list => list.children.length).map(list => `${list.ariaLabel}: ` + \
      [...list.children].map(meal => meal.querySelector('.t').textContent).join(', ')).join('; ')
      """

    private func wait(for meals: String, in browser: Browser) async throws {
      try await browser.wait("\(Self.meals) == '\(meals)'")
    }

    @Test(arguments: Pointer.allCases)
    func `a meal that is dragged to another day is planned for it`(by pointer: Pointer) async throws {
      let library = try plan()
      let browser = try await Browser.shared.value
      try await library.openLive("/plan", in: browser)
      try await wait(for: "Friday: Soup; Saturday: left-overs, Stew", in: browser)
      try await browser.drag("#m1 .grip", to: "[data-section='d2026-11-29']", by: pointer)
      try await browser.waitForToast("Moved Soup to Sunday 2026-11-29")
      try await wait(for: "Saturday: left-overs, Stew; Sunday: Soup", in: browser)
      try await browser.click(".live button")
      try await wait(for: "Friday: Soup; Saturday: left-overs, Stew", in: browser)
      try await browser.drag("#m1 .grip", to: "#m2", at: .top, by: pointer)
      try await wait(for: "Saturday: left-overs, Soup, Stew", in: browser)
      #expect(try library.output("plan").contains("2026-11-28\tdinner\tSoup"))
      try await browser.expectQuiet()
    }

    @Test func `keys move a meal from day to day, and say where it is`() async throws {
      let library = try plan()
      let browser = try await Browser.shared.value
      try await library.openLive("/plan", in: browser)
      try await browser.focus("#m1 .grip")
      try await browser.press(Key.space, Key.up)
      try await browser.waitForToast("Soup, 1 of 1, Thursday.")
      try await browser.press(Key.up, Key.space)
      try await browser.waitForToast("Moved Soup to Wednesday 2026-11-25")
      try await wait(for: "Wednesday: Soup; Saturday: left-overs, Stew", in: browser)
      try await browser.expectQuiet()
      withExtendedLifetime(library) {}
    }

    @Test func `a page follows what the terminal plans, moves, and notes as cooked`() async throws {
      let library = try plan()
      let browser = try await Browser.shared.value
      try await library.openLive("/plan", in: browser)
      try await browser.run("window.isFirstPage = true")
      try library.run("plan", "add", "3", "--every", "sunday")
      try await wait(for: "Friday: Soup; Saturday: left-overs, Stew; Sunday: Toast", in: browser)
      try library.run("plan", "move", "Stew", "--on", "some-day")
      try await wait(for: "Friday: Soup; Saturday: left-overs; Sunday: Toast; Some day: Stew", in: browser)
      try library.run("cooked", "add", "1")
      try await browser.wait("document.querySelector('#m1.dim').textContent.includes(', cooked')")
      try library.run("undo", "3")
      try await wait(for: "Friday: Soup; Saturday: left-overs, Stew", in: browser)
      try await browser.wait("window.isFirstPage")
      try await browser.expectQuiet()
    }

    @Test func `without JavaScript a week is planned, copied, and bought`() async throws {
      let library = try plan()
      let browser = try await Browser()
      try await library.open("/", in: browser)
      try await browser.devTools("Emulation.setScriptExecutionDisabled", ["value": true])
      try await library.open("/recipes/3?scale=2", in: browser)
      try await browser.follow("[aria-label=Plan]")
      try await browser.follow("[name=on][value='2026-11-29']")
      try await wait(for: "Friday: Soup; Saturday: left-overs, Stew; Sunday: Toast", in: browser)
      #expect(try library.output("plan").contains("2026-11-29\tdinner\tToast\t2\t3"))
      try await browser.follow(".today > .icon")
      try await browser.leave { try await browser.fill("[name=q]", "soup" + Key.enter) }
      try await browser.follow("main .log a")
      try await browser.fill("[name=meal]", "lunch")
      try await browser.follow("main .go")
      try await wait(for: "Friday: Soup, Soup; Saturday: left-overs, Stew; Sunday: Toast", in: browser)
      try await library.open("/plan/add?recipe=1&scale=none", in: browser)
      try await browser.follow("[name=on][value='2026-11-29']")
      let fault = try await browser.evaluate(
        "document.querySelector('h1').textContent + ': ' + document.querySelector('.fault').textContent",
        as: String.self)
      #expect(fault.hasPrefix(#"Plan Soup: scale "none": give a number"#))
      try await library.open("/plan/add?q=Pizza%20out", in: browser)
      try await browser.follow("[name=on][value='']")
      try await browser.follow("#m6 .grip")
      try await browser.follow("[name=on][value='2026-11-27']")
      try await wait(for: "Friday: Soup, Soup, Pizza out; Saturday: left-overs, Stew; Sunday: Toast", in: browser)
      try await browser.follow("#m6 .grip")
      try await browser.follow("[action='/plan/remove'] button")
      try await browser.follow("[aria-label='Week after']")
      try await browser.follow("[action='/plan/copy'] button")
      try await wait(for: "Friday: Soup, Soup; Saturday: left-overs, Stew; Sunday: Toast", in: browser)
      try await browser.follow("[action='/plan/shop'] button")
      #expect(try library.output("shop", "--plain") == "- [ ] 5 egg\n")
      try await browser.expectQuiet(but: "422")
      try await browser.end()
    }
  }
}
