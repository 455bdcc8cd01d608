/// A stretch of identifiers that stands in both orders, one after the other in each.
///
/// Thirty-two bits an offset: a run for every identifier is what a shuffle comes to, and memory is what that costs.
@usableFromInline
struct MatchedRun: BitwiseCopyable {
  @usableFromInline var old: Int32
  @usableFromInline var new: Int32
  @usableFromInline var count: Int32

  @inlinable
  init(old: Int, new: Int, count: Int) {
    self.old = Int32(truncatingIfNeeded: old)
    self.new = Int32(truncatingIfNeeded: new)
    self.count = Int32(truncatingIfNeeded: count)
  }

  @inlinable var oldEnd: Int32 { old &+ count }
  @inlinable var newEnd: Int32 { new &+ count }
}
