package import RecipeFormats

/// A form of the page that asks for a verb.
package struct Form: Sendable, ExpressibleByStringLiteral {
  /// Parts in braces are fields.
  package let path: String
  /// Parameters that are meant without being sent, by their names in JSON.
  package let given: [(String, JSONValue)]

  package init(_ path: String, given: [(String, JSONValue)] = []) {
    self.path = path
    self.given = given
  }

  package init(stringLiteral path: String) { self.init(path) }
}

/// A way to ask for a verb in the API.
package struct Route: Sendable {
  package enum Method: String, Sendable { case get, post, put, patch, delete }

  /// A parameter in the query or the body, as that operation takes it.
  package struct Member: Sendable, ExpressibleByStringLiteral {
    /// Its name in JSON.
    package let name: String
    /// The description in the document; nil for that of the help.
    package let help: String?
    /// `true` if it must be there, even if the verb can do without it.
    package let isRequired: Bool
    /// `true` if it has one value, even if the verb takes several.
    package let isSingle: Bool

    package init(_ name: String, _ help: String? = nil, isRequired: Bool = false, isSingle: Bool = false) {
      self.name = name
      self.help = help
      self.isRequired = isRequired
      self.isSingle = isSingle
    }

    package init(stringLiteral name: String) { self.init(name) }
  }

  /// A body that is a file rather than JSON.
  package struct File: Sendable {
    /// The parameter that takes it, by its name in JSON.
    package let name: String
    /// For `Content-Type`.
    package let types: [String]

    package init(_ name: String, _ types: [String]) {
      self.name = name
      self.types = types
    }
  }

  /// The answer of an operation.
  package enum Answer: Sendable {
    case nothing
    /// Something that a schema of the document describes.
    case schema(String, status: Int = 200)
    case list(of: String)
    /// A file of any kind.
    case file
  }

  package let method: Method
  /// Below the root of the API; parts in braces are parameters by their names in JSON.
  package let path: String
  /// Its name in the document, in camel case.
  package let id: String
  package let summary: String
  /// Parts of the path that have another name than the parameter in JSON, with that.
  package let names: [String: String]
  /// Parameters that are meant without being sent, by their names in JSON.
  package let given: [(String, JSONValue)]
  /// The parameters of the address's query; nil for all that a query has besides the path, and for none of a verb.
  package let query: [Member]?
  /// The members of the body; nil for all parameters that the path does not have.
  package let body: [Member]?
  /// The file that is sent instead of members.
  package let file: File?
  /// What it needs besides, of parameters by their names in JSON.
  package let rules: [Rule]
  package let answer: Answer

  package init(
    _ method: Method, _ path: String, _ id: String, _ summary: String, naming names: [String: String] = [:],
    given: [(String, JSONValue)] = [], query: [Member]? = nil, body: [Member]? = nil, file: File? = nil,
    rules: [Rule] = [], answer: Answer = .nothing
  ) {
    self.method = method
    self.path = path
    self.id = id
    self.summary = summary
    self.names = names
    self.given = given
    self.query = query
    self.body = body
    self.file = file
    self.rules = rules
    self.answer = answer
  }

  /// - Parameter given: The names in JSON of the parameters that a request has.
  package func check(_ given: [String]) throws(Misuse) {
    for rule in rules { try rule.check(given) }
  }
}
