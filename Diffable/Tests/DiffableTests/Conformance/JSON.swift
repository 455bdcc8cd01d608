/// A JSON value, compared as a whole with what a snapshot holds.
enum JSON: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// Tries first what there is most of: what is not there costs an error each.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  init(_ strings: [String]) { self = .array(strings.map(JSON.string)) }
  init(describing identifiers: [some Any]) { self = .array(identifiers.map { .string("\($0)") }) }
  init(describing identifier: (some Any)?) { self = identifier.map { .string("\($0)") } ?? .null }
  init(_ number: Int?) { self = number.map(JSON.number) ?? .null }

  subscript(index: Int) -> JSON {
    guard case .array(let values) = self else { fatalError("not an array: \(self)") }
    return values[index]
  }

  var array: [JSON] {
    guard case .array(let values) = self else { fatalError("not an array: \(self)") }
    return values
  }

  var string: String {
    guard case .string(let value) = self else { fatalError("not a string: \(self)") }
    return value
  }

  var strings: [String] { array.map(\.string) }
  var bool: Bool { self == .bool(true) }
}
