/// The least number with which an increasing chain of each length ends: the longer the chain, the greater.
///
/// Where a number belongs among them cannot be guessed, and a wrong guess costs a processor as much as ten steps. So a
/// search takes the same steps whatever it finds, each of them arithmetic: lengths that there are not yet end with the
/// greatest number, up to a power of two. And as each step waits for the one before, several searches go on side by side,
/// though what the first of them is for may change what the others find.
struct ChainEnds {
  /// The number of lengths that there are.
  private(set) var count = 0

  private let ends: UnsafeMutablePointer<Int32>

  /// The number of steps of a search, two to the power of which is more than `count`.
  private var steps = 4

  /// How many searches go on side by side.
  static let width = 8

  /// Creates an empty list with room for a chain of some length. Whoever creates it deallocates it.
  init(capacity: Int) {
    ends = .allocate(capacity: max(2 * (capacity + 1), 1 << steps))
    ends.initialize(repeating: .max, count: 1 << steps)
  }

  func deallocate() {
    ends.deallocate()
  }

  /// Writes for each of `width` numbers, none of them negative, the greatest length of a chain that ends before it.
  @inline(__always)
  func search(for numbers: UnsafePointer<Int32>, into lengths: UnsafeMutablePointer<Int32>) {
    lengths.update(repeating: 0, count: Self.width)
    for step in (0..<steps).reversed() {
      let middle = ends + (1 &<< step &- 1)
      for index in 0..<Self.width {
        // The sign of the difference: a comparison would be compiled to a branch.
        let isLess = UInt32(bitPattern: middle[Int(lengths[index])] &- numbers[index]) &>> 31
        lengths[index] &+= Int32(bitPattern: isLess &<< UInt32(step))
      }
    }
  }

  /// Lengthens a chain that ends before a number by this number and those that follow it, `count` in all.
  ///
  /// - Parameter found: The length of that chain when it was searched for.
  /// - Returns: Its length now that others may have been lengthened since.
  @inline(__always)
  mutating func put(_ number: Int32, count: Int, after found: Int) -> Int {
    var length = found
    while ends[length] < number { length &+= 1 }
    let end = length &+ count
    while end >= 1 &<< steps { grow() }
    for offset in 0..<count { ends[length &+ offset] = number &+ Int32(truncatingIfNeeded: offset) }
    self.count = max(self.count, end)
    return length
  }

  @inline(never)
  private mutating func grow() {
    (ends + (1 << steps)).initialize(repeating: .max, count: 1 << steps)
    steps += 1
  }
}
