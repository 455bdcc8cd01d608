import RecipeFormats
import RecipeModel
import RecipeVerbs

/// The description of the API for programs, made from its operations.
///
/// - Source: OpenAPI 3.1.1, spec.openapis.org.
enum OpenAPIDocument {
  /// The document as it is sent.
  static let bytes: [UInt8] = {
    var bytes: [UInt8] = []
    document.append(to: &bytes)
    bytes.append(0x0A)
    return bytes
  }()

  static let document: JSONValue = .object([
    ("openapi", .string("3.1.1")),
    (
      "info",
      .object([
        ("title", .string("recipes")), ("version", .string("1")),
        ("summary", .string("A recipe box: the verbs of its command line, and the JSON of --json.")),
      ])
    ),
    ("servers", .array([.object([("url", .string(APIOperation.root))])])),
    ("security", .array([.object([("token", .array([]))])])),
    ("paths", .object(paths)),
    (
      "components",
      .object([
        ("schemas", .object(APISchema.all)),
        (
          "securitySchemes",
          .object([
            ("token", .object([("type", .string("http")), ("scheme", .string("bearer"))]))
          ])
        ),
      ])
    ),
  ])

  private static var paths: [(String, JSONValue)] {
    var names: [String] = []
    for operation in APIOperation.all where !names.contains(operation.path) { names.append(operation.path) }
    return names.map { path in
      let operations = APIOperation.all.filter { $0.path == path }
      let parameters = operations[0].pathFields.map { parameter($0, in: "path") }
      let shared: [(String, JSONValue)] = parameters.isEmpty ? [] : [("parameters", .array(parameters))]
      return (path, .object(shared + operations.map { ($0.method.rawValue, describe($0)) }))
    }
  }

  private static func describe(_ operation: APIOperation) -> JSONValue {
    var parameters = operation.query.map { parameter($0, in: "query") }
    if operation.takesVersion {
      let version = ValueMember(
        "If-Match", .anyText, "The ETag of the version that is changed; 412 if it is another by now.")
      parameters.append(parameter(version, in: "header"))
    }
    var members: [(String, JSONValue)] = [
      ("operationId", .string(operation.id)), ("summary", .string(operation.summary)),
    ]
    if !parameters.isEmpty { members.append(("parameters", .array(parameters))) }
    if let body = body(of: operation) { members.append(("requestBody", body)) }
    let answer = answer(of: operation)
    members.append(
      (
        "responses",
        .object([
          ("\(answer.status)", answer.description),
          (
            "default",
            .object([("description", .string("Why it was not done.")), content(problem, of: APISchema.problem)])
          ),
        ])
      ))
    return .object(members)
  }

  private static let problem = "application/problem+json"

  private static func parameter(_ field: ValueMember, in place: String) -> JSONValue {
    .object([
      ("name", .string(field.name)), ("in", .string(place)), ("required", .bool(field.isRequired)),
      ("description", .string(field.description)), ("schema", .object(field.kind.schema)),
    ])
  }

  private static func body(of operation: APIOperation) -> JSONValue? {
    switch operation.body {
    case .none: nil
    case .members(let fields):
      .object([
        ("required", .bool(true)),
        content("application/json", of: .object(fields.schema())),
      ])
    case .bytes(let types):
      .object([
        ("required", .bool(true)), ("content", .object(types.map { ($0, .object([])) })),
      ])
    }
  }

  private static func answer(of operation: APIOperation) -> (status: Int, description: JSONValue) {
    switch operation.answer {
    case .nothing: (204, .object([("description", .string("Done."))]))
    case .schema(let name, let status):
      (
        status,
        .object([("description", .string("Done.")), content("application/json", of: APISchema.reference(name))])
      )
    case .list(let name):
      (
        200,
        .object([
          ("description", .string("Done.")),
          content(
            "application/json",
            of: .object([("type", .string("array")), ("items", APISchema.reference(name))])),
        ])
      )
    case .file: (200, .object([("description", .string("The file.")), ("content", .object([("*/*", .object([]))]))]))
    }
  }

  private static func content(_ type: String, of schema: JSONValue) -> (String, JSONValue) {
    ("content", .object([(type, .object([("schema", schema)]))]))
  }
}
