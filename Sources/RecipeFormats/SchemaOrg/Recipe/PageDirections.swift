import RecipeModel

/// The lines of a recipe's directions, in all the shapes that pages give them.
///
/// A step is a line, or one for each of its paragraphs. The name of a section is a heading above its steps, and so is the
/// name of a step, unless it repeats the step or only numbers it.
struct PageDirections {
  private var references: LinkedReferences
  private var lines: [String] = []
  /// The number of things that are open inside each other, of which there may be many by references.
  private var depth = 0
  private static let deepest = 32

  static func lines(_ value: JSONValue, in data: LinkedData) -> [String] {
    var directions = PageDirections(references: LinkedReferences(data))
    var elements = directions.references.resolved(value).list
    while elements.count == 1, case .array(let inner) = elements[0] { elements = inner }
    if elements.count == 1, let text = elements[0].text {
      directions.lines = linesOfBigText(text)
    } else {
      for (index, element) in elements.enumerated() { directions.add(element, number: index + 1) }
    }
    let lines = directions.lines.flatMap(PageText.partedAtBullets)
    return lines.count == 1 ? counted(lines[0]) : lines
  }

  /// Returns the steps of a line that has all of them, "1. Mix. 2. Bake.": each with its number.
  private static func counted(_ line: String) -> [String] {
    var steps: [[Substring]] = []
    for word in line.split(separator: " ") {
      if word == "\(steps.count + 1)." || word == "\(steps.count + 1))" { steps.append([]) }
      if steps.isEmpty { return [line] }
      steps[steps.count - 1].append(word)
    }
    guard steps.count > 1, steps.allSatisfy({ $0.count > 1 }) else { return [line] }
    return steps.map { $0.joined(separator: " ") }
  }

  private init(references: LinkedReferences) { self.references = references }

  /// - Parameter number: The element's place in its list, from 1.
  private mutating func add(_ element: JSONValue, number: Int) {
    switch element {
    case .string(let text): lines += PageText.paragraphs(text)
    case .array(let elements): for (index, element) in elements.enumerated() { add(element, number: index + 1) }
    case .object(let object): add(LinkedDataNode(object), number: number)
    case .null, .bool, .number: break
    }
  }

  private mutating func add(_ node: LinkedDataNode, number: Int) {
    guard depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    // An element of a list as an object of its own, around the step.
    if node.types.contains("listitem"), let item = node["item"] {
      return add(references.resolved(item), number: number)
    }
    let title = PageText.line(node["title"]?.plainText ?? "")
    lines += PageText.headings(title)
    let name = PageText.line(node["name"]?.plainText ?? "")
    let text = PageText.paragraphs(Self.text(of: node))
    let isSection = node.types.contains("howtosection")
    if !isSection, !text.isEmpty {
      if !repeats(name, in: text), !isOnlyNumber(name, number) { lines += PageText.headings(name) }
      lines += text
      return
    }
    let members =
      node["itemListElement", "steps", "step", "recipeInstructions", "instructions", "directions", "@list"]
      .map { references.resolved($0).list } ?? []
    // What has no steps is a step by its name.
    lines += members.isEmpty && !isSection ? [name].filter { !$0.isEmpty } : PageText.headings(name)
    lines += text
    for (index, member) in members.enumerated() { add(member, number: index + 1) }
  }

  private static func text(of node: LinkedDataNode) -> String {
    node["text", "description", "@value", "instruction", "direction", "content", "body", "html", "displayText"]?
      .plainText
      ?? (node["step"]?.text ?? "")
  }

  /// Returns whether a step's name is the beginning of its text, perhaps cut short.
  private func repeats(_ name: String, in text: [String]) -> Bool {
    var beginning = TextFold.fold(name)[...]
    while let last = beginning.last, last == "." || last == "…" || last == " " || last == ":" { beginning.removeLast() }
    return TextFold.fold(text[0]).hasPrefix(beginning)
      || TextFold.fold(text.joined(separator: " ")).hasPrefix(beginning)
  }

  /// Returns whether a name says only which step it is: "Step 1", "Schritt 1:", "1.".
  private func isOnlyNumber(_ name: String, _ number: Int) -> Bool {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard words.count <= 2, let last = words.last, words.count == 1 || words[0].allSatisfy(\.isLetter) else {
      return false
    }
    return last == "\(number)"
  }

  /// Returns the lines of a text that is all the directions, without what is left of a list: numbers that stand alone and
  /// commas between the items.
  private static func linesOfBigText(_ text: String) -> [String] {
    PageText.lines(text).compactMap { line in
      let line = String(line.drop { $0 == "," || $0 == " " })
      return line.contains { !$0.isNumber && !$0.isPunctuation } ? line : nil
    }
  }
}
