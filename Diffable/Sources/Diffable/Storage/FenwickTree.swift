/// A Fenwick tree: prefix sums of *n* numbers, read and changed in O(log *n*).
///
/// A snapshot keeps the number of items of each section in one, so that `indexOfItem` need not add up sections.
///
/// - Source: P. M. Fenwick, "A new data structure for cumulative frequency tables" (Software: Practice and Experience,
///   1994).
@usableFromInline
struct FenwickTree: Sendable {
  /// At `i`, the sum of the numbers from `i & (i + 1)` to `i`.
  @usableFromInline var sums: ContiguousArray<Int> = []

  @usableFromInline init() {}

  /// Creates a tree of zeros.
  @usableFromInline
  init(zeros count: Int) {
    sums = ContiguousArray(repeating: 0, count: count)
  }

  /// The sum of the numbers before a position.
  @inlinable
  func sum(before position: Int) -> Int {
    var (sum, end) = (0, position)
    while end > 0 {
      sum += sums[end - 1]
      end &= end - 1
    }
    return sum
  }

  @usableFromInline
  mutating func add(_ difference: Int, at position: Int) {
    var index = position
    while index < sums.count {
      sums[index] += difference
      index |= index + 1
    }
  }

  @usableFromInline
  mutating func append(_ number: Int) {
    let index = sums.count
    sums.append(sum(before: index) - sum(before: index & (index + 1)) + number)
  }

  @usableFromInline
  mutating func insert(zeros count: Int, at position: Int) {
    var numbers = numbers
    numbers.insert(contentsOf: repeatElement(0, count: count), at: position)
    self = FenwickTree(numbers)
  }

  @usableFromInline
  mutating func remove(at positions: [Int]) {
    var numbers = numbers
    numbers.removeElements(at: positions)
    self = FenwickTree(numbers)
  }

  @usableFromInline
  mutating func move(from origin: Int, to destination: Int) {
    var numbers = numbers
    numbers.insert(numbers.remove(at: origin), at: destination)
    self = FenwickTree(numbers)
  }

  /// - Complexity: O(*n*) for *n* numbers.
  private init(_ numbers: ContiguousArray<Int>) {
    sums = numbers
    for index in sums.indices {
      let next = index | (index + 1)
      if next < sums.count { sums[next] += sums[index] }
    }
  }

  private var numbers: ContiguousArray<Int> {
    var numbers = sums
    for index in numbers.indices.reversed() {
      let next = index | (index + 1)
      if next < numbers.count { numbers[next] -= numbers[index] }
    }
    return numbers
  }
}
