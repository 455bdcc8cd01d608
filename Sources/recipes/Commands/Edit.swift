import Files
import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

/// Changes fields of recipes, or the text of one in an editor.
struct Edit: CommandOfVerb {
  var verb = EditRecipes()
  /// The files of pictures that are added.
  var pictures: [String] = []

  static var declaration: Declaration<Self> {
    var declaration: Declaration<Self> = EditRecipes.declaration.ofCommand.within(\.verb)
    declaration.parameters += [
      .options(
        \.pictures, "picture", .file(endings: ["jpg", "jpeg", "png", "webp"]),
        "The file of a picture that is added; repeat for more.")
    ].inSection("Fields")
    return declaration
  }

  func run(in session: Session) throws {
    var verb = verb
    verb.pictures = try pictures.map(Self.picture)
    if verb.isEmpty { try compose(in: session) } else { try session.perform(verb) }
  }

  private static func picture(_ path: String) throws(CommandError) -> Picture {
    guard FileKind(of: path) == .file else { throw CommandError("no such file: \(path.quotedPath())", .noSuchInput) }
    let size = FileName.size(of: path)
    let bytes = size > Picture.mostBytes ? [] : RegularFile.content(of: path, upTo: Picture.mostBytes)
    guard let bytes else { throw CommandError("cannot read \(path.quotedPath())", .noSuchInput) }
    do throws(PictureError) {
      if size > Picture.mostBytes { throw .tooLong(bytes: size) }
      return try Picture(handedIn: bytes)
    } catch .unknownKind {
      throw CommandError("\(path.quotedPath()) is not a picture", .badInput)
    } catch {
      throw CommandError("\(path.quotedPath()) cannot be stored: \("\(error)")", .badInput)
    }
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
