/// Reads the parts of a recipe that a page shows, in one pass with a stack of the open containers.
///
/// A part begins at a heading with its name, at a line of its own with its name, or in an element whose class names it. It
/// ends at the next heading of the same rank, and where the element ends that holds the heading and lines below it.
struct VisibleSections {
  /// Far beyond any page, and little memory.
  private static let deepestContainer = 512

  private(set) var sections: [VisibleSection] = []
  /// The number of blocks and lines that are still looked at. In a page of more, no recipe is looked for.
  private var budget = 200_000
  /// `true` if the last section is open.
  private var isOpen = false
  /// The number of containers that are open around the last section.
  private var scope = 0
  private var containers: [HTMLName] = []
  private var unheardContainers = 0
  private var line = VisibleLine()
  /// The level of the heading that is read.
  private var headingLevel: Int?
  private var listItems = 0
  /// `true` in a term of a list of definitions, or in its definition.
  private var isInDefinition = false
  /// The system of units of the first list that is in one, its section, and the number of lines above it.
  private var firstSystem: (system: UnitSystem, section: Int, count: Int)?
  /// The element whose content is not read as text, and how many of its name are open.
  private var skipped: (name: HTMLName, depth: Int)?

  /// `true` if lists of measured things are ingredients below any heading, and sentences after them directions.
  private let readsUnnamed: Bool
  /// The items of the list that is read, where no heading says what they are.
  private var unnamedItems: [String] = []

  /// Reads the parts in the order of the page, which is in UTF-8.
  init(in page: [UInt8], readsUnnamed: Bool = false) {
    self.readsUnnamed = readsUnnamed
    var tokenizer = HTMLTokenizer(page)
    while budget > 0, let token = tokenizer.next() { read(token, of: page) }
    endLine()
    if budget <= 0 { sections = [] }
    for index in sections.indices { sections[index].finish() }
  }

  private var openPart: PlainTextHeading.Part? { isOpen ? sections.last?.part : nil }
  private var openLevel: Int { sections.last?.level ?? 0 }
  private var hasLines: Bool { sections.last?.lines.isEmpty == false }

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
    case .text(let range): line.add(page[range], isInList: openPart == .ingredients)
    case .startTag(let tag): begin(tag)
    case .endTag(let name): end(name)
    case .rawText: break
    }
  }
}

// MARK: - Elements

extension VisibleSections {
  private mutating func begin(_ tag: HTMLTag) {
    if isSkipped(tag) || isInOtherSystem(tag) {
      skipped = (tag.name, 1)
      return
    }
    line.begin(tag, isInList: openPart == .ingredients)
    let isBlock = tag.traits.contains(.block)
    let part = isBlock ? PartName.part(of: tag) : PartName.property(of: tag)
    guard isBlock || part != nil && part != openPart else { return }
    budget -= 1
    if tag.name == .lineBreak {
      if headingLevel == nil, listItems == 0 { endLine() } else { line.addSpace() }
      return
    }
    if isInItem(tag.traits) { line.addSpace() } else { endLine() }
    if tag.traits.contains(.endsBeforeNext), containers.last == tag.name { closeLast() }
    if tag.name == .listItem { listItems += 1 }
    if tag.traits.contains(.definition) { isInDefinition = true }
    if tag.traits.contains(.heading) { headingLevel = tag.name.text.last?.wholeNumberValue }
    if tag.traits.contains(.container) { open(tag.name) }
    if let part { begin(part) }
  }

  /// Returns whether the content is about the site, or for programs, or says aloud what can be seen.
  private func isSkipped(_ tag: HTMLTag) -> Bool {
    if tag.traits.contains(.apart) { return true }
    guard isOpen, !tag.isVoid else { return false }
    if tag.traits.contains(.mayBeApart) { return hasLines }
    guard !tag.attributes.isEmpty, let classes = tag["class"] else { return false }
    return ["sr-only", "screen-reader", "visually-hidden", "visuallyhidden"].contains { classes.contains($0) }
  }

  /// Returns whether the element has the ingredients once more, in another system of units than the first.
  private mutating func isInOtherSystem(_ tag: HTMLTag) -> Bool {
    guard openPart == .ingredients, tag.traits.contains(.container), let system = UnitSystem(of: tag) else {
      return false
    }
    let section = sections.count - 1
    let count = sections[section].lines.count
    if let first = firstSystem, first.section == section, first.count < count { return system != first.system }
    firstSystem = (system, section, count)
    return false
  }

  /// Whether a block goes on with the line that is read: the cells of a row, and what an item of a list consists of, are one
  /// ingredient.
  private func isInItem(_ traits: HTMLTraits) -> Bool {
    guard openPart == .ingredients, headingLevel == nil, !traits.contains(.heading), scope < containers.count else {
      return false
    }
    return traits.contains(.cell) || listItems > 0 && !traits.contains(.endsBeforeNext) && !traits.contains(.list)
  }

