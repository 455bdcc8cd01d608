/// What a search for a tag found: how often it occurs, and where if it occurs once.
@usableFromInline
struct TagMatches {
  @usableFromInline var count: UInt32 = 0

  /// The sum of the offsets found; of use only if there is one.
  @usableFromInline var offsetSum: UInt32 = 0

  /// Searches without branches, which the compiler turns into comparisons of several tags at a time.
  @inlinable
  init(of tag: UInt32, in tags: UnsafePointer<UInt32>, count tagCount: Int) {
    for offset in 0..<UInt32(truncatingIfNeeded: tagCount) {
      let isMatch: UInt32 = tags[Int(offset)] == tag ? 1 : 0
      count &+= isMatch
      offsetSum &+= (0 &- isMatch) & offset
    }
  }
}
