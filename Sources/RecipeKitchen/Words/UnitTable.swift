/// The ways units are written, and their singular and plural.
struct UnitTable {
  enum Style: Hashable { case short, long, other }

  struct Form {
    let unit: KitchenUnit
    /// The unit of the table, such as "tsp" or "clove".
    let name: String
    let language: String
    let singular: String
    let plural: String
    let style: Style
    let isPluralWritten: Bool

    /// Whether it is written in Latin letters; other scripts keep the unit that is written.
    var isLatin: Bool { (singular.utf8.first ?? 0) < 0xC8 }
  }

  static let shared = UnitTable()

  private(set) var forms: [Form] = []
  /// The hash of each written form, the hash of its first word if there are several, and its place in `forms`.
  private(set) var hashes: [(hash: UInt64, first: UInt64?, form: Int)] = []
  /// Forms by their letters as written, where upper and lower case differ in meaning.
  private(set) var exact: [UInt64: Int] = [:]
  private var byStyle: [Key: Int] = [:]
  private var seen: Set<UInt64> = []

  private struct Key: Hashable {
    let unit: KitchenUnit
    let language: String
    let style: Style
  }

  init() {
    let units = Dictionary(uniqueKeysWithValues: KitchenUnit.allCases.map { ($0.symbol, $0) })
    for row in FactTable(UnitFacts.text) where row.count >= 3 {
      let unit = units[row[0]] ?? .thing
      add(row[2], .short, unit: unit, row: row)
      if row.count > 3, !row[3].isEmpty, row[3] != row[2] { add(row[3], .long, unit: unit, row: row) }
      if row.count > 4 {
        for other in row[4].split(separator: ";") { add(String(other), .other, unit: unit, row: row) }
      }
    }
    if let tablespoon = forms.firstIndex(where: { $0.unit == .tablespoon }) {
      exact[WordHash.exact("T".utf8)] = tablespoon
    }
  }

  private mutating func add(_ written: String, _ style: Style, unit: KitchenUnit, row: [String]) {
    let pair = written.split(separator: "/").map(String.init)
    guard let singular = pair.first, let plural = pair.last else { return }
    for (index, text) in [singular, plural].enumerated() where index == 0 || plural != singular {
      let form = Form(
        unit: unit, name: row[0], language: row[1], singular: singular, plural: plural, style: style,
        isPluralWritten: index == 1)
      let place = forms.count
      forms.append(form)
      if style != .other {
        let key = Key(unit: unit, language: row[1], style: style)
        if byStyle[key] == nil { byStyle[key] = place }
      }
      if text.utf8.contains(where: { $0 &- UInt8(ascii: "A") < 26 }) {
        let hash = WordHash.exact(text.utf8.filter { $0 != UInt8(ascii: ".") })
        if exact[hash] == nil { exact[hash] = place }
      }
      let words = Tokenizer.wordHashes(of: text)
      guard let first = words.first else { continue }
      let hash = words.dropFirst().reduce(first, WordHash.joining)
      if seen.insert(hash).inserted { hashes.append((hash, words.count > 1 ? first : nil, place)) }
    }
  }

  subscript(form: Int) -> Form { forms[form] }

  /// The form of another unit in the same language and style, as "tablespoon" is to "teaspoon".
  func form(of unit: KitchenUnit, like form: Int) -> Int? {
    let model = forms[form]
    let style = model.style == .other ? .short : model.style
    for language in [model.language, "*", "en"] {
      if let found = byStyle[Key(unit: unit, language: language, style: unit.isMetric ? .short : style)] {
        return found
      }
      if let found = byStyle[Key(unit: unit, language: language, style: .short)] { return found }
    }
    return nil
  }

  /// The short form in English, or in all languages.
  func englishForm(of unit: KitchenUnit) -> Int? {
    byStyle[Key(unit: unit, language: "*", style: .short)] ?? byStyle[Key(unit: unit, language: "en", style: .short)]
  }

  /// The long form in English, or in all languages.
  func longForm(of unit: KitchenUnit) -> Int? {
    byStyle[Key(unit: unit, language: "*", style: .long)] ?? byStyle[Key(unit: unit, language: "en", style: .long)]
  }

  /// The name of a measure, or the singular of the word that a thing is counted in.
  func name(of unit: WrittenUnit) -> String {
    unit.unit == .thing ? forms[unit.form].singular : unit.unit.symbol
  }

  /// The words for a quantity in another unit or the same one, in the style of what is written.
  ///
  /// A written form that does not change with the number stays byte for byte.
  func text(of unit: WrittenUnit, as other: KitchenUnit, for quantity: Rational, written: String) -> String {
    guard let place = other == unit.unit ? unit.form : form(of: other, like: unit.form) else { return written }
    let model = forms[place]
    if other == unit.unit, model.singular == model.plural { return written }
    let text = quantity <= .one ? model.singular : model.plural
    guard let first = written.unicodeScalars.first, first.properties.isUppercase, other == unit.unit else {
      return text
    }
    return String(text.prefix(1)).uppercased() + text.dropFirst()
  }
}
