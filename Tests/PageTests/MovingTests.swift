import Testing

extension PageTests {
  /// Rows that are moved in a page, as the command line then finds them.
  @Suite struct MovingTests {
    @Test(arguments: Pointer.allCases)
    func `a row that is dragged and dropped is moved in the library`(by pointer: Pointer) async throws {
      let library = try ServedLibrary(["Apple pie", "Bread", "Cake"])
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      try await browser.drag("#r1 .grip", to: "#r3", by: pointer)
      try await browser.waitForToast("Moved Apple pie after Cake")
      #expect(try library.titles == ["Bread", "Cake", "Apple pie"])
      try await browser.waitForTitles(["Bread", "Cake", "Apple pie"])
      try await browser.click(".live button")
      try await browser.waitForTitles(["Apple pie", "Bread", "Cake"])
      #expect(try library.titles == ["Apple pie", "Bread", "Cake"])
      try await browser.expectQuiet()
    }

    @Test func `a row that is moved by keys and dropped is moved in the library`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread", "Cake"])
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      try await browser.focus("#r3 .grip")
      try await browser.press(Key.space, Key.up, Key.space)
      try await browser.waitForToast("Moved Cake after Apple pie")
      #expect(try library.titles == ["Apple pie", "Cake", "Bread"])
      #expect(try await browser.evaluate("document.activeElement.ariaLabel", as: String.self) == "Move Cake")
      try await browser.expectQuiet()
    }

    @Test func `the menu of a row moves it`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread", "Cake"])
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      try await browser.click("#r3 .grip")
      try await browser.wait("document.activeElement.textContent == 'Move to top'")
      try await browser.press(Key.enter)
      try await browser.waitForToast("Moved Cake to the top")
      #expect(try library.titles == ["Cake", "Apple pie", "Bread"])
      try await browser.expectQuiet()
    }

    @Test func `an undo in a toast reverts its own step, not what came after it`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread", "Cake"])
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      try await browser.click("#r2 .heart")
      try await browser.waitForToast("Added Bread to your favorites")
      try library.run("reorder", "3", "--to", "top")
      try await browser.waitForTitles(["Cake", "Apple pie", "Bread"])
      try await browser.click(".live button")
      try await browser.wait("document.querySelector('#r2 .heart').ariaPressed == 'false'")
      #expect(try library.output("list", "--favorites") == "")
      #expect(try library.titles == ["Cake", "Apple pie", "Bread"])
      try await browser.expectQuiet()
    }

    @Test func `a row lands where the pointer is, even before the next frame`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread", "Cake"])
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      try await browser.run("window.requestAnimationFrame = () => 0")
      try await browser.drag("#r3 .grip", to: "#r1", at: .top, by: .mouse)
      try await browser.waitForToast("Moved Cake before")
      #expect(try library.titles == ["Cake", "Apple pie", "Bread"])
      try await browser.expectQuiet()
    }

    @Test func `a list scrolls while a row is held at its edge`() async throws {
      let library = try ServedLibrary((1...40).map { "Recipe \($0)" })
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      try await browser.drag("#r1 .grip", to: "body", at: .bottom, by: .mouse, isDropped: false)
      try await browser.wait("document.querySelector('.pane').scrollTop > 300")
      try await browser.letGo()
      try await browser.waitForToast("Moved Recipe 1 after")
      #expect(try library.titles.prefix(4) == ["Recipe 2", "Recipe 3", "Recipe 4", "Recipe 5"])
      try await browser.expectQuiet()
    }

    @Test func `collections are moved in the outline, and expanded and collapsed for all pages`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread"])
      try library.run("collect", "1", "--into", "Desserts")
      try library.run("collect", "2", "--into", "Baking")
      let (browser, other) = (try await Browser.shared.value, try await Browser())
      for browser in [browser, other] { try await library.openLive("/sidebar", in: browser) }
      try await browser.click("#c1 [aria-expanded]")
      for browser in [browser, other] {
        try await browser.wait("document.getElementById('c1r1') && document.querySelector('#c1 [aria-expanded=true]')")
      }
      try await browser.click("#c1 [aria-expanded]")
      for browser in [browser, other] { try await browser.wait("!document.getElementById('c1r1')") }
      try await browser.drag("#c2 .grip", to: "#c1", at: .top, by: .mouse)
      for browser in [browser, other] {
        // The list next to the page follows as well.
        for rows in ["#sidebar [id^=c]", "#side [id^=s-c]"] {
          try await browser.wait(
            "[...document.querySelectorAll('\(rows)')].map(row => row.id.slice(-1)).join('') == '21'")
        }
        try await browser.expectQuiet()
      }
      #expect(try library.output("collections") == "Baking\t1\nDesserts\t1\n")
      try await other.end()
    }
  }
}
