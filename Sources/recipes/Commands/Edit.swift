import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

struct Edit: Command {
  static let name = "edit"
  static let declaration = Declaration<Self>(
    "Change a recipe, or fields of several.",
    usage: ["recipes edit RECIPE [--title TITLE] [FIELDS]", "recipes edit RECIPE... FIELDS"],
    text: """
      Each option replaces its field; --ingredient, --step, and --collection replace the whole list. Several recipes \
      are changed in one step, all or none. Without options the recipe opens in your editor ($VISUAL, $EDITOR).
      """,
    examples: [
      "recipes edit 12",
      "recipes edit 12 --cook 30m --serves 6",
      #"recipes edit tomato --title "Roast tomato soup" --collection Soups"#,
      #"recipes edit 12 --notes """#,
      "recipes edit 12 40 --serves 6",
    ],
    groups: [
      RecipeFieldOptions.parameters.within(\.fields).inSection("Fields"),
      [
        .option(\.title, "title", .text("text"), "The title."),
        .words(\.recipes, "recipe", .text("recipe"), "Numbers, ranges, or words of titles."),
      ],
    ])

  var fields = RecipeFieldOptions()
  var title: String?
  var recipes: [String] = []

  func run(in session: Session) throws {
    var report = RecipeReport(on: session.printer)
    if fields.isEmpty, title == nil {
      try compose(&report, in: session)
    } else {
      try session.library.change { store in try setFields(&report, in: store, session) }
    }
    try report.print { "Changed \($0)" }
  }

  /// Reads the recipes and changes them in one transaction, so that other programs may change them at the same time.
  private func setFields(_ report: inout RecipeReport, in store: RecipeStore, _ session: Session) throws {
    let ids = try session.recipes(named: recipes, in: store)
    if title != nil, ids.count > 1 {
      throw CommandError("--title is for one recipe, and these are \(ids.count)", .usage)
    }
    report.noteCreation(of: try store.newCollections(among: fields.collections))
    for id in ids {
      let before = try store.recipe(with: id)!
      var draft = RecipeDraft(before)
      fields.apply(to: &draft)
      if let title { draft.title = title }
      try change(before, to: draft, &report, in: store)
    }
  }

  private func change(
    _ before: Recipe, to draft: RecipeDraft, _ report: inout RecipeReport, in store: RecipeStore
  ) throws {
    let change = try store.update(before.id, to: draft)
    if change.isEmpty { return try report.addUnchanged([before.id], of: store) { "\($0) is like that" } }
    try report.addChanged(before, in: store)
    let title = draft.title
    try report.add(change.updated.lazy.filter { $0 != before.id }, of: store) {
      ["Changed \(StyledText.name($0)), which names \(title, .title)"]
    }
  }

  /// The database is closed again before the editor opens; what is changed meanwhile is put together with what was written.
  private func compose(_ report: inout RecipeReport, in session: Session) throws {
    let store = try session.library.open()
    let found = try store.read {
      try store.recipes(with: session.recipes(named: recipes, in: store, takesSeveral: false))
    }
    guard found.count == 1, let before = found.first else {
      throw CommandError("name one recipe to edit it in the editor, or fields to change", .usage)
    }
    guard let editor = Editor(in: session), !session.settings.isSilent else {
      throw CommandError("no editor is set; set EDITOR, or name the fields to change", .usage)
    }
    var taken: [RecipeMerge.Taken] = []
    let isEdited = try session.edit(
      RecipeDraft(before), for: .editing, in: editor, nothing: "Nothing changed.", unchanged: false
    ) { draft in
      try session.library.change { store in
        guard let stored = try store.recipe(with: before.id) else { throw RecipeStoreError.noSuchRecipe(before.id) }
        let merge = RecipeMerge(base: RecipeDraft(before), theirs: RecipeDraft(stored), ours: try draft.normalized())
        guard merge.conflicts.isEmpty else { throw RecipeStoreError.changedMeanwhile(before.id) }
        report.noteCreation(of: try store.newCollections(among: merge.draft.collections))
        try change(stored, to: merge.draft, &report, in: store)
        taken = merge.taken
        return true
      }
    }
    if !taken.isEmpty {
      session.note("changed meanwhile, and kept: \(taken.map(\.description).joined(separator: ", "))")
    }
    if !isEdited { try report.addUnchanged([before.id], of: store) { "\($0) is like that" } }
  }
}
