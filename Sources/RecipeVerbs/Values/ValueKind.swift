package import RecipeFormats

/// The kind of a value as JSON: from it follow what documents say of it and what a request is checked by, so that the two
/// never differ.
package indirect enum ValueKind: Equatable, Sendable {
  case integer(ClosedRange<Int>)
  /// A number that need not be whole, between two that are.
  case amount(ClosedRange<Double>)
  case flag
  case choice([String])
  /// Text of at least so many characters.
  case text(atLeast: Int)
  case uuid
  /// A day or a moment in ISO 8601, or null.
  case date
  case list(ValueKind)
  /// An object with some members.
  case members([ValueMember])
}

/// A value with a name: a parameter of a query or a path, or a member of an object.
package struct ValueMember: Equatable, Sendable {
  package let name: String
  package let kind: ValueKind
  package let description: String
  package var isRequired = false

  package init(_ name: String, _ kind: ValueKind, _ description: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.description = description
    self.isRequired = isRequired
  }
}

extension ValueKind {
  package static let number = ValueKind.integer(1...Int(Int32.max))
  package static let anyText = ValueKind.text(atLeast: 0)

  package var isList: Bool { if case .list = self { true } else { false } }

  /// The values there are, where they are few.
  package var choices: [String] { if case .choice(let names) = self { names } else { [] } }

  /// - Source: JSON Schema 2020-12, which OpenAPI 3.1 uses.
  package var schema: [(String, JSONValue)] {
    switch self {
    case .integer(let range):
      [("type", .string("integer")), ("minimum", .integer(range.lowerBound)), ("maximum", .integer(range.upperBound))]
    case .amount(let range):
      [
        ("type", .string("number")), ("minimum", .integer(Int(range.lowerBound))),
        ("maximum", .integer(Int(range.upperBound))),
      ]
    case .flag: [("type", .string("boolean"))]
    case .choice(let names): [("type", .string("string")), ("enum", .array(names.map { .string($0) }))]
    case .text(let least): [("type", .string("string"))] + (least > 0 ? [("minLength", .integer(least))] : [])
    case .uuid: [("type", .string("string")), ("format", .string("uuid"))]
    case .date: [("type", .array([.string("string"), .string("null")]))]
    case .list(let kind): [("type", .string("array")), ("items", .object(kind.schema))]
    case .members(let members): members.schema()
    }
  }

  /// Returns whether a value of JSON has this kind.
  package func accepts(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.integer(let range), .number): value.wholeNumber.map(range.contains) ?? false
    case (.amount(let range), .number): value.double.map(range.contains) ?? false
    case (.flag, .bool): true
    case (.choice(let names), .string(let text)): names.contains(text)
    case (.text(let least), .string(let text)): text.unicodeScalars.count >= least
    case (.uuid, .string(let text)): UUIDText.isValid(text)
    case (.date, .string), (.date, .null): true
    case (.list(let kind), .array(let elements)): elements.allSatisfy(kind.accepts)
    case (.members(let members), .object(let object)):
      object.members.allSatisfy { member in
        members.contains { $0.name == member.key && $0.kind.accepts(member.value) }
      } && members.allSatisfy { !$0.isRequired || object[$0.name] != nil }
    default: false
    }
  }

  /// Reads a value of a query or of a path; nil for one that is of another kind.
  package func value(of text: String) -> JSONValue? {
    let value: JSONValue =
      switch self {
      case .integer: text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? .number(text) : .null
      case .flag: text == "true" ? .bool(true) : text == "false" ? .bool(false) : .null
      case .list(let kind): kind.value(of: text) ?? .null
      default: .string(text)
      }
    if case .list(let kind) = self { return kind.accepts(value) ? value : nil }
    return accepts(value) ? value : nil
  }

  /// The words for the values of the kind, for the end of a sentence.
  package var phrase: String {
    switch self {
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .amount(let range): "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    case .flag: "true or false"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    case .text(let least): least > 0 ? "a text that is not empty" : "a text"
    case .uuid: "a UUID"
    case .date: "a day or a moment in ISO 8601, or null"
    case .list(let kind): "a list, each \(kind.phrase)"
    case .members(let members):
      "an object: "
        + members.map { "\($0.name)\($0.isRequired ? "" : " (optional)"), \($0.kind.phrase)" }.joined(separator: "; ")
    }
  }
}

extension [ValueMember] {
  /// The schema of an object with these members and no others.
  package func schema() -> [(String, JSONValue)] {
    let properties = map { member in
      (member.name, JSONValue.object(member.kind.schema + [("description", .string(member.description))]))
    }
    let required = filter(\.isRequired).map { JSONValue.string($0.name) }
    return [("type", .string("object")), ("properties", .object(properties))]
      + (required.isEmpty ? [] : [("required", .array(required))]) + [("additionalProperties", .bool(false))]
  }
}

private enum UUIDText {
  /// - Source: RFC 9562, section 4.
  static func isValid(_ text: String) -> Bool {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
  }
}
