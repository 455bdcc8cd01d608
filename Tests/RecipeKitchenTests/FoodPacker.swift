@testable import RecipeKitchen

/// Packs the files of foods into the one that the executable carries.
struct FoodPacker {
  private struct Entry: Hashable {
    let hash: UInt64
    let value: UInt16
  }

  private let file: FoodFile
  private var languages: [Entry: UInt16] = [:]
  private var order: [Entry] = []
  private var longest: [UInt64: Int] = [:]
  private var texts: [UInt8] = []
  private var textPlaces: [String: Int] = [:]
  private let transparent: Set<UInt64>

  init(_ file: FoodFile) {
    self.file = file
    transparent = Set(
      file.words.filter { ["of", "article"].contains($0.name) }.flatMap(\.words).compactMap {
        FoodToken.tokens(of: $0).first?.hash
      })
  }

  mutating func packed() -> [UInt8] {
    addNames()
    addWords()
    for (hash, count) in longest.sorted(by: { $0.key < $1.key }) {
      add(hash, FoodIndex.Entry.beginning | UInt16(count), 0x3FF)
    }
    let rows = packedRows()
    let (slots, masks) = packedSlots()
    let head = [
      Self.slotBits, FoodIndex.Head.size, FoodIndex.Head.size + slots.count,
      FoodIndex.Head.size + slots.count + masks.count, file.rows.count,
      FoodIndex.Head.size + slots.count + masks.count + rows.count,
    ]
    return head.flatMap { Self.bytes($0, 4) } + slots + masks + rows + texts
  }

  private static let slotBits = 16

  // MARK: Index

  /// The words of a name, as they are compared.
  func hashes(of name: String) -> [UInt64] {
    let all = FoodToken.tokens(of: name).filter { $0.kind == .word }.map(\.hash)
    let words = all.filter { !transparent.contains($0) }
    return words.isEmpty ? all : words
  }

  /// Written names go before plurals made by rule, and names of a row above before those of a row below.
  private mutating func addNames() {
    var taken: Set<String> = []
    for isPlural in [false, true] {
      for (row, food) in file.rows.enumerated() {
        for language in FoodLanguage.allCases {
          for name in food.names(in: language) {
            for form in isPlural ? FoodPlural.plurals(of: name, in: language) : [name] {
              addName(hashes(of: form), UInt16(row), language, &taken)
            }
          }
        }
      }
    }
  }

  private mutating func addName(
    _ words: [UInt64], _ row: UInt16, _ language: FoodLanguage, _ taken: inout Set<String>
  ) {
    guard let first = words.first else { return }
    let hash = words.dropFirst().reduce(first, FoodToken.joining)
    guard taken.insert("\(language) \(hash)").inserted else { return }
    add(hash, row, language.mask)
    if words.count > 1 { longest[first] = max(longest[first] ?? 0, words.count) }
  }

  private mutating func addWords() {
    for line in file.words {
      guard let place = FoodWordClasses.names.firstIndex(of: line.name) else { continue }
      let mask = FoodLanguage.allCases.first { "\($0)" == line.language }?.mask ?? (line.language.isEmpty ? 0x3FF : 0)
      for word in line.words {
        let words = FoodToken.tokens(of: word).filter { $0.kind == .word }.map(\.hash)
        guard let first = words.first else { continue }
        add(words.dropFirst().reduce(first, FoodToken.joining), FoodIndex.Entry.word | UInt16(place), mask)
        if words.count > 1 { longest[first] = max(longest[first] ?? 0, words.count) }
      }
    }
  }

  private mutating func add(_ hash: UInt64, _ value: UInt16, _ mask: UInt16) {
    let entry = Entry(hash: hash, value: value)
    if languages[entry] == nil { order.append(entry) }
    languages[entry, default: 0] |= mask
  }

  private func packedSlots() -> (slots: [UInt8], masks: [UInt8]) {
    let count = 1 << Self.slotBits
    precondition(order.count < count * 9 / 10, "\(order.count) entries are too many")
    var slots = [UInt8](repeating: 0xFF, count: count * FoodIndex.Entry.size)
    var masks: [UInt16] = []
    for entry in order {
      let mask = languages[entry]!
      let place = masks.firstIndex(of: mask) ?? masks.count
      if place == masks.count { masks.append(mask) }
      var slot = FoodIndex.slot(of: entry.hash, count - 1)
      while slots[slot * 6 + 3] != 0xFF || slots[slot * 6 + 4] != 0xFF { slot = (slot + 1) & (count - 1) }
      slots.replaceSubrange(
        slot * 6..<slot * 6 + 6,
        with: Self.bytes(Int(FoodIndex.check(of: entry.hash)), 3) + Self.bytes(Int(entry.value), 2) + [UInt8(place)])
    }
    return (slots, masks.flatMap { Self.bytes(Int($0), 2) })
  }

  // MARK: Rows

