/// A hierarchical bit set of offsets less than some end, which finds the neighbors of an offset.
///
/// There is a bit for each offset; above those, in layers, a bit for each word below that is not empty, up to a single
/// word. As a set of tails (`LongestIncreasingSubsequence`) it lets an offset replace the next greater one. Where an offset's neighbors are cannot be guessed, and a wrong guess costs a processor as much as ten
/// steps; so the sixty-four offsets next to one are looked at at once, whatever words they are in, and the first
/// layer above is written whether or not that changes it.
struct HierarchicalBitSet {
  /// The bits of the offsets. There is an empty word before the first, and two after the last: a search that starts at
  /// the end looks at both.
  private let words: UnsafeMutablePointer<UInt64>

  /// The first layer above.
  private let occupied: UnsafeMutablePointer<UInt64>

  /// The layers above, the first included, each with an empty word after its last.
  private let layers: UnsafeMutablePointer<UnsafeMutablePointer<UInt64>>
  private let layerCount: Int

  /// Creates an empty set of offsets less than `end`. The function that creates it deallocates it.
  init(end: Int) {
    var width = Self.words(for: end)
    words = Self.empty(2 + width) + 1
    // Six bits a layer: ten layers are enough for any integer.
    layers = .allocate(capacity: 10)
    var count = 0
    repeat {
      width = Self.words(for: width)
      (layers + count).initialize(to: Self.empty(width))
      count += 1
    } while width > 1
    layerCount = count
    occupied = layers[0]
  }

  func deallocate() {
    (words - 1).deallocate()
    for layer in 0..<layerCount { layers[layer].deallocate() }
    layers.deallocate()
  }

  private static func words(for bits: Int) -> Int { (bits + 63) / 64 }

  private static func empty(_ width: Int) -> UnsafeMutablePointer<UInt64> {
    let layer = UnsafeMutablePointer<UInt64>.allocate(capacity: width + 1)
    layer.initialize(repeating: 0, count: width + 1)
    return layer
  }
}

// MARK: - Neighbors

extension HierarchicalBitSet {
  /// Returns the greatest offset less than one, or -1.
  @inline(__always)
  func offset(before offset: Int) -> Int {
    let word = offset &>> 6
    let shift = UInt64(offset & 63)
    let nearest = (words[word] &<< (63 &- shift)) &<< 1 | words[word &- 1] &>> shift
    if nearest != 0 { return offset &- 1 &- nearest.leadingZeroBitCount }
    let occupied = occupiedWord(before: word)
    return occupied < 0 ? -1 : occupied &<< 6 | (63 &- words[occupied].leadingZeroBitCount)
  }

  /// Returns the least offset that is not less than one, or -1.
  @inline(__always)
  func offset(from offset: Int) -> Int {
    let word = offset &>> 6
    let shift = UInt64(offset & 63)
    let nearest = words[word] &>> shift | (words[word &+ 1] &<< (63 &- shift)) &<< 1
    if nearest != 0 { return offset &+ nearest.trailingZeroBitCount }
    let occupied = occupiedWord(from: word &+ 1)
    return occupied < 0 ? -1 : occupied &<< 6 | words[occupied].trailingZeroBitCount
  }

  private func occupiedWord(before word: Int) -> Int {
    var position = word
    for layer in 0..<layerCount where position > 0 {
      let bits = layers[layer][position &>> 6] & ~Self.bits(from: position)
      position &>>= 6
      if bits != 0 {
        position = position &<< 6 | (63 &- bits.leadingZeroBitCount)
        for below in (0..<layer).reversed() {
          position = position &<< 6 | (63 &- layers[below][position].leadingZeroBitCount)
        }
        return position
      }
    }
    return -1
  }

  private func occupiedWord(from word: Int) -> Int {
    var position = word
    for layer in 0..<layerCount {
      let bits = layers[layer][position &>> 6] & Self.bits(from: position)
      position &>>= 6
      if bits != 0 {
        position = position &<< 6 | bits.trailingZeroBitCount
        for below in (0..<layer).reversed() {
          position = position &<< 6 | layers[below][position].trailingZeroBitCount
        }
        return position
      }
      position &+= 1
    }
    return -1
  }

  /// The bits of a word from that of an offset up.
  @inline(__always)
  private static func bits(from offset: Int) -> UInt64 { ~0 &<< UInt64(offset & 63) }
}

// MARK: - Changes

extension HierarchicalBitSet {
  /// Adds an offset that is not in the set, and removes the next greater one if there is one.
  @inline(__always)
  func insertReplacing(_ offset: Int) {
    let next = self.offset(from: offset)
    let word = offset &>> 6
    words[word] |= 1 &<< UInt64(offset & 63)
    occupy(word)
    if next >= 0 { remove(next) }
  }

  /// Does the same for each of some offsets, at least one.
  func insertReplacing(_ offsets: Range<Int>) {
    for _ in offsets {
      let next = offset(from: offsets.upperBound)
      if next < 0 { break }
      remove(next)
    }
    let (first, last) = (offsets.lowerBound &>> 6, (offsets.upperBound &- 1) &>> 6)
    for word in first...last {
      let low = word == first ? Self.bits(from: offsets.lowerBound) : ~0
      let high = word == last ? ~0 &>> UInt64(63 &- (offsets.upperBound &- 1) & 63) : ~0
      words[word] |= low & high
      occupy(word)
    }
  }

  @inline(__always)
  private func remove(_ offset: Int) {
    let word = offset &>> 6
    let rest = words[word] & ~(1 &<< UInt64(offset & 63))
    words[word] = rest
    let above = occupied + word &>> 6
    above.pointee &= ~((rest == 0 ? 1 : 0) &<< UInt64(word & 63))
    if above.pointee == 0 { vacate(word &>> 6) }
  }

  @inline(__always)
  private func occupy(_ word: Int) {
    let above = occupied + word &>> 6
    let wasEmpty = above.pointee == 0
    above.pointee |= 1 &<< UInt64(word & 63)
    if wasEmpty { occupyAbove(word &>> 6) }
  }

  /// Notes above the first layer that a word of that layer is no longer empty.
  private func occupyAbove(_ word: Int) {
    var position = word
    for layer in 1..<max(layerCount, 1) {
      layers[layer][position &>> 6] |= 1 &<< UInt64(position & 63)
      position &>>= 6
    }
  }

  /// Notes above the first layer that a word of that layer is empty.
  private func vacate(_ word: Int) {
    var position = word
    for layer in 1..<max(layerCount, 1) {
      layers[layer][position &>> 6] &= ~(1 &<< UInt64(position & 63))
      guard layers[layer][position &>> 6] == 0 else { return }
      position &>>= 6
    }
  }
}
