import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

/// The user's choices for an import.
struct ImportOptions {
  var format = InputFormat.auto
  var onDuplicate = DuplicateRule.skip
  /// `true` if recipes and files with mistakes are left out, rather than nothing imported.
  var skipsInvalid = false
  /// The collection that all recipes are added to as well.
  var collection: String?
  /// `true` if nothing is written: a dry run.
  var isTrial = false
  /// `true` if pages are fetched from this computer and its network as well.
  var allowsLocal = false
}

/// One run of `import`: all files into one library in one change, or none of them.
///
/// All of it is read and staged before the library is locked, so that the lock is held only for what is written.
final class ImportRun {
  private let options: ImportOptions
  private let session: Session
  private var queue: [Result<ImportSource, ImportError>]
  private let count: Int
  /// The sources that were read ahead, by their place in the queue.
  private var ahead: [Int: Result<RecipeSource, any Error>] = [:]
  /// A copy of the library, where nothing is to be written.
  private let trial: RecipeStore?
  private let staged: StagedRecipes
  private var files: [StagedFile] = []
  private let progress: Progress
  private var totals = ImportTotals()
  private var report: ImportReport
  /// The last recipe that was there before the first file.
  private var lastIDBefore: Recipe.ID?
  private var preview = ImportPreview()
  /// A line for the collection that the recipes are added to, if it is new.
  private var created: [NewCollection] = []
  /// The first failure, which is the only one where there is one file.
  private var failure: CommandError?
  /// The bytes that there are to read in files, and those that were read.
  private var bytes = (total: 0, read: 0)

  init(_ sources: [Result<ImportSource, ImportError>], _ options: ImportOptions, in session: Session) throws {
    self.options = options
    self.session = session
    queue = sources.reversed()
    count = sources.count
    bytes.total = sources.reduce(0) { $0 + ((try? $1.get().size) ?? 0) }
    staged = try StagedRecipes()
    trial = try options.isTrial ? session.library.temporaryCopy() : nil
    report = ImportReport(isTrial: options.isTrial, in: session)
    progress = session.progress(of: "recipes")
  }

  /// Imports what there is, and says what came of it.
  ///
  /// - Throws: `CommandError` if a file cannot be imported, unless those are left out; nothing is imported then.
  func run() throws {
    defer { progress.end() }
    readAhead()
    try stageAll()
    // Where no file can be read, no database is needed.
    if !files.isEmpty {
      try change { store in
        created = try trial == nil ? store.newCollections(among: options.collection.map { [$0] } ?? []) : []
        lastIDBefore = try store.lastRecipeID()
        for file in files { try importFile(file, into: store) }
      }
    }
    progress.end()
    try printReport()
  }

  private func change(_ make: (RecipeStore) throws -> Void) throws {
    if let trial { return try make(trial) }
    try session.library.change(.writing, make)
  }
}

// MARK: - Sources

extension ImportRun {
  /// Opens what may keep a reader waiting: pages, standard input, pipes.
  private func readAhead() {
    for (index, source) in queue.enumerated().reversed() {
      guard let source = try? source.get(), source.mayWait else { continue }
      ahead[index] = Result { try open(source) }
    }
  }

  private func open(_ source: ImportSource) throws -> RecipeSource {
    try RecipeSource(source, in: session, options) { [self] count in
      bytes.read += count
      if bytes.total > 0 { progress.fraction = Self.shareOfReading * Double(bytes.read) / Double(bytes.total) }
    }
  }

  /// Returns the next source that can be read, having noted those before it that cannot; nil after the last one.
  private func nextSource() throws -> RecipeSource? {
    while let source = queue.popLast() {
      if let status = Interruption.requested { throw CommandError("interrupted", status) }
      do {
        if let opened = ahead.removeValue(forKey: queue.count) { return try opened.get() }
        return try open(source.get())
      } catch let error as ImportError {
        note(error)
      }
    }
    return nil
  }

  /// Reads all sources; once one is refused, the others are read for their mistakes alone, so that all of them are named
  /// at once.
  ///
  /// - Throws: `CommandError` if a file is refused.
  private func stageAll() throws {
    while let source = try nextSource() {
      do {
        if isRefused { while try source.next() != nil {} } else { files.append(try stage(source)) }
      } catch let error as ImportError {
        note(error)
      }
    }
    if isRefused { throw refusal }
  }

  private func stage(_ source: RecipeSource) throws -> StagedFile {
    let first = staged.count
    var pictures = FilePictures(nextTo: source.source)
    while let recipe = try source.next() {
      try staged.append(
        StagedRecipe(
          recipe.draft, pictures: pictures.valid(recipe.pictures), pictureFiles: recipe.pictureFiles,
          cleared: recipe.cleared))
      progress.advance()
    }
    return StagedFile(source, recipes: first..<staged.count, pictures: pictures, place: report.makePlace())
  }

