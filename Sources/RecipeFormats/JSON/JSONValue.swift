import RecipeModel

/// A JSON text in memory.
///
/// Numbers stay as written, so that `1e999` spoils the field that needs it and nothing else.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// The members of a JSON object in the order of the text, repeated keys included.
package struct JSONObject: Equatable, Sendable {
  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: JSONValue
  }

  package var members: [Member] = []

  /// The value of a key; the last one of a key that occurs twice.
  package subscript(key: String) -> JSONValue? { members.last { $0.key == key }?.value }
}

extension JSONValue {
  package var text: String? { if case .string(let text) = self { text } else { nil } }
  package var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
  package var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// The number if it is a whole one that fits: `90`, `90.0` and `9e1`.
  package var wholeNumber: Int? {
    guard case .number(let digits) = self else { return nil }
    return Int(digits) ?? Double(digits).flatMap(Int.init(exactly:))
  }

  /// The words for a value in a message; long ones shortened.
  var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let digits): digits.shortened(to: 40)
    case .string(let text): "the text \(text.quoted(limit: 40))"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  /// Creates an object with its members in order.
  package static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(JSONObject(members: members.map { .init(key: $0.0, value: $0.1) }))
  }

  /// Appends the value as JSON, one member or element per line, indented by two spaces per level.
  package func append(to bytes: inout [UInt8], depth: Int = 0) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += "\(value)".utf8
    case .number(let digits): bytes += digits.utf8
    case .string(let text): JSONText.append(text, to: &bytes)
    case .array(let elements):
      Self.append(elements, in: ("[", "]"), to: &bytes, depth: depth) { element, bytes in
        element.append(to: &bytes, depth: depth + 1)
      }
    case .object(let object):
      Self.append(object.members, in: ("{", "}"), to: &bytes, depth: depth) { member, bytes in
        JSONText.append(member.key, to: &bytes)
        bytes += ": ".utf8
        member.value.append(to: &bytes, depth: depth + 1)
      }
    }
  }

  private static func append<Part>(
    _ parts: [Part], in brackets: (String, String), to bytes: inout [UInt8], depth: Int,
    by appendPart: (Part, inout [UInt8]) -> Void
  ) {
    bytes += brackets.0.utf8
    for (index, part) in parts.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      bytes += String(repeating: "  ", count: depth + 1).utf8
      appendPart(part, &bytes)
    }
    if !parts.isEmpty { bytes += ("\n" + String(repeating: "  ", count: depth)).utf8 }
    bytes += brackets.1.utf8
  }

  /// Appends the value as JSON without any line end.
  func appendOnOneLine(to bytes: inout [UInt8]) {
    var pretty: [UInt8] = []
    append(to: &pretty)
    // Line ends within texts are escaped, so each that is left is between values.
    bytes += pretty.filter { $0 != .newline }
  }
}
