/// English words that count as one in a search: the singular and the plural, however the plural is spelled.
///
/// Words are the same if their keys are: a final s is dropped (not after s or u), then a final e, then a final y counts
/// as i and a final f as v. So tomatoes is tomato and tomatos, leaves is leaf, berries is berry and olives is olive.
/// Nothing gets shorter than three letters, and only words of Latin letters have other forms.
///
/// A query asks for all words of a key, so that the index keeps the words of the texts and costs nothing more.
enum WordForms {
  /// Returns the other spellings of a word that have its key, in alphabetical order.
  ///
  /// - Parameter word: Without case and accents.
  static func others(of word: String) -> [String] {
    guard word.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) else { return [] }
    let key = key(of: word)
    return spellings(of: key).filter { $0 != word && Self.key(of: $0) == key }.sorted()
  }

  private static func key(of word: String) -> String {
    var letters = Array(word.utf8)
    let shortest = 3
    if letters.count > shortest, letters.last == UInt8(ascii: "s"), !"su".utf8.contains(letters[letters.count - 2]) {
      letters.removeLast()
    }
    if letters.count > shortest, letters.last == UInt8(ascii: "e") { letters.removeLast() }
    if letters.count >= shortest, let last = letters.last {
      letters[letters.count - 1] =
        switch last {
        case UInt8(ascii: "y"): UInt8(ascii: "i")
        case UInt8(ascii: "f"): UInt8(ascii: "v")
        default: last
        }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Returns all words whose key may be a given one.
  private static func spellings(of key: String) -> [String] {
    var stems = [key]
    if key.hasSuffix("i") { stems.append(key.dropLast() + "y") }
    if key.hasSuffix("v") { stems.append(key.dropLast() + "f") }
    return stems.flatMap { stem in ["", "s", "e", "es"].map { stem + $0 } }
  }
}