  private mutating func packedRows() -> [UInt8] {
    let places = Dictionary(uniqueKeysWithValues: file.rows.enumerated().map { ($1.key, $0) })
    var bytes: [UInt8] = []
    for row in file.rows {
      let names = FoodLanguage.allCases.flatMap { row.names(in: $0) }.joined(separator: "; ")
      bytes += text(row.key) + text(names)
      bytes += Self.bytes(places[row["parent"]] ?? 0xFFFF, 2) + Self.bytes(places[row["from"]] ?? 0xFFFF, 2)
      bytes.append(
        UInt8(Aisle.allCases.firstIndex(of: Aisle(rawValue: inherited("aisle", row, places)) ?? .other)!))
      let sold = inherited("sold", row, places)
      bytes.append(FoodSale.names[sold]?.rawValue ?? (sold.contains(":") ? FoodSale.Kind.parts : .loose).rawValue)
      bytes += Self.bytes(Int(inherited("sr", row, places)) ?? 0, 3)
      bytes += Self.bytes(Int(inherited("sr_cooked", row, places)) ?? 0, 3)
      bytes += text(grams(of: row, places)) + text(sold.contains(":") ? sold : "")
      bytes.append(traits(of: row, places).rawValue)
      let flags = flags(of: row, places)
      bytes += Self.bytes(Int(flags.certain.rawValue), 3) + Self.bytes(Int(flags.possible.rawValue), 3)
    }
    return bytes
  }

  private func inherited(_ column: String, _ row: FoodFile.Row, _ places: [String: Int]) -> String {
    var row = row
    while row[column].isEmpty, let parent = places[row["parent"]] { row = file.rows[parent] }
    return row[column]
  }

  /// The traits of a row and those of what it is a kind of.
  private func traits(of row: FoodFile.Row, _ places: [String: Int]) -> FoodTraits {
    sequence(first: row) { places[$0["parent"]].map { file.rows[$0] } }
      .reduce(into: []) { $0.formUnion(FoodTraits(named: $1["traits"])) }
  }

  private func flags(of row: FoodFile.Row, _ places: [String: Int]) -> (certain: FoodFlags, possible: FoodFlags) {
    FoodFile.flags(of: Array(sequence(first: row) { places[$0["parent"]].map { file.rows[$0] } }))
  }

  /// The measures of a row and those of what it is a kind of, as `cup=160 each=110`.
  private func grams(of row: FoodFile.Row, _ places: [String: Int]) -> String {
    var (measures, grams): ([String], [String: Substring]) = ([], [:])
    for row in sequence(first: row, next: { places[$0["parent"]].map { file.rows[$0] } }) {
      for measure in row["grams"].split(separator: " ") {
        let parts = measure.split(separator: "=")
        let name = String(parts[0])
        guard grams[name] == nil else { continue }
        grams[name] = parts[1].drop { $0 == "~" }
        measures.append(name)
      }
    }
    return measures.map { "\($0)=\(grams[$0]!)" }.joined(separator: " ")
  }

  private mutating func text(_ text: String) -> [UInt8] {
    let place = textPlaces[text] ?? texts.count
    if textPlaces[text] == nil {
      textPlaces[text] = place
      texts += Array(text.utf8)
    }
    return Self.bytes(place, 3) + Self.bytes(text.utf8.count, 2)
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

/// The plurals of names by the rules of their languages; irregular ones are written in the file.
enum FoodPlural {
  static func plurals(of name: String, in language: FoodLanguage) -> [String] {
    guard let last = name.split(whereSeparator: { " -".contains($0) }).last else { return [] }
    let stem = String(name.dropLast(last.count))
    let ends = Set(forms(of: String(last), in: language)).subtracting([String(last)]).sorted()
    var names = ends.map { stem + $0 }
    if language.isRomance, let first = name.split(separator: " ").first, first.count < name.count {
      let rest = name.dropFirst(first.count)
      for form in Set(forms(of: String(first), in: language)).sorted() where form != first {
        names.append(form + rest)
        for end in ends where first.count + last.count < name.count {
          names.append(form + rest.dropLast(last.count) + end)
        }
      }
    }
    return names
  }

  private static func forms(of word: String, in language: FoodLanguage) -> [String] {
    func ending(_ end: String, _ other: String) -> [String] {
      word.hasSuffix(end) ? [word.dropLast(end.count) + other] : []
    }
    switch language {
    case .en:
      if word.hasSuffix("s") || word.hasSuffix("x") || word.hasSuffix("ch") || word.hasSuffix("sh") {
        return [word + "es"]
      }
      if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
        return [word.dropLast() + "ies"]
      }
      return [word + "s"] + ending("o", "oes") + ending("f", "ves") + ending("fe", "ves")
    case .de: return ["n", "en", "e", "er", "s"].map { word + $0 }
    case .fr: return ["s", "x"].map { word + $0 }
    case .it: return ending("o", "i") + ending("a", "e") + ending("e", "i")
    case .es: return ["s", "es"].map { word + $0 } + ending("z", "ces")
    case .pt: return ["s", "es"].map { word + $0 } + ending("ão", "ões") + ending("l", "is") + ending("m", "ns")
    case .nl: return ["en", "s", "tje", "tjes"].map { word + $0 }
    case .sv: return ["ar", "or", "er", "n"].map { word + $0 } + ending("a", "or")
    case .zh, .ja: return []
    }
  }
}
