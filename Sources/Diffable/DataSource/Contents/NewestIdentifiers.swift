extension DiffableDataSourceSectionSnapshot {
  /// Returns the outline with the newest of equal identifiers, given those of its visible items.
  ///
  /// - Complexity: O(*v* + *k* log *n*) for *v* visible items, *k* newer ones, and *n* items.
  @inlinable
  func adopting(_ visibleItems: [ItemIdentifierType]) -> Self {
    var outline = self
    for item in visibleItems.elementsStoredOtherwise(than: self.visibleItems) {
      guard let location = outline.checked.storage.rows.location(of: item) else { continue }
      outline.checked.storage.rows.replace(at: location, with: item)
    }
    return outline
  }
}

extension Array {
  /// Returns the elements that are stored as other bytes than their counterparts in an equal array.
  ///
  /// Equal identifiers may differ in what equality does not look at; where the bytes are the same, they do not.
  ///
  /// - Precondition: Both arrays have as many elements.
  @inlinable
  func elementsStoredOtherwise(than other: [Element]) -> [Element] {
    let stride = MemoryLayout<Element>.stride
    let bytesOfElement = MemoryLayout<Element>.size
    // Elements without a size have no bytes to differ in.
    guard bytesOfElement > 0, count == other.count else { return [] }
    return withUnsafeBytes { bytes in
      other.withUnsafeBytes { otherBytes in
        guard let start = bytes.baseAddress, let otherStart = otherBytes.baseAddress else { return [] }
        var elements: [Element] = []
        var index = 0
        while index < count {
          let (rest, otherRest) = (start + index * stride, otherStart + index * stride)
          let equalBytes = EqualBytes.prefix(rest, otherRest, atMost: (count - index) * stride)
          if equalBytes >= stride {
            index += equalBytes / stride
          } else {
            let element = UnsafeRawBufferPointer(start: rest, count: bytesOfElement)
            let isSame = element.elementsEqual(UnsafeRawBufferPointer(start: otherRest, count: bytesOfElement))
            if !isSame { elements.append(self[index]) }
            index += 1
          }
        }
        return elements
      }
    }
  }
}
