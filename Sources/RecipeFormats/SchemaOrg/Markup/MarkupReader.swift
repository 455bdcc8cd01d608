/// Reads the recipes that a page marks in its visible text, by microdata or by microformats.
///
/// One pass with a stack of open elements and no tree. Optional end tags are added for list
/// items, paragraphs and table cells; what is nested deeper than `deepestElement` counts as text.
struct MarkupReader {
  /// Far beyond any page, and little memory.
  private static let deepestElement = 512
  /// The most properties inside each other; each copies the text of those inside it.
  private static let mostCaptures = 16

  /// The number of elements that are still looked at for what they mark.
  private var budget: Int
  /// Pages have hundreds; in what has more, no recipe is looked for.
  private static let mostMarksOfPage = 100_000

  private let vocabulary: any MarkupVocabulary
  private var tokenizer: HTMLTokenizer
  private var elements: [OpenElement] = []
  /// The number of open elements, by the slots of their names: an end tag that ends none of them is skipped at once.
  private var openCounts = [Int](repeating: 0, count: 1 << Int(slotBits))
  private static let slotBits: UInt64 = 10
  private var unheardElements = 0
  private var openItems: [MarkupItem] = []
  private var captures = 0
  /// The text of the properties that are open, its lines ended by `<br>`.
  private var text: [UInt8] = []
  private var items: [JSONValue] = []

  /// Returns the recipes of a page, with the items that they consist of, as JSON-LD would have them; none if the page marks
  /// more elements than it may.
  static func items(
    in page: [UInt8], by vocabulary: any MarkupVocabulary, mostMarks: Int = mostMarksOfPage
  ) -> [JSONValue] {
    var reader = MarkupReader(vocabulary: vocabulary, tokenizer: HTMLTokenizer(page), budget: mostMarks)
    while reader.budget > 0, let token = reader.tokenizer.next() { reader.read(token) }
    if reader.budget <= 0 { return [] }
    while !reader.elements.isEmpty { reader.closeLast() }
    return reader.items
  }

  private init(vocabulary: any MarkupVocabulary, tokenizer: HTMLTokenizer, budget: Int) {
    self.vocabulary = vocabulary
    self.tokenizer = tokenizer
    self.budget = budget
  }

  private mutating func read(_ token: HTMLTokenizer.Token) {
    if elements.isEmpty {
      // Outside recipes nothing counts but the beginning of one.
      guard case .startTag(let tag) = token, tag.mentionsRecipe else { return }
      budget -= 1
      if vocabulary.mark(of: tag).itemType != nil { open(tag) }
      return
    }
    switch token {
    case .text(let range):
      guard captures > 0 else { return }
      // Line ends are white space in HTML.
      text += tokenizer.bytes[range].lazy.map { $0.isHTMLSpace ? .space : $0 }
    case .startTag(let tag):
      endLine(at: tag.traits)
      closeWhatEnds(before: tag)
      open(tag)
    case .endTag(let name):
      if captures > 0 { endLine(at: HTMLTraits(of: name)) }
      close(name)
    case .rawText: break
    }
  }

  private mutating func endLine(at traits: HTMLTraits) {
    guard captures > 0, traits.contains(.block), !text.suffix(Self.lineEnd.count).elementsEqual(Self.lineEnd) else {
      return
    }
    text += Self.lineEnd
  }

  private static let lineEnd = Array("<br>".utf8)
}

// MARK: - Elements

extension MarkupReader {
  private struct OpenElement {
    let name: HTMLName
    /// The properties of the item around it that the element holds.
    let properties: [String]
    /// `true` if the element is an item itself.
    let isItem: Bool
    /// The value that attributes give.
    var value: String?
    /// The beginning of the element's text; `nil` if no property needs it.
    let textStart: Int?
  }

  private mutating func open(_ tag: HTMLTag) {
    if tag.isVoid, tag.attributes.isEmpty { return }
    guard elements.count < Self.deepestElement else {
      if !tag.isVoid { unheardElements += 1 }
      return
    }
    let mark = vocabulary.mark(of: tag)
    if mark.itemType != nil || !mark.properties.isEmpty { budget -= 1 }
    if let value = mark.valueForParent, let parent = elements.lastIndex(where: { $0.textStart != nil }) {
      elements[parent].value = value
    }
    let properties = openItems.isEmpty ? [] : mark.properties
    let value = properties.first.flatMap { vocabulary.value(of: tag, for: $0) }
    let isItem = mark.itemType != nil
    let isCapture = !properties.isEmpty && !isItem && value == nil && !tag.isVoid && captures < Self.mostCaptures
    if isCapture { captures += 1 }
    if let type = mark.itemType { openItems.append(MarkupItem(type: type)) }
    elements.append(
      OpenElement(
        name: tag.name, properties: properties, isItem: isItem, value: value, textStart: isCapture ? text.count : nil))
    openCounts[tag.name.slot(of: Self.slotBits)] += 1
    if tag.isVoid { closeLast() }
  }

  private mutating func close(_ name: HTMLName) {
    if unheardElements > 0 {
      unheardElements -= 1
      return
    }
    guard openCounts[name.slot(of: Self.slotBits)] > 0, let open = elements.lastIndex(where: { $0.name == name }) else {
      return
    }
    while elements.count > open { closeLast() }
  }

  /// Closes the element that a start tag ends: a list item the one before it, a block the paragraph before it.
  private mutating func closeWhatEnds(before tag: HTMLTag) {
    guard unheardElements == 0, let last = elements.last?.name else { return }
    let endsParagraph = last == .paragraph && tag.traits.contains(.block) && tag.name != .lineBreak
    if endsParagraph || (last == tag.name && tag.traits.contains(.endsBeforeNext)) { closeLast() }
  }

  private mutating func closeLast() {
    let element = elements.removeLast()
    openCounts[element.name.slot(of: Self.slotBits)] -= 1
    var value = element.value.map { JSONValue.string($0) }
    if let start = element.textStart {
      value = value ?? .string(String(decoding: text[start...], as: UTF8.self))
      captures -= 1
      if captures == 0 { text.removeAll(keepingCapacity: true) }
    }
    if element.isItem { value = .object(openItems.removeLast().object) }
    guard let value else { return }
    if element.properties.isEmpty || openItems.isEmpty {
      if element.isItem { items.append(value) }
    } else {
      for property in element.properties { openItems[openItems.count - 1].add(value, as: property) }
    }
  }
}

/// An item while its element is open: its type, and its values so far.
struct MarkupItem {
  let type: String
  private var values: [String: [JSONValue]] = [:]
  private var order: [String] = []

  init(type: String) { self.type = type }

  mutating func add(_ value: JSONValue, as property: String) {
    if values[property] == nil { order.append(property) }
    values[property, default: []].append(value)
  }

  /// The item as an object of JSON-LD; what was said once is a value, what was said more often a list.
  var object: JSONObject {
    var object = JSONObject()
    object.members.append(.init(key: "@type", value: .string(type)))
    for property in order {
      let said = values[property] ?? []
      object.members.append(.init(key: property, value: said.count == 1 ? said[0] : .array(said)))
    }
    return object
  }
}
