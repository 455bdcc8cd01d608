/// The ways units are written, and their singular and plural.
struct UnitTable: Sendable {
  enum Style: Int, Sendable { case short, long, other }

  struct Form: Sendable {
    let unit: KitchenUnit
    let style: Style
    /// The place of the language in `languages`.
    let language: Int
    /// `true` if it is no short form, which a full stop may follow.
    let isWholeWord: Bool
    fileprivate let nameText: FactText
    fileprivate let singularText: FactText
    fileprivate let pluralText: FactText

    /// The unit of the table, such as "tsp" or "clove".
    var name: String { nameText.string }
    var singular: String { singularText.string }
    var plural: String { pluralText.string }
    var isEnglish: Bool { UnitTable.languages[language] == "en" }
    /// `true` if it is written so in all languages.
    var isInternational: Bool { language == 0 }
    /// `true` if it is written in Latin letters; other scripts keep the unit that is written.
    var isLatin: Bool { (singularText.first { _ in true } ?? 0) < 0xC8 }
    fileprivate var isCapital: Bool { UnitTable.isCapital(singularText.first { _ in true }) }

    fileprivate func isIn(_ languages: FactText?) -> Bool {
      languages?.words.contains { $0.elementsEqual(UnitTable.languages[language].utf8) } ?? true
    }
  }

  static let shared = UnitTable()

  /// The languages of the table; `*` is written in all of them.
  static let languages = [
    "*", "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "no", "pl", "ru", "el", "zh", "ja",
  ]

  private(set) var forms: [Form] = []
  /// The hash of each written form, the hash of its first word if there are several, and its place in `forms`.
  private(set) var hashes: [(hash: UInt64, first: UInt64?, form: Int32)] = []
  /// Forms by their letters as written, where upper and lower case differ in meaning.
  private var exact = WordTable(capacity: 256, empty: Int32(-1))
  /// The first form of each measure, language and style; -1 if there is none.
  private var places = [Int32](repeating: -1, count: KitchenUnit.allCases.count * languages.count * 2)

  init() {
    forms.reserveCapacity(512)
    hashes.reserveCapacity(512)
    let symbols = KitchenUnit.allCases.filter { $0 != .thing }.map { WordHash.folded($0.symbol.utf8) }
    let languages = Self.languages.map { WordHash.folded($0.utf8) }
    for line in FactText(UnitFacts.text).parts(by: .newline) {
      var columns = line.parts(by: .tab)
      guard let name = columns.next(), let language = columns.next(), let short = columns.next() else { continue }
      let unit = symbols.firstIndex(of: WordHash.folded(name)).map { KitchenUnit.allCases[$0] } ?? .thing
      let place = languages.firstIndex(of: WordHash.folded(language)) ?? 0
      let long = columns.next()
      let isWholeWord = unit == .thing || long?.elementsEqual(short) ?? true
      add(short, .short, unit: unit, place, name, isWholeWord: isWholeWord)
      if let long, !long.elementsEqual(short) { add(long, .long, unit: unit, place, name, isWholeWord: true) }
      guard let others = columns.next() else { continue }
      for other in others.parts(by: .semicolon) { add(other, .other, unit: unit, place, name) }
    }
    if let tablespoon = place(.tablespoon, "en", .short) {
      exact.update(WordHash.exact("T".utf8)) { $0 = Int32(tablespoon) }
    }
  }

  private mutating func add(
    _ written: FactText, _ style: Style, unit: KitchenUnit, _ language: Int, _ name: FactText, isWholeWord: Bool = false
  ) {
    var pair = written.parts(by: .slash)
    guard let singular = pair.next(), singular.count > 0 else { return }
    let plural = pair.next()
    let form = forms.count
    forms.append(
      Form(
        unit: unit, style: style, language: language, isWholeWord: isWholeWord, nameText: name, singularText: singular,
        pluralText: plural ?? singular))
    if style != .other {
      let key = Self.key(unit, language, style)
      if places[key] < 0 { places[key] = Int32(form) }
    }
    addHashes(of: singular, form: Int32(form))
    if let plural { addHashes(of: plural, form: Int32(form)) }
  }

  private mutating func addHashes(of text: FactText, form: Int32) {
    if text.contains(where: { $0 &- UInt8(ascii: "A") < 26 }) {
      let hash = WordHash.exact(text.lazy.filter { $0 != UInt8(ascii: ".") })
      exact.update(hash) { if $0 < 0 { $0 = form } }
    }
    let words = WordHash.phrase(text)
    if words.count > 0 { hashes.append((words.all, words.count > 1 ? words.first : nil, form)) }
  }

  private static func key(_ unit: KitchenUnit, _ language: Int, _ style: Style) -> Int {
    (Int(unit.rawValue) * languages.count + language) * 2 + style.rawValue
  }

  private func place(_ unit: KitchenUnit, _ language: String, _ style: Style) -> Int? {
    guard let language = Self.languages.firstIndex(of: language) else { return nil }
    let place = places[Self.key(unit, language, style)]
    return place < 0 ? nil : Int(place)
  }

  /// The form whose letters are written just so: `T` is a tablespoon, `t` a teaspoon.
  func form(writtenExactly word: some Sequence<UInt8>) -> Int? {
    let form = exact[WordHash.exact(word)]
    return form < 0 ? nil : Int(form)
  }

  subscript(form: Int) -> Form { forms[form] }

  /// The form of a word that several languages have: a "tasse" is no German "Tasse", "litro di" is Italian.
  ///
  /// - Parameter languages: Those of the word after it, separated by spaces; `nil` if it says nothing.
  func form(_ form: Int, written word: ArraySlice<UInt8>, before languages: FactText?) -> Int {
    let found = forms[form]
    let isNoun = found.isCapital && !Self.isCapital(word.first)
    guard isNoun || languages != nil, !found.isInternational, isNoun || !found.isIn(languages) else { return form }
    return forms.firstIndex { other in
      !other.isCapital && other.isIn(languages)
        && [other.singularText, other.pluralText].contains { $0.elementsEqual(word) }
    } ?? form
  }

  private static func isCapital(_ byte: UInt8?) -> Bool { byte.map { $0 &- UInt8(ascii: "A") < 26 } ?? false }

  /// The form of another unit in the same language and style, as "tablespoon" is to "teaspoon".
  func form(of unit: KitchenUnit, like form: Int) -> Int? {
    let model = forms[form]
    let style = model.style == .other || unit.isMetric ? .short : model.style
    for language in [Self.languages[model.language], "*", "en"] {
      if let found = place(unit, language, style) ?? place(unit, language, .short) { return found }
    }
    return nil
  }

  /// The short form in English, or in all languages.
  func englishForm(of unit: KitchenUnit) -> Int? { place(unit, "*", .short) ?? place(unit, "en", .short) }

  /// The long form in English, or in all languages.
  func longForm(of unit: KitchenUnit) -> Int? { place(unit, "*", .long) ?? place(unit, "en", .long) }

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
