import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeStore

struct Edit: Command {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a recipe, or fields of several.",
    usage: """
      recipes edit RECIPE [--title TITLE] [FIELDS]
      recipes edit RECIPE... FIELDS
      """,
    discussion: """
      Each option replaces its field; --ingredient, --step, and --collection replace the whole list. Several recipes are \
      changed in one step, all or none. Without options the recipe opens in your editor ($VISUAL, $EDITOR).

      Examples:
        recipes edit 12
        recipes edit 12 --cook 30m --serves 6
        recipes edit tomato --title "Roast tomato soup" --collection Soups
        recipes edit 12 --notes ""
        recipes edit 12 40 --serves 6
      """)

  @OptionGroup(title: "Fields") var fields: RecipeFieldOptions

  @Option(parsing: .unconditional, help: ArgumentHelp("The title.", valueName: "text"))
  var title: String?

  @Argument(help: ArgumentHelp("Numbers, ranges, or words of titles.", valueName: "recipe")) var recipes: [String]

  @OptionGroup(title: "Global options") var global: GlobalOptions

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
    try report.noteCreation(of: fields.collections, in: store)
    for id in ids {
      let before = try store.recipe(with: id)!
      var draft = RecipeDraft(before)
      fields.apply(to: &draft)
      if let title { draft.title = title }
      try change(before, to: draft, &report, in: store)
    }
  }

  private func change(
    _ before: Recipe, from expected: Recipe? = nil, to draft: RecipeDraft, _ report: inout RecipeReport,
    in store: RecipeStore
  ) throws {
    let change = try store.update(before.id, from: expected, to: draft)
    if change.isEmpty { return try report.addUnchanged([before.id], of: store) { "\($0) is like that" } }
    try report.addChanged(before, in: store)
    let title = draft.title
    try report.add(change.updated.lazy.filter { $0 != before.id }, of: store) {
      ["Changed \(StyledText.name($0)), which names \(title, .title)"]
    }
  }

  /// The database is closed again before the editor opens; a recipe that is changed meanwhile is not written over.
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
    let isEdited = try session.edit(
      RecipeDraft(before), for: .editing, in: editor, nothing: "Nothing changed.", unchanged: false
    ) { draft in
      try session.library.change { store in
        try report.noteCreation(of: draft.collections, in: store)
        try change(before, from: before, to: draft, &report, in: store)
        return true
      }
    }
    if !isEdited { try report.addUnchanged([before.id], of: store) { "\($0) is like that" } }
  }
}
