import RecipeFormats
import RecipeModel

/// A browser or a program that was paired.
package struct Device: Hashable, Sendable, Identifiable {
  /// Small numbers, that a person can type.
  package let id: Int
  package let name: String
  package let isReadOnly: Bool

  /// When it was paired, in seconds since 1970.
  package let added: Int

  /// When it last asked for something, in seconds since 1970 and to the hour; nil if it never has.
  package var lastSeen: Int?

  /// Of the secret that it sends; 64 hexadecimal digits.
  package let tokenHash: String

  package init(id: Int, name: String, isReadOnly: Bool, added: Int, lastSeen: Int? = nil, tokenHash: String) {
    self.id = id
    self.name = Self.shown(name)
    self.isReadOnly = isReadOnly
    self.added = added
    self.lastSeen = lastSeen
    self.tokenHash = tokenHash
  }

  /// A name on one line, not longer than `mostName`, and never empty.
  private static func shown(_ name: String) -> String {
    let words = String(ShownText.scalars(of: name[...]) { _ in " " }).split(separator: " ")
    let text = String(words.joined(separator: " ").prefix(mostName))
    return text.isEmpty ? "A device" : text
  }

  private static let mostName = 60
}

extension Device {
  var json: JSONValue {
    .object(
      [("id", .integer(id)), ("name", .string(name)), ("isReadOnly", .bool(isReadOnly)), ("added", .integer(added))]
        + (lastSeen.map { [("lastSeen", .integer($0))] } ?? []) + [("tokenHash", .string(tokenHash))])
  }

  init?(_ json: JSONValue) {
    guard let members = json.object, let id = members["id"]?.wholeNumber, let name = members["name"]?.text,
      case .bool(let isReadOnly)? = members["isReadOnly"], let added = members["added"]?.wholeNumber,
      let hash = members["tokenHash"]?.text, hash.utf8.count == 64
    else { return nil }
    self.init(
      id: id, name: name, isReadOnly: isReadOnly, added: added, lastSeen: members["lastSeen"]?.wholeNumber,
      tokenHash: hash)
  }
}
