/// Returns the indices of a longest strictly increasing subsequence of the values that are not `nil`.
///
/// Only values between the bounds count, the bounds themselves left out.
///
/// - Complexity: O(*n* log *n*) for *n* values.
/// - Source: M. L. Fredman, "On computing the length of longest increasing subsequences", 1975.
func longestIncreasingSubsequence(of values: [Int?], above floor: Int? = nil, below ceiling: Int? = nil) -> [Int] {
  // endOfRun[length - 1] is the index of the least value that ends an increasing run of that length.
  var endOfRun: [Int] = []
  var predecessors = [Int?](repeating: nil, count: values.count)
  for (index, value) in values.enumerated() {
    guard let value, floor.map({ $0 < value }) ?? true, ceiling.map({ value < $0 }) ?? true else { continue }
    let length = endOfRun.partitioningIndex { values[$0]! >= value }
    predecessors[index] = length > 0 ? endOfRun[length - 1] : nil
    if length == endOfRun.count { endOfRun.append(index) } else { endOfRun[length] = index }
  }
  var run: [Int] = []
  var next = endOfRun.last
  while let index = next {
    run.append(index)
    next = predecessors[index]
  }
  return run.reversed()
}

extension Array {
  /// The first index whose element is in the second part, if all elements of that part stand together at the end.
  fileprivate func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isInSecondPart(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
