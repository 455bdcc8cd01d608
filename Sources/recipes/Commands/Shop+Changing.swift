import RecipeModel
import RecipeStore
import RecipeVerbs

/// Puts recipes and other things on the shopping list.
struct ShoppingAddition: CommandOfVerb {
  var verb = AddToShopping()

  static func advice(onUnknownOption name: String, in words: [String]) -> StyledText? {
    guard name == "--plan" else { return nil }
    let range =
      words.compactMap { $0.hasPrefix("--plan=") ? String($0.dropFirst("--plan=".count)) : nil }
      + words.drop { $0 != "--plan" }.dropFirst().prefix(1)
    return "use: recipes plan shop \(SafeText(line: GlobalOptions.typedAgain(range)))"
  }
}

/// Moves entries of the shopping list to another aisle, and says how to add one that is missing.
struct EntryMoving: CommandOfVerb {
  var verb = MoveEntries()

  func run(in session: Session) throws {
    do {
      try session.perform(verb)
    } catch RecipeStoreError.noSuchAisle(let name) {
      let word = SafeText(line: GlobalOptions.typedAgain([name]))
      throw CommandError(
        "no aisle is called \(name.quoted()); to add it: recipes shop aisles add \(word)", .nothing)
    }
  }
}
