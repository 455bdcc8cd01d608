import RecipeFormats
import RecipeModel

/// A value that a request of the API names: a parameter of the query or the path, or a member of the body.
///
/// From its kind follow both what the OpenAPI document says of it and what a request is checked by, so that the two never
/// differ.
struct APIField: Sendable {
  indirect enum Kind: Sendable {
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
    case list(Kind)
    /// An object with some members.
    case members([APIField])
  }

  let name: String
  let kind: Kind
  let description: String
  var isRequired = false

  init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.description = description
    self.isRequired = isRequired
  }
}

extension APIField.Kind {
  static let number = APIField.Kind.integer(1...Int(Int32.max))
  static let anyText = APIField.Kind.text(atLeast: 0)

  var isList: Bool { if case .list = self { true } else { false } }

  /// - Source: JSON Schema 2020-12, which OpenAPI 3.1 uses.
  var schema: [(String, JSONValue)] {
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
    case .members(let fields): APISchema.object(fields).object!.members.map { ($0.key, $0.value) }
    }
  }

  /// Whether a member of a JSON object has this kind.
  func accepts(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.integer(let range), .number): value.wholeNumber.map(range.contains) ?? false
    case (.amount(let range), .number): value.double.map(range.contains) ?? false
    case (.flag, .bool): true
    case (.choice(let names), .string(let text)): names.contains(text)
    case (.text(let least), .string(let text)): text.unicodeScalars.count >= least
    case (.uuid, .string(let text)): UUIDText.isValid(text)
    case (.date, .string), (.date, .null): true
    case (.list(let kind), .array(let elements)): elements.allSatisfy(kind.accepts)
    case (.members(let fields), .object(let object)):
      object.members.allSatisfy { member in
        fields.contains { $0.name == member.key && $0.kind.accepts(member.value) }
      } && fields.allSatisfy { !$0.isRequired || object[$0.name] != nil }
    default: false
    }
  }

  /// Reads a value of the query or of a path; nil for one that is of another kind.
  func value(of text: String) -> JSONValue? {
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

  /// What a value must be, for the end of a sentence.
  var phrase: String {
    switch self {
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .amount(let range): "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    case .flag: "true or false"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    case .text(let least): least > 0 ? "a text that is not empty" : "a text"
    case .uuid: "a UUID"
    case .date: "a day or a moment in ISO 8601, or null"
    case .list(let kind): "a list, each \(kind.phrase)"
    case .members(let fields):
      "an object: "
        + fields.map { "\($0.name)\($0.isRequired ? "" : " (optional)"), \($0.kind.phrase)" }.joined(separator: "; ")
    }
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

extension APIField {
  /// The fields of a recipe that a request may set, as the JSON of a recipe has them.
  ///
  /// Pictures are added and removed by requests of their own.
  static let recipeFields: [APIField] = RecipeField.allCases.compactMap { field in
    switch field.kind {
    case .line:
      APIField(field.rawValue, .text(atLeast: field == .title ? 1 : 0), "One line.", isRequired: field == .title)
    case .text: APIField(field.rawValue, .anyText, "A text, line by line.")
    case .time: APIField(field.rawValue, .integer(0...RecipeLimits.seconds), "Seconds; 0 where it is not known.")
    case .flag: APIField(field.rawValue, .flag, "Whether it is a favorite.")
    case .date: APIField(field.rawValue, .date, "A day or a moment in ISO 8601; null where it is not known.")
    case .names where field == .collections: APIField(field.rawValue, .list(.text(atLeast: 1)), "Names of collections.")
    case .names: nil
    }
  }
}
