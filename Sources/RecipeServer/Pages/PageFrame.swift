/// What every page has around it, and what it may offer.
package struct PageFrame: Sendable {
  /// What the sidebar shows, row by row.
  package var sidebar: [OutlineRow]

  /// The place in the stream of events that each topic of the page was read at, by the topic's name: a value for
  /// `since`. Topics without one are not live.
  package var marks: [String: String]

  /// `true` if the device may only read: nothing that changes anything is offered then.
  package var isReadOnly: Bool

  /// `true` if the page is shown over https or on this machine; elsewhere a browser can neither hold the screen on nor
  /// keep pages for later.
  package var isSecure: Bool

  /// What was just done, said in the live region, and the step that takes it back.
  package var said: Said?

  package struct Said: Hashable, Sendable {
    package let text: String
    package let undo: Int?

    package init(_ text: String, undo: Int? = nil) {
      self.text = text
      self.undo = undo
    }
  }

  package init(
    sidebar: [OutlineRow] = [], marks: [String: String] = [:], isReadOnly: Bool = false, isSecure: Bool = true,
    said: Said? = nil
  ) {
    self.sidebar = sidebar
    self.marks = marks
    self.isReadOnly = isReadOnly
    self.isSecure = isSecure
    self.said = said
  }

  /// The attributes of the element that shows a topic.
  func live(_ topic: String) -> Markup {
    guard let mark = marks[topic] else { return "" }
    return " data-topic=\"\(topic)\" data-since=\"\(mark)\""
  }
}
