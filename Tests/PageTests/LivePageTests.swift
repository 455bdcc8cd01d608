import Foundation
import RecipeTestSupport
import Testing

/// Tests in a real browser, one after the other, since they share it.
@Suite(.serialized, .enabled(if: Driver.isExpected, "needs chromium-driver"))
enum PageTests {}

extension PageTests {
  /// What other programs change is in the page at once.
  @Suite struct LivePageTests {
    @Test func `what the command line does to a list appears in its page`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread", "Cake"])
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      try library.run("add", "Dumplings")
      try await browser.waitForTitles(["Apple pie", "Bread", "Cake", "Dumplings"])
      try await browser.wait("document.getElementById('count').textContent == '4'")
      try library.run("edit", "2", "--title", "Rye bread")
      try await browser.waitForTitles(["Apple pie", "Rye bread", "Cake", "Dumplings"])
      try library.run("reorder", "3", "--to", "top")
      try await browser.waitForTitles(["Cake", "Apple pie", "Rye bread", "Dumplings"])
      try library.run("delete", "1", "--yes")
      try await browser.waitForTitles(["Cake", "Rye bread", "Dumplings"])
      try library.run("undo")
      try await browser.waitForTitles(["Cake", "Apple pie", "Rye bread", "Dumplings"])
      try await browser.expectQuiet()
    }

