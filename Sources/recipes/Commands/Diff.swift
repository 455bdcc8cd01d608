import RecipeStore
import RecipeVerbs

struct Diff: CommandOfQuery {
  var query = CompareRecipes()

  func run(in session: Session) throws {
    let difference = try session.answer(query, from: session.library.open())
    if session.printer.isJSON { return try session.printer.print(object: difference.json) }
    if difference.changes.isEmpty { return session.note("nothing differs") }
    let width = session.printer.width
    let head = width.map { difference.head.wrapped(to: max(20, $0), hanging: 4) } ?? [difference.head]
    for line in head + RecipeEvent.lines(of: difference.changes, fitting: width ?? .max) { try session.print(line) }
  }
}

extension RecipeDifference {
  /// `12  Tomato soup → 53  Tomato soup with rice`, `12  Tomato soup, step 2 → now`.
  var head: StyledText {
    guard let step = from.step else { return "\(name(from)) → \(to.map(name) ?? "")" }
    return "\(name(to ?? from)), step \(step, .number) → now"
  }

  private func name(_ side: Side) -> StyledText { "\(side.id, .number)  \(side.title, .title)" }
}
