/// Amounts of one kind can be added.
enum MeasureKind: Hashable, Sendable {
  /// In grams.
  case metricWeight
  /// In ounces.
  case ounces
  /// In milliliters.
  case metricVolume
  /// In teaspoons: spoons, cups, and what is larger.
  case spoons
  case sticks
  /// Counted in a word, or in nothing; containers by what one holds.
  case count(unit: String, size: String)

  init(_ unit: WrittenUnit?, size: ContainerSize?) {
    switch unit?.unit.dimension {
    case .weight where unit?.unit == .stick: self = .sticks
    case .weight: self = unit?.unit.isMetric == true ? .metricWeight : .ounces
    case .volume: self = unit?.unit.isMetric == true ? .metricVolume : .spoons
    case .length, nil: self = .count(unit: unit.map(CountWord.name) ?? "", size: size?.text ?? "")
    }
  }

  var isWeight: Bool { self == .metricWeight || self == .ounces }
  var isVolume: Bool { self == .metricVolume || self == .spoons }

  /// Grams, ounces, milliliters, teaspoons, or things that one unit of an amount is.
  static func size(of amount: Amount) -> Rational {
    switch amount.unit?.unit {
    case .tablespoon: Rational(3)
    case .dessertspoon: Rational(2)
    case .cup: Rational(48)
    case .fluidOunce: Rational(6)
    case .pint: Rational(96)
    case .quart: Rational(192)
    case .gallon: Rational(768)
    case .pound: Rational(16)
    case .milligram: Rational(1, over: 1000)
    case .kilogram, .liter: Rational(1000)
    case .centiliter: Rational(10)
    case .deciliter: Rational(100)
    case .thing where amount.unit.map { UnitTable.shared[$0.form].name } == CountWord.dozen: Rational(12)
    default: .one
    }
  }
}

/// The words that things are counted in.
enum CountWord {
  static let dozen = "dozen"

  /// The English word for what is counted; none for pieces, also by the dozen.
  static func tableName(of unit: WrittenUnit) -> String {
    let name = unit.unit == .thing ? UnitTable.shared[unit.form].name : unit.unit.symbol
    return name == dozen ? "" : name
  }

  /// The English word for a word of another language; one of a script that is not Latin stays, since the table has one word for
  /// many of them.
  static func name(of unit: WrittenUnit) -> String {
    guard unit.unit == .thing else { return unit.unit.symbol }
    let form = UnitTable.shared[unit.form]
    if form.name == "tin" { return "can" }
    return form.isLatin ? tableName(of: unit) : form.singular
  }

  /// `3 cloves`, `3`
  static func text(_ count: Rational, _ word: String) -> String {
    let number = KitchenNumber(notation: .vulgar, isSpaced: false).text(count)
    return word.isEmpty ? number : "\(number) \(count > .one ? plural(of: word) : word)"
  }

  private static func plural(of word: String) -> String {
    UnitTable.shared.forms.first { $0.isEnglish && $0.name == word }?.plural ?? word
  }

  /// `true` for a word of which no part is sold.
  static func isWhole(_ word: String) -> Bool { wholes.contains(word) }

  private static let wholes: Set<String> = [
    "can", "jar", "packet", "sachet", "envelope", "bag", "box", "bottle", "carton", "container", "pouch", "tub", "tube",
    "punnet", "bunch", "head", "bulb", "loaf",
  ]
}
