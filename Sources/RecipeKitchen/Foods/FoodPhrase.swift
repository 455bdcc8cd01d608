/// The words and marks of a part of a line, and the names of foods in them.
struct FoodPhrase {
  /// A word with what the table says of it, or a mark. Articles and "of" are left out.
  struct Item {
    let token: FoodToken
    var classes: FoodWordClasses = []
    /// The number of words of the longest name that begins here.
    var longest = 1
    /// `true` if "of" stands before it.
    var isOf = false

    var isWord: Bool { token.kind == .word }
  }

  /// A name of a food, by the places of its words.
  struct Name {
    let range: Range<Int>
    let food: KnownFood
  }

  let language: FoodLanguage
  private(set) var items: [Item] = []
  private(set) var names: [Name] = []

  init(_ tokens: some Sequence<FoodToken>, in language: FoodLanguage) {
    self.language = language
    var isOf = false
    for token in tokens {
      var item = Item(token: token, isOf: isOf)
      if token.kind == .word {
        read(&item)
        if !item.classes.isDisjoint(with: .transparent) {
          isOf = isOf || item.classes.contains(.of)
          continue
        }
      }
      items.append(item)
      isOf = false
    }
    findNames()
  }

  /// Reads the classes of a word by itself, and how long names may be that begin with it.
  private func read(_ item: inout Item) {
    var (classes, longest): (FoodWordClasses, Int) = ([], 1)
    FoodIndex.shared.forEachEntry(of: item.token.hash) { entry in
      if entry.value >= FoodIndex.Entry.word {
        classes.formUnion(Self.classes(of: entry, in: language))
      } else if entry.value >= FoodIndex.Entry.beginning {
        longest = Int(entry.value & 0xFF)
      }
    }
    // Dutch "of" is "or".
    if !classes.isDisjoint(with: [.or, .and, .end]) { classes.subtract(.transparent) }
    if item.token.isNumber { classes.insert(.quality) }
    item.classes = classes
    item.longest = longest
  }

  /// Words that join are those of the language alone, articles those of all; what describes a food may be English.
  private static func classes(of entry: FoodIndex.Entry, in language: FoodLanguage) -> FoodWordClasses {
    let found = FoodWordClasses(rawValue: 1 << UInt32(entry.value & 0xFF))
    if !found.isDisjoint(with: .transparent) { return found }
    let isOwn = entry.languages & language.mask != 0
    let isEnglish = entry.languages & FoodLanguage.en.mask != 0
    return isOwn || isEnglish && (found.isDisjoint(with: .joints) || language == .zh || language == .ja) ? found : []
  }

  /// The bytes of the shortest name that is taken for one of a language that the line is not in.
  private static let shortestForeign: Int32 = 4

  /// Finds the longest name from each word. Of two that overlap the later one counts, in Romance languages the earlier one.
  private mutating func findNames() {
    for start in items.indices where items[start].isWord {
      guard let name = longestName(from: start) else { continue }
      guard let last = names.last, last.range.upperBound > name.range.lowerBound else {
        names.append(name)
        continue
      }
      if name.range.upperBound <= last.range.upperBound || language.isRomance { continue }
      names.removeLast()
      names.append(name)
    }
  }

  private mutating func longestName(from start: Int) -> Name? {
    var name: Name?
    var hash: UInt64 = 0
    for count in 1...items[start].longest {
      let place = start + count - 1
      guard place < items.count, items[place].isWord else { break }
      hash = count == 1 ? items[place].token.hash : FoodToken.joining(hash, items[place].token.hash)
      let isShort = items[place].token.end - items[start].token.start < Self.shortestForeign
      if let food = FoodIndex.shared.food(hash, in: language, orAny: !isShort) {
        name = Name(range: start..<(place + 1), food: food)
      }
      if count > 1 { readClasses(of: hash, start..<(place + 1)) }
    }
    return name
  }

  private mutating func readClasses(of hash: UInt64, _ range: Range<Int>) {
    var classes: FoodWordClasses = []
    FoodIndex.shared.forEachEntry(of: hash) { entry in
      if entry.value >= FoodIndex.Entry.word { classes.formUnion(Self.classes(of: entry, in: language)) }
    }
    if !classes.isEmpty { for place in range { items[place].classes.formUnion(classes) } }
  }

  /// The names whose words are all in a range.
  func names(in range: Range<Int>) -> [Name] {
    names.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
  }

  /// The bytes of some words that stand side by side.
  func span(of range: Range<Int>) -> Range<Int> {
    items[range.lowerBound].token.span.lowerBound..<items[range.upperBound - 1].token.span.upperBound
  }

  func isInName(_ place: Int) -> Bool { names.contains { $0.range.contains(place) } }

  /// The food whose name some words are, one after the other.
  func food(_ words: some Sequence<Item>) -> KnownFood? {
    var hash: UInt64?
    for word in words where word.isWord {
      hash = hash.map { FoodToken.joining($0, word.token.hash) } ?? word.token.hash
    }
    return hash.flatMap { FoodIndex.shared.food($0, in: language) }
  }
}

extension FoodPhrase {
  /// `true` if its words say only what a food is like: "fresh", "free-range".
  var isQuality: Bool { items.allSatisfy { $0.classes.contains(.quality) } && names.isEmpty }
}
