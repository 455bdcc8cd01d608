/// Memory for one computation, in one piece.
///
/// Several large pieces, freed one by one, would be given back to the system and faulted in again the next time, which
/// takes longer than the computation. Whoever creates a block deallocates it.
@usableFromInline
struct ScratchBlock {
  @usableFromInline let start: UnsafeMutableRawPointer
  @usableFromInline var used = 0

  @inlinable
  init(byteCount: Int) {
    start = .allocate(byteCount: byteCount, alignment: MemoryLayout<UInt64>.alignment)
  }

  @inlinable
  func deallocate() {
    start.deallocate()
  }

  /// Returns the next part of the block, without values yet. The widest values must be taken first.
  @inlinable
  mutating func take<Value: BitwiseCopyable>(_ count: Int, of type: Value.Type) -> UnsafeMutablePointer<Value> {
    defer { used &+= count &* MemoryLayout<Value>.stride }
    return (start + used).bindMemory(to: type, capacity: count)
  }
}