  private func importFile(_ file: StagedFile, into store: RecipeStore) throws {
    var preview = preview
    var titles: [String] = []
    var pictures = file.pictures
    var numbers = file.recipes.makeIterator()
    var last: StagedRecipe?
    let summary = try store.importDrafts(
      onDuplicate: options.onDuplicate, into: options.collection, lastIDBeforeAll: lastIDBefore,
      pictures: { last.map { pictures.all(of: $0, in: store) } ?? [] }, cleared: { last?.cleared ?? [] },
      next: {
        guard let number = numbers.next(), let recipe = try staged.recipe(at: number) else { return nil }
        progress.fraction = Self.shareOfReading + (1 - Self.shareOfReading) * Double(number) / Double(staged.count)
        progress.advance(by: 0)
        if trial != nil {
          if session.settings.isJSON { preview.add(recipe.draft) } else { titles.append(recipe.draft.title) }
        }
        last = recipe
        return recipe.draft
      })
    self.preview = preview
    let result = ImportTotals(summary, leftOut: file.failureCount)
    totals.add(summary, leftOut: file.failureCount)
    let changes = try changes(of: summary, in: store)
    report.add(
      file, titles: titles, remarks: file.remarks + pictures.remarks + summary.remarks, changes: changes, result,
      first: trial == nil ? summary.change.inserted.first.flatMap { try? store.listRow(with: $0) } : nil)
  }

  /// The part of the bar that reading fills; the rest is for writing.
  private static let shareOfReading = 0.5
}

extension ImportRun {
  /// The values that an import replaced, field by field as in the history, and which deleted recipes it brought back.
  private func changes(of summary: ImportSummary, in store: RecipeStore) throws -> [StyledText] {
    let isTrial = trial != nil
    var lines: [StyledText] = []
    for before in summary.replaced {
      guard let after = try store.recipe(with: before.id) else { continue }
      lines.append("\(isTrial ? "Would change" : "Changed") \(StyledText.name(RecipeListRow(of: before)))")
      let events = RecipeEvent.changes(from: before, to: after)
      lines += RecipeEvent.lines(of: events, fitting: session.printer.width ?? Self.usualWidth)
    }
    let more = summary.updated - summary.replaced.count
    if more > 0 { lines.append("… \(more) more") }
    for id in summary.addedAgain.prefix(RecipeReport.mostNamed) {
      guard let row = try store.listRow(with: id) else { continue }
      let name: StyledText = isTrial ? "\(row.title, .title)" : .name(row)
      lines.append("\(isTrial ? "Would be added" : "Added") again after it was deleted: \(name)")
    }
    let others = summary.addedAgain.count - RecipeReport.mostNamed
    if others > 0 { lines.append("… \(others) more that were deleted") }
    return lines
  }

  private static let usualWidth = 80
}

// MARK: - Failures

extension ImportRun {
  /// `true` if a file cannot be imported, and so none is.
  private var isRefused: Bool { totals.failed > 0 && !(options.skipsInvalid && count > 1) }

  private func note(_ error: ImportError) {
    if error.isOfFileInFolder, let found = error.found { return report.passOver(error.name, found) }
    totals.failed += 1
    failure = failure ?? error.failure
    guard count > 1 else { return }
    progress.end()
    session.tell(error.failure)
  }

  private var refusal: CommandError {
    if count == 1, let failure { return failure }
    let have: StyledText = totals.failed == 1 ? "has" : "have"
    return CommandError(
      "\(totals.failed) of \(count) files \(have) mistakes; nothing was imported (use --skip-invalid to leave them out)",
      .badInput)
  }

  /// Warns of links in imported recipes that lead nowhere; the text stays as it is.
  private func warnOfLinks() throws {
    guard trial == nil, !totals.changed.isEmpty else { return }
    let changed = RecipeIDSet(totals.changed)
    let problems = try session.library.open().linkProblems().filter { changed.contains($0.recipe.id) }
    for (recipe, problem) in problems.prefix(RecipeReport.mostNamed) {
      session.tell("\(recipe.id, .number)  \(recipe.title, .title): \(problem.description)")
    }
    let others = problems.count - RecipeReport.mostNamed
    if others > 0 { session.tell("… \(others) more links that lead nowhere") }
  }

  private func printReport() throws {
    for message in report.passedOverLines { session.tell(message) }
    for new in created where session.printer.width != nil && !session.printer.isJSON { session.note(.created(new)) }
    try report.print(totals, ofSeveral: count > 1, in: session)
    if session.settings.isJSON {
      try trial == nil
        ? session.printer.printJSON(of: session.library.open()) { totals.changed }
        : preview.print(on: session.world.output)
    }
    if totals.files == 0 { throw CommandError("no recipe found", .badInput) }
    try warnOfLinks()
    if totals.failed > 0 { session.tell("left out \(StyledText.count(totals.failed, "file", "files")) with mistakes") }
  }
}
