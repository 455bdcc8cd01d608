import RecipeFormats
import RecipeModel
import RecipeStore

/// One run of `import`: file after file into one library, each whole or not at all.
final class ImportRun {
  private let options: Import
  private let session: Session
  private let sources: [Result<ImportSource, NamedFailure>]
  /// A copy of the library, where nothing is to be written.
  private let trial: RecipeStore?
  private let progress: Progress
  private var totals = ImportTotals()
  /// The last recipe that was there before the first file.
  private var lastIDBefore: Recipe.ID?
  private var preview = ImportPreview()

  /// The bytes that there are to read in files, and those that were read.
  private var bytes = (total: 0, read: 0)
  /// The files of folders that are no recipes.
  private var passedOver: [String] = []

  init(_ options: Import, in session: Session) throws {
    self.options = options
    self.session = session
    sources = ImportSource.all(named: options.files)
    bytes.total = sources.reduce(0) { $0 + ((try? $1.get().size) ?? 0) }
    trial = try options.isTrial ? session.trialStore() : nil
    progress = Progress(of: "recipes", on: session.messages)
  }

  /// Imports what there is, and says what came of it.
  ///
  /// - Throws: `Failure` at the end if any file failed, and at once for what would keep out the others as well.
  func run() throws {
    defer { progress.end() }
    for source in sources {
      do {
        Interruption.stopDeferring()
        if let status = Interruption.requested { throw Failure("interrupted", status) }
        try importFile(source.get())
        try session.output.flush()
      } catch let error as NamedFailure {
        try note(error)
      } catch {
        throw telling(error)
      }
    }
    progress.end()
    try report()
  }

  private func importFile(_ source: ImportSource) throws {
    let recipes = try RecipeSource(source, in: session, options) { [self] count in
      bytes.read += count
      if bytes.total > 0 { progress.fraction = Double(bytes.read) / Double(bytes.total) }
    }
    if sources.count > 1 { session.commandLine = GlobalOptions.typedAgain(["import", source.word]) }
    var preview = preview
    var pictures = FilePictures(beside: source)
    let summary = try change { store in
      let last = try lastIDBefore ?? store.lastRecipeID()
      lastIDBefore = last
      return try store.importDrafts(
        onDuplicate: options.onDuplicate, into: options.collection, lastIDBeforeAll: last,
        pictures: { pictures.ofLast(in: store) }
      ) {
        progress.advance()
        guard let recipe = try recipes.next() else { return nil }
        if trial != nil, session.settings.isJSON { preview.add(recipe.draft) }
        pictures.last = recipe
        return recipe.draft
      }
    }
    self.preview = preview
    totals.add(summary, leftOut: recipes.failureCount)
    progress.end()
    for remark in recipes.remarks + pictures.remarks + summary.remarks { session.tell("\(source.name): \(remark)") }
    try tell("\(source.name): \(ImportTotals(summary, leftOut: recipes.failureCount).line(isTrial: trial != nil))")
  }

  private func change<R>(_ make: (RecipeStore) throws -> R) throws -> R {
    if let trial { return try make(trial) }
    return try session.change(.writing, make)
  }

  /// A line of the report; where recipes are printed instead, it goes beside them.
  private func tell(_ line: Line) throws {
    if session.settings.isJSON { session.tell(line) } else { try session.print(line) }
  }
}

// MARK: - Failures

extension ImportRun {
  /// - Throws: The failure, where there is no other file that it does not concern.
  private func note(_ error: NamedFailure) throws {
    if error.isOfFileInFolder, error.foundNoRecipe { return passedOver.append(error.name) }
    guard sources.count > 1 else { throw error.failure }
    progress.end()
    session.tell(error.failure)
    totals.failed += 1
  }

  /// Says of an error that ends the run what was imported nevertheless.
  private func telling(_ error: any Error) -> any Error {
    guard totals.files > 0, !(error is SystemError) else { return error }
    var failure = Failure(describing: error, hasSaved: true)
    if let status = Interruption.requested { failure = Failure("interrupted", status) }
    failure.message += "; what was reported before is in"
    return failure
  }

  private func report() throws {
    if !passedOver.isEmpty { session.tell(passedOverLine) }
    if sources.count > 1, totals.files > 0 {
      try tell("\(Line.count(totals.files, "file", "files")): \(totals.line(isTrial: trial != nil))")
    }
    if session.settings.isJSON {
      try trial == nil
        ? session.printJSON(of: session.openStore()) { totals.changed } : preview.print(on: session.output)
    }
    if totals.failed > 0 {
      let were: Line = totals.failed == 1 ? "was" : "were"
      throw Failure("\(totals.failed) of \(sources.count) files \(were) not imported", .badInput)
    }
    if totals.files == 0 { throw Failure("no recipe found", .badInput) }
  }

  private var passedOverLine: Line {
    let mostNamed = 5
    let names = passedOver.prefix(mostNamed).joined(separator: ", ")
    let more: Line = passedOver.count > mostNamed ? " and \(passedOver.count - mostNamed) more" : ""
    return "passed over \(Line.count(passedOver.count, "file", "files")) without a recipe: \(names)\(more)"
  }
}
