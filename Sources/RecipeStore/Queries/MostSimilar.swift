import RecipeModel

/// Returns the name that a person who typed `name` most likely meant, `nil` if none is close.
///
/// Case and accents do not count. Up to a third of the letters may be wrong, missing, too many or swapped with their
/// neighbor; of equally close names the first is returned.
///
/// - Complexity: O(*n* · *m*) for *n* letters typed and *m* letters of names.
/// - Source: F. J. Damerau, "A technique for computer detection and correction of spelling errors", 1964.
package func mostSimilar(to name: String, among names: [String]) -> String? {
  let typed = Array(TextFold.fold(name))
  guard typed.count <= 100 else { return nil }
  let candidates = names.compactMap { candidate -> (name: String, distance: Int)? in
    let letters = Array(TextFold.fold(candidate))
    guard abs(letters.count - typed.count) * 3 <= typed.count else { return nil }
    return (candidate, editDistance(from: typed, to: letters))
  }
  guard let best = candidates.min(by: { $0.distance < $1.distance }), best.distance * 3 <= typed.count else {
    return nil
  }
  return best.name
}

/// The number of letters to insert, delete, replace or swap with their neighbor that turn one text into another.
private func editDistance(from old: [Character], to new: [Character]) -> Int {
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
