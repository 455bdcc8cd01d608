/// The lines of ingredients and directions that name the lines below them: `For the sauce:`.
package enum Subheading {
  /// The name that a line is, without its colon; `nil` for a line that names nothing.
  package static func name(of line: some StringProtocol) -> String? {
    let text = String(line).trimmed()
    guard text.hasSuffix(":") || text.hasSuffix("：") else { return nil }
    let name = text.dropLast()
    return name.isEmpty ? nil : String(name)
  }
}
