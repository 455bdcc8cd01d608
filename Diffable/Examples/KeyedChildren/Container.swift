/// A container of a toolkit: its children, the three calls that change them, and how often each was made.
struct Container<Child> {
  private(set) var children: [Child] = []
  private(set) var insertCount = 0
  private(set) var removeCount = 0
  private(set) var swapCount = 0

  mutating func insert(_ child: Child, at offset: Int) {
    children.insert(child, at: offset)
    insertCount += 1
  }

  mutating func remove(at offset: Int) -> Child {
    removeCount += 1
    return children.remove(at: offset)
  }

  mutating func swapAt(_ offset: Int, _ other: Int) {
    children.swapAt(offset, other)
    swapCount += 1
  }

  mutating func resetCounts() {
    (insertCount, removeCount, swapCount) = (0, 0, 0)
  }
}
