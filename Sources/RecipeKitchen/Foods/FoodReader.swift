/// Reads the foods of one line.
struct FoodReader {
  private let line: IngredientLine
  private let language: FoodLanguage
  private let bytes: [UInt8]
  private let tokens: [FoodToken]
  /// The forms that the line names outside of the name.
  private var forms: FoodForms = []
  private(set) var isPartUnknown = false

  /// Words that may stand next to a name without making it another food.
  private static let plain: FoodWordClasses = [
    .quality, .lead, .trail, .cooked, .canned, .dried, .frozen, .ground, .juice, .zest, .free, .brand,
  ]

  /// The most words that are borrowed for a name.
  private static let longestName = 9

  init(_ line: IngredientLine, in language: FoodLanguage) {
    self.line = line
    self.language = language
    bytes = Array(line.text.utf8)
    var tokens: [FoodToken] = []
    FoodToken.tokens(of: bytes, in: 0..<bytes.count, into: &tokens)
    // As many as the line was read by; the rest of a longer one is a note.
    self.tokens = Array(tokens.prefix(Tokenizer.limit))
  }

  mutating func read() -> [[FoodMatch.Found]] {
    forms = formsBeside()
    let name = FoodPhrase(tokens(in: line.nameSpans + alternativeInNote()), in: language)
    let groups = foods(of: name)
    if !groups.isEmpty { return groups }
    return foods(of: FoodPhrase(tokensWithoutAmounts(), in: language))
  }

  // MARK: Tokens

  /// The tokens of some spans, with the marks between two of them.
  private func tokens(in spans: [Range<Int>]) -> [FoodToken] {
    guard let first = spans.first, let last = spans.last else { return [] }
    return tokens.filter { token in
      guard first.lowerBound <= token.start, token.end <= last.upperBound else { return false }
      return token.kind != .word || spans.contains { $0.overlaps(token.span) }
    }
  }

  /// The note after the name that begins with "or", if it has no amount: "(of citroensap)".
  private func alternativeInNote() -> [Range<Int>] {
    guard language != .en, let name = line.nameSpans.last,
      let note = line.noteSpans.first(where: { $0.lowerBound >= name.upperBound }),
      !line.amounts.contains(where: { $0.span.lowerBound >= name.upperBound })
    else { return [] }
    let words = tokens.filter { note.overlaps($0.span) && $0.kind == .word }
    guard let first = words.first, FoodPhrase([first], in: language).items.first?.classes.contains(.or) == true,
      !words.contains(where: \.isNumber)
    else { return [] }
    return [note]
  }

  private func tokensWithoutAmounts() -> [FoodToken] {
    let spans = line.amounts.map(\.span)
    return tokens.filter { token in !spans.contains { $0.overlaps(token.span) } }
  }

  /// The forms in the preparation up to "or", those that a note begins with, and that of a tin.
  private func formsBeside() -> FoodForms {
    var forms: FoodForms = isInTin ? .canned : []
    for (spans, isNote) in [(line.preparationSpans, false), (line.noteSpans, true)] {
      let words = FoodPhrase(tokens(in: spans), in: language).items.filter(\.isWord)
      // "(fresh best, frozen works too)"
      for item in isNote ? words.prefix(1) : words[...] {
        if !item.classes.isDisjoint(with: [.or, .end]) { break }
        forms.formUnion(FoodForms(item.classes))
      }
    }
    return forms
  }

  private var isInTin: Bool {
    guard let unit = line.amounts.first?.unit, unit.unit == .thing else { return false }
    return ["tin", "can", "jar"].contains(UnitTable.shared[unit.form].name)
  }

  // MARK: Parts

  private enum Joint: Int { case none, comma, or, and }

  private struct Part {
    var range: Range<Int>
    /// What stands before it.
    var joint: Joint
  }

