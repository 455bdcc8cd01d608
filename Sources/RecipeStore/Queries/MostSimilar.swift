import RecipeModel

/// Returns the name that a user who typed `name` most likely meant, `nil` if none is close.
///
/// Case and accents do not count. Up to a third of the letters may be wrong, missing, extra, or swapped with their
/// neighbor; of equally close names the first is returned.
///
/// - Complexity: O(*n* · *m*) for *n* letters typed and *m* letters of names.
package func mostSimilar(to name: String, among names: [String]) -> String? {
  let typed = Array(TextFold.fold(name).unicodeScalars)
  guard typed.count <= 100 else { return nil }
  let candidates = names.compactMap { candidate -> (name: String, distance: Int)? in
    let letters = Array(TextFold.fold(candidate).unicodeScalars)
    guard abs(letters.count - typed.count) * 3 <= typed.count else { return nil }
    return (candidate, editDistance(from: typed, to: letters))
  }
  guard let best = candidates.min(by: { $0.distance < $1.distance }), best.distance * 3 <= typed.count else {
    return nil
  }
  return best.name
}

/// A word with a mistake in it, as it was typed, to be compared with many words that may have been meant.
///
/// Short words are like so many others that they allow no mistake: one letter may be wrong from four letters on, two from
/// six, three from ten.
struct MisspelledWord {
  private let letters: [Unicode.Scalar]
  private let mostMistakes: Int

  /// - Parameter typed: Without case and accents.
  init(_ typed: String) {
    letters = Array(typed.unicodeScalars)
    mostMistakes =
      switch letters.count {
      case ..<4: 0
      case ..<6: 1
      case ..<10: 2
      case ...100: 3
      default: 0
      }
  }

  /// Returns the number of letters that differ, `nil` if so many do that another word is meant.
  func distance(to word: String) -> Int? {
    let bytes = word.utf8.count
    // A letter has up to four bytes, so this leaves out only what is too long or too short in any case.
    guard bytes >= letters.count - mostMistakes, bytes <= 4 * (letters.count + mostMistakes) else { return nil }
    let others = Array(word.unicodeScalars)
    if mostMistakes == 0 { return others == letters ? 0 : nil }
    guard abs(others.count - letters.count) <= mostMistakes else { return nil }
    let distance = editDistance(from: letters, to: others)
    return distance <= mostMistakes ? distance : nil
  }
}

/// The number of letters to insert, delete, replace, or swap with their neighbor that turn one text into another.
///
/// - Source: F. J. Damerau, "A technique for computer detection and correction of spelling errors", 1964.
private func editDistance(from old: [Unicode.Scalar], to new: [Unicode.Scalar]) -> Int {
  var previous: [Int] = []
  var row = Array(0...new.count)
  for i in old.indices {
    let beforePrevious = previous
    previous = row
    row[0] = i + 1
    for j in new.indices {
      let replacement = previous[j] + (old[i] == new[j] ? 0 : 1)
      row[j + 1] = min(replacement, previous[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, old[i] == new[j - 1], old[i - 1] == new[j] {
        row[j + 1] = min(row[j + 1], beforePrevious[j - 1] + 1)
      }
    }
  }
  return row[new.count]
}
