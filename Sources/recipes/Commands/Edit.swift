import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

/// Changes fields of recipes, or the text of one in an editor.
struct Edit: CommandOfVerb {
  var verb = EditRecipes()

  func run(in session: Session) throws {
    if verb.fields.values.isEmpty { try compose(in: session) } else { try session.perform(verb) }
  }

  /// The database is closed again before the editor opens; what is changed meanwhile is put together with what was written.
  private func compose(in session: Session) throws {
    let store = try session.library.open()
    let names = LenientNames(session: session)
    let found = try store.read {
      try store.recipes(with: names.recipes(verb.recipes, in: store, takesSeveral: false))
    }
    guard found.count == 1, let before = found.first else {
      throw CommandError("name one recipe to edit it in the editor, or fields to change", .usage)
    }
    guard let editor = Editor(in: session), !session.settings.isSilent else {
      throw CommandError("no editor is set; set EDITOR, or name the fields to change", .usage)
    }
    let report = try session.edit(
      RecipeDraft(before), for: .editing, in: editor, nothing: "Nothing changed.", unchanged: VerbReport?.none
    ) { draft in
      try save(draft, of: before, in: session)
    }
    guard let report else {
      var unchanged = RecipeReport(on: session.printer)
      try unchanged.addUnchanged([before.id], of: store) { "\($0) is like that" }
      return try unchanged.print { $0 }
    }
    let taken = report.result.subjects.taken
    if !taken.isEmpty {
      session.note("changed meanwhile, and kept: \(taken.map(\.description).joined(separator: ", "))")
    }
    try report.print(in: session)
  }

  private func save(_ draft: RecipeDraft, of before: Recipe, in session: Session) throws -> VerbReport? {
    var edit = EditRecipes()
    edit.recipes = [.number(before.id)]
    edit.fields = RecipeFields(draft)
    edit.start = RecipeDraft(before)
    do {
      return try session.change(edit, naming: RequestedNames())
    } catch EditError.bothChanged(let id, _) {
      throw RecipeStoreError.changedMeanwhile(id)
    }
  }
}
