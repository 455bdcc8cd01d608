@testable import RecipeKitchen

/// The text of a line outside of its amounts, found without the program's reader.
///
/// A number is cut out together with the unit after it where a cook would call it an amount; every other number stays in
/// the text. Of the program it uses the names of units alone, since scaling may inflect them.
struct NaiveText {
  /// The text between the amounts, in order.
  let pieces: [String]

  /// A word, a number, a space, or a mark.
  private struct Part {
    enum Kind { case word, number, space, mark }
    let kind: Kind
    let text: String
    var lower: String { text.lowercased() }
  }

  init(_ line: String) {
    let parts = Self.parts(of: line)
    var pieces = [""]
    var index = 0
    while index < parts.count {
      if let next = Self.afterAmount(parts, at: index) {
        index = next
        if let joined = Self.afterJoint(parts, at: index), Self.afterAmount(parts, at: joined) != nil {
          index = joined
        } else {
          pieces.append("")
        }
      } else {
        pieces[pieces.count - 1] += Self.unitNames[parts[index].lower] ?? parts[index].text
        index += 1
      }
    }
    self.pieces = pieces
  }

  // MARK: Amounts

  /// The place after a number and its unit, or `nil` where none begins.
  private static func afterAmount(_ parts: [Part], at index: Int) -> Int? {
    guard var next = afterNumber(parts, at: index) else { return nil }
    next = afterUnit(parts, at: next) ?? next
    return isForOne(parts, after: next) ? nil : next
  }

  private static func afterNumber(_ parts: [Part], at index: Int) -> Int? {
    switch parts[index].kind {
    case .number: return isText(parts, number: index) ? nil : index + 1
    case .word:
      guard mayBegin(parts, at: index) else { return nil }
      let next = word(parts, after: index)
      if numberWords.contains(parts[index].lower) {
        if parts[index].lower.hasPrefix("hal"), let next, ["and", "that", "as", "fat"].contains(parts[next].lower) {
          return nil
        }
        return next.map { articles.contains(parts[$0].lower) ? $0 + 1 : index + 1 } ?? index + 1
      }
      guard articles.contains(parts[index].lower), let next else { return nil }
      return numberWords.contains(parts[next].lower) ? next + 1 : index + 1
    case .space, .mark: return nil
    }
  }

  /// Returns whether a number belongs to the text: of a note, a name, a share, a length.
  private static func isText(_ parts: [Part], number index: Int) -> Bool {
    let before = index > 0 ? parts[index - 1] : nil
    let after = index + 1 < parts.count ? parts[index + 1] : nil
    let isAfterWord = before.map { $0.kind == .word && !isIdeograph($0.text.unicodeScalars.first!) } ?? false
    let isAfterUnit = before.map { $0.text.count > 1 && unitNames[$0.lower] != nil } ?? false
    if isAfterWord && !isAfterUnit || before?.text == "#"
      || before?.text == ":" && index > 1 && parts[index - 2].kind == .number
    {
      return true
    }
    if ["%", "°", ":", "℉", "℃"].contains(after?.text),
      after?.text != ":" || index + 2 < parts.count && parts[index + 2].kind == .number
    {
      return true
    }
    if let label = word(parts, before: index), labels.contains(parts[label].lower) { return true }
    let shares = parts[index].text.split(separator: "/").compactMap { Int($0) }
    if shares.count == 2, shares[0] + shares[1] == 100 { return true }
    if after?.text == "-", index + 2 < parts.count, parts[index + 2].kind == .word,
      unitNames[parts[index + 2].lower] == nil
    {
      return !parts[index + 2].lower.hasPrefix("inch")
    }
    return false
  }

  /// Returns whether a number word may be an amount: at the start of the line, after `(`, `or`, `plus`, `+`, and "juice of".
  private static func mayBegin(_ parts: [Part], at index: Int) -> Bool {
    var place = index - 1
    while place >= 0, parts[place].kind == .space || softeners.contains(parts[place].lower) { place -= 1 }
    guard place >= 0 else { return true }
    if parts[place].kind == .mark {
      return "([+:,/|-*•–\"".contains(parts[place].text)
    }
    return ["or", "plus", "oder", "ou", "o", "to", "of", "from"].contains(parts[place].lower)
  }

  private static func afterUnit(_ parts: [Part], at index: Int) -> Int? {
    var next = index
    while next < parts.count, next - index < 2, parts[next].kind == .space || parts[next].text == "-" { next += 1 }
    var words: [String] = []
    var found: Int?
    while next < parts.count, words.count < 5, parts[next].kind != .number {
      if parts[next].kind == .word {
        words.append(parts[next].lower)
      } else if !" .()".contains(parts[next].text) {
        break
      }
      next += 1
      if parts[next - 1].kind == .word, unitPhrases.contains(words.joined(separator: " ")) {
        let closes = parts[index..<next].contains { $0.text == "(" } ? ".)" : "."
        found = next < parts.count && closes.contains(parts[next].text) ? next + 1 : next
      }
    }
    return found
  }

