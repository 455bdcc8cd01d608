import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

/// Lists pairs of recipes that may be the same, or says of some that they are not.
struct Duplicates: Command {
  var query = FindDuplicates()
  var verb = PartDuplicates()

  static let name = FindDuplicates.name
  static var declaration: Declaration<Self> {
    var declaration: Declaration<Self> = FindDuplicates.declaration.ofCommand.within(\.query)
    declaration.parameters += PartDuplicates.declaration.ofCommand.within(\.verb).parameters
    declaration.rules.append(.alone("not", "`not` says that these recipes are no duplicates; leave out the filter"))
    return declaration
  }

  var isPaged: Bool { verb.recipes.isEmpty }

  func run(in session: Session) throws {
    if !verb.recipes.isEmpty { return try _ = session.perform(verb) }
    let store = try session.library.open()
    defer { session.tellToReadLabels(query.filter) }
    let (pairs, count) = try session.answer(query, from: store)
    try session.printer.print(pairs.map { ListedPair(pair: $0, rows: try store.listRows(with: $0.ids)) })
    guard pairs.isEmpty else { return }
    throw CommandError("no duplicates among \(StyledText.count(count, "recipe", "recipes"))", .nothing)
  }
}

/// A pair of recipes with their rows of the list.
private struct ListedPair: Printable {
  let pair: DuplicatePair
  let rows: [RecipeListRow]

  static func lines(of pairs: [ListedPair], fitting width: Int) -> [StyledText] {
    if pairs.isEmpty { return [] }
    return pairs.flatMap { $0.lines(fitting: width) } + [.count(pairs.count, "pair", "pairs")]
  }

  private func lines(fitting width: Int) -> [StyledText] {
    let (kept, other) = (pair.first.id, pair.second.id)
    let line: StyledText =
      "    \(pair.reason.description); to keep one: recipes merge \(other, .number) --into \(kept, .number)"
    return RecipeColumns.lines(of: rows, fitting: width) + line.wrapped(to: max(20, width), hanging: 4)
  }

  var fieldRows: [[String]] {
    [pair.ids.map { "\($0)" } + [pair.first.title, pair.second.title, pair.reason.description]]
  }

  var json: JSONValue { pair.json }
}
