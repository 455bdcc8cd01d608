/// The objects of a page's or a file's JSON-LD: its recipes, and each node that another may refer to by `@id`.
///
/// JSON-LD is a graph that may be written as an object, a list, a `@graph`, or things inside each other, so everything is
/// looked through.
struct LinkedData {
  /// The recipes in the order of the text, without those inside another that has content of its own.
  private(set) var recipes: [LinkedDataNode] = []
  /// The name of the web site, where the data has it.
  private(set) var siteName = ""
  /// The address that the data gives to the page.
  private(set) var pageAddress = ""
  private var nodes: [String: JSONObject] = [:]

  init(_ values: [JSONValue]) {
    for value in values { visit(value, isInRecipe: false) }
  }

  private mutating func visit(_ value: JSONValue, isInRecipe: Bool) {
    switch value {
    case .array(let elements): for element in elements { visit(element, isInRecipe: isInRecipe) }
    case .object(let object): visit(object, isInRecipe: isInRecipe)
    default: break
    }
  }

  private mutating func visit(_ object: JSONObject, isInRecipe: Bool) {
    if let id = object["@id"]?.text, object.members.count > 1, nodes[id] == nil { nodes[id] = object }
    let types = LinkedDataNode.types(of: object)
    var isInRecipe = isInRecipe
    if types.contains("recipe"), !isInRecipe {
      let recipe = LinkedDataNode(object)
      recipes.append(recipe)
      isInRecipe = recipe["recipeIngredient", "ingredients", "recipeInstructions"] != nil
    } else if types.contains("website"), siteName.isEmpty {
      siteName = PageText.line(object["name"]?.plainText ?? "")
    } else if types.contains("webpage"), pageAddress.isEmpty {
      pageAddress = object["url"]?.text ?? ""
    }
    for member in object.members { visit(member.value, isInRecipe: isInRecipe) }
  }

  /// Returns a value with what its objects refer to in place: `{"@id": "#steps"}` is the node of that name.
  ///
  /// Only the value and the elements of a list are looked at.
  func resolved(_ value: JSONValue) -> JSONValue {
    var references = LinkedReferences(self)
    return references.resolved(value)
  }

  fileprivate func node(named id: String) -> JSONObject? { nodes[id] }
}

/// The references that are followed in a part of a recipe, each once: nodes may refer to each other in circles, and to
/// two others each, which have no end.
struct LinkedReferences {
  private let data: LinkedData
  private var followed: Set<String> = []

  init(_ data: LinkedData) { self.data = data }

  /// Returns a value with what its objects refer to in place; a node that was there before is `null`.
  mutating func resolved(_ value: JSONValue) -> JSONValue {
    guard case .array(let elements) = value else { return node(value) }
    var nodes: [JSONValue] = []
    for element in elements { nodes.append(node(element)) }
    return .array(nodes)
  }

  private mutating func node(_ value: JSONValue) -> JSONValue {
    guard case .object(let object) = value, object.members.count == 1, let id = object["@id"]?.text,
      let node = data.node(named: id)
    else { return value }
    return followed.insert(id).inserted ? .object(node) : .null
  }
}

/// An object of JSON-LD, its members found by their plain names: "recipeYield" also where the text says `RecipeYield`,
/// `recipe_yield`, `schema:recipeYield` or `http://schema.org/recipeYield`.
struct LinkedDataNode {
  let object: JSONObject
  private let values: [String: JSONValue]

  init(_ object: JSONObject) {
    self.object = object
    var values: [String: JSONValue] = [:]
    for member in object.members { values[Self.plainName(member.key)] = member.value }
    self.values = values
  }

  /// Returns the value of the first of the names that has one worth the name: not `null`, not "", not an empty list.
  subscript(names: String...) -> JSONValue? {
    for name in names {
      if let value = values[name.lowercased()], !value.isBlank { return value }
    }
    return nil
  }

  /// The types, by their plain names in lower case.
  var types: Set<String> { Self.types(of: object) }

  static func types(of object: JSONObject) -> Set<String> {
    switch object["@type"] ?? object["type"] {
    case .string(let type): [plainName(type)]
    case .array(let types): Set(types.compactMap { $0.text.map(plainName) })
    default: []
    }
  }

  /// Returns a name without the vocabulary in front of it, in lower case and without underscores.
  private static func plainName(_ name: String) -> String {
    var plain: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "#"): plain.removeAll(keepingCapacity: true)
      case UInt8(ascii: "_"): break
      default: plain.append(byte.asciiLowercased)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}

extension JSONValue {
  /// `true` if the value says nothing.
  var isBlank: Bool {
    switch self {
    case .null: true
    case .string(let text): text.utf8.allSatisfy(\.isHTMLSpace)
    case .array(let elements): elements.allSatisfy(\.isBlank)
    case .object(let object): object.members.isEmpty
    case .bool, .number: false
    }
  }

  /// The elements of a list, or the value alone; a list written as `{"@list": …}` is a list as well.
  var list: [JSONValue] {
    switch self {
    case .array(let elements): elements
    case .object(let object): (object["@list"] ?? object["@set"])?.list ?? [self]
    default: [self]
    }
  }

  /// The text that a value comes down to: itself, a number as written, or what an object is called.
  var plainText: String? {
    switch self {
    case .string(let text): return text
    case .number(let digits): return digits
    case .array(let elements): return elements.firstResult(of: \.plainText)
    case .object(let object):
      let node = LinkedDataNode(object)
      return node["@value", "text", "name", "value"]?.plainText
    case .null, .bool: return nil
    }
  }
}
