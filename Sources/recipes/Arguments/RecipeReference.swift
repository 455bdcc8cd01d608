import RecipeModel
import RecipeStore

/// What a word that names recipes is: numbers, or words of a title.
enum RecipeReference: Equatable {
  /// `12`, which must exist.
  case id(Int)
  /// `3-7,12`: those that exist.
  case ids([ClosedRange<Int>])
  /// A title, a part of one, or some of its words.
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

extension RecipeReference {
  var isTitle: Bool {
    if case .title = self { true } else { false }
  }

  /// The numbers that are written; none for a title.
  var ranges: [ClosedRange<Int>] {
    switch self {
    case .id(let id): [id...id]
    case .ids(let ranges): ranges
    case .title: []
    }
  }
}
