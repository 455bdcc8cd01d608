import Foundation
import RecipeTestSupport
import Testing

/// A library on a temporary database, and a real `recipes serve` on it.
final class ServedLibrary {
  /// Where the server listens: `http://127.0.0.1:40123`.
  let address: String
  private let binary: Binary
  private let server: Process
  /// Pairs one device, once.
  let link: String
  private var cookies: [Browser.Cookie] = []
  private var paired: Set<ObjectIdentifier> = []

  /// - Parameters:
  ///   - recipes: The titles of recipes, the first at the top; or, if there are none, the sample library.
  ///   - fields: What each of these recipes has, as the import of JSON reads it.
  ///   - options: For `recipes serve`.
  ///   - now: The time of the server and of the command line; nil for that of the clock.
  init(
    _ recipes: [String] = [],
    each fields: [String: String] = ["ingredients": "1 egg", "directions": "Boil for 3 minutes."],
    options: [String] = [], now: String? = nil
  ) throws {
    let box = try Box()
    binary = Binary(box: box, launcher: now.map { ["env", "RECIPES_NOW=\($0)"] } ?? [])
    let words =
      recipes.isEmpty
      ? ["import", Self.sample] : ["import", try box.write(Self.json(recipes, fields), to: "recipes.json")]
    let imported = try binary.run(words)
    guard imported.code == 0 else { throw BrowserFailure("import: \(imported.messages)") }
    server = binary.process(["serve", "--port", "0"] + options)
    let output = Pipe()
    server.standardOutput = output
    server.standardError = output
    try server.run()
    Driver.endAtExit(server.processIdentifier)
    let line = try output.fileHandleForReading.firstLine { $0.contains("/pair?") }
    link = line.split { " \n".contains($0) }.map(String.init).first { $0.hasPrefix("http") } ?? ""
    address = link.split(separator: "/").prefix(2).joined(separator: "//")
  }

  deinit { stop() }

  /// Ends the server, and waits until it has ended.
  func stop() {
    server.terminate()
    server.waitUntilExit()
  }

  private static let sample =
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../SampleData/recipes.json")
    .standardized.path

  private static func json(_ titles: [String], _ fields: [String: String]) throws -> String {
    let recipes = titles.map { title in fields.merging(["title": title]) { $1 } }
    return String(decoding: try JSONSerialization.data(withJSONObject: recipes), as: UTF8.self)
  }

  /// The real command line in another process.
  func run(_ words: String..., input: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try run(words, input: input, sourceLocation: sourceLocation)
  }

  func run(_ words: [String], input: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let result = try binary.run(words, input: input.map { Data($0.utf8) })
    #expect(result.code == 0, "\(words): \(result.messages)", sourceLocation: sourceLocation)
  }

  /// What the real command line prints.
  func output(_ words: String...) throws -> String { try output(words) }

  func output(_ words: [String]) throws -> String { try binary.run(words).output }

  /// Writes a file next to the library; returns its path.
  func write(_ bytes: Data, to name: String) throws -> String {
    let file = binary.box.folder.appending(path: name)
    try bytes.write(to: file)
    return file.path
  }

  /// The titles of the library in its order, as the store has them.
  var titles: [String] {
    get throws {
      try output("list").split(separator: "\n").map { line in
        String(line.split(separator: "\t", omittingEmptySubsequences: false)[2])
      }
    }
  }

  /// A file of the test's own; returns its path.
  func write(_ text: String, to name: String) throws -> String { try binary.box.write(text, to: name) }

  /// Where a test may write files.
  var folder: URL { binary.box.folder }

  var port: UInt16 { address.split(separator: ":").last.flatMap { UInt16($0) } ?? 0 }

  /// Opens a page and waits until its stream of events has begun.
  func openLive(_ path: String, in browser: Browser) async throws {
    try await open(path, in: browser)
    try await browser.wait("stream?.readyState == EventSource.OPEN")
  }

  /// Opens a page as a paired device.
  func open(_ path: String, in browser: Browser) async throws {
    if paired.insert(ObjectIdentifier(browser)).inserted { try await pair(browser) }
    try await browser.open(address + path)
  }

  /// Pairs the first browser by the link; others are given its cookie, since the link works once.
  ///
  /// - Parameter address: Another name of the server.
  func pair(_ browser: Browser, at address: String? = nil) async throws {
    try await browser.open(address.map { link.replacing(self.address, with: $0) } ?? link)
    try await browser.forgetCookies()
    if cookies.isEmpty {
      try await browser.run("document.querySelector('main form [name=name]').value = 'Tests'")
      try await browser.focus("main form button")
      try await browser.press(Key.enter)
      try await browser.wait("location.pathname == '/'")
      cookies = try await browser.cookies
    } else {
      for cookie in cookies { try await browser.add(cookie) }
    }
    _ = try await browser.messages()
  }
}
