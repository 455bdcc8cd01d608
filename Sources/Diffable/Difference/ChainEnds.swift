/// Ascending offsets, each of which may be replaced by another one as long as they still ascend.
///
/// Above the offsets, in layers, stands the last of each sixteen below, up to a single sixteen. A search goes down from
/// sixteen to sixteen and compares all of them, several at a time: where an offset belongs cannot be guessed, and a
/// wrong guess costs a processor as much as sixteen comparisons. What is not there yet stands as the greatest number.
///
/// - Source: B⁺-trees (D. Comer, "The Ubiquitous B-Tree", ACM Computing Surveys 1979), one that only grows at its end.
struct ChainEnds {
  private(set) var count = 0

  /// The offsets, and above them the layers, each in blocks of sixteen.
  private let layers: UnsafeMutablePointer<UnsafeMutablePointer<Int32>>
  private let memory: UnsafeMutablePointer<Int32>

  /// The number of layers in use, that of the offsets included.
  private var height = 1

  private static let bits = 4
  private static let width = 1 << bits

  /// Creates an empty list with room for some offsets. Whoever creates it deallocates it.
  init(capacity: Int) {
    // Four bits a layer: nine layers are enough for any offset of 32 bits.
    layers = .allocate(capacity: 9)
    memory = .allocate(capacity: capacity + capacity / (Self.width - 1) + 9 * Self.width)
    var layer = memory
    for height in 0..<9 {
      (layers + height).initialize(to: layer)
      layer += (capacity >> (Self.bits * (height + 1)) + 1) * Self.width
    }
  }

  func deallocate() {
    layers.deallocate()
    memory.deallocate()
  }

  /// Returns how many offsets are less than another.
  ///
  /// - Complexity: O(log *n*) for *n* offsets, and O(1) if all are less.
  @inline(__always)
  func count(lessThan offset: Int32) -> Int {
    guard count > 0, layers[0][count &- 1] >= offset else { return count }
    var position = 0
    for layer in (0..<height).reversed() {
      let block = layers[layer] + position &<< Self.bits
      // The sign of a difference is -1 or 0, a comparison in which nothing is to be guessed.
      var notLess = Int32(Self.width)
      for index in 0..<Self.width { notLess &+= (block[index] &- offset) &>> 31 }
      position = position &<< Self.bits &+ Self.width &- Int(notLess)
    }
    return position
  }

  /// Replaces the offset at a position, or adds one at the end.
  @inline(__always)
  mutating func put(_ offset: Int32, at position: Int) {
    if position == count {
      if Self.isStart(position) { openBlocks() }
      count &+= 1
    }
    layers[0][position] = offset
    if Self.isStart(position &+ 1) { putAbove(offset, position) }
  }

  /// Notes in the layers above what is the last offset of a block now.
  private func putAbove(_ offset: Int32, _ end: Int) {
    var position = end
    for layer in 1..<max(height, 1) where Self.isStart(position &+ 1) {
      position &>>= Self.bits
      layers[layer][position] = offset
    }
  }

  /// Opens a block at the end, and one in each layer above that needs it.
  private mutating func openBlocks() {
    var position = count
    if count == 1 << (Self.bits * height) {
      openBlock(height, 0)
      layers[height][0] = layers[height - 1][Self.width - 1]
      height += 1
    }
    for layer in 0..<height where Self.isStart(position) {
      openBlock(layer, position)
      position >>= Self.bits
    }
  }

  private func openBlock(_ layer: Int, _ position: Int) {
    (layers[layer] + position).initialize(repeating: .max, count: Self.width)
  }

  private static func isStart(_ position: Int) -> Bool { position & (width &- 1) == 0 }
}
