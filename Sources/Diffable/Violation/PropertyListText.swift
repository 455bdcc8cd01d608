/// Identifiers written as Objective-C writes its collections, which is how they stand in UIKit's texts.
enum PropertyListText {
  /// A set: `{(`, a line for each element, `)}`.
  static func set(_ elements: [some Any]) -> String {
    "{(\n\(lines(elements))\n)}"
  }

  /// A single element as itself, several as an array: `(`, a line for each, `)`.
  static func elementOrArray(_ elements: [some Any]) -> String {
    elements.count == 1 ? String(describing: elements[0]) : "(\n\(lines(elements))\n)"
  }

  /// Elements with commas and no spaces between them.
  static func list(_ elements: [some Any]) -> String {
    elements.map { String(describing: $0) }.joined(separator: ",")
  }

  private static func lines(_ elements: [some Any]) -> String {
    elements.map { "    \($0)" }.joined(separator: ",\n")
  }
}
