/// The lines that two texts do not have in common at their beginning and end.
package struct LineDifference {
  package let removed: ArraySlice<Substring>
  package let inserted: ArraySlice<Substring>

  package init(from old: String, to new: String) {
    var (removed, inserted) = (Self.lines(old), Self.lines(new))
    while let first = removed.first, first == inserted.first {
      removed.removeFirst()
      inserted.removeFirst()
    }
    while let last = removed.last, last == inserted.last {
      removed.removeLast()
      inserted.removeLast()
    }
    self.removed = removed
    self.inserted = inserted
  }

  private static func lines(_ text: String) -> ArraySlice<Substring> {
    text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)[...]
  }
}
