/// Two changes of one text, put together line by line.
///
/// The lines that both left as they were stand; between them are chunks of which one side, or both, made something else.
/// What one side alone changed is taken. What both changed is put together where that has one meaning: lines that both
/// added, lines that one added to those that the other changed, lines that one removed, and lines that are changed one by
/// one. A line that one side removed and the other changed stays as it was changed. The rest is a conflict.
///
/// - Source: diff3, as in S. Khanna, K. Kunal, B. C. Pierce, "A Formal Investigation of Diff3" (2007); the rules for
///   chunks that both changed are our own.
package struct LineMerge: Equatable, Sendable {
  /// The same lines as each of both sides has changed them.
  package struct Conflict: Equatable, Sendable {
    package var base: [String]
    package var theirs: [String]
    package var ours: [String]
  }

  /// A part of the merged text, in its order.
  package enum Part: Equatable, Sendable {
    /// A line that stands.
    /// - Parameter isTheirs: Whether they alone wrote it.
    case line(String, isTheirs: Bool)
    case conflict(Conflict)
  }

  package private(set) var parts: [Part] = []

  /// Past this many lines of one text nothing is compared.
  private static let mostLines = 2000

  package init(base: String, theirs: String, ours: String) {
    self.init(base: Self.lines(base), theirs: Self.lines(theirs), ours: Self.lines(ours))
  }

  package init(base: [String], theirs: [String], ours: [String]) {
    if max(base.count, theirs.count, ours.count) > Self.mostLines {
      if !takes(base[...], theirs[...], ours[...]) {
        parts.append(.conflict(Conflict(base: base, theirs: theirs, ours: ours)))
      }
      return
    }
    let (inTheirs, inOurs) = (CommonLines(base, theirs).places, CommonLines(base, ours).places)
    var (old, a, b) = (0, 0, 0)
    func chunk(to end: (old: Int, theirs: Int, ours: Int)) -> Chunk {
      Chunk(
        base: base[old..<end.old], theirs: theirs[a..<end.theirs], ours: ours[b..<end.ours], inTheirs: inTheirs,
        inOurs: inOurs)
    }
    for place in base.indices {
      guard let theirPlace = inTheirs[place], let ourPlace = inOurs[place] else { continue }
      add(chunk(to: (place, theirPlace, ourPlace)))
      parts.append(.line(base[place], isTheirs: false))
      (old, a, b) = (place + 1, theirPlace + 1, ourPlace + 1)
    }
    add(chunk(to: (base.count, theirs.count, ours.count)))
  }

  private static func lines(_ text: String) -> [String] {
    text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension LineMerge {
  package var conflicts: [Conflict] {
    parts.compactMap { part in if case .conflict(let conflict) = part { conflict } else { nil } }
  }

  /// The text with our lines where there is a conflict.
  package var ours: String { text { $0.ours } }

  /// The text with the lines of both where there is a conflict: theirs, then those of ours that are not among them.
  package var both: String { text { $0.theirs + $0.ours.lacking($0.theirs) } }

  private func text(_ resolve: (Conflict) -> [String]) -> String {
    let lines = parts.flatMap { part in
      switch part {
      case .line(let line, _): [line]
      case .conflict(let conflict): resolve(conflict)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The numbers, from 1, of the lines that they alone wrote, in a text without conflicts.
  package var theirLines: [Int] {
    parts.enumerated().compactMap { place, part in
      if case .line(_, isTheirs: true) = part { place + 1 } else { nil }
    }
  }
}

// MARK: - Chunks

/// The lines between two that both sides left as they were.
private struct Chunk {
  let base: ArraySlice<String>
  let theirs: ArraySlice<String>
  let ours: ArraySlice<String>
  /// The places of lines of the base in each side's text, by their places in the base.
  let inTheirs: [Int: Int]
  let inOurs: [Int: Int]
}

extension LineMerge {
  private mutating func add(_ chunk: Chunk) {
    let (base, theirs, ours) = (chunk.base, chunk.theirs, chunk.ours)
    if takes(base, theirs, ours) { return }
    if base.isEmpty {
      stand(theirs, areTheirs: true)
      return stand(ours.lacking(theirs))
    }
    if isAddition(theirs, to: base, of: ours, areTheirs: true)
      || isAddition(ours, to: base, of: theirs, areTheirs: false)
    {
      return
    }
    if theirs.isLeft(of: base) {
      return stand(ours, without: base.indices.filter { chunk.inTheirs[$0] == nil }, chunk.inOurs)
    }
    if ours.isLeft(of: base) {
      return stand(theirs, without: base.indices.filter { chunk.inOurs[$0] == nil }, chunk.inTheirs, areTheirs: true)
    }
    guard base.count > 1, base.count == theirs.count, base.count == ours.count else {
      return parts.append(.conflict(Conflict(base: Array(base), theirs: Array(theirs), ours: Array(ours))))
    }
    for (old, (their, our)) in zip(base, zip(theirs, ours)) {
      add(Chunk(base: [old], theirs: [their], ours: [our], inTheirs: [:], inOurs: [:]))
    }
  }

  /// Takes what one side alone made of the base, or both alike; returns `false` if both changed it.
  private mutating func takes(
    _ base: ArraySlice<String>, _ theirs: ArraySlice<String>, _ ours: ArraySlice<String>
  ) -> Bool {
    guard theirs == ours || ours == base || theirs == base else { return false }
    stand(theirs == base ? ours : theirs, areTheirs: theirs != ours && ours == base)
    return true
  }

  private mutating func stand(_ lines: some Sequence<String>, areTheirs: Bool = false) {
    parts += lines.map { .line($0, isTheirs: areTheirs) }
  }

  /// Takes one side's lines but those that the other has removed, where they are unchanged.
  private mutating func stand(
    _ lines: ArraySlice<String>, without removed: [Int], _ places: [Int: Int], areTheirs: Bool = false
  ) {
    let gone = Set(removed.compactMap { places[$0] })
    stand(lines.indices.filter { !gone.contains($0) }.map { lines[$0] }, areTheirs: areTheirs)
  }

  /// Adds what one side put before or after all lines of the base to what the other made of these; returns `false` if it
  /// did something else.
  private mutating func isAddition(
    _ lines: ArraySlice<String>, to base: ArraySlice<String>, of others: ArraySlice<String>, areTheirs: Bool
  ) -> Bool {
    if lines.starts(with: base) {
      stand(others, areTheirs: !areTheirs)
      stand(lines.dropFirst(base.count).lacking(others), areTheirs: areTheirs)
    } else if lines.suffix(base.count) == base {
      stand(lines.dropLast(base.count).lacking(others), areTheirs: areTheirs)
      stand(others, areTheirs: !areTheirs)
    } else {
      return false
    }
    return true
  }
}

extension Sequence<String> {
  /// The lines that others do not have.
  fileprivate func lacking(_ others: some Sequence<String>) -> [String] {
    let others = Set(others)
    return filter { !others.contains($0) }
  }
}

extension ArraySlice<String> {
  /// `true` if lines of `base` were left out and nothing else was done.
  fileprivate func isLeft(of base: ArraySlice<String>) -> Bool {
    var rest = self
    for line in base where line == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

/// The lines that two texts have in common, as many as there can be, found from the front.
struct CommonLines {
  /// The place of each common line in the other text, by its place in the first.
  private(set) var places: [Int: Int] = [:]

  /// - Complexity: O(*n* × *m*) for what follows the lines at the beginning that are the same.
  init(_ old: [String], _ new: [String]) {
    let same = zip(old, new).prefix { $0 == $1 }.count
    for place in 0..<same { places[place] = place }
    let (rows, columns) = (old.count - same, new.count - same)
    if rows == 0 || columns == 0 { return }
    let width = columns + 1
    // How many lines the rests of both texts have in common, from each place on.
    var counts = [UInt16](repeating: 0, count: (rows + 1) * width)
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        let place = row * width + column
        counts[place] =
          old[same + row] == new[same + column]
          ? counts[place + width + 1] + 1 : max(counts[place + width], counts[place + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let place = row * width + column
      if old[same + row] == new[same + column] {
        places[same + row] = same + column
        (row, column) = (row + 1, column + 1)
      } else if counts[place + 1] > counts[place + width] {
        column += 1
      } else {
        row += 1
      }
    }
  }
}
