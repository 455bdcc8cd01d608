import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

/// Adds a recipe from its words, a pipe, an editor, or answers to questions; imports what is an address or a file.
struct Add: CommandOfVerb {
  var verb = AddRecipe()

  func run(in session: Session) throws {
    // A hyphen means standard input, as with other commands.
    guard let title = verb.title, title != "-" else { return try say(compose(in: session), in: session) }
    if try isImported(title, in: session) { return }
    try say(save(verb, in: session), in: session)
  }

  private func say(_ added: Added, in session: Session) throws {
    try added.report.print(in: session)
    guard let warning = added.warning else { return }
    // On a terminal the warning stands below what was done.
    try session.world.output.flush()
    session.tell("\("warning:", .warning) \(warning)")
  }

  /// Imports what is an address or a file rather than a title, if the user agrees; returns whether that was done.
  ///
  /// - Throws: `CommandError` for an address or a file where the user does not agree or cannot be asked.
  private func isImported(_ word: String, in session: Session) throws -> Bool {
    let kind: StyledText
    if WebAddress.isMeant(by: word) {
      kind = "a web page"
    } else if ImportSource.isFile(word) {
      kind = "a file"
    } else {
      return false
    }
    let problem: StyledText = "\(word.quotedPath()) is \(kind)"
    switch try session.canAsk ? session.confirm("\(problem). Import it?", isYesUsual: true) : nil {
    case true?: try ImportRun(ImportSource.all(named: [word]), ImportOptions(), in: session).run()
    case false?: throw CommandError.cancelled("Nothing added.")
    case nil:
      let command = GlobalOptions.typedAgain(["recipes", "import", word])
      throw CommandError("\(problem); to import it: \(command)", .usage)
    }
    return true
  }

  private func compose(in session: Session) throws -> Added {
    let nothing: StyledText = "Nothing added."
    if session.isInScript { throw CommandError("a recipe needs a title; standard input is the script itself", .usage) }
    var fields = verb.fields
    fields.values[.title] = nil
    if !session.world.input.isTerminal {
      return try session.readRecipe(nothing: nothing) { text in
        var draft = try RecipeText.read(text)
        fields.apply(to: &draft)
        return try save(AddRecipe(draft), in: session)
      }
    }
    guard !session.settings.isSilent else { throw CommandError("a recipe needs a title", .usage) }
    var draft = RecipeDraft(title: "")
    fields.apply(to: &draft)
    if let editor = Editor(in: session) {
      return try session.edit(draft, for: .adding, in: editor, nothing: nothing) { edited in
        // What was written is not dropped for want of a title: that is reported as a mistake.
        if edited == draft { throw CommandError.cancelled(nothing) }
        return try save(AddRecipe(edited), in: session)
      }
    }
    guard session.canAsk else { throw CommandError("a recipe needs a title", .usage) }
    let answers = try RecipeQuestions(in: session, nothing: nothing).ask(draft)
    return try session.keeping(RecipeTemplate.write(answers)) { try save(AddRecipe(answers), in: session) }
  }

  /// The report of a recipe that was added.
  private struct Added {
    var report: VerbReport
    var warning: StyledText?
  }

  private func save(_ verb: AddRecipe, in session: Session) throws -> Added {
    var warning: StyledText?
    let report = try session.change(verb) { result, store in
      warning = try result.subjects.recipes.first.flatMap { try self.warning(of: $0, in: store) }
    }
    return Added(report: report, warning: warning)
  }

  /// `another recipe is called Toast: 53`
  private func warning(of id: Recipe.ID, in store: RecipeStore) throws -> StyledText? {
    guard let title = try store.listRow(with: id)?.title else { return nil }
    let mostNamed = 5
    let others = try store.recipes(called: title).filter { $0 != id }
    guard let last = others.last else { return nil }
    if others.count == 1 { return "another recipe is called \(title): \(last)" }
    let ids = others.prefix(mostNamed).map(String.init).joined(separator: ", ")
    return "other recipes are called \(title): \(ids)\(others.count > mostNamed ? ", …" : "")"
  }
}
