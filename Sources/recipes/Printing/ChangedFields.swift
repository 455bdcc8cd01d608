import RecipeStore

extension RecipeEvent {
  /// Returns the lines that stand below a change: indented, as in the history.
  static func lines(of events: [RecipeEvent], fitting width: Int) -> [StyledText] {
    events.flatMap { $0.lines(fitting: max(leastWidth, width - 4)) }.map { "    \($0)" }
  }

  /// Below this, lines run over the edge.
  private static let leastWidth = 20
}
