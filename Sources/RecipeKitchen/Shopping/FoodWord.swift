/// A word of a food's name, in lower case, with its singular.
struct FoodWord: Sendable {
  let written: String
  let singular: String
  let writtenHash: UInt64

  /// - Parameter word: A word in lower case.
  init(_ word: String) {
    written = word
    singular = EnglishPlural.singular(of: word)
    writtenHash = Self.hash(of: word)
  }

  /// The words of a name. Marks separate words; `d'` and `l'` before a word are dropped.
  static func words(of name: String) -> [FoodWord] {
    var words: [FoodWord] = []
    var word = String.UnicodeScalarView()
    func end() {
      guard !word.isEmpty else { return }
      words.append(FoodWord(withoutElision(String(word))))
      word.removeAll()
    }
    for scalar in name.lowercased().unicodeScalars {
      if scalar == "'" || scalar == "\u{2019}" {
        if !word.isEmpty { word.append("'") }
      } else if scalar.isASCII ? isWordByte(scalar) : scalar.properties.isAlphabetic || isMarkOfLetter(scalar) {
        word.append(scalar)
      } else {
        end()
      }
    }
    end()
    return words
  }

  /// The name without a French or Italian article: "ail" of "d'ail".
  static func withoutElision(_ name: String) -> String {
    guard let letter = name.utf8.first, "dlDL".utf8.contains(letter) else { return name }
    let rest = name.dropFirst()
    guard let mark = rest.first, mark == "'" || mark == "’", rest.utf8.count > mark.utf8.count else { return name }
    return String(rest.dropFirst())
  }

  var isOr: Bool { Lexicon.shared[writtenHash].classes.contains(.or) }
  var isPlural: Bool { written != singular }

  private static func isWordByte(_ scalar: Unicode.Scalar) -> Bool {
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    return (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "%")
  }

  private static func isMarkOfLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  /// The hash that the words of the tables have, where every ideograph is a word.
  private static func hash(of word: String) -> UInt64 {
    guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return WordHash.folded(word.utf8) }
    let hashes = Tokenizer.wordHashes(of: word)
    return hashes.dropFirst().reduce(hashes.first ?? 0, WordHash.joining)
  }
}

/// The singular of English words, as far as shopping lists need it. Words of most other languages stay.
///
/// A wrong singular does no harm where both forms give the same one: it is a key, and is not shown.
enum EnglishPlural {
  static func singular(of word: String) -> String {
    let count = word.utf8.count
    if let n = word.utf8.last, n == UInt8(ascii: "n"), count > 4 { return germanSingular(of: word) }
    guard count > 3, word.utf8.last == UInt8(ascii: "s"),
      word.hasSuffix("inis") || !keptEndings.contains(where: word.hasSuffix)
    else { return word }
    for (plural, singular) in endings where word.hasSuffix(plural) && count > plural.utf8.count {
      return String(word.dropLast(plural.count)) + singular
    }
    return String(word.dropLast())
  }

  private static let keptEndings = ["ss", "us", "is", "molasses"]

  /// The first ending that fits counts; other words lose their s.
  private static let endings = [
    ("eaves", "eaf"), ("oaves", "oaf"), ("alves", "alf"), ("ookies", "ookie"), ("wnies", "wnie"), ("thies", "thie"),
    ("ggies", "ggie"), ("hilies", "hili"), ("hillies", "hilli"), ("ies", "y"), ("oes", "o"), ("quiches", "quiche"),
    ("rioches", "rioche"), ("ches", "ch"),
    ("shes", "sh"), ("xes", "x"), ("sses", "ss"),
  ]

  /// "Zwiebel" of "Zwiebeln".
  private static func germanSingular(of word: String) -> String {
    let endings = ["eln", "aten", "otten", "onen", "anen", "urken", "ohnen", "insen", "öhren", "ilzen"]
    return endings.contains(where: word.hasSuffix) ? String(word.dropLast()) : word
  }
}
