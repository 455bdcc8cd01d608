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
    @Test func `axe finds nothing on any page`() async throws {
      let axe = try #require(Axe.script)
      let library = try ServedLibrary()
      let browser = try await Browser.shared.value
      let pages = ["/", "/lists/all", "/lists/favorites", "/recipes/1", "/nowhere"]
      for page in pages {
        try await library.open(page, in: browser)
        try await browser.run(axe)
        for look in Look.all {
          try await look.apply(to: browser)
          let faults: [String] = try await browser.script(
            """
            axe.run().then(found => done(found.violations.flatMap(rule =>
              rule.nodes.map(node => `${rule.id}: ${node.target} ${node.failureSummary}`))))
            """)
          #expect(faults == [], "\(page), \(look)")
        }
      }
      try await browser.devTools("Emulation.clearDeviceMetricsOverride")
      try await browser.devTools("Emulation.setEmulatedMedia", ["features": []])
      try await browser.expectQuiet(but: "404")
    }
  }
}

/// A size of the screen and its colors.
private struct Look {
  let width: Int
  let height: Int
  let color: String

  static let all = [(390, 844), (1280, 900)].flatMap { size in
    ["light", "dark"].map { Look(width: size.0, height: size.1, color: $0) }
  }

  func apply(to browser: Browser) async throws {
    try await browser.devTools(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 768])
    try await browser.devTools(
      "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": color]]])
  }
}