    @Test func `two browsers show the same, and a row that changed is tinted`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread"])
      let (first, second) = (try await Browser.shared.value, try await Browser())
      for browser in [first, second] {
        try await library.openLive("/lists/all", in: browser)
        // The tint fades, and may be gone when it is looked for.
        try await browser.run(
          "new MutationObserver(() => { window.wasTinted ||= !!document.querySelector('#r1.changed') })"
            + ".observe(document, { subtree: true, childList: true, attributes: true })")
      }
      try library.run("edit", "1", "--title", "Pear pie")
      for browser in [first, second] {
        try await browser.waitForTitles(["Pear pie", "Bread"])
        try await browser.wait("window.wasTinted")
        try await browser.expectQuiet()
      }
      try await second.end()
    }

    @Test func `what was missed while the connection was cut is replayed`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread"])
      let proxy = try CuttableProxy(to: library.port)
      let browser = try await Browser(rules: "MAP 127.0.0.1:\(library.port) 127.0.0.1:\(proxy.port)")
      try await library.openLive("/lists/all", in: browser)
      proxy.cut()
      try await browser.wait("stream.readyState != EventSource.OPEN")
      try library.run("add", "Cake")
      try library.run("delete", "1", "--yes")
      try library.run("edit", "2", "--title", "Rye bread")
      try await browser.wait("document.querySelector('.off')")
      proxy.restore()
      try await browser.waitForTitles(["Rye bread", "Cake"])
      try await browser.wait("!document.querySelector('.off')")
      try await browser.expectQuiet(but: "ERR_")
      try await browser.end()
    }

    @Test func `a tab that is not seen has no stream, and catches up when it is seen again`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread"])
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      let hide = { (isHidden: Bool) in
        try await browser.run(
          "Object.defineProperty(document, 'hidden', { value: \(isHidden), configurable: true });"
            + "document.dispatchEvent(new Event('visibilitychange'))")
      }
      try await hide(true)
      #expect(try await browser.evaluate("stream === undefined", as: Bool.self))
      // As a tab begins that is opened in the background.
      try await browser.run("listen()")
      #expect(try await browser.evaluate("stream === undefined", as: Bool.self))
      try library.run("add", "Cake")
      try library.run("delete", "1", "--yes")
      try await hide(false)
      try await browser.waitForTitles(["Bread", "Cake"])
      try await browser.wait("!document.querySelector('.off')")
      try await browser.expectQuiet()
    }

    @Test func `an empty library fills, and a full one empties`() async throws {
      let library = try ServedLibrary(["Apple pie"])
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      try library.run("delete", "1", "--yes")
      try await browser.wait("document.querySelector('.empty .art') && !document.querySelector('ol#list')")
      try library.run("add", "Bread")
      try await browser.waitForTitles(["Bread"])
      try await browser.expectQuiet()
    }

    @Test func `the home page and the page of a recipe follow`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread"])
      let browser = try await Browser.shared.value
      try await library.openLive("/", in: browser)
      try library.run("edit", "1", "--title", "Pear pie")
      try await browser.wait("document.querySelector('#r1 bdi').textContent == 'Pear pie'")
      try await library.openLive("/recipes/1", in: browser)
      try library.run("edit", "1", "--notes", "Better warm.")
      try await browser.wait("document.querySelector('#recipe').textContent.includes('Better warm.')")
      try await browser.expectQuiet()
    }

    @Test func `an import of ten thousand recipes is in the page that was open`() async throws {
      let library = try ServedLibrary(["Apple pie"])
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      let many = (1...10_000).map { "{\"title\": \"Recipe \($0)\"}" }.joined(separator: ",")
      try library.run("import", try library.write("[\(many)]", to: "many.json"))
      try await browser.wait(
        "document.getElementById('count').textContent.replace(/\\D/g, '') == '10001' && document.getElementById('r2')")
      try library.run("reorder", "10001", "--to", "top")
      try await browser.wait("document.getElementById('list').firstElementChild.id == 'r10001'")
      try library.run("undo", "2")
      try await browser.waitForTitles(["Apple pie"])
      try await browser.expectQuiet()
    }

    @Test func `a restore is in the page that was open, and so is what comes after it`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread"])
      let browser = try await Browser.shared.value
      let backup = library.folder.appending(path: "backup.sqlite").path
      try library.run("backup", backup)
      try library.run("delete", "1", "--yes")
      try await library.openLive("/lists/all", in: browser)
      try library.run("restore", backup, "--yes")
      try await browser.waitForTitles(["Apple pie", "Bread"])
      try library.run("add", "Cake")
      try await browser.waitForTitles(["Apple pie", "Bread", "Cake"])
      try await browser.expectQuiet()
    }

    @Test(arguments: ["/lists/all", "/collections/1", "/"])
    func `after random changes a page is as it would be opened now`(_ page: String) async throws {
      let library = try ServedLibrary((1...100).map { "Recipe \($0)" })
      let browser = try await Browser.shared.value
      let some = (1...100).filter { $0.isMultiple(of: 3) }.map(String.init)
      try library.run(["collect"] + some + ["--into", "Dinner"])
      try library.run(["favorite"] + some)
      try await library.openLive(page, in: browser)
      var random = SeededGenerator(seed: UInt64(page.count))
      for _ in 0..<3 {
        // Some ask for what is not there, and are refused.
        for _ in 0..<8 { _ = try library.output(Self.change(using: &random)) }
        try await browser.run(
          "window.rows = page => [...page.querySelectorAll('main li, #count')].map(row => row.textContent)")
        let _: Int = try await browser.script(
          """
          fetch(location).then(answer => answer.text()).then(text => {
            window.wanted = rows(new DOMParser().parseFromString(text, 'text/html'))
            done(wanted.length)
          })
          """)
        // A page that was open has fewer rows at its end after a deletion, and more after an addition.
        try await browser.wait(
          "rows(document).length > 12 && rows(document).every((row, place) => row == (wanted[place] ?? row))")
      }
      try await browser.expectQuiet()
    }

    /// The words of one command.
    private static func change(using random: inout SeededGenerator) -> [String] {
      let (one, other) = (Int.random(in: 1...105, using: &random), Int.random(in: 1...100, using: &random))
      let changes = [
        "reorder \(one) --to top", "reorder \(one) --to bottom", "reorder \(one) --before \(other)",
        "reorder \(one) --to top --collection Dinner", "reorder \(one) --after \(other) --collection Dinner",
        "delete \(one) --yes", "add Dish\(one)", "edit \(one) --title Soup\(other)", "favorite \(one)",
        "unfavorite \(one)", "collect \(one) --into Dinner", "uncollect \(one) --from Dinner", "undo", "redo",
      ]
      return changes.randomElement(using: &random)!.split(separator: " ").map(String.init)
    }

    @Test func `what is typed in the shell is in the page`() async throws {
      let library = try ServedLibrary(["Apple pie", "Bread"])
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      try library.run("shell", input: "reorder 2 --to top\nedit 1 --title \"Pear pie\"\nadd Cake\nundo\n")
      try await browser.waitForTitles(["Bread", "Pear pie"])
      try await browser.expectQuiet()
    }

    @Test func `more rows come as the end of the list comes into view`() async throws {
      let library = try ServedLibrary((1...200).map { "Recipe \($0)" })
      let browser = try await Browser.shared.value
      try await library.openLive("/lists/all", in: browser)
      #expect(try await browser.evaluate("document.querySelectorAll('#list > li').length", as: Int.self) == 80)
      for count in [160, 200] {
        try await browser.run("document.getElementById('list').lastElementChild.scrollIntoView()")
        try await browser.wait("document.querySelectorAll('#list > li').length == \(count)")
      }
      try await browser.wait("!document.querySelector('.foot')")
      try await browser.expectQuiet()
    }
  }
}

extension Browser {
  /// Waits until the list has these rows.
  func waitForTitles(_ titles: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let wanted = titles.joined(separator: "|")
    try await wait(
      "[...document.querySelectorAll('#list bdi')].map(title => title.textContent).join('|') == '\(wanted)'",
      sourceLocation: sourceLocation)
  }
}
