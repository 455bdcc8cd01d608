extension JSONValue {
  /// Creates an object with its members in order.
  package static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(JSONObject(members: members.map { .init(key: $0.0, value: $0.1) }))
  }

  /// Appends the value as JSON, a member or an element a line, two blanks a level.
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
    // Line ends within texts are escaped, so each that is left stands between values.
    bytes += pretty.filter { $0 != .newline }
  }
}
