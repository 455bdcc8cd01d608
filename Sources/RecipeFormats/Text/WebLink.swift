import RecipeModel

/// Addresses that a page may link to.
package enum WebLink {
  /// `true` if a text is an address of the web and nothing else: `http` or `https`, a host, no blanks, quotes or controls.
  ///
  /// So no link runs a script, and none says one place and leads to another before its host.
  package static func isSafe(_ text: String) -> Bool {
    let lowercased = text.prefix(8).lowercased()
    let scheme = ["https://", "http://"].first { lowercased.hasPrefix($0) }
    guard let scheme, text.utf8.count <= 2000 else { return false }
    let rest = text.unicodeScalars.dropFirst(scheme.unicodeScalars.count)
    let host = rest.prefix { !"/?#".unicodeScalars.contains($0) }
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.value != 0x7F && !"\"'<>\\`{}|^".unicodeScalars.contains($0) && !$0.isWhitespace
    }
    return isPlain && !host.isEmpty && !host.contains("@") && ShownText.document(text) == text
  }
}
