/// Returns the indices of a longest strictly increasing subsequence of the values that are not `nil`.
///
/// Only values between the bounds count, the bounds themselves left out.
///
/// - Complexity: O(*n* log *n*) for *n* values.
/// - Source: M. L. Fredman, "On computing the length of longest increasing subsequences", 1975.
func longestIncreasingSubsequence(of values: [Int?], above floor: Int? = nil, below ceiling: Int? = nil) -> [Int] {
  // ends[length - 1] is the index of the least value that ends an increasing subsequence of that length.
  var ends: [Int] = []
  var predecessors = [Int?](repeating: nil, count: values.count)
  for (index, value) in values.enumerated() {
    guard let value, floor.map({ $0 < value }) ?? true, ceiling.map({ value < $0 }) ?? true else { continue }
    let length = ends.partitioningIndex { values[$0]! >= value }
    predecessors[index] = length > 0 ? ends[length - 1] : nil
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  var subsequence: [Int] = []
  var next = ends.last
  while let index = next {
    subsequence.append(index)
    next = predecessors[index]
  }
  return subsequence.reversed()
}

/// The fewest rows whose moves turn one order of the same rows into another.
func movedRows(from old: [Int], to new: [Int]) -> [Int] {
  let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
  let kept = Set(longestIncreasingSubsequence(of: new.map { places[$0] }))
  return new.indices.filter { !kept.contains($0) }.map { new[$0] }
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
