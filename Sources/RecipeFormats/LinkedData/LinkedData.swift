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

  /// Returns a value with what its objects refer to in their place: `{"@id": "#steps"}` is the node of that name.
  ///
  /// Only the value and the elements of a list are looked at, so references that go in circles do no harm.
  func resolved(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map(node))
    default: node(value)
    }
  }

  private func node(_ value: JSONValue) -> JSONValue {
    guard case .object(let object) = value, object.members.count == 1, let id = object["@id"]?.text,
      let node = nodes[id]
    else { return value }
    return .object(node)
  }
}
