import RecipeModel

/// Reads a RecipeMD document: a title, a description with tags and yields, a break, ingredients, a break, instructions.
///
/// - Source: The RecipeMD specification 2.3.5, recipemd.org/specification.html.
struct RecipeMDParser {
  /// Why a document is not a recipe, with the line to look at, from 0.
  struct SyntaxError: Error {
    let reason: String
    let line: Int
  }

  private let lines: [Substring]
  private var blocks: ArraySlice<MarkdownBlock>
  private var document = RecipeMDDocument()
  /// The line after what was read last.
  private var place = 0

  static func document(_ lines: [Substring]) throws(SyntaxError) -> RecipeMDDocument {
    var parser = RecipeMDParser(lines: lines, blocks: MarkdownParser.blocks(of: lines)[...])
    try parser.takeTitle()
    try parser.takeDescription()
    try parser.takeIngredients()
    return parser.document
  }

  private init(lines: [Substring], blocks: ArraySlice<MarkdownBlock>) {
    self.lines = lines
    self.blocks = blocks
  }

  private mutating func takeTitle() throws(SyntaxError) {
    guard let block = blocks.popFirst(), case .heading(1, let title) = block.kind else {
      throw SyntaxError(reason: "expected a title such as \"# Soup\"", line: 0)
    }
    document.title = title
  }

  private mutating func takeDescription() throws(SyntaxError) {
    var description: [Range<Int>] = []
    while let block = blocks.popFirst() {
      switch block.kind {
      case .thematicBreak:
        document.description = text(of: description)
        place = block.lines.upperBound
        return
      case .paragraph:
        let text = lines[block.lines].joined(separator: "\n")
        if let yields = MarkdownEmphasis.content(of: text, marks: 2) {
          guard document.yields.isEmpty else {
            throw SyntaxError(reason: "a second line of yields", line: block.lines.lowerBound)
          }
          document.yieldText = yields
          document.yields = Self.elements(yields).map { RecipeMDAmount($0) }
        } else if let tags = MarkdownEmphasis.content(of: text, marks: 1) {
          guard document.tags.isEmpty else {
            throw SyntaxError(reason: "a second line of tags", line: block.lines.lowerBound)
          }
          document.tags = Self.elements(tags)
        } else {
          description.append(block.lines)
        }
      default: description.append(block.lines)
      }
    }
    throw SyntaxError(reason: "expected a line \"---\" before the ingredients, found the end", line: lines.count - 1)
  }

  /// Returns the lines of blocks, and of those that touch with what is between them.
  private func text(of blocks: [Range<Int>]) -> [Substring] {
    var text: [Substring] = []
    for (index, block) in blocks.enumerated() {
      if index > 0 {
        // Tags or yields between them leave an empty line.
        let between = lines[blocks[index - 1].upperBound..<block.lowerBound]
        text += between.allSatisfy { MarkdownLine($0).isBlank } ? between.map { _ in "" } : [""]
      }
      text += lines[block]
    }
    return text
  }

  private mutating func takeIngredients() throws(SyntaxError) {
    while let block = blocks.popFirst() {
      switch block.kind {
      case .heading(let level, let title):
        append(.group(title: title, level: level), at: block.lines)
      case .list(let items):
        for item in items { try append(.ingredient(ingredient(item)), at: item.lines) }
      case .thematicBreak:
        append(.end, at: block.lines)
        document.instructions = Array(lines[block.lines.upperBound...])
        return
      default:
        throw SyntaxError(
          reason: "expected ingredients as a list, and a line \"---\" after them", line: block.lines.lowerBound)
      }
    }
  }

  /// Adds an entry with the empty lines in front of it, beyond the one that Markdown has between blocks.
  private mutating func append(_ content: RecipeMDDocument.Entry.Content, at lines: Range<Int>) {
    document.entries.append(.init(content: content, emptyLines: max(0, lines.lowerBound - place - 1)))
    place = lines.upperBound
  }

  private func ingredient(_ item: MarkdownListItem) throws(SyntaxError) -> RecipeMDDocument.Ingredient {
    let more = lines[item.lines].dropFirst()
    let paragraphEnd = more.firstIndex { line in
      let line = MarkdownLine(line.droppingIndent(item.indent))
      return line.isBlank || line.interruptsParagraph
    }
    let first = [item.firstLine] + more[..<(paragraphEnd ?? more.endIndex)]
    let rest = more[(paragraphEnd ?? more.endIndex)...]
    var text = first.joined(separator: "\n")[...]
    var ingredient = RecipeMDDocument.Ingredient(name: "")
    if let (amount, end) = MarkdownEmphasis.leading(in: text) {
      ingredient.amount = RecipeMDAmount(String(amount))
      text = text[end...]
    }
    let isWhole = rest.isEmpty
    if isWhole, let link = MarkdownLink(String(text).trimmed()) {
      ingredient.name = link.text
      ingredient.link = link.destination
    } else {
      ingredient.name = String(([text.withoutBlanks] + rest).joined(separator: "\n")[...].withoutBlanks)
    }
    guard !ingredient.name.isEmpty else {
      throw SyntaxError(reason: "an ingredient has no name", line: item.lines.lowerBound)
    }
    return ingredient
  }

  /// Returns what is between the commas of a list; a comma between two digits or after a backslash is not one.
  private static func elements(_ text: String) -> [String] {
    var elements: [String.UnicodeScalarView] = [.init()]
    let scalars = Array(text.unicodeScalars)
    var isEscaped = false
    for (index, scalar) in scalars.enumerated() {
      let isInNumber = isNumber(scalars, at: index - 1) && isNumber(scalars, at: index + 1)
      if scalar == ",", !isInNumber, !isEscaped {
        elements.append(.init())
      } else {
        elements[elements.count - 1].append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return elements.map { String($0).trimmed() }.filter { !$0.isEmpty }
  }

  private static func isNumber(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    scalars.indices.contains(index) && scalars[index].properties.numericType != nil
  }
}

/// A parsed RecipeMD document: its parts as the text has them.
struct RecipeMDDocument: Equatable {
  var title = ""
  /// The text between title and ingredients that is neither tags nor yields.
  var description: [Substring] = []
  var tags: [String] = []
  /// The amounts that the recipe makes, and the text that they are in.
  var yields: [RecipeMDAmount] = []
  var yieldText = ""
  var entries: [Entry] = []
  var instructions: [Substring] = []

  /// A line of the list of ingredients, with the empty lines in front of it that mean something.
  struct Entry: Equatable {
    enum Content: Equatable {
      case group(title: String, level: Int)
      case ingredient(Ingredient)
      /// The end of the list, where another part follows.
      case end
    }

    let content: Content
    let emptyLines: Int
  }

  struct Ingredient: Equatable {
    /// As the text has it, over several lines where it is one.
    var name: String
    var amount: RecipeMDAmount?
    /// The link to a recipe for it.
    var link: String?
  }
}