  private mutating func open(_ name: HTMLName) {
    if containers.count < Self.deepestContainer { containers.append(name) } else { unheardContainers += 1 }
  }

  /// Begins a part in an element that is named after it; items that are named one by one are one list.
  private mutating func begin(_ part: PlainTextHeading.Part) {
    if part == openPart {
      // A line has announced the element, whose headings are those of groups.
      guard !hasLines, openLevel == VisibleSection.boldLevel, let servings = sections.popLast()?.servings else {
        return
      }
      sections.append(VisibleSection(part, level: 0, servings: servings))
      scope = containers.count
      return
    }
    endLine()
    if sections.last?.part != part || openLevel != 0 { sections.append(VisibleSection(part, level: 0)) }
    isOpen = true
    scope = containers.count
  }

  private mutating func end(_ name: HTMLName) {
    let traits = HTMLTraits(of: name)
    if traits.contains(.block), !isInItem(traits) { endLine() }
    line.end(name, traits)
    if traits.contains(.heading) { headingLevel = nil }
    if name == .listItem { listItems = max(0, listItems - 1) }
    if traits.contains(.definition) { isInDefinition = false }
    if traits.contains(.list) {
      listItems = 0
      endUnnamedList()
    }
    guard traits.contains(.container) else { return }
    if unheardContainers > 0 {
      unheardContainers -= 1
    } else if let open = containers.lastIndex(of: name) {
      while containers.count > open { closeLast() }
    }
  }

  private mutating func closeLast() {
    containers.removeLast()
    guard isOpen, containers.count < scope else { return }
    // A heading may have an element of its own; what it is the heading of comes after that.
    if openLevel == 0 || hasLines { isOpen = false } else { scope = containers.count }
  }
}

// MARK: - Lines

extension VisibleSections {
  private mutating func endLine() {
    guard line.hasText else { return }
    budget -= 1
    let line = line.take()
    let level = headingLevel
    headingLevel = nil
    guard isOpen || readsUnnamed || level != nil || line.couldBeHeading && listItems == 0 else { return }
    let text = PageText.line(String(decoding: line.bytes, as: UTF8.self))
    if text.isEmpty { return }
    if level != nil || listItems == 0, let heading = PlainTextHeading(text[...]), isHeading(heading, line, level) {
      take(heading, level ?? VisibleSection.boldLevel, text)
    } else if let level {
      takeHeading(text, level)
    } else if line.isBold, listItems == 0, !isInDefinition, VisibleSection.couldBeGroup(text), !line.isLink {
      takeHeading(text, VisibleSection.boldLevel + 1)
    } else if isOpen {
      take(text, line)
    } else if readsUnnamed {
      takeUnnamed(text)
    }
  }

  private mutating func takeUnnamed(_ text: String) {
    if listItems > 0 {
      unnamedItems.append(text)
    } else if sections.last?.isMeasured == true, PlainTextShape.isSentence(text) {
      begin(VisibleSection(.directions, level: VisibleSection.boldLevel, heading: ""))
      sections[sections.count - 1].add(text)
    }
  }

  /// Takes the list that ends for ingredients or, after those, for steps.
  private mutating func endUnnamedList() {
    let items = unnamedItems
    unnamedItems = []
    guard !isOpen, !items.isEmpty else { return }
    let isOfSteps = sections.last?.isMeasured == true && items.contains { PlainTextShape.isSentence($0) }
    var section = VisibleSection(
      isOfSteps ? .directions : .ingredients, level: VisibleSection.boldLevel, heading: "")
    for item in items { section.add(item, isListItem: true) }
    if isOfSteps || section.isMeasured { sections.append(section) }
  }

  /// Returns whether a line that begins with the name of a part begins the part: "Method: grill" is something else.
  private func isHeading(_ heading: PlainTextHeading, _ line: VisibleLine, _ level: Int?) -> Bool {
    // "Ingredients for the cake", "Ingredients for filling" are one of several lists.
    let isOfSeveral = !heading.servings.isEmpty && !PlainTextWords.isAmountOfServings(heading.servings)
    if isOfSeveral, level != nil || line.isBold { return false }
    if heading.content.isEmpty { return level != nil || isOpen || !line.isLink }
    return level != nil || line.beginsBold || openPart == .ingredients
  }

  private mutating func take(_ heading: PlainTextHeading, _ level: Int, _ text: String) {
    let last = sections.count - 1
    if !isOpen || heading.part != openPart || level <= openLevel {
      begin(VisibleSection(heading.part, level: level, servings: heading.servings))
    } else if hasLines {
      return sections[last].addHeading(text)
    } else if !heading.servings.isEmpty {
      sections[last].servings = heading.servings
    }
    if !heading.content.isEmpty { sections[sections.count - 1].add(PageText.line(String(heading.content))) }
  }

