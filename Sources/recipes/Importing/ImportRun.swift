import RecipeFormats
import RecipeModel
import RecipeStore

/// How an import treats what it finds.
struct ImportOptions {
  var format = InputFormat.auto
  var onDuplicate = DuplicateRule.skip
  /// Whether recipes and files with mistakes are left out, rather than nothing imported.
  var skipsInvalid = false
  /// The collection that all recipes are added to as well.
  var collection: String?
  /// Whether nothing is written: a dry run.
  var isTrial = false
  /// Whether pages are fetched from this computer and its network as well.
  var allowsLocal = false
}

/// One run of `import`: all files into one library in one change, or none of them.
///
/// Pages, pipes and standard input are read before the library is locked, files while it is, one after the other.
final class ImportRun {
  private let options: ImportOptions
  private let session: Session
  private var queue: [Result<ImportSource, ImportError>]
  private let count: Int
  /// The sources that were read ahead, by their place in the queue.
  private var ahead: [Int: Result<RecipeSource, any Error>] = [:]
  /// A copy of the library, where nothing is to be written.
  private let trial: RecipeStore?
  private let progress: Progress
  private var totals = ImportTotals()
  private var report: ImportReport
  /// The last recipe that was there before the first file.
  private var lastIDBefore: Recipe.ID?
  private var preview = ImportPreview()
  /// A line for the collection that the recipes are added to, if it is new.
  private var created: [StyledText] = []
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
    // Up to the first file that can be read, no database is needed, and none at all if a file before it cannot.
    let first = try nextSource()
    if isRefused {
      try takeAll(from: first, into: nil)
    } else if let first {
      try change { store in
        created = try trial == nil ? store.newCollections(among: options.collection.map { [$0] } ?? []) : []
        try takeAll(from: first, into: store)
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
      if bytes.total > 0 { progress.fraction = Double(bytes.read) / Double(bytes.total) }
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

  /// Imports a source and all that follow; once one is refused, the others are read for their mistakes alone, so that all
  /// of them are named at once.
  ///
  /// - Throws: `CommandError` if a file is refused.
  private func takeAll(from first: RecipeSource?, into store: RecipeStore?) throws {
    var next = first
    while let source = next {
      do {
        if let store, !isRefused { try importFile(source, into: store) } else { while try source.next() != nil {} }
      } catch let error as ImportError {
        note(error)
      }
      next = try nextSource()
    }
    if isRefused { throw refusal }
  }

  private func importFile(_ recipes: RecipeSource, into store: RecipeStore) throws {
    var preview = preview
    var titles: [String] = []
    var pictures = FilePictures(nextTo: recipes.source)
    let last = try lastIDBefore ?? store.lastRecipeID()
    lastIDBefore = last
    let summary = try store.importDrafts(
      onDuplicate: options.onDuplicate, into: options.collection, lastIDBeforeAll: last,
      pictures: { pictures.ofLast(in: store) },
      next: {
        progress.advance()
        guard let recipe = try recipes.next() else { return nil }
        if trial != nil {
          if session.settings.isJSON { preview.add(recipe.draft) } else { titles.append(recipe.draft.title) }
        }
        pictures.last = recipe
        return recipe.draft
      })
    self.preview = preview
    totals.add(summary, leftOut: recipes.failureCount)
    report.add(
      recipes, titles: titles, remarks: recipes.remarks + pictures.remarks + summary.remarks,
      ImportTotals(summary, leftOut: recipes.failureCount),
      first: trial == nil ? summary.change.inserted.first.flatMap { try? store.listRow(with: $0) } : nil)
  }
}

// MARK: - Failures

extension ImportRun {
  /// Whether a file cannot be imported, and so none is.
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
    for line in created where session.printer.width != nil && !session.printer.isJSON { session.note(line) }
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
