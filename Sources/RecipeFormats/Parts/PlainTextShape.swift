import RecipeModel

/// The shapes of a recipe's lines, where no heading says what they are.
enum PlainTextShape {
  /// Returns whether a line looks like an ingredient: an amount or a mark of a list in front, short, and no sentence.
  static func isIngredient(_ line: some StringProtocol) -> Bool {
    let text = String(line).trimmed()
    guard (1...longestIngredient).contains(text.unicodeScalars.count), !beginsStep(text) else { return false }
    let plain = withoutBullet(text)
    guard let first = plain.unicodeScalars.first else { return false }
    let hasAmount = first.properties.numericType != nil || endsInAmount(plain)
    return (hasAmount || plain != text) && !isSentence(plain)
  }

  /// Returns whether a line of Chinese, Japanese or Korean ends in an amount, as they are written there: "鸡蛋 2个", "塩 少々".
  static func endsInAmount(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.value >= 0x2E80,
      let word = text.unicodeScalars.split(whereSeparator: { $0.isWhitespace || "：:…・".unicodeScalars.contains($0) })
        .dropFirst().last
    else { return false }
    return word.first?.properties.numericType == .decimal || smallAmounts.contains(String(word))
  }

  /// Returns whether a line begins with an amount and its unit, or ends in one.
  static func isMeasured(_ line: some StringProtocol) -> Bool {
    let text = withoutBullet(String(line).trimmed())
    if endsInAmount(text) { return true }
    let parts = IngredientLine(text)
    // "200g flour"
    let glued = text.unicodeScalars.drop { $0.properties.numericType != nil }.prefix { !$0.isWhitespace }
    return !parts.unit.isEmpty || parts.hasShortenedUnit
      || ["g", "kg", "ml", "cl", "dl", "l", "oz", "lb"].contains(String(glued))
  }

  /// Returns whether a line could be an ingredient where ingredients are above or below it: "salt", "a little oil".
  static func couldBeIngredient(_ line: some StringProtocol) -> Bool {
    let text = String(line).trimmed()
    return isIngredient(text) || isHeading(text)
      || text.unicodeScalars.count <= longestIngredient / 2 && !beginsStep(text) && !isSentence(text)
  }

  /// `true` if a line below the heading of the ingredients talks about them instead: a sentence without an amount in front,
  /// longer than "Salt and pepper to taste."
  static func isProse(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      first.properties.numericType == nil
    else { return false }
    let words = text.split(separator: " ").count
    let fewest = ".!?".unicodeScalars.contains(last) ? 8 : ":".unicodeScalars.contains(last) ? 16 : 30
    // Where words are not separated, a sentence shows by its mark.
    return words >= fewest || last == "。"
  }

  /// Returns whether a line is the name of a group: "For the sauce:".
  static func isHeading(_ text: String) -> Bool { text.hasSuffix(":") && text.unicodeScalars.count <= 60 }

  /// Returns a line without the mark of a list in front of it: `- `, `* `, `• `, `[ ] `, and what a program that reads
  /// photographs takes a bullet for, `¢ `, `© `, `° `, or `e ` in front of an amount.
  static func withoutBullet(_ text: String) -> String {
    var rest = text.unicodeScalars[...]
    for _ in 0..<2 {
      if let mark = rest.first, rest.dropFirst().first?.isWhitespace == true,
        "-*+•·–—▢☐□◦‣●▪¢©°".unicodeScalars.contains(mark)
          || mark == "e" && rest.dropFirst(2).first?.properties.numericType != nil
      {
        rest = rest.dropFirst().drop(while: \.isWhitespace)
      } else if rest.starts(with: "[ ] ".unicodeScalars) || rest.starts(with: "[x] ".unicodeScalars) {
        rest = rest.dropFirst(4)
      }
    }
    return String(rest)
  }

  /// Returns the number of a step that a line begins with, and what is after it: "2. Bake." or "Step 2: Bake."
  static func numbered(_ line: some StringProtocol) -> (number: Int, text: String)? {
    var rest = String(line).unicodeScalars.drop(while: \.isWhitespace)
    let word = rest.prefix { $0.properties.isAlphabetic }
    rest = rest[word.endIndex...].drop(while: \.isWhitespace)
    let digits = rest.prefix(3).prefix { ("0"..."9").contains($0) }
    rest = rest[digits.endIndex...]
    guard let number = Int(String(digits)), word.isEmpty || stepWords.contains(TextFold.fold(String(word))),
      let mark = rest.popFirst(), ".):、．）".unicodeScalars.contains(mark),
      !mark.isASCII || (rest.first?.isWhitespace ?? !word.isEmpty)
    else { return nil }
    return (number, String(rest).trimmed())
  }

  /// Returns whether a word names a step or is between its number and that of the last: "step", "of".
  static func isStepWord(_ word: some StringProtocol) -> Bool {
    let word = TextFold.fold(String(word))
    return stepWords.contains(word) || ["of", "von", "van", "de", "di", "sur", "av", "af", "z"].contains(word)
  }

  private static let longestIngredient = 90
  private static let smallAmounts: Set<String> = ["少许", "少許", "适量", "適量", "少々", "お好みで", "약간", "적당량"]
  private static let stepWords: Set<String> = [
    "step", "schritt", "etape", "paso", "fase", "passo", "stap", "steg", "trin", "trinn", "krok", "vaihe", "βημα",
    "шаг",
    "крок", "adim", "lepes",
  ]

  private static func beginsStep(_ text: String) -> Bool { numbered(text) != nil }

  /// Returns whether a text ends as a sentence and is as long as one.
  static func isSentence(_ text: String) -> Bool {
    let words = text.split(separator: " ").count
    guard let last = text.unicodeScalars.last else { return false }
    // A sentence of Chinese or Japanese has no blanks.
    if "。！？".unicodeScalars.contains(last) { return text.unicodeScalars.count >= 4 }
    return ".!?".unicodeScalars.contains(last) && words >= 4 || words > 16
  }
}
