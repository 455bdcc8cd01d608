import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

/// A request of the API that was checked against what its operation takes.
struct APIRequest: Sendable {
  /// Of the path and the query; each as often as it is given.
  private let parameters: [(name: String, value: JSONValue)]
  /// The members of a body of JSON.
  private(set) var members = JSONObject()
  /// A body of another kind.
  private(set) var bytes: [UInt8] = []
  /// The values of `ETag` of which the recipe that is changed must have one; nil for any.
  private let versions: [String]?

  /// - Parameters:
  ///   - path: The captured parts of the path, as they are sent.
  ///   - query: As it is sent, without its question mark.
  ///   - match: The value of `If-Match`.
  /// - Throws: `Refusal` with 400, 404, or 415.
  init(
    _ operation: APIOperation, path: [String: String], query: String, match: String? = nil, contentType: String?,
    body: [UInt8]
  ) throws(Refusal) {
    var parameters: [(String, JSONValue)] = []
    for field in operation.pathFields {
      // What no recipe or collection can be called, none is called.
      guard let text = path[field.name], let value = field.kind.value(of: try Self.decoded(text)) else {
        throw Refusal(404, "there is no such place", field: field.name)
      }
      parameters.append((field.name, value))
    }
    for (name, text) in try Self.fields(of: query) {
      guard let field = operation.query.first(where: { $0.name == name }) else {
        throw Refusal(400, "unknown parameter \(name.quoted())")
      }
      if !field.kind.isList, parameters.contains(where: { $0.0 == name }) {
        throw Refusal(400, "\(name) is given twice", field: name)
      }
      guard let value = field.kind.value(of: text) else {
        throw Refusal(400, "\(name) must be \(field.kind.phrase)", field: name)
      }
      parameters.append((name, value))
    }
    self.parameters = parameters
    versions = operation.takesVersion && match != "*" ? match?.split(separator: ",").map { String($0).trimmed() } : nil
    try check(contentType: contentType, body, against: operation.body)
  }

  private static func fields(of query: String) throws(Refusal) -> [(String, String)] {
    do throws(FormError) {
      return try FormFields(urlEncoded: query.utf8).fields.map { ($0.name, $0.value) }
    } catch {
      throw Refusal(describing: error)
    }
  }

  /// A part of a path, in which a plus sign is one.
  private static func decoded(_ part: String) throws(Refusal) -> String {
    try fields(of: part.replacing("+", with: "%2B").replacing("&", with: "%26").replacing("=", with: "%3D")).first?.0
      ?? ""
  }

  private mutating func check(contentType: String?, _ body: [UInt8], against expected: APIOperation.Body)
    throws(Refusal)
  {
    switch expected {
    case .none: return
    case .bytes(let types):
      let type = MediaType(contentType ?? "")?.essence ?? ""
      guard types.contains(type) else { throw Refusal(415, "send it as \(types.joined(separator: ", "))") }
      bytes = body
    case .members(let fields):
      guard MediaType(contentType ?? "")?.essence == "application/json" else {
        throw Refusal(415, "send it as application/json")
      }
      guard let text = String(validating: body, as: UTF8.self), let value = JSONValue(text: text) else {
        throw Refusal(400, "the body is not JSON")
      }
      guard let object = value.object else { throw Refusal(400, "the body is not an object") }
      try Self.check(object, fields)
      members = object
    }
  }

  private static func check(_ object: JSONObject, _ fields: [ValueMember]) throws(Refusal) {
    for member in object.members {
      guard let field = fields.first(where: { $0.name == member.key }) else {
        throw Refusal(400, "unknown member \(member.key.quoted())")
      }
      guard field.kind.accepts(member.value) else {
        throw Refusal(400, "\(member.key) must be \(field.kind.phrase)", field: member.key)
      }
    }
    if let missing = fields.first(where: { $0.isRequired && object[$0.name] == nil }) {
      throw Refusal(400, "\(missing.name) is missing", field: missing.name)
    }
  }
}

extension APIRequest {
  func values(_ name: String) -> [JSONValue] { parameters.filter { $0.name == name }.map(\.value) }

  func texts(_ name: String) -> [String] { values(name).compactMap(\.text) }

  func text(_ name: String) -> String? { texts(name).first }

  func number(_ name: String) -> Int? { values(name).first?.wholeNumber }

  func isSet(_ name: String) -> Bool { values(name).first == .bool(true) }

  /// The recipe that the path names.
  var recipe: Recipe.ID { number("recipe")! }

  /// - Throws: `EditError.changedMeanwhile` if the recipe has none of the versions that the change is for.
  /// - Source: RFC 9110, 13.1.1.
  func checkVersion(in store: RecipeStore) throws {
    guard let versions, let stored = try store.recipe(with: recipe) else { return }
    if !versions.contains(stored.entityTag) { throw EditError.changedMeanwhile(recipe) }
  }
}

/// An answer of the API.
struct APIAnswer: Equatable, Sendable {
  var status: Int
  /// Names in lower case.
  var headers: [String: String] = [:]
  var bytes: [UInt8] = []

  static let done = APIAnswer(status: 204)

  static func json(_ value: JSONValue, status: Int = 200, headers: [String: String] = [:]) -> APIAnswer {
    var bytes: [UInt8] = []
    value.append(to: &bytes)
    bytes.append(0x0A)
    return json(bytes, status: status, headers: headers)
  }

  static func json(_ bytes: [UInt8], status: Int = 200, headers: [String: String] = [:]) -> APIAnswer {
    APIAnswer(
      status: status, headers: headers.merging(["content-type": "application/json"]) { $1 }, bytes: bytes)
  }
}

extension Refusal {
  /// - Source: RFC 9457.
  var problem: JSONValue {
    let members: [(String, JSONValue?)] = [
      ("status", .integer(status)), ("title", .string(Self.title(of: status))), ("detail", .string(message)),
      ("field", field.map { .string($0) }),
      ("conflicts", conflicts.isEmpty ? nil : .array(conflicts.map(\.json))),
    ]
    return .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// - Source: RFC 9110, section 15.
  private static func title(of status: Int) -> String {
    switch status {
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 409: "Conflict"
    case 412: "Precondition Failed"
    case 413: "Content Too Large"
    case 415: "Unsupported Media Type"
    case 422: "Unprocessable Content"
    case 429: "Too Many Requests"
    case 503: "Service Unavailable"
    case 507: "Insufficient Storage"
    default: "Internal Server Error"
    }
  }
}

extension RecipeMerge.Conflict {
  fileprivate var json: JSONValue {
    let members: [(String, JSONValue?)] = [
      ("field", .string(field.rawValue)), ("base", base?.json), ("yours", ours.json), ("theirs", theirs.json),
    ]
    return .object(members.compactMap { key, value in value.map { (key, $0) } })
  }
}

extension RecipeField.Value {
  /// As the JSON of a recipe has it.
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .integer(number)
    case .flag(let isSet): .bool(isSet)
    case .date(let date): date.map { .string($0.text) } ?? .null
    case .names(let names): .array(names.map { .string($0) })
    }
  }
}
