/// Positions for a manual order: integers with gaps between them.
///
/// A row that moves takes a position between those of its new neighbors, so one row is written. Where a gap is used
/// up, the rows around it are spaced evenly again: as few as give every one of them a gap of `smallestStep`. That
/// keeps the window short (the gaps further out are still wide) and pays for at least 16 further moves to the spot.
///
/// - Source: Documentation/Ordering.md. Spreading the labels of the smallest neighborhood that is sparse enough is
///   from M. A. Bender, R. Cole, E. D. Demaine, M. Farach-Colton and J. Zito, "Two Simplified Algorithms for
///   Maintaining Order in a List", 2002.
enum GapOrder {
  /// The distance of neighbors at the beginning, which leaves room for 32 midpoints at one spot.
  static let spacing = 1 << 32

  /// The least distance of neighbors after they were spaced again.
  static let smallestStep = 1 << 16

  /// Positions stay this far from the ends of `Int`, so that differences between them never overflow.
  static let bounds = -(1 << 61)...(1 << 61)

  /// The nearest position that there can be, as a damaged file may hold any integer.
  static func clamped(_ position: Int) -> Int {
    min(max(position, bounds.lowerBound), bounds.upperBound)
  }

  /// The number of rows on each side that are spaced again at first.
  private static let firstReach = 4

  /// Returns the positions that make a window of an order increase, with the fewest rows changed.
  ///
  /// - Parameters:
  ///   - stored: The present positions in the order that is wanted; `nil` for a row that comes from elsewhere.
  ///   - reachesStart: Whether nothing stands before the window. If something does, the first row is a fixed post.
  ///   - reachesEnd: The same for the end.
  /// - Returns: `nil` if the rows do not fit between the posts, and a longer window is needed.
  /// - Precondition: Posts have positions, and the one at the start is less than the one at the end.
  /// - Complexity: O(*n* log *n*) for *n* rows.
  static func positions(for stored: [Int?], reachesStart: Bool, reachesEnd: Bool) -> [Int]? {
    var stretch = Stretch(stored, reachesStart: reachesStart, reachesEnd: reachesEnd)
    while let run = stretch.nextRun() {
      guard stretch.fill(run) || stretch.space(around: run, reach: firstReach) else { return nil }
    }
    return stretch.positions.map { $0! }
  }
}

/// A part of an order while positions are found for those of its rows that have none.
private struct Stretch {
  private(set) var positions: [Int?]
  private let reachesStart: Bool
  private let reachesEnd: Bool

  /// The place of the first row without a position, or an earlier one.
  private var searchStart = 0

  init(_ stored: [Int?], reachesStart: Bool, reachesEnd: Bool) {
    self.reachesStart = reachesStart
    self.reachesEnd = reachesEnd
    let stored = stored.map { $0.map(GapOrder.clamped) }
    let floor = reachesStart ? nil : stored.first!
    let ceiling = reachesEnd ? nil : stored.last!
    let kept = longestIncreasingSubsequence(of: stored, above: floor, below: ceiling)
    positions = Array(repeating: nil, count: stored.count)
    for index in kept { positions[index] = stored[index] }
    if !reachesStart { positions[0] = floor }
    if !reachesEnd { positions[positions.count - 1] = ceiling }
  }

  /// The first rows side by side that have no position.
  mutating func nextRun() -> Range<Int>? {
    guard let start = positions[searchStart...].firstIndex(of: nil) else { return nil }
    searchStart = start
    let end = positions[start...].firstIndex { $0 != nil } ?? positions.count
    return start..<end
  }

  /// Spaces the rows evenly between their neighbors, unless that leaves less than `step` between any two.
  mutating func fill(_ rows: Range<Int>, step smallest: Int = 1) -> Bool {
    let (lower, upper) = posts(around: rows)
    let step = (upper - lower) / (rows.count + 1)
    guard step >= smallest else { return false }
    for (offset, row) in rows.enumerated() { positions[row] = lower + step * (offset + 1) }
    return true
  }

  /// Spaces the rows evenly together with others around them, ever more until there is room.
  mutating func space(around rows: Range<Int>, reach: Int) -> Bool {
    var reach = reach
    while true {
      let start = max(rows.lowerBound - reach, 0)
      let end = endOfRun(at: min(rows.upperBound + reach, positions.count))
      guard start > 0 || reachesStart, end < positions.count || reachesEnd else { return false }
      if fill(start..<end, step: GapOrder.smallestStep) { return true }
      precondition(start > 0 || end < positions.count, "an order has room for all rows that a database can hold")
      reach *= 2
    }
  }

  /// The first row from `index` on that has a position, so that it can be a post.
  private func endOfRun(at index: Int) -> Int {
    positions[index...].firstIndex { $0 != nil } ?? positions.count
  }

  /// The positions between which the rows go; where nothing stands, as far away as leaves the rows their full spacing.
  private func posts(around rows: Range<Int>) -> (lower: Int, upper: Int) {
    let room = GapOrder.spacing * (rows.count + 1)
    let before = rows.lowerBound > 0 ? positions[rows.lowerBound - 1] : nil
    let after = rows.upperBound < positions.count ? positions[rows.upperBound] : nil
    switch (before, after) {
    case (let before?, let after?): return (before, after)
    case (let before?, nil): return (before, min(before + room, GapOrder.bounds.upperBound))
    case (nil, let after?): return (max(after - room, GapOrder.bounds.lowerBound), after)
    case (nil, nil): return (-GapOrder.spacing, room - GapOrder.spacing)
    }
  }
}
