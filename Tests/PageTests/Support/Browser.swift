import Foundation
import Testing

/// One browser with cookies of its own, in headless Chromium.
final class Browser: Sendable {
  private let driver: Driver
  private let session: String

  /// A browser that all tests share that need no other: to start one takes a second or two.
  static let shared = Task { try await Browser() }

  /// - Parameter rules: For `--host-resolver-rules`: where names and ports lead.
  init(rules: String? = nil) async throws {
    driver = try Driver.shared
    let arguments =
      [
        "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1280,900",
        "--autoplay-policy=no-user-gesture-required", "--mute-audio",
      ] + (rules.map { ["--host-resolver-rules=\($0)"] } ?? [])
    struct Session: Decodable {
      let sessionId: String
      let capabilities: Capabilities
      struct Capabilities: Decodable {
        let process: pid_t
        enum CodingKeys: String, CodingKey { case process = "goog:processID" }
      }
    }
    let made: Session = try await driver.send(
      "POST", "/session",
      [
        "capabilities": [
          "alwaysMatch": [
            "goog:chromeOptions": ["args": arguments], "goog:loggingPrefs": ["browser": "ALL"],
            "timeouts": ["script": 20_000, "pageLoad": 20_000],
          ]
        ]
      ])
    session = "/session/\(made.sessionId)"
    Driver.endAtExit(made.capabilities.process)
  }

  /// Closes a browser of one test's own.
  func end() async throws {
    try await command("DELETE", "")
  }

  // MARK: - Commands

  func command(_ method: String, _ path: String, _ body: [String: Any]? = nil) async throws {
    let _: Ignored = try await driver.send(method, session + path, body)
  }

  private struct Ignored: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// A command of the Chrome DevTools Protocol.
  func devTools(_ name: String, _ values: [String: Any] = [:]) async throws {
    try await command("POST", "/goog/cdp/execute", ["cmd": name, "params": values])
  }

  func open(_ address: String) async throws {
    try await command("POST", "/url", ["url": address])
  }

  var address: String { get async throws { try await driver.send("GET", session + "/url") } }

  /// WebDriver's name of an element.
  func element(_ selector: String) async throws -> String {
    let found: [String: String] = try await driver.send(
      "POST", session + "/element", ["using": "css selector", "value": selector])
    return found.values.first ?? ""
  }

  // MARK: - How pages look

  func setSize(_ width: Int, _ height: Int) async throws {
    try await devTools(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 768])
  }

  /// - Parameter features: Of media queries, such as `prefers-color-scheme`.
  func setMedia(_ features: [String: String]) async throws {
    try await devTools(
      "Emulation.setEmulatedMedia", ["features": features.map { ["name": $0, "value": $1] }])
  }

  func resetLook() async throws {
    try await devTools("Emulation.clearDeviceMetricsOverride")
    try await setMedia([:])
  }

  // MARK: - Cookies

  struct Cookie: Decodable {
    let name: String
    let value: String
  }

  var cookies: [Cookie] { get async throws { try await driver.send("GET", session + "/cookie") } }

  func add(_ cookie: Cookie) async throws {
    try await command("POST", "/cookie", ["cookie": ["name": cookie.name, "value": cookie.value]])
  }

  func forgetCookies() async throws { try await command("DELETE", "/cookie") }

  // MARK: - Scripts

  func evaluate<Value: Decodable>(_ expression: String, as type: Value.Type = Value.self) async throws -> Value {
    try await driver.send("POST", session + "/execute/sync", ["script": "return \(expression)", "args": []])
  }

  func run(_ script: String) async throws {
    let _: Ignored = try await driver.send("POST", session + "/execute/sync", ["script": script, "args": []])
  }

  /// Awaits a script that calls `done`.
  func script<Value: Decodable>(_ script: String, as type: Value.Type = Value.self) async throws -> Value {
    try await driver.send(
      "POST", session + "/execute/async", ["script": "const done = arguments[0]; \(script)", "args": []])
  }

  /// Waits until something is so in the page, as its changes are made; it is looked at in each frame as well, for what is
  /// not in the document. After fifteen seconds it is a failure.
  func wait(_ condition: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let look = """
      let isOver = false
      const end = result => { isOver = true; observer.disconnect(); done(result) }
      const look = () => { if (isOver) return; let holds = false; try { holds = !!(\(condition)) } catch {}; if (holds) end(true) }
      const observer = new MutationObserver(look)
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      const frame = () => { look(); if (!isOver) setTimeout(frame, 16) }
      setTimeout(() => isOver || end(false), 15000)
      frame()
      """
    for attempt in 1... {
      do {
        let holds: Bool = try await self.script(look)
        if holds { return }
        let text: String = try await evaluate("document.body.innerText.slice(0, 600)")
        let log = try await messages().joined(separator: "\n")
        Issue.record("not so: \(condition)\n\(try await address)\n\(text)\n\(log)", sourceLocation: sourceLocation)
        throw BrowserFailure("not so: \(condition)")
      } catch let failure as BrowserFailure where Self.cameFromAnotherPage(failure) && attempt < 20 {
        // It is so in the page that came meanwhile, or never.
        continue
      }
    }
  }

  /// `true` if a script failed since another page came. The driver calls that a timeout now and then, although the script of
  /// `wait` ends long before the time for scripts.
  private static func cameFromAnotherPage(_ failure: BrowserFailure) -> Bool {
    ["unload", "script timeout", "execution context", "navigation"].contains(where: failure.description.contains)
  }

  // MARK: - What the console said

  private struct Message: Decodable { let level: String, message: String }

  /// Errors since the last call: faults of the script, refusals by the policy, requests that failed.
  func messages() async throws -> [String] {
    let all: [Message] = try await driver.send("POST", session + "/se/log", ["type": "browser"])
    return all.filter { $0.level == "SEVERE" }.map(\.message)
  }

  /// Fails the test if the console has an error.
  ///
  /// - Parameter expected: Errors that contain this are the test's own.
  func expectQuiet(but expected: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let faults = try await messages().filter { message in !(expected.map(message.contains) ?? false) }
    #expect(faults == [], sourceLocation: sourceLocation)
  }

  /// Fails the test unless the console has an error that contains this.
  func expectMessage(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let faults = try await messages()
    #expect(faults.contains { $0.contains(text) }, "\(faults)", sourceLocation: sourceLocation)
  }

  func screenshot(to path: String) async throws {
    let text: String = try await driver.send("GET", session + "/screenshot")
    try Data(base64Encoded: text)?.write(to: URL(filePath: path))
  }
}