  private mutating func foods(of phrase: FoodPhrase) -> [[FoodMatch.Found]] {
    isPartUnknown = false
    guard !phrase.names.isEmpty || language.hasCompounds else { return [] }
    let parts = parts(of: phrase)
    var groups: [[FoodMatch.Found]] = []
    for (index, part) in parts.enumerated() {
      if part.joint == .comma, !groups.isEmpty { break }
      let next = index + 1 < parts.count && parts[index + 1].joint != .comma ? parts[index + 1].range : nil
      let previous = index > 0 && part.joint != .comma ? parts[index - 1].range : nil
      guard var found = food(of: part.range, in: phrase, before: next, after: previous) else {
        let isJoined = part.joint == .and || index + 1 < parts.count && parts[index + 1].joint == .and
        if isJoined, !isPlain(part.range, in: phrase) { isPartUnknown = true }
        continue
      }
      found.span =
        phrase.items[part.range.lowerBound].token.span
        .lowerBound..<phrase.items[part.range.upperBound - 1]
        .token.span.upperBound
      if part.joint == .or, !groups.isEmpty {
        groups[groups.count - 1].append(found)
      } else {
        groups.append([found])
      }
    }
    return groups
  }

  /// `true` if the words of a part say nothing of which food it is.
  private func isPlain(_ range: Range<Int>, in phrase: FoodPhrase) -> Bool {
    phrase.items[range].allSatisfy { !$0.isWord || !$0.classes.isDisjoint(with: Self.plain) }
  }

  /// The parts between "and", "or", slashes, and commas, up to where the food ends.
  private func parts(of phrase: FoodPhrase) -> [Part] {
    var parts: [Part] = []
    var (start, joint) = (0, Joint.none)
    func end(_ place: Int) {
      if start < place { parts.append(Part(range: start..<place, joint: joint)) }
    }
    var hasName = false
    for (place, item) in phrase.items.enumerated() {
      if phrase.isInName(place) {
        hasName = true
        continue
      }
      let next: Joint
      switch item.token.kind {
      case .word:
        if !item.classes.isDisjoint(with: [.end, .with]), hasName {
          end(place)
          return joined(parts)
        }
        if item.classes.contains(.and) {
          next = .and
        } else if item.classes.contains(.or) {
          next = .or
        } else {
          continue
        }
      case .comma: next = .comma
      case .slash: next = .or
      case .bracket:
        let after = place + 1 < phrase.items.count ? phrase.items[place + 1].classes : []
        if hasName, !after.contains(.or) {
          end(place)
          return joined(parts)
        }
        next = .comma
      }
      if start < place {
        end(place)
        joint = next
      } else if next.rawValue > joint.rawValue {
        joint = next
      }
      start = place + 1
    }
    end(phrase.items.count)
    return joined(parts)
  }

  /// Commas before "or" are "or", those before "and" are "and".
  private func joined(_ parts: [Part]) -> [Part] {
    var parts = parts
    var joint = Joint.comma
    for index in parts.indices.reversed() where index > 0 {
      if parts[index].joint == .comma { parts[index].joint = joint } else { joint = parts[index].joint }
    }
    return parts
  }

  // MARK: Foods

  private func food(
    of range: Range<Int>, in phrase: FoodPhrase, before next: Range<Int>?, after previous: Range<Int>?
  ) -> FoodMatch.Found? {
    if let borrowed = borrowed(range, in: phrase, before: next, after: previous) { return borrowed }
    let names = phrase.names(in: range)
    guard let head = language.isRomance ? names.first : names.last else {
      return language.hasCompounds ? compound(range, in: phrase) : nil
    }
    var unread: [String] = []
    for place in range where !phrase.isInName(place) {
      let item = phrase.items[place]
      guard item.isWord, item.classes.isDisjoint(with: Self.plain) else { continue }
      if place >= head.range.upperBound, !language.isRomance || item.isOf { return nil }
      unread.append(line.text.bytes(item.token.span))
    }
    if unread.count > 3 { return nil }
    var found = formed(head.food, words(range, in: phrase, outside: head), unread: unread)
    found.isCompound = names.contains { $0.food != head.food && !isPlain($0.range, in: phrase) }
    return found
  }

  /// The words of a part that are not in its name.
  private func words(_ range: Range<Int>, in phrase: FoodPhrase, outside name: FoodPhrase.Name)
    -> [FoodPhrase.Item]
  {
    range.filter { !name.range.contains($0) }.map { phrase.items[$0] }
  }

