import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

struct Add: Command {
  static let name = "add"
  static let declaration = Declaration<Self>(
    "Add a recipe: typed, pasted, or in your editor.",
    usage: ["recipes add [TITLE...|-] [FIELDS]"],
    text: """
      With a title, options set the other fields. Without one, or with -, the recipe is read from a pipe, or written \
      in your editor ($VISUAL, $EDITOR), or asked for line by line.

      A recipe as text is a header, then its parts:
        title: Tomato soup
        prep: 10m
        cook: 25m
        serves: 4
        collections: Soups, Quick
        favorite: yes
        source: my aunt

        Ingredients
        1 kg tomatoes

        Directions
        Roast the tomatoes.

        Notes
        Freezes well.
      """,
    examples: [
      #"recipes add Tomato soup --cook 25m --ingredient "1 kg tomatoes""#,
      "recipes add",
      "recipes add < soup.txt",
    ],
    groups: [
      RecipeFieldOptions.parameters.within(\.fields).inSection("Fields"),
      [
        .words(\.words, "title", .text("title"), "The title; - for standard input.", isRequired: false)
      ],
    ])

  var fields = RecipeFieldOptions()
  var words: [String] = []

  /// Nil where the recipe is to be read; "-" means standard input, as with other commands.
  private var title: String? { words.isEmpty || words == ["-"] ? nil : words.joined(separator: " ") }

  func run(in session: Session) throws {
    var draft = RecipeDraft(title: title ?? "")
    fields.apply(to: &draft)
    if let title, try isImported(title, in: session) { return }
    let added = try title == nil ? compose(draft, in: session) : save(draft, in: session)
    try added.report.print { "Added \($0)" }
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

  private func compose(_ draft: RecipeDraft, in session: Session) throws -> Added {
    let nothing: StyledText = "Nothing added."
    if session.isInScript { throw CommandError("a recipe needs a title; standard input is the script itself", .usage) }
    if !session.world.input.isTerminal {
      return try session.readRecipe(nothing: nothing) { text in
        var draft = try RecipeText.read(text)
        fields.apply(to: &draft)
        return try save(draft, in: session)
      }
    }
    guard !session.settings.isSilent else { throw CommandError("a recipe needs a title", .usage) }
    if let editor = Editor(in: session) {
      return try session.edit(draft, for: .adding, in: editor, nothing: nothing) { edited in
        // What was written is not dropped for want of a title: that is reported as a mistake.
        if edited == draft { throw CommandError.cancelled(nothing) }
        return try save(edited, in: session)
      }
    }
    guard session.canAsk else { throw CommandError("a recipe needs a title", .usage) }
    let answers = try RecipeQuestions(in: session, nothing: nothing).ask(draft)
    return try session.keeping(RecipeTemplate.write(answers)) { try save(answers, in: session) }
  }

  /// The report of a recipe that was added.
  private struct Added {
    var report: RecipeReport
    var warning: StyledText?
  }

  private func save(_ draft: RecipeDraft, in session: Session) throws -> Added {
    var report = RecipeReport(on: session.printer)
    return try session.library.change(.writing) { store in
      report.noteCreation(of: try store.newCollections(among: draft.collections))
      let change = try store.add(draft)
      try report.add(change.inserted, of: store) { row in
        let collections = row.collections.isEmpty ? "" : " to \(row.collections.joined(separator: ", "))"
        return ["Added \(StyledText.name(row))\(collections)"]
      }
      return Added(report: report, warning: try warning(of: change.inserted[0], in: store))
    }
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
