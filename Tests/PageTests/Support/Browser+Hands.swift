import Foundation
import Testing

/// Keys that have no letter.
///
/// - Source: WebDriver, 17.4.2, Keyboard actions.
enum Key {
  static let enter = "\u{E007}"
  static let escape = "\u{E00C}"
  static let space = " "
  static let end = "\u{E010}"
  static let home = "\u{E011}"
  static let left = "\u{E012}"
  static let up = "\u{E013}"
  static let right = "\u{E014}"
  static let down = "\u{E015}"
}

enum Pointer: String, CaseIterable {
  case mouse, touch
}

/// Where on an element a drag ends.
enum Spot {
  case middle, top, bottom
}

/// What of a change is held on its way, from the page or to it.
enum Hold: String {
  case request, answer
}

extension Browser {
  /// Holds the changes that the page asks for until `releaseChanges`.
  func holdChanges(_ hold: Hold) async throws {
    try await run(
      """
      const plain = window.fetch, released = new Promise(release => window.releaseChanges = release)
      window.fetch = async (address, options) => {
        const isChange = options?.method == 'POST'
        if (isChange && '\(hold)' == 'request') await released
        const answer = await plain(address, options)
        if (isChange) await released
        return answer
      }
      """)
  }

  func releaseChanges() async throws { try await run("window.releaseChanges()") }

  /// Waits until an element reads as in a page that is loaded now.
  func expectAsLoaded(_ selector: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await run(
      """
      window.isAsLoaded = undefined
      const read = page => [...page.querySelectorAll('\(selector) li')].map(row =>
        row.id + row.textContent + row.querySelector('[aria-checked]')?.getAttribute('aria-checked')).join()
      fetch(location).then(answer => answer.text()).then(text => {
        const loaded = read(new DOMParser().parseFromString(text, 'text/html'))
        window.isAsLoaded = () => read(document) == loaded
      })
      """)
    try await wait("window.isAsLoaded?.()", sourceLocation: sourceLocation)
  }
}

/// What a person does with the page.
extension Browser {
  /// Presses keys one after the other, where the focus is.
  func press(_ keys: String...) async throws {
    let strokes = keys.flatMap { key in [["type": "keyDown", "value": key], ["type": "keyUp", "value": key]] }
    try await command("POST", "/actions", ["actions": [["type": "key", "id": "keys", "actions": strokes]]])
  }

  func type(_ text: String) async throws {
    for letter in text { try await press(String(letter)) }
  }

  func focus(_ selector: String) async throws {
    try await run("document.querySelector(\(quoted(selector))).focus()")
  }

  /// A click in the middle of an element, as a mouse does it.
  func click(_ selector: String) async throws {
    try await run("document.querySelector(\(quoted(selector))).scrollIntoView({ block: 'center' })")
    let middle = try await self.middle(of: selector)
    try await perform(.mouse, [move(to: middle), down, up])
  }

  /// Clicks as WebDriver does, and waits for the page that this leads to; works without JavaScript.
  func follow(_ selector: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    // What is in a menu is not seen until the menu is open.
    try await run(
      "document.querySelector(\(quoted(selector))).closest('details:not([open])')?.setAttribute('open', '')")
    try await leave(sourceLocation: sourceLocation) {
      try await command("POST", "/element/\(try await element(selector))/click", [:])
    }
  }

  /// Does what leads to another page, and waits for that page; works without JavaScript.
  func leave(sourceLocation: SourceLocation = #_sourceLocation, by act: () async throws -> Void) async throws {
    try await run("document.isLeft = true")
    try await act()
    // Without JavaScript the driver does not wait by itself.
    for _ in 0..<2000 {
      let isThere = try? await evaluate("!document.isLeft && document.readyState == 'complete'", as: Bool.self)
      if isThere == true { return }
    }
    Issue.record("no other page came", sourceLocation: sourceLocation)
  }

  /// Types into a field instead of what is in it.
  func fill(_ selector: String, _ text: String) async throws {
    let field = try await element(selector)
    try await command("POST", "/element/\(field)/clear", [:])
    try await command("POST", "/element/\(field)/value", ["text": text])
  }

  /// Chooses a file, as the dialog of a browser does.
  func attach(_ path: String, to selector: String) async throws {
    try await command("POST", "/element/\(try await element(selector))/value", ["text": path])
  }

  /// Waits until something is said in the live region.
  func waitForToast(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await wait("document.querySelector('.live').textContent.startsWith('\(text)')", sourceLocation: sourceLocation)
  }

  /// Drags one element onto another.
  ///
  /// - Parameter isDropped: Whether the pointer comes up in the end.
  func drag(
    _ selector: String, to target: String, at spot: Spot = .middle, by pointer: Pointer, isDropped: Bool = true
  ) async throws {
    let (from, to) = try await (middle(of: selector), middle(of: target, spot))
    let near = [from[0], from[1] + (to[1] > from[1] ? 10 : -10)]
    try await perform(
      pointer,
      [move(to: from), down, move(to: near, milliseconds: 30), move(to: to, milliseconds: 120), pause]
        + (isDropped ? [up] : []))
  }

  /// A finger that moves sideways.
  ///
  /// - Parameter way: In pixels; to the left if it is negative.
  func swipe(_ selector: String, by way: Int) async throws {
    let from = try await middle(of: selector)
    try await perform(.touch, [move(to: from), down, move(to: [from[0] + way, from[1]], milliseconds: 60), up])
  }

  /// Releases all keys and buttons.
  func letGo() async throws { try await command("DELETE", "/actions") }

  private func perform(_ pointer: Pointer, _ actions: [[String: Any]]) async throws {
    let source: [String: Any] = [
      "type": "pointer", "id": pointer.rawValue, "parameters": ["pointerType": pointer.rawValue], "actions": actions,
    ]
    try await command("POST", "/actions", ["actions": [source]])
  }

  private func move(to point: [Int], milliseconds: Int = 0) -> [String: Any] {
    ["type": "pointerMove", "x": point[0], "y": point[1], "duration": milliseconds]
  }

  private var down: [String: Any] { ["type": "pointerDown", "button": 0] }
  private var up: [String: Any] { ["type": "pointerUp", "button": 0] }
  // Rows follow the pointer in the next frame.
  private var pause: [String: Any] { ["type": "pause", "duration": 60] }

  /// Where an element is once no row slides.
  private func middle(of selector: String, _ spot: Spot = .middle) async throws -> [Int] {
    try await wait("document.getAnimations().every(one => one instanceof CSSAnimation || one instanceof CSSTransition)")
    let y =
      switch spot {
      case .middle: "box.y + box.height / 2"
      case .top: "box.top + 4"
      case .bottom: "box.bottom - 4"
      }
    return try await evaluate(
      """
      (() => { const box = document.querySelector(\(quoted(selector))).getBoundingClientRect();
      return [Math.round(box.x + box.width / 2), Math.round(\(y))] })()
      """)
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
