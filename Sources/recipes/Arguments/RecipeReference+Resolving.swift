import RecipeModel
import RecipeStore

extension RecipeStore {
  /// Returns the recipes that words name, each once, in the order of the words.
  ///
  /// - Throws: `Failure` for a number or a title that no recipe has, a title that several have, and
  ///   ranges in which there is none.
  func ids(named words: [String]) throws -> [Recipe.ID] {
    var ids: [Recipe.ID] = []
    var seen: Set<Recipe.ID> = []
    for word in words {
      for id in try self.ids(named: word) where seen.insert(id).inserted { ids.append(id) }
    }
    return ids
  }

  /// Returns the one recipe that a word names.
  func id(named word: String) throws -> Recipe.ID {
    let ids = try ids(named: word)
    guard ids.count == 1 else { throw Failure("\(word.quoted()) is more than one recipe; name one", .usage) }
    return ids[0]
  }

  private func ids(named word: String) throws -> [Recipe.ID] {
    switch RecipeReference(word) {
    case .id(let id):
      guard try contains(id) else { throw Failure("no recipe has the number \(word.shortened(to: 20))", .nothing) }
      return [id]
    case .ids(let ranges):
      let ids = try ranges.flatMap(ids(in:))
      guard !ids.isEmpty else { throw Failure("no recipe has a number in \(word.shortened(to: 60))", .nothing) }
      return ids
    case .title(let part):
      return [try id(titledLike: part)]
    }
  }

  /// Returns the identifiers in a range that recipes have, which may be far fewer than the range is long.
  private func ids(in range: ClosedRange<Int>) throws -> [Recipe.ID] {
    let mostAskedFor = 1000
    // Counted this way, because a range from 0 to the largest number has one more than that.
    if range.upperBound - range.lowerBound < mostAskedFor { return try range.filter { try contains($0) } }
    return try identifiers(of: .all).filter(range.contains).sorted()
  }

  private func id(titledLike part: String) throws -> Recipe.ID {
    let candidates = try listRows(titledLike: part, limit: Failure.mostCandidates + 1)
    if candidates.count == 1 { return candidates[0].id }
    guard candidates.isEmpty else { throw Failure.ambiguous(part, candidates) }
    throw Failure(Line.unknown("recipe", part, suggestion: try title(mostSimilarTo: part)), .nothing)
  }
}

extension Failure {
  /// The most candidates that are counted.
  fileprivate static let mostCandidates = 50

  /// The candidates stand below the message, as many as a person reads.
  fileprivate static func ambiguous(_ part: String, _ candidates: [RecipeListRow]) -> Failure {
    let mostShown = 10
    var details = Table(
      columns: [.init(alignment: .trailing, style: .faint), .init()],
      rows: candidates.prefix(mostShown).map {
        [SafeText(line: "\($0.id)"), SafeText(line: $0.title)]
      }
    ).lines(fitting: nil).map { "  \($0)" as Line }
    let isCounted = candidates.count <= mostCandidates
    if candidates.count > mostShown {
      details.append(isCounted ? "  and \(candidates.count - mostShown) more" : "  and others")
    }
    let count: Line = isCounted ? "\(candidates.count)" : "more than \(mostCandidates)"
    return Failure("\(part.quoted()) could be any of \(count) recipes; use a number", .nothing, details: details)
  }
}
