import RecipeModel

/// A JSON text in memory.
///
/// Numbers stay as written, so that `1e999` spoils only the field that needs it.
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

  package init(members: [Member] = []) { self.members = members }

  /// The value of a key; the last one of a key that occurs twice.
  package subscript(key: String) -> JSONValue? { members.last { $0.key == key }?.value }
}

extension JSONValue {
  /// Creates an object with its members in order.
  package static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(JSONObject(members: members.map { .init(key: $0.0, value: $0.1) }))
  }

  /// Reads the value that a text holds, with nothing but white space around it; nil if it is not JSON.
  package init?(text: String) {
    var parser = JSONParser<StrictJSON>(Array(text.utf8))
    guard let value = try? parser.document() else { return nil }
    self = value
  }

  package static func integer(_ number: Int) -> JSONValue { .number(String(number)) }

  package var text: String? { if case .string(let text) = self { text } else { nil } }
  package var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
  package var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// The number if it is a whole one that fits: `90`, `90.0` and `9e1`.
  package var wholeNumber: Int? {
    guard case .number(let digits) = self else { return nil }
    return Int(digits) ?? Double(digits).flatMap(Int.init(exactly:))
  }

  /// The number as far as it is finite.
  package var double: Double? {
    guard case .number(let digits) = self, let value = Double(digits), value.isFinite else { return nil }
    return value
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
