/// The ingredient lines of a recipe, in all the shapes that pages give them.
struct PageIngredients {
  private var references: LinkedReferences
  /// The number of things that are open inside each other, of which there may be many by references.
  private var depth = 0
  private static let deepest = 32

  /// Returns the lines: of a list of texts or things, of lists in lists, of one big text.
  static func lines(_ value: JSONValue, in data: LinkedData) -> [String] {
    var ingredients = PageIngredients(references: LinkedReferences(data))
    var elements = ingredients.references.resolved(value).list
    // A list of nothing but one list.
    while elements.count == 1, case .array(let inner) = elements[0] { elements = inner }
    if elements.count == 1, let text = elements[0].text {
      let lines = PageText.lines(text).flatMap(PageText.partedAtBullets)
      return (lines.count == 1 ? parted(lines[0]) : lines).map(withSingleParentheses)
    }
    return ingredients.lines(ofElements: elements)
  }

  private init(references: LinkedReferences) { self.references = references }

  private mutating func lines(ofElements elements: [JSONValue]) -> [String] {
    guard depth < Self.deepest else { return [] }
    depth += 1
    defer { depth -= 1 }
    var lines: [String] = []
    for element in elements { lines += self.lines(ofElement: element) }
    return lines
  }

  /// Returns the ingredients of a line that has all of them: each begins with an amount, after a comma or a semicolon.
  private static func parted(_ line: String) -> [String] {
    let fewest = 3
    var ingredients: [[Substring]] = [[]]
    for word in line.split(separator: " ") {
      let isAmount = word.unicodeScalars.first?.properties.numericType != nil
      if isAmount, let mark = ingredients[ingredients.count - 1].last?.last, mark == "," || mark == ";" {
        ingredients.append([])
      }
      ingredients[ingredients.count - 1].append(word)
    }
    let isList =
      ingredients.count >= fewest && ingredients.allSatisfy { $0.count > 1 }
      && line.unicodeScalars.first?.properties.numericType != nil
    guard isList else { return [line] }
    return ingredients.map { words in
      let ingredient = words.joined(separator: " ")
      return ingredient.hasSuffix(",") || ingredient.hasSuffix(";") ? String(ingredient.dropLast()) : ingredient
    }
  }

  private mutating func lines(ofElement element: JSONValue) -> [String] {
    switch element {
    case .array(let elements): return lines(ofElements: elements)
    case .object(let object): return lines(ofObject: LinkedDataNode(object))
    default:
      let line = PageText.line(element.plainText ?? "")
      return line.isEmpty ? [] : [Self.withSingleParentheses(line)]
    }
  }

  /// Returns the line of a thing with its amount, below the heading that it begins; or the lines of a group under its name.
  private mutating func lines(ofObject node: LinkedDataNode) -> [String] {
    if let members = node["itemListElement", "recipeIngredient", "ingredients", "@list", "items", "ingredientList"] {
      let members = lines(ofElements: references.resolved(members).list)
      return PageText.headings(Self.text(node, "name", "title", "heading")) + members
    }
    return PageText.headings(Self.text(node, "title")) + [Self.line(of: node)].filter { !$0.isEmpty }
  }

  private static func line(of node: LinkedDataNode) -> String {
    let written = text(node, "display", "displayText", "originalText", "rawText")
    if !written.isEmpty { return written }
    let name = text(node, "name", "text", "@value", "item", "ingredient", "food")
    let note = text(node, "note")
    // Without a name, the note or the value is the line as it was written.
    if name.isEmpty { return note.isEmpty ? text(node, "value") : note }
    let quantity = node["requiredQuantity", "amount", "quantity", "qty", "value"]
    var amount = quantity.map { $0.object == nil ? AppAmount.words($0) : PageYield.text($0) } ?? ""
    // As the page shows it, which has no fractions where its data has none.
    if quantity == nil, let own = ownMember(of: node, quantityWords), !AppAmount.words(own).isEmpty {
      amount = PageYield.text(own)
    }
    var unit = text(node, "unitText", "unit", "measure")
    if unit.isEmpty, !amount.isEmpty { unit = PageText.line(ownMember(of: node, unitWords)?.text ?? "") }
    let words = [amount, unit, name].filter { !$0.isEmpty }.joined(separator: " ")
    return note.isEmpty ? words : "\(words), \(note)"
  }

  /// Returns the text or number of a member that a site named in its own way, `displayIngredientQuantity`.
  private static func ownMember(of node: LinkedDataNode, _ words: Set<String>) -> JSONValue? {
    node.object.members.first { member in
      switch member.value {
      case .string, .number: break
      default: return false
      }
      let name = PartName.words(of: member.key)
      return !member.value.isBlank && name.contains(where: words.contains) && !name.contains(where: otherWords.contains)
    }?.value
  }

  private static let quantityWords: Set<String> = ["quantity", "amount", "qty"]
  private static let unitWords: Set<String> = ["unit", "units", "measure", "measurement"]
  /// Words of members that are about a quantity or a unit without being it.
  private static let otherWords: Set<String> = ["id", "type", "code", "system", "min", "max", "total", "plural", "url"]

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
