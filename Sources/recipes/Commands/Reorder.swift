import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// Moves recipes, sorts a whole list, or arranges one in an editor.
struct Reorder: CommandOfVerb {
  static let declaration: Declaration<Self> = {
    var declaration: Declaration<Self> = ReorderRecipes.declaration.ofCommand.optional([
      "recipe", "before", "after", "to",
    ])
    .within(\.verb)
    declaration.parameters.insert(.option(\.by, "by", .choice("order"), "Sort the whole list once."), at: 5)
    declaration.rules += [
      .alone(
        "by", with: ["collection", "favorites"], "`by` sorts the whole list; name no recipe and no place with it")
    ]
    return declaration
  }()

  /// The orders that `--by` makes once.
  enum Order: String, CaseIterable {
    case title
  }

  var verb = ReorderRecipes()
  var by: Order?

  static func advice(onUnknownOption name: String, in words: [String]) -> StyledText? {
    "say where to with --before, --after, or --to"
  }

  func check() throws(Misuse) {
    if verb.recipes.isEmpty, verb.destination.isGiven { throw .rule("which recipe? name the one to move") }
    if !verb.recipes.isEmpty, !verb.destination.isGiven { throw DestinationRequest<RecipeName>.missing }
  }

  func run(in session: Session) throws {
    if by != nil {
      try sort(in: session)
    } else if verb.recipes.isEmpty {
      try arrange(in: session)
    } else {
      try session.perform(verb)
    }
  }
}

extension Reorder {
  /// The list that is meant: the one named; in a shell the one that is open; else the library.
  ///
  /// - Throws: `RecipeStoreError.listHasNoManualOrder` for an open list that is not.
  func list(in store: RecipeStore, _ session: Session) throws -> OrderedList {
    try verb.orderedList(naming: LenientNames(session: session), in: store)
  }

  private func sort(in session: Session) throws {
    var report = RecipeReport(on: session.printer)
    report.mostNamed = 0
    let (list, hasMoved, count) = try session.library.change { store in
      let list = try self.list(in: store, session)
      let change = try store.order(by: .title, in: list)
      try report.add(change.moved, of: store) { _ in [] }
      return (list, !change.isEmpty, try store.identifiers(of: list.query).count)
    }
    try report.print { _ in "Sorted \(list.phrase(of: count)) by title" }
    if !hasMoved { session.note("nothing to change: it is in that order") }
  }
}