  /// The place after what joins two numbers of one amount: "1 1/2", "2 to 3", "1 cup plus 2 tbsp", "2 x 400 g".
  private static func afterJoint(_ parts: [Part], at index: Int) -> Int? {
    var next = index
    while next < parts.count, parts[next].kind == .space || joints.contains(parts[next].lower) { next += 1 }
    guard next > index, next < parts.count else { return nil }
    // "1 cup, plus 2 tbsp", but not "1 cup, 2 tbsp"
    return parts[index].text == "," && !parts[index..<next].contains { $0.lower == "plus" } ? nil : next
  }

  /// Returns whether the figure is that of one: "30 g per serving", "150 g each", "1 tsp at a time".
  private static func isForOne(_ parts: [Part], after index: Int) -> Bool {
    guard let next = word(parts, after: index - 1) else { return false }
    if ["per", "apiece"].contains(parts[next].lower) { return true }
    if parts[next].lower == "at", let article = word(parts, after: next), let time = word(parts, after: article) {
      return parts[article].lower == "a" && parts[time].lower == "time"
    }
    return false
  }

  // MARK: Words

  private static func word(_ parts: [Part], after index: Int) -> Int? {
    let next = index + 1 < parts.count && parts[index + 1].kind == .space ? index + 2 : index + 1
    return next < parts.count && parts[next].kind == .word ? next : nil
  }

  private static func word(_ parts: [Part], before index: Int) -> Int? {
    var place = index - 1
    while place >= 0, parts[place].kind == .space || parts[place].text == "." { place -= 1 }
    return place >= 0 && parts[place].kind == .word ? place : nil
  }

  /// The written forms of units, each with one form for all of them.
  private static let unitNames: [String: String] = {
    var names: [String: String] = [:]
    for form in UnitTable.shared.forms {
      for written in [form.singular, form.plural] where !written.contains(" ") {
        names[written.lowercased()] = form.name
      }
    }
    return names
  }()

  private static let unitPhrases: Set<String> = Set(
    UnitTable.shared.forms.flatMap { [$0.singular, $0.plural] }.map { written in
      parts(of: written).filter { $0.kind == .word }.map(\.lower).joined(separator: " ")
    })

  private static let numberWords: Set = [
    "half", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen",
    "fourteen", "fifteen", "sixteen", "eighteen", "twenty", "thirty", "halbe", "halber", "zwei", "deux", "meia",
    "media",
  ]
  private static let articles: Set = ["a", "an", "un", "una", "une", "ein", "eine"]
  private static let softeners: Set = [
    "about", "approximately", "roughly", "around", "scant", "heaping", "a", "an", "ca", "up",
  ]
  private static let joints: Set = [
    "to", "or", "and", "plus", "+", "-", "–", "x", "a", "half", "bis", "à", "~", "と", ",",
  ]
  private static let labels: Set = [
    "note", "notes", "footnote", "footnotes", "type", "typ", "no", "nr", "step", "size", "grade", "ratio",
  ]

  // MARK: Cutting

  private static func parts(of line: String) -> [Part] {
    var parts: [Part] = []
    let scalars = Array(line.unicodeScalars)
    var start = 0
    while start < scalars.count {
      let kind = kind(of: scalars[start])
      var end = start + 1
      while end < scalars.count, kind != .mark, continues(kind, scalars, at: end) { end += 1 }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars[start..<end])
      parts.append(Part(kind: kind, text: text))
      start = end
    }
    return parts
  }

  private static func kind(of scalar: Unicode.Scalar) -> Part.Kind {
    if scalar.properties.numericType != nil, !isIdeograph(scalar) { return .number }
    if scalar.properties.isWhitespace { return .space }
    return scalar.properties.isAlphabetic ? .word : .mark
  }

  private static func continues(_ kind: Part.Kind, _ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    if self.kind(of: scalars[index]) == kind { return kind != .word || !isIdeograph(scalars[index]) }
    guard index + 1 < scalars.count, self.kind(of: scalars[index + 1]) == kind else { return false }
    return kind == .number
      ? "./,⁄".unicodeScalars.contains(scalars[index])
      : kind == .word && "'’-".unicodeScalars.contains(scalars[index])
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool { 0x3040...0x9FFF ~= scalar.value }
}
