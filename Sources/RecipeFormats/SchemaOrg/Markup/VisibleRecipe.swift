import RecipeModel

/// The recipe that a page shows without marking it: lists below headings such as "Ingredients" and "Method".
///
/// Only a list of ingredients that directions follow counts, so that a page about something else stays one. Of several
/// the one with the most ingredients is taken: above the recipe many pages talk about it under the same headings.
struct VisibleRecipe {
  private struct Section {
    let part: PlainTextHeading.Part
    /// Of its heading, 1 to 6.
    let level: Int
    var servings = ""
    var lines: [String] = []
  }

  private var sections: [Section] = []
  private var isInSection = false
  private var text: [UInt8] = []
  /// The level of the heading that is read.
  private var headingLevel: Int?
  private var isInListItem = false
  /// The element whose content nobody reads as text, and how many of its name are open.
  private var skipped: (name: HTMLName, depth: Int)?

  /// Returns the recipe as JSON-LD would have it; `nil` if there is none.
  static func item(in page: [UInt8]) -> JSONValue? {
    var visible = VisibleRecipe()
    var tokenizer = HTMLTokenizer(page)
    while let token = tokenizer.next() { visible.read(token, of: page) }
    visible.endBlock()
    return visible.recipe
  }

  private var recipe: JSONValue? {
    var best: (ingredients: Section, directions: Section)?
    var ingredients: Section?
    for section in sections where !section.lines.isEmpty {
      switch section.part {
      case .ingredients: ingredients = section
      case .directions:
        if let list = ingredients, list.lines.count > best?.ingredients.lines.count ?? 1 { best = (list, section) }
        ingredients = nil
      case .notes: break
      }
    }
    guard let best else { return nil }
    return .object([
      ("@type", .string("Recipe")), ("recipeYield", .string(best.ingredients.servings)),
      ("recipeIngredient", .array(best.ingredients.lines.map { .string($0) })),
      ("recipeInstructions", .array(best.directions.lines.map { .string($0) })),
    ])
  }
}

// MARK: - Reading

extension VisibleRecipe {
  private mutating func read(_ token: HTMLTokenizer.Token, of page: [UInt8]) {
    if let (name, depth) = skipped {
      switch token {
      case .startTag(let tag) where tag.name == name: skipped?.depth += 1
      case .endTag(name): skipped = depth > 1 ? (name, depth - 1) : nil
      default: break
      }
      return
    }
    switch token {
    case .text(let range): if isInSection || headingLevel != nil { text += page[range] }
    case .startTag(let tag): begin(tag)
    case .endTag(let name): end(name)
    case .rawText: break
    }
  }

  private mutating func begin(_ tag: HTMLTag) {
    let isSkipped = tag.traits.contains(.apart)
    guard isSkipped || tag.traits.contains(.block) else { return }
    if tag.name == .lineBreak {
      if headingLevel == nil, isInSection, !isInListItem { endBlock() } else { text.append(.space) }
      return
    }
    endBlock()
    isInListItem = tag.name == .listItem
    headingLevel = tag.traits.contains(.heading) ? tag.name.text.last?.wholeNumberValue : nil
    if isSkipped { skipped = (tag.name, 1) }
  }

  private mutating func end(_ name: HTMLName) {
    guard HTMLTraits(of: name).contains(.block) else { return }
    endBlock()
    if name == .listItem { isInListItem = false }
  }

  private mutating func endBlock() {
    defer {
      text.removeAll(keepingCapacity: true)
      headingLevel = nil
    }
    if text.isEmpty { return }
    let line = PageText.line(String(decoding: text, as: UTF8.self))
    if line.isEmpty { return }
    if let level = headingLevel { takeHeading(line, level) } else if isInSection { takeLine(line) }
  }

  private mutating func takeHeading(_ line: String, _ level: Int) {
    if let heading = PlainTextHeading(line[...]) {
      sections.append(Section(part: heading.part, level: level, servings: heading.servings))
      isInSection = true
    } else if isInSection, level > sections[sections.count - 1].level {
      sections[sections.count - 1].lines.append(line.hasSuffix(":") ? line : line + ":")
    } else {
      isInSection = false
    }
  }

  /// Takes an item of a list; outside of lists what looks like an ingredient, and all there is of directions.
  private mutating func takeLine(_ line: String) {
    let isOfDirections = sections[sections.count - 1].part == .directions
    guard isInListItem || isOfDirections || PlainTextShape.isIngredient(line) else { return }
    sections[sections.count - 1].lines.append(line)
  }
}