  /// A food whose name is completed by the words of its neighbor: "chicken or vegetable stock", "caldo de pollo o de verduras".
  private func borrowed(
    _ range: Range<Int>, in phrase: FoodPhrase, before next: Range<Int>?, after previous: Range<Int>?
  ) -> FoodMatch.Found? {
    if language.isRomance {
      guard let previous, phrase.names(in: range).isEmpty || phrase.items[range.lowerBound].isOf else { return nil }
      let own = phrase.items[range]
      for count in stride(from: min(previous.count, Self.longestName), through: 1, by: -1) {
        let words = phrase.items[previous].prefix(count) + own
        if let food = phrase.food(words) { return formed(food, [], unread: []) }
      }
      return nil
    }
    guard let next else { return nil }
    let own = phrase.items[range]
    let others = phrase.items[next]
    guard !others.starts(with: own, by: { $0.token.hash == $1.token.hash }) else { return nil }
    let hasFood = !phrase.names(in: range).isEmpty
    let told = own.filter { $0.classes.isDisjoint(with: [.quality, .brand]) }
    for count in stride(from: min(others.count - (hasFood ? 1 : 0), Self.longestName), through: 1, by: -1) {
      for words in [Array(own), told] where !words.isEmpty {
        if let food = phrase.food(words + others.suffix(count)) {
          return formed(food, Array(own), unread: [])
        }
      }
    }
    return !hasFood ? sameFood(own, as: others, in: phrase) : nil
  }

  /// "Fresh or frozen peas" are peas or frozen peas; "small or large onions" are onions.
  private func sameFood(
    _ own: ArraySlice<FoodPhrase.Item>, as others: ArraySlice<FoodPhrase.Item>, in phrase: FoodPhrase
  )
    -> FoodMatch.Found?
  {
    guard own.allSatisfy({ !$0.classes.isDisjoint(with: Self.plain) }),
      !own.allSatisfy({ FoodForms($0.classes).isEmpty }) || others.contains(where: { !FoodForms($0.classes).isEmpty })
    else { return nil }
    let plain = others.filter { $0.classes.isDisjoint(with: Self.plain) }
    guard let food = phrase.food(plain) else { return nil }
    return formed(food, Array(own), unread: [])
  }

  /// The food that a word of several joined ones ends with: "Dinkelmehl" is flour.
  private func compound(_ range: Range<Int>, in phrase: FoodPhrase) -> FoodMatch.Found? {
    let unknown = range.filter { phrase.items[$0].isWord && phrase.items[$0].classes.isDisjoint(with: Self.plain) }
    guard let place = unknown.last, unknown.count <= 3 else { return nil }
    let word = phrase.items[place].token
    let letters = bytes[word.span]
    for start in letters.indices.dropFirst(2) where letters.count - (start - letters.startIndex) >= 4 {
      guard letters[start] & 0xC0 != 0x80 else { continue }
      var tokens: [FoodToken] = []
      FoodToken.tokens(of: bytes, in: start..<letters.endIndex, into: &tokens)
      guard tokens.count == 1, let food = FoodIndex.shared.food(tokens[0].hash, only: language) else { continue }
      let unread = unknown.dropLast().map { line.text.bytes(phrase.items[$0].token.span) }
      return formed(food, range.map { phrase.items[$0] }, unread: unread + [line.text.bytes(Int(word.start)..<start)])
    }
    return nil
  }

  // MARK: Forms

  /// A food with its forms; "dried" and "basil" are the food "dried basil", if the table has it.
  private func formed(_ food: KnownFood, _ words: [FoodPhrase.Item], unread: [String]) -> FoodMatch.Found {
    let all = words.reduce(forms) { $0.union(FoodForms($1.classes)) }
    var found = FoodMatch.Found(food: food, unread: unread)
    for (place, name) in FoodForms.names.enumerated() {
      let form = FoodForms(rawValue: 1 << UInt8(place))
      guard all.contains(form) else { continue }
      if form == .juice || form == .zest {
        if food.isCitrus { found.forms.insert(form) }
        continue
      }
      let key = found.food.key
      if key.hasPrefix(name + " ") || key.contains(" " + name) { continue }
      if let other = KnownFood(named: name + " " + key) {
        found.food = other
      } else if form == .canned, !found.food.aisle.sellsFresh {
        // A jar of honey is honey.
        continue
      } else if form != .ground, form != .cooked || found.food.cookedNumber != nil {
        found.forms.insert(form)
      }
    }
    return found
  }
}