  private mutating func takeHeading(_ text: String, _ level: Int) {
    if let part = PlainTextHeading.loosePart(text), part != openPart || level <= openLevel {
      begin(VisibleSection(part, level: min(level, VisibleSection.boldLevel), heading: text))
    } else if level <= openLevel || PageFurniture.endsRecipe(text) {
      isOpen = false
    } else if isOpen, UnitSystem(heading: text + ":") != nil || !PageFurniture.contains(text) {
      sections[sections.count - 1].addHeading(text)
    }
  }

  private mutating func begin(_ section: VisibleSection) {
    sections.append(section)
    isOpen = true
    scope = containers.count
  }

  private mutating func take(_ text: String, _ line: VisibleLine) {
    if PageFurniture.endsRecipe(text) {
      isOpen = openLevel == 0
    } else if !PageFurniture.contains(text), openPart == .ingredients || !line.isLink {
      sections[sections.count - 1].add(text, isListItem: listItems > 0, stated: line.amounts)
    }
  }
}

/// A line of a page's visible text while it is read: its bytes, and what it consists of.
struct VisibleLine {
  private(set) var bytes: [UInt8] = []
  private var openBold = 0
  private var openLinks = 0
  /// `true` if anything has been read that is not in bold, or no link.
  private var hasPlain = false
  private var hasUnlinked = false
  private(set) var beginsBold = false
  /// `true` after the tag of an index, which goes with the letter in front of it.
  private var isInIndex = false
  /// The element whose attributes state a unit, while its text is read.
  private var openUnit: (element: HTMLName, unit: StatedUnit, start: Int)?
  private var units: [(unit: StatedUnit, amount: Range<Int>)] = []

  var hasText: Bool { !bytes.isEmpty }
  /// `true` if the name of a part may be in it: in bold with what follows, otherwise alone.
  var couldBeHeading: Bool {
    let longestHeading = 80
    return beginsBold || bytes.count <= longestHeading
  }
  /// `true` if everything is in bold.
  var isBold: Bool { !bytes.isEmpty && !hasPlain }
  /// `true` if everything is a link.
  var isLink: Bool { !bytes.isEmpty && !hasUnlinked }

  /// - Parameter isInList: `true` in a list of ingredients, where a number in an element of its own is an amount: pages
  ///   keep it apart from the word in front of it without a blank.
  mutating func add(_ text: ArraySlice<UInt8>, isInList: Bool) {
    if isInList, !isInIndex, let first = text.first, let last = bytes.last, first.isDigit, last.isASCIILetter {
      addSpace()
    }
    isInIndex = false
    let isBlank = text.allSatisfy(\.isHTMLSpace)
    if bytes.isEmpty {
      if isBlank { return }
      beginsBold = openBold > 0
    }
    bytes += text
    if isBlank { return }
    if openBold == 0, text.contains(where: { $0 != UInt8(ascii: ":") && !$0.isHTMLSpace }) { hasPlain = true }
    if openLinks == 0 { hasUnlinked = true }
  }

  mutating func addSpace() {
    if !bytes.isEmpty { bytes.append(.space) }
  }

  mutating func begin(_ tag: HTMLTag, isInList: Bool) {
    if tag.traits.contains(.bold) { openBold += 1 }
    if tag.name == .anchor { openLinks += 1 }
    isInIndex = tag.traits.contains(.index)
    if isInList, !tag.traits.contains(.block), let unit = StatedUnit(of: tag) {
      openUnit = (tag.name, unit, bytes.count)
    }
  }

  mutating func end(_ name: HTMLName, _ traits: HTMLTraits) {
    if let (element, unit, start) = openUnit, element == name {
      units.append((unit, start..<bytes.count))
      openUnit = nil
    }
    if traits.contains(.bold) { openBold = max(0, openBold - 1) }
    if name == .anchor { openLinks = max(0, openLinks - 1) }
    // What was left open ends with its block.
    if traits.contains(.block), name != .lineBreak { (openBold, openLinks) = (0, 0) }
  }

  /// Returns the line and clears it; what is open stays open.
  mutating func take() -> VisibleLine {
    let line = self
    bytes.removeAll(keepingCapacity: true)
    units = []
    openUnit = nil
    (hasPlain, hasUnlinked, beginsBold) = (false, false, false)
    return line
  }

  /// The amounts in it whose elements state a unit, each with the text in front of it and after it.
  var amounts: [StatedAmount] {
    units.map { unit, amount in
      let texts = [bytes[..<amount.lowerBound], bytes[amount], bytes[amount.upperBound...]].map {
        PageText.line(String(decoding: $0, as: UTF8.self))
      }
      return StatedAmount(before: texts[0], amount: texts[1], unit: unit, after: texts[2])
    }
  }
}
