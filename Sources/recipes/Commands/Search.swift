import RecipeModel
import RecipeStore
import RecipeVerbs

struct Search: CommandOfQuery {
  var query = SearchRecipes()

  func run(in session: Session) throws {
    let store = try session.library.open()
    let found = try session.answer(query, from: store)
    let words = found.words ?? ""
    if SearchTerms(words).excludesOnly {
      throw CommandError("which word is to be found? \(words.quoted()) only excludes", .usage)
    }
    defer { session.tellToReadLabels(query.filter) }
    try ListPrinter(of: store, on: session.printer).search(session.configured(found, isSearch: true))
  }
}
