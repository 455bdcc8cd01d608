extension ItemRuns {
  /// Returns how many items are the same from the front. Memory that two snapshots share is not read.
  @inlinable
  func commonPrefix(with other: ItemRuns) -> Int {
    var common = 0
    var (run, offset) = (0, 0)
    var (otherRun, otherOffset) = (0, 0)
    while run < runs.count, otherRun < other.runs.count {
      let (left, right) = (runs.start[run], other.runs.start[otherRun])
      let limit = min(left.count &- offset, right.count &- otherOffset)
      let (leftStart, rightStart) = (left.start + offset, right.start + otherOffset)
      let equal = leftStart == rightStart ? limit : CommonEnds.longPrefix(leftStart, rightStart, atMost: limit)
      common &+= equal
      if equal < limit { return common }
      (run, offset) = offset &+ limit == left.count ? (run &+ 1, 0) : (run, offset &+ limit)
      (otherRun, otherOffset) =
        otherOffset &+ limit == right.count ? (otherRun &+ 1, 0) : (otherRun, otherOffset &+ limit)
    }
    return common
  }

  /// Returns how many items are the same from the back, but not more than some.
  @inlinable
  func commonSuffix(with other: ItemRuns, atMost most: Int) -> Int {
    var common = 0
    var (run, offset) = (runs.count, 0)
    var (otherRun, otherOffset) = (other.runs.count, 0)
    // Offsets count down from the end of a run; at its start the run before is next.
    while common < most {
      if offset == 0 {
        run &-= 1
        offset = runs.start[run].count
      }
      if otherOffset == 0 {
        otherRun &-= 1
        otherOffset = other.runs.start[otherRun].count
      }
      let limit = min(offset, otherOffset, most &- common)
      let (end, otherEnd) = (runs.start[run].start + offset, other.runs.start[otherRun].start + otherOffset)
      let equal = end == otherEnd ? limit : CommonEnds.suffix(end, otherEnd, atMost: limit)
      common &+= equal
      if equal < limit { return common }
      offset &-= limit
      otherOffset &-= limit
    }
    return common
  }
}
