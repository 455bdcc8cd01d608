import Testing

extension PageTests {
  /// What people do on a page with fingers and keys, as far as it changes nothing in the store.
  @Suite struct HandTests {
    @Test func `a row that is lifted by keys follows the arrows, and Escape puts it back`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread", "Cake"])
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      try await browser.focus("#r1 .grip")
      try await browser.press(Key.space)
      try await browser.wait("document.querySelector('.live').textContent.startsWith('Apple pie lifted, 1 of 3.')")
      try await browser.press(Key.down)
      try await browser.waitForTitles(["Bread", "Apple pie", "Cake"])
      try await browser.press(Key.end)
      try await browser.waitForTitles(["Bread", "Cake", "Apple pie"])
      #expect(try await browser.evaluate("document.activeElement.ariaLabel", as: String.self) == "Move Apple pie")
      try library.run("add", "Dumplings")
      try await browser.press(Key.escape)
      try await browser.waitForTitles(["Apple pie", "Bread", "Cake", "Dumplings"])
      try await browser.wait("document.querySelector('.live').textContent.includes('put back, 1 of')")
      try await browser.expectQuiet()
    }

    @Test(arguments: Pointer.allCases)
    func `Escape puts back a row that is dragged`(by pointer: Pointer) async throws {
      let library = try ServedLibrary(["Apple pie", "Bread", "Cake"])
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      try await browser.drag("#r1 .grip", to: "#r3", by: pointer, isDropped: false)
      try await browser.waitForTitles(["Bread", "Cake", "Apple pie"])
      try await browser.press(Key.escape)
      try await browser.waitForTitles(["Apple pie", "Bread", "Cake"])
      try await browser.letGo()
      try await browser.expectQuiet()
    }

    @Test func `Enter on a grip opens a menu that the arrows walk through and Escape closes`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread"])
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      try await browser.focus("#r2 .grip")
      try await browser.press(Key.enter)
      try await browser.wait("document.activeElement.textContent == 'Move to top'")
      try await browser.press(Key.up)
      try await browser.wait("document.activeElement.textContent == 'Delete'")
      try await browser.press(Key.escape)
      try await browser.wait(
        "document.activeElement.ariaLabel == 'Move Bread' && !document.querySelector('[role=menu]')")
      try await browser.expectQuiet()
    }
  }
}
