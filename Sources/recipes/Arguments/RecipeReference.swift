import RecipeModel
import RecipeStore

/// How recipes are named: by numbers, or by a part of a title.
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

extension RecipeReference {
  /// Returns the recipes that words name, each once, in the order of the words.
  ///
  /// - Throws: `CommandError` for a number or a title that no recipe has, a title that several have, and
  ///   ranges without a recipe.
  static func ids(named words: [String], in store: RecipeStore) throws -> [Recipe.ID] {
    var ids: [Recipe.ID] = []
    var seen = RecipeIDSet()
    for word in words { try RecipeReference(word).appendIDs(named: word, in: store, to: &ids, &seen) }
    return ids
  }

  /// Returns the one recipe that a word names.
  static func id(named word: String, in store: RecipeStore) throws -> Recipe.ID {
    let ids = try ids(named: [word], in: store)
    guard ids.count == 1 else { throw CommandError("\(word.quoted()) is more than one recipe; use one number", .usage) }
    return ids[0]
  }

  /// Appends the recipes that a word names, but for those seen before: a million of them are in memory once.
  private func appendIDs(
    named word: String, in store: RecipeStore, to ids: inout [Recipe.ID], _ seen: inout RecipeIDSet
  ) throws {
    switch self {
    case .id(let id):
      guard try store.contains(id) else {
        throw CommandError("no recipe has the number \(word.shortened(to: 20))", .nothing)
      }
      if seen.insert(id) { ids.append(id) }
    case .ids(let ranges):
      var hasAny = false
      for range in ranges {
        let start = ids.count
        try Self.forEachID(in: range, of: store) { id in
          hasAny = true
          if seen.insert(id) { ids.append(id) }
        }
        ids[start...].sort()
      }
      guard hasAny else { throw CommandError("no recipe has a number in \(word.shortened(to: 60))", .nothing) }
    case .title(let part):
      let id = try Self.id(titledLike: part, in: store)
      if seen.insert(id) { ids.append(id) }
    }
  }

  /// Calls `body` with the recipes whose numbers are in a range, in any order; they may be far fewer than it is long.
  private static func forEachID(in range: ClosedRange<Int>, of store: RecipeStore, _ body: (Recipe.ID) throws -> Void)
    throws
  {
    let mostAskedFor = 1000
    // Counted this way, because a range from 0 to the largest number has one more than that.
    if range.upperBound - range.lowerBound < mostAskedFor {
      for id in range where try store.contains(id) { try body(id) }
    } else {
      try store.forEachIdentifier(of: .all) { if range.contains($0) { try body($0) } }
    }
  }

  private static func id(titledLike part: String, in store: RecipeStore) throws -> Recipe.ID {
    let candidates = try store.listRows(titledLike: part, limit: CommandError.mostCandidates + 1)
    if candidates.count == 1 { return candidates[0].id }
    guard candidates.isEmpty else { throw CommandError.ambiguous(part, candidates) }
    throw CommandError(StyledText.unknown("recipe", part, suggestion: try store.title(mostSimilarTo: part)), .nothing)
  }
}

extension CommandError {
  /// The most candidates that are counted.
  fileprivate static let mostCandidates = 50

  /// The candidates stand below the message, as many as can be read.
  fileprivate static func ambiguous(_ part: String, _ candidates: [RecipeListRow]) -> CommandError {
    let mostShown = 10
    var details = Table(
      columns: [.init(alignment: .trailing, style: .faint), .init()],
      rows: candidates.prefix(mostShown).map {
        [SafeText(line: "\($0.id)"), SafeText(line: $0.title)]
      }
    ).lines(fitting: nil).map { "  \($0)" as StyledText }
    let isCounted = candidates.count <= mostCandidates
    if candidates.count > mostShown {
      details.append(isCounted ? "  and \(candidates.count - mostShown) more" : "  and others")
    }
    let count: StyledText = isCounted ? "\(candidates.count)" : "more than \(mostCandidates)"
    return CommandError("\(part.quoted()) fits \(count) recipes; use a number", .nothing, details: details)
  }
}
