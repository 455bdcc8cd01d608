/// Numbers whose sums from the first to any other can be had, and which can be changed, in O(log *n*) for *n* numbers.
///
/// - Source: P. M. Fenwick, "A new data structure for cumulative frequency tables" (Software: Practice and Experience,
///   1994).
@usableFromInline
struct PrefixSums: Sendable {
  /// At `i`, the sum of the numbers from `i & (i + 1)` to `i`.
  @usableFromInline var sums: ContiguousArray<Int> = []

  @usableFromInline init() {}

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
    self = PrefixSums(numbers)
  }

  @usableFromInline
  mutating func remove(at positions: [Int]) {
    var numbers = numbers
    numbers.removeElements(at: positions)
    self = PrefixSums(numbers)
  }

  @usableFromInline
  mutating func move(from origin: Int, to destination: Int) {
    var numbers = numbers
    numbers.insert(numbers.remove(at: origin), at: destination)
    self = PrefixSums(numbers)
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
