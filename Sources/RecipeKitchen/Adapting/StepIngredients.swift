/// Finds which ingredients a step speaks of, so that they can be shown next to it.
///
/// A step names an ingredient by its last word ("the tomatoes" for "ripe tomatoes"); of several that end alike, such as
/// "bay leaf" and "basil leaves", it means those of which it has the word before as well. Where none of the steps has
/// the last word, any of the words will do; in writing without spaces, two letters of the name that stand together.
///
/// - Source: Written for this project.
package struct StepIngredients {
  /// The words of each line, the one that it is named by last.
  private let names: [[String]]
  private let steps: [Set<String>]
  private let texts: [String]

  /// - Complexity: O(*n*) for *n* letters of all lines and steps.
  package init(lines: [String], steps: [String]) {
    names = lines.map { Self.words($0.isEmpty ? "" : IngredientLine.parse($0).name) }
    self.steps = steps.map { Set(Self.words($0)) }
    texts = steps.map { $0.lowercased() }
  }

  /// Returns the places of the lines that a step speaks of, in their order.
  package func lines(ofStep step: Int) -> [Int] {
    guard steps.indices.contains(step) else { return [] }
    let named = names.indices.filter { isNamed($0, in: step) }
    let exactly = Set(
      named.filter { names[$0].suffix(2).allSatisfy(steps[step].contains) }.compactMap { names[$0].last })
    return named.filter { line in
      let words = names[line].suffix(2)
      return words.allSatisfy(steps[step].contains) || !exactly.contains(words.last ?? "")
    }
  }

  private func isNamed(_ line: Int, in step: Int) -> Bool {
    guard let last = names[line].last else { return false }
    if Self.isUnspaced(last) { return Self.pairs(of: last).contains { texts[step].contains($0) } }
    if steps[step].contains(last) { return true }
    return !steps.contains { $0.contains(last) } && names[line].contains { steps[step].contains($0) }
  }

  /// The words of at least three letters, in lower case and without the endings of plurals.
  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.filter { $0.count >= 3 || isUnspaced($0) }.map(singular)
  }

  private static func singular(_ word: Substring) -> String {
    let endings = [("ies", "y"), ("oes", "o"), ("ves", "f"), ("ches", "ch"), ("shes", "sh"), ("ss", "ss"), ("s", "")]
    for (ending, replacement) in endings where word.count > ending.count + 1 && word.hasSuffix(ending) {
      return word.dropLast(ending.count) + replacement
    }
    return String(word)
  }

  /// Returns whether a word is of Chinese or Japanese writing, which has no spaces.
  ///
  /// - Source: The Unicode Standard, "Hiragana", "Katakana", and "CJK Unified Ideographs".
  private static func isUnspaced(_ word: some StringProtocol) -> Bool {
    word.unicodeScalars.allSatisfy { 0x3040...0x30FF ~= $0.value || 0x3400...0x9FFF ~= $0.value }
  }

  private static func pairs(of word: String) -> [String] {
    let letters = Array(word)
    if letters.count < 2 { return [word] }
    return zip(letters, letters.dropFirst()).map { String([$0, $1]) }
  }
}
