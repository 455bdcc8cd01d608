import RecipeModel

/// A word that names recipes: numbers, or words of a title.
package enum RecipeReference: Equatable {
  /// `12`, which must exist.
  case id(Int)
  /// `3-7,12`: those that exist.
  case ids([ClosedRange<Int>])
  /// A title, a part of one, or some of its words.
  case title(String)
  /// `7-3`, which is `3-7` forwards.
  case backwards(String, forwards: String)
  /// `2026-10-03`, which names no recipe.
  case day

  /// Reads a word; what consists of digits is always a number, never a title.
  package init(_ word: String) {
    var ranges: [ClosedRange<Int>] = []
    var backwards: RecipeReference?
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard (1...2).contains(ends.count), let first = Self.number(ends[0]), let last = Self.number(ends.last!) else {
        self = CalendarDay(word) == nil ? .title(word) : .day
        return
      }
      if first <= last {
        ranges.append(first...last)
      } else {
        backwards = backwards ?? .backwards(String(part), forwards: "\(ends[1])-\(ends[0])")
      }
    }
    self = backwards ?? (ranges.count == 1 && !word.contains("-") ? .id(ranges[0].lowerBound) : .ids(ranges))
  }

  /// Returns the number that digits write; one too large for any recipe is the largest there is.
  private static func number(_ digits: Substring) -> Int? {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(digits) ?? .max
  }
}

extension RecipeReference {
  package var isTitle: Bool {
    if case .title = self { true } else { false }
  }

  /// The numbers that are written; none for a title.
  package var ranges: [ClosedRange<Int>] {
    switch self {
    case .id(let id): [id...id]
    case .ids(let ranges): ranges
    case .title, .backwards, .day: []
    }
  }
}
