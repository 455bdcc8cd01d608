extension SafeText {
  var width: Int { DisplayWidth.of(self) }

  /// Returns the text cut to a number of cells, with `…` in its last cell where anything was cut.
  ///
  /// A character is kept whole or not at all, so the result may be a cell narrower than asked.
  ///
  /// - Precondition: `width` is at least 1.
  /// - Complexity: O(*n*) for *n* scalars.
  func truncated(to width: Int) -> SafeText {
    guard self.width > width else { return self }
    var kept = ""
    var cells = 0
    for character in string {
      let needed = DisplayWidth.of(String(character))
      guard cells + needed < width else { break }
      kept.append(character)
      cells += needed
    }
    return SafeText(line: kept + "…")
  }
}
