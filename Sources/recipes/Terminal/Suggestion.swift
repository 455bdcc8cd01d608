/// "Did you mean": the name among several that is nearest to one that was mistyped.
enum Suggestion {
  /// Returns the nearest name, nil where none is near: at most one edit in three characters.
  ///
  /// - Complexity: O(*n* · *m*²) for *n* names of length *m*.
  static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased())
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = Array(name.lowercased())
      let allowed = max(1, max(wanted.count, candidate.count) / 3)
      guard abs(wanted.count - candidate.count) <= allowed else { continue }
      let distance = editDistance(wanted, candidate)
      if distance <= allowed, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// Returns how many insertions, deletions, replacements and swaps of neighbours turn one word
  /// into another.
  ///
  /// - Source: optimal string alignment, the restricted distance of F. J. Damerau (1964).
  static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, beforeLast[j - 1] + 1) }
        row.append(least)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
