import Foundation
import Testing

/// axe-core, which `make` takes from the wheel of `axe-playwright-python`.
private enum Axe {
  static let script = try? String(
    contentsOf: URL(filePath: ProcessInfo.processInfo.environment["AXE"] ?? ".build/axe/axe.min.js"), encoding: .utf8)

  static let isExpected = script != nil || ProcessInfo.processInfo.environment["REQUIRE_BROWSER"] != nil
}

extension PageTests {
  /// Pages under axe-core, in each size and color.
  @Suite(.enabled(if: Axe.isExpected, "needs axe-core"))
  struct AccessibilityTests {
    private static let pages = [
      "/", "/lists/all", "/lists/favorites?max-time=60s", "/recipes/1", "/recipes/8?serves=6&units=metric",
      "/recipes/12/cook?step=3", "/recipes/12/cooked", "/recipes/12/edit", "/recipes/new", "/recipes/12/collections",
      "/recipes/12/delete",
      "/recipes/12/history", "/recipes/12/print", "/recipes/12/export", "/lists/all/move?item=3", "/sidebar",
      "/collections/1", "/collections/1/edit", "/search?q=garlic", "/search?q=zzqx", "/have?have=eggs,flour&missing=2",
      "/history", "/import", "/devices", "/shop", "/shop/move?item=onion", "/shop/aisles", "/pantry",
      "/plan", "/plan/add?recipe=12", "/plan/add?q=soup&on=2026-11-27", "/plan/move?item=m1",
      "/nowhere",
    ]

    @Test func `axe finds nothing on any page, and none scrolls sideways`() async throws {
      let library = try ServedLibrary()
      try library.run("shop", "add", "12", "29", "--item", "2 rolls of foil")
      try library.run("shop", "tick", "onion")
      try library.run("shop", "add", "12", "--scale", "2")
      try library.run("pantry", "add", "salt")
      try library.run("plan", "add", "12", "29", "--note", "left-overs", "--on", "today,tomorrow")
      try library.run("plan", "add", "3", "--every", "sunday")
      let browser = try await Browser.shared.value
      for (place, page) in Self.pages.enumerated() {
        try await library.open(page, in: browser)
        try await Self.check(browser, page, isSmallDark: place.isMultiple(of: 2))
      }
      try await browser.expectQuiet(but: "404")
    }

    @Test func `axe finds nothing where nothing may be changed, and where a device is paired`() async throws {
      let library = try ServedLibrary(options: ["--read-only"])
      let browser = try await Browser()
      try await browser.open(library.link)
      try await Self.check(browser, "pairing")
      try await browser.open(library.address)
      try await Self.check(browser, "not paired")
      for page in ["/", "/lists/all", "/recipes/1", "/recipes/1/cook", "/history", "/sidebar", "/shop", "/plan"] {
        try await library.open(page, in: browser)
        try await Self.check(browser, "read-only \(page)", isSmallDark: true)
      }
      try await browser.expectQuiet(but: "401")
      try await browser.end()
    }

    @Test func `axe finds nothing on the page of two versions`() async throws {
      let library = try ServedLibrary()
      let browser = try await Browser.shared.value
      try await library.open("/recipes/12/edit", in: browser)
      try library.run("edit", "12", "--serves", "6", "--ingredient", "1 egg", "--collection", "Quick")
      try await browser.fill("[name=serves]", "8")
      try await browser.follow("#edit .go")
      try await browser.wait("document.getElementById('conflict')")
      try await Self.check(browser, "two versions")
      try await browser.expectQuiet(but: "409")
    }

    /// - Parameter isSmallDark: Which of the two small sizes is dark.
    private static func check(_ browser: Browser, _ page: String, isSmallDark: Bool = false) async throws {
      try await browser.run(try #require(Axe.script))
      for (width, height, color) in [
        (320, 640, isSmallDark ? "dark" : "light"), (390, 844, isSmallDark ? "light" : "dark"), (1280, 900, "light"),
        (1280, 900, "dark"),
      ] {
        try await browser.setSize(width, height)
        try await browser.setMedia(["prefers-color-scheme": color])
        let faults: [String] = try await browser.script(
          """
          axe.run().then(found => done(found.violations.flatMap(rule =>
            rule.nodes.map(node => `${rule.id}: ${node.target} ${node.failureSummary}`))))
          """)
        #expect(faults == [], "\(page), \(width), \(color)")
        let excess: Int = try await browser.evaluate("document.documentElement.scrollWidth - innerWidth")
        #expect(excess <= 0, "\(page), \(width)")
      }
      try await browser.resetLook()
    }
  }
}
