/// Reads the foods of one line.
struct FoodReader {
  private let line: IngredientLine
  private let language: FoodLanguage
  private let bytes: [UInt8]
  private let tokens: [FoodToken]
  /// `true` if the line is too long to be read to its end.
  let isCut: Bool
  /// The forms that the line names outside of the name.
  private var forms: FoodForms = []
  private(set) var isPartUnknown = false
  /// `true` if words are left over that may be foods: a part that is not known, though no other will do for it.
  private(set) var hasUnreadPart = false
  /// The foods after "in" and "with": the cheese of "pasta stuffed with cheese".
  private(set) var contained: [FoodMatch.Named] = []
  /// The bytes that were read as foods.
  private var readSpans: [Range<Int>] = []

  /// Words that may stand next to a name without making it another food.
  private static let plain: FoodWordClasses = [
    .quality, .lead, .trail, .cooked, .canned, .dried, .frozen, .ground, .juice, .zest, .free, .brand,
  ]

  private static let inside = WordHash.folded("in".utf8)

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
    isCut = tokens.count > Tokenizer.limit
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
    (isPartUnknown, hasUnreadPart) = (false, false)
    (contained, readSpans) = ([], [])
    guard !phrase.names.isEmpty || language.hasCompounds else { return [] }
    let (parts, end) = parts(of: phrase)
    var groups: [[FoodMatch.Found]] = []
    for (index, part) in parts.enumerated() {
      if part.joint == .comma, !groups.isEmpty { break }
      let next = index + 1 < parts.count && parts[index + 1].joint != .comma ? parts[index + 1].range : nil
      let previous = index > 0 && part.joint != .comma ? parts[index - 1].range : nil
      guard var found = food(of: part.range, in: phrase, before: next, after: previous) else {
        let isJoined = part.joint == .and || index + 1 < parts.count && parts[index + 1].joint == .and
        if !isPlain(part.range, in: phrase) {
          if isJoined { isPartUnknown = true }
          // Of "zucchini or squash blossoms" one will do.
          if part.joint != .or, next == nil || parts[index + 1].joint != .or { hasUnreadPart = true }
        }
        continue
      }
      found.span = phrase.span(of: part.range)
      readSpans.append(found.span)
      found.mayShareName = next.map { mayShareName(part.range, with: $0, in: phrase) } ?? false
      if part.joint == .or, !groups.isEmpty {
        groups[groups.count - 1].append(found)
      } else {
        groups.append([found])
      }
    }
    readContained(after: end, in: phrase)
    return groups
  }

  /// Returns whether a single word before "or" may be no food by itself: "rice or wheat crackers".
  ///
  /// The words that the next part has besides the food's own name, or a name of several words, may be what it stands for.
  private func mayShareName(_ range: Range<Int>, with next: Range<Int>, in phrase: FoodPhrase) -> Bool {
    func told(_ range: Range<Int>) -> Int {
      range.count { phrase.isInName($0) || phrase.items[$0].classes.isDisjoint(with: Self.plain) }
    }
    return !language.isRomance && told(range) == 1 && told(next) > 1
  }

  /// Reads the foods that "in" and "with" say are in it, up to the next mark.
  private mutating func readContained(after end: Int, in phrase: FoodPhrase) {
    guard end < phrase.items.count, phrase.items[end].classes.contains(.with) else { return }
    let stop =
      phrase.items[(end + 1)...].firstIndex { !$0.isWord || !$0.classes.isDisjoint(with: [.end, .or, .except]) }
      ?? phrase.items.count
    contained = phrase.names(in: end + 1..<stop).map {
      FoodMatch.Named(
        food: $0.food, negated: negated(before: $0.range.lowerBound, of: phrase), span: phrase.span(of: $0.range))
    }
    // What "potatoes in their skin" are in says little; "ravioli with" something is another food.
    if phrase.items[end].token.hash == Self.inside { return }
    let known = Self.plain.union([.and, .with])
    if (end + 1..<stop).contains(where: { !phrase.isInName($0) && phrase.items[$0].classes.isDisjoint(with: known) }) {
      hasUnreadPart = true
    }
  }

  /// `true` if the words of a part say nothing of which food it is.
  private func isPlain(_ range: Range<Int>, in phrase: FoodPhrase) -> Bool {
    phrase.items[range].allSatisfy { !$0.isWord || !$0.classes.isDisjoint(with: Self.plain) }
  }

  /// The parts between "and", "or", slashes, and commas, up to where the food ends.
  ///
  /// - Returns: The parts, and the place of the word that ends the food, or the number of all words.
  private func parts(of phrase: FoodPhrase) -> ([Part], end: Int) {
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
        // "Sans gluten" does not end it.
        if !item.classes.isDisjoint(with: [.end, .with]), item.classes.isDisjoint(with: .free), hasName {
          end(place)
          return (joined(parts), place)
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
          return (joined(parts), place)
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
    return (joined(parts), phrase.items.count)
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
    if var borrowed = borrowed(range, in: phrase, before: next, after: previous) {
      borrowed.negated = negated(in: range, of: phrase)
      return borrowed
    }
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
    for name in names where name.food != head.food {
      if isPlain(name.range, in: phrase) {
        found.likenesses.append(name.food)
      } else {
        found.modifiers.append(name.food)
      }
    }
    found.negated = negated(in: range, of: phrase).union(negated(byName: head.range, of: phrase))
    found.nameSpan = phrase.span(of: head.range)
    if isDenied(head.range, in: phrase) { found.unread.append(line.text.bytes(phrase.span(of: head.range))) }
    return found
  }

  /// What the words of a part say is not in it.
  private func negated(in range: Range<Int>, of phrase: FoodPhrase) -> FoodFlags {
    var flags: FoodFlags = []
    for place in range where !phrase.isInName(place) {
      let classes = phrase.items[place].classes
      if classes.isDisjoint(with: .free) { continue }
      // "Non-vegan" takes nothing away; "non-dairy" does.
      if place > 0, case let before = phrase.items[place - 1].classes, before.contains(.except),
        before.isDisjoint(with: .free)
      {
        continue
      }
      flags.formUnion(FoodFlags(takenBy: classes))
    }
    return flags
  }

  /// "Vegan sausage" is a name, and says so as well as "vegan butter" does; of "non-dairy creamer" only the table knows.
  private func negated(byName name: Range<Int>, of phrase: FoodPhrase) -> FoodFlags {
    phrase.items[name].contains { $0.classes.contains(.freeOfAnimals) } ? .animal : []
  }

  /// "Non-vegan butter" is no "vegan butter".
  private func isDenied(_ name: Range<Int>, in phrase: FoodPhrase) -> Bool {
    name.lowerBound > 0 && phrase.items[name.lowerBound - 1].classes.contains(.except)
      && !phrase.items[name.lowerBound].classes.isDisjoint(with: .free)
  }

  /// What the words right before a name say is not in it.
  private func negated(before place: Int, of phrase: FoodPhrase) -> FoodFlags {
    var start = place
    while start > 0, phrase.items[start - 1].isWord, !phrase.isInName(start - 1),
      phrase.items[start - 1].classes.isDisjoint(with: [.and, .or, .with])
    {
      start -= 1
    }
    return negated(in: start..<place, of: phrase)
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

  // MARK: Elsewhere in the line

  /// The foods that the line names elsewhere: in the preparation, in a note, after the first comma. Left out is what stands
  /// after "or", "such as", or "without", up to the next mark.
  ///
  /// - Precondition: The line has been read.
  func foodsElsewhere() -> [FoodMatch.Named] {
    let phrase = FoodPhrase(tokensWithoutAmounts(), in: language)
    var foods: [FoodMatch.Named] = []
    var isExcepted = false
    for (place, item) in phrase.items.enumerated() {
      if !item.isWord {
        if item.token.kind != .slash { isExcepted = false }
      } else if let name = phrase.names.first(where: { $0.range.lowerBound == place }) {
        let span = phrase.span(of: name.range)
        let isRead = readSpans.contains { $0.lowerBound <= span.lowerBound && span.upperBound <= $0.upperBound }
        if !isRead, !isExcepted {
          foods.append(FoodMatch.Named(food: name.food, negated: negated(before: place, of: phrase), span: span))
        }
      } else if phrase.isInName(place) {
        continue
      } else if !item.classes.isDisjoint(with: [.or, .except]) {
        isExcepted = true
      } else if !item.classes.isDisjoint(with: [.with, .and]) {
        isExcepted = false
      }
    }
    return foods
  }
}

extension FoodFlags {
  /// What words such as "vegan" and "gluten-free" take away from a food.
  fileprivate init(takenBy words: FoodWordClasses) {
    self = Self.taken.reduce(into: []) { if words.contains($1.word) { $0.formUnion($1.flags) } }
  }

  private static let taken: [(word: FoodWordClasses, flags: FoodFlags)] = [
    (.freeOfAnimals, animal), (.freeOfMilk, .milk), (.freeOfGluten, .gluten), (.freeOfEgg, .egg),
    (.freeOfNuts, [.nuts, .peanuts]), (.freeOfMeat, flesh), (.freeOfAlcohol, .alcohol),
  ]
}
