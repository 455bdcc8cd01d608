/// The chunks of a store by handle, `nil` where a handle is free.
///
/// They lie in blocks that copies share until one writes to them: a copy counts a reference to each block, not to each
/// chunk, of which a snapshot with thousands of small sections has thousands.
@usableFromInline
struct ChunkTable<Item, Attribute: ItemAttribute> {
  @usableFromInline typealias Block = ContiguousArray<Chunk<Item, Attribute>?>

  @usableFromInline var blocks: ContiguousArray<Block> = []

  @inlinable static var blockBits: UInt32 { 6 }
  @inlinable static var slotMask: UInt32 { 1 &<< blockBits &- 1 }

  @inlinable init() {}

  @inlinable
  subscript(handle: UInt32) -> Chunk<Item, Attribute>? {
    get { blocks[Int(handle &>> Self.blockBits)][Int(handle & Self.slotMask)] }
    _modify { yield &blocks[Int(handle &>> Self.blockBits)][Int(handle & Self.slotMask)] }
  }

  /// Puts a chunk under its handle: one that was used before, or the next one.
  @inlinable
  mutating func put(_ chunk: Chunk<Item, Attribute>, under handle: UInt32) {
    let block = Int(handle &>> Self.blockBits)
    if block == blocks.count { blocks.append([]) }
    if Int(handle & Self.slotMask) == blocks[block].count {
      blocks[block].append(chunk)
    } else {
      self[handle] = chunk
    }
  }

  /// Calls a closure with a chunk without counting a reference to it, which would take longer than most closures do.
  @inlinable @inline(__always)
  func withChunk<Result>(
    _ handle: UInt32, _ body: (Chunk<Item, Attribute>) -> Result
  ) -> Result {
    blocks.withUnsafeBufferPointer { blocks in
      (blocks.baseAddress.unsafelyUnwrapped + Int(handle &>> Self.blockBits)).pointee.withUnsafeBufferPointer {
        let references = UnsafeRawPointer($0.baseAddress.unsafelyUnwrapped)
        let offset = Int(handle & Self.slotMask) &* MemoryLayout<UnsafeRawPointer>.stride
        let chunk = references.load(fromByteOffset: offset, as: Unmanaged<Chunk<Item, Attribute>>.self)
        return chunk._withUnsafeGuaranteedRef(body)
      }
    }
  }

  /// Returns the chunk of a handle that may never have been used.
  @inlinable
  func find(_ handle: UInt32) -> Chunk<Item, Attribute>? {
    let (block, slot) = (Int(handle &>> Self.blockBits), Int(handle & Self.slotMask))
    return block < blocks.count && slot < blocks[block].count ? blocks[block][slot] : nil
  }

  /// Returns whether two tables are copies of one, neither written to since.
  @inlinable
  func isIdentical(to other: Self) -> Bool {
    blocks.withUnsafeBufferPointer { left in
      other.blocks.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress && left.count == $0.count }
    }
  }
}

extension ChunkTable {
  /// Returns the handles of the chunks that only one of two tables has; `nil` if they share less than half.
  ///
  /// - Complexity: O(*n* / 64 + 64 *b*) for *n* handles and *b* blocks that are not shared.
  @inlinable
  func changes(since old: Self) -> (old: [UInt32], new: [UInt32])? {
    var changes: (old: [UInt32], new: [UInt32]) = ([], [])
    var sharedCount = 0
    for block in 0..<max(blocks.count, old.blocks.count) {
      old.withReferences(inBlock: block) { before in
        withReferences(inBlock: block) { after in
          if before.baseAddress == after.baseAddress, before.count == after.count {
            sharedCount += after.count
            return
          }
          for slot in 0..<max(before.count, after.count) {
            let (left, right) = (slot < before.count ? before[slot] : nil, slot < after.count ? after[slot] : nil)
            if left == right {
              if left != nil { sharedCount += 1 }
              continue
            }
            let handle = UInt32(truncatingIfNeeded: block) &<< Self.blockBits | UInt32(truncatingIfNeeded: slot)
            if left != nil { changes.old.append(handle) }
            if right != nil { changes.new.append(handle) }
          }
        }
      }
    }
    return sharedCount > changes.old.count + changes.new.count ? changes : nil
  }

  /// Calls a closure with the chunks of a block as addresses, so that no reference to them is counted.
  @inlinable
  func withReferences(inBlock number: Int, _ body: (UnsafeBufferPointer<UnsafeRawPointer?>) -> Void) {
    guard number < blocks.count else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    blocks[number].withUnsafeBufferPointer { chunks in
      body(
        UnsafeBufferPointer(
          start: UnsafeRawPointer(chunks.baseAddress)?.assumingMemoryBound(to: UnsafeRawPointer?.self),
          count: chunks.count))
    }
  }
}
