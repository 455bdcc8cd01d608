/// How people name recipes: by numbers, or by a part of a title.
enum RecipeReference: Equatable {
  /// `12`, which must exist.
  case id(Int)
  /// `3-7,12`: those that exist.
  case ids([ClosedRange<Int>])
  /// A part of a title that fits one recipe.
  case title(String)

  /// Reads a word; what consists of digits is always a number, never a title.
  init(_ word: String) {
    if let ranges = Self.ranges(word) {
      self = ranges.count == 1 && !word.contains("-") ? .id(ranges[0].lowerBound) : .ids(ranges)
    } else {
      self = .title(word)
    }
  }

  private static func ranges(_ word: String) -> [ClosedRange<Int>]? {
    var ranges: [ClosedRange<Int>] = []
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map(number)
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends.last ?? nil else { return nil }
      ranges.append(min(first, last)...max(first, last))
    }
    return ranges
  }

  /// Returns the number that digits write; one too large for any recipe is the largest there is.
  private static func number(_ digits: Substring) -> Int? {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(digits) ?? .max
  }
}
