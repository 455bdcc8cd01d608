/// The ingredient lines of a recipe, in all the shapes that pages give them.
enum PageIngredients {
  /// Returns the lines: of a list of texts or things, of lists in lists, of one big text.
  static func lines(_ value: JSONValue, in data: LinkedData) -> [String] {
    var elements = data.resolved(value).list
    // A list of nothing but one list.
    while elements.count == 1, case .array(let inner) = elements[0] { elements = inner }
    if elements.count == 1, let text = elements[0].text { return PageText.lines(text).map(withSingleParentheses) }
    return elements.flatMap { lines(ofElement: $0, in: data) }
  }

  private static func lines(ofElement element: JSONValue, in data: LinkedData) -> [String] {
    switch element {
    case .array(let elements): return elements.flatMap { lines(ofElement: $0, in: data) }
    case .object(let object): return lines(ofObject: LinkedDataNode(object), in: data)
    default:
      let line = PageText.line(element.plainText ?? "")
      return line.isEmpty ? [] : [withSingleParentheses(line)]
    }
  }

  /// Returns the line of a thing with its amount, below the heading that it begins; or the lines of a group under its name.
  private static func lines(ofObject node: LinkedDataNode, in data: LinkedData) -> [String] {
    if let members = node["itemListElement", "recipeIngredient", "ingredients", "@list", "items", "ingredientList"] {
      let members = data.resolved(members).list.flatMap { lines(ofElement: $0, in: data) }
      return PageText.headings(text(node, "name", "title", "heading")) + members
    }
    return PageText.headings(text(node, "title")) + [line(of: node)].filter { !$0.isEmpty }
  }

  private static func line(of node: LinkedDataNode) -> String {
    let written = text(node, "display", "displayText", "originalText", "rawText")
    if !written.isEmpty { return written }
    let name = text(node, "name", "text", "@value", "item", "ingredient", "food")
    let note = text(node, "note")
    // Without a name, the note or the value is the line as it was written.
    if name.isEmpty { return note.isEmpty ? text(node, "value") : note }
    let quantity = node["requiredQuantity", "amount", "quantity", "qty", "value"]
    let amount = quantity.map { $0.object == nil ? AppAmount.words($0) : PageYield.text($0) } ?? ""
    let words = [amount, text(node, "unitText", "unit", "measure"), name].filter { !$0.isEmpty }.joined(separator: " ")
    return note.isEmpty ? words : "\(words), \(note)"
  }

  private static func text(_ node: LinkedDataNode, _ names: String...) -> String {
    names.firstResult { node[$0] }.map { PageText.line($0.plainText ?? "") } ?? ""
  }

  /// Returns the line with "(optional)" for "((optional))", as programs write that put notes in parentheses which have
  /// their own already.
  private static func withSingleParentheses(_ line: String) -> String {
    guard line.contains("((") else { return line }
    var characters = Array(line)
    var open: [Int] = []
    var superfluous: Set<Int> = []
    var lastPair: (open: Int, close: Int)?
    for (index, character) in characters.enumerated() {
      if character == "(" { open.append(index) }
      if character == ")", let start = open.popLast() {
        if let inner = lastPair, inner.open == start + 1, inner.close == index - 1 {
          superfluous.formUnion([start, index])
        }
        lastPair = (start, index)
      }
    }
    guard !superfluous.isEmpty else { return line }
    characters = characters.indices.filter { !superfluous.contains($0) }.map { characters[$0] }
    return String(characters)
  }
}
