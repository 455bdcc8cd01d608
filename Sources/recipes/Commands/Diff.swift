import RecipeStore
import RecipeVerbs

struct Diff: CommandOfQuery {
  var query = CompareRecipes()

  func run(in session: Session) throws {
    let difference = try session.answer(query, from: session.library.open())
    if session.printer.isJSON { return try session.printer.print(object: difference.json) }
    if difference.changes.isEmpty { return session.note("nothing differs") }
    for line in difference.lines(fitting: session.printer.width) { try session.print(line) }
  }
}

extension RecipeDifference {
  /// The head, and the fields that differ.
  ///
  /// - Parameter width: `nil` for any.
  func lines(fitting width: Int?) -> [StyledText] {
    (width.map { head.wrapped(to: max(20, $0), hanging: 4) } ?? [head])
      + RecipeEvent.lines(of: changes, fitting: width ?? .max)
  }

  /// `12  Tomato soup → 53  Tomato soup with rice`, `12  Tomato soup, step 2 → now`.
  private var head: StyledText {
    guard let step = from.step else { return "\(name(from)) → \(to.map(name) ?? "")" }
    return "\(name(to ?? from)), step \(step, .number) → now"
  }

  private func name(_ side: Side) -> StyledText { "\(side.id, .number)  \(side.title, .title)" }
}
