import RecipeModel

/// Times as pages state them: ISO 8601 (`PT1H20M`), and what is used instead (`35 minuti`, `PTNaNM`, `90`).
enum PageDuration {
  /// Returns the seconds of a time; `nil` if none is recognized, and for negative and absurd ones.
  static func seconds(_ value: JSONValue) -> Int? {
    switch value {
    case .string(let text), .number(let text): return seconds(text)
    case .array(let elements): return elements.firstResult(of: seconds)
    case .object(let object):
      let node = LinkedDataNode(object)
      guard let amount = node["maxValue", "value", "@value", "duration", "name", "text"]?.plainText else { return nil }
      let unit = node["unitText", "unitCode"]?.plainText ?? ""
      return seconds(unit.isEmpty ? amount : "\(amount) \(unit)")
    case .null, .bool: return nil
    }
  }

  static func seconds(_ text: String) -> Int? {
    // No time takes more letters; what is longer is prose.
    let longestTime = 100
    let text = TextFold.fold(PageText.line(text))
    guard text.utf8.count <= longestTime else { return nil }
    if text.contains(":") { return CookingTime.parse(text).flatMap(sensible) }
    let isISO8601 = text.hasPrefix("p") && text.dropFirst().first.map { $0 == "t" || $0.isNumber || $0 == "-" } == true
    return (isISO8601 ? designated(text) : inWords(text)).flatMap(sensible)
  }

  private static func sensible(_ seconds: Int) -> Int? {
    // Twice as much as a field may hold, for preparation and cooking together.
    (0...2 * RecipeLimits.seconds).contains(seconds) ? seconds : nil
  }

  /// Adds up the numbers of `p0dt1h30m`, each with the letter after it. Letters without a number, as in `pth5ms` and
  /// `ptundefinedm`, count nothing.
  private static func designated(_ text: String) -> Int? {
    var sum: Double?
    var isDate = true
    var isNegative = false
    var lastUnit = 3600.0
    var rest = text.unicodeScalars.dropFirst()
    while let scalar = rest.first {
      if scalar == "t" { isDate = false }
      if scalar == "-" { isNegative = true }
      guard let amount = number(&rest) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.drop { $0 == " " }
      // A number at the end without its letter counts the unit below the last: `pt1h30`.
      let unit = rest.first.map { self.unit(designator: $0, isDate: isDate) } ?? (lastUnit > 60 ? 60 : 1)
      guard let unit else { continue }
      sum = (sum ?? 0) + amount * unit
      lastUnit = unit
    }
    return isNegative ? nil : sum.flatMap { Int(exactly: $0.rounded()) }
  }

  private static func unit(designator: Unicode.Scalar, isDate: Bool) -> Double? {
    switch designator {
    case "y": 365 * 86_400
    case "m": isDate ? 30 * 86_400 : 60
    case "w": 7 * 86_400
    case "d": 86_400
    case "h": 3600
    case "s": 1
    default: nil
    }
  }

  /// Adds up numbers and the units after them: `1 std. 20 min`, `1h30`, `1 ½ hours`; of a range the larger number.
  private static func inWords(_ text: String) -> Int? {
    guard !text.hasPrefix("-") else { return nil }
    var sum: Double?
    var lastUnit = Double.infinity
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      guard let amount = number(&rest) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.drop { $0 == " " }
      if isRange(rest) { continue }
      let word = rest.prefix { $0.properties.isAlphabetic || $0 == "'" || $0 == "′" }
      rest = rest[word.endIndex...]
      let nextUnit = lastUnit == 3600 ? 60.0 : nil
      guard let unit = word.isEmpty ? nextUnit ?? (sum == nil ? 60 : nil) : TimeUnits.seconds(String(word)) else {
        continue
      }
      sum = (sum ?? 0) + amount * unit
      lastUnit = unit
    }
    return sum.flatMap { Int(exactly: $0.rounded()) }
  }

  /// Returns whether a dash or a word for "to" is between this place and another number.
  private static func isRange(_ text: Substring.UnicodeScalarView) -> Bool {
    for word in ["-", "–", "—", "to ", "bis ", "a ", "till ", "tot ", "al "]
    where text.starts(with: word.unicodeScalars) {
      let rest = text.dropFirst(word.unicodeScalars.count).drop { $0 == " " }
      return rest.first?.properties.numericType != nil
    }
    return false
  }

  /// Reads `1`, `1.5`, `1,5`, `1/2`, `½`, `1 ½`; `nil` if no number is there, and then nothing is read.
  private static func number(_ text: inout Substring.UnicodeScalarView) -> Double? {
    var value: Double?
    if let digits = digits(&text) {
      value = Double(digits)
      if let mark = text.first, mark == "." || mark == "," || mark == "/" {
        var following = text.dropFirst()
        if let more = self.digits(&following), let next = Double(more) {
          text = following
          value = mark == "/" ? value! / next : Double("\(digits).\(more)")
        }
      }
    }
    let afterSpace = text.drop { $0 == " " }
    if let scalar = afterSpace.first, scalar.properties.numericType == .numeric,
      let part = scalar.properties.numericValue
    {
      text = afterSpace.dropFirst()
      value = (value ?? 0) + part
    }
    return value
  }

  private static func digits(_ text: inout Substring.UnicodeScalarView) -> String? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    text = text[digits.endIndex...]
    return digits.isEmpty ? nil : String(digits)
  }
}

/// The words for units of time in the languages of recipe pages.
enum TimeUnits {
  /// Returns how many seconds a word means; `nil` if it is not a unit.
  ///
  /// - Parameter word: In lower case, without accents. A beginning is enough: "min" is in "minuti", "minuten", "minutos".
  static func seconds(_ word: String) -> Double? {
    beginnings.first { word.hasPrefix($0.beginning) }?.seconds
  }

  /// Longer beginnings precede the shorter ones that they contain.
  private static let beginnings: [(beginning: String, seconds: Double)] = [
    (
      30 * 86_400, ["month", "monat", "mois", "mese", "mesi", "mes", "maand", "manad", "maned", "mies", "мес"]
    ),
    (7 * 86_400, ["week", "woche", "semaine", "semana", "settiman", "vecka", "veckor", "uke", "uge", "viikko", "нед"]),
    (60, ["dakika", "dk", "min", "perc", "мин", "хв", "λεπ", "分", "분", "phut", "menit", "นาที", "'", "′"]),
    (
      86_400,
      ["day", "tag", "jour", "giorn", "dag", "dia", "den", "dni", "dny", "dzi", "gun", "nap", "paiv", "д", "日", "天"]
    ),
    (
      3600,
      [
        "hour", "hr", "heure", "hora", "hod", "std", "stunde", "stund", "ora", "ore", "uur", "uren", "tim", "tunti",
        "tuntia", "godz", "час", "ч", "год", "ωρ", "時", "小时", "小時", "시간", "saat", "sa", "jam", "gio", "ชั่วโมง",
      ]
    ),
    (1, ["sec", "sek", "сек", "秒", "초"]),
    (60, ["m"]), (3600, ["h", "t", "u"]), (86_400, ["d", "j"]), (1, ["s", "\""]),
  ].flatMap { seconds, beginnings in beginnings.map { ($0, seconds) } }
}
