import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

/// The report of a command on the recipes that it changes: a phrase for each on a terminal, list rows in a pipe.
///
/// The recipes are read where the change is made, and what is said of them is kept until the change is saved. On a
/// terminal more than 20 recipes are only counted, and elsewhere they are kept as text, so a report takes little memory.
struct RecipeReport {
  private let printer: Printer
  private let buffer: BufferedOutput
  private var json: RecipeJSONWriter?
  /// On a terminal.
  private var count = 0
  private var phrases: [(id: Recipe.ID, lines: [StyledText])] = []
  private var unchanged: [StyledText] = []
  private var unchangedCount = 0
  private var createdCollections: [StyledText] = []

  /// The most recipes that are named on a terminal; more are counted.
  var mostNamed = Self.mostNamed
  static let mostNamed = 20

  init(on printer: Printer) {
    self.printer = printer
    buffer = BufferedOutput(in: printer.environment)
    json = printer.isJSON ? RecipeJSONWriter(printer.layout) : nil
  }

  /// Adds recipes in the order given, each as it is now; those that are not there are left out.
  ///
  /// - Parameter phrase: Returns the lines about a recipe on a terminal.
  /// - Throws: `CommandError` if a long report cannot be buffered; what the store throws.
  mutating func add(
    _ ids: some Sequence<Recipe.ID>, of store: RecipeStore, _ phrase: (RecipeListRow) throws -> [StyledText]
  ) throws {
    if json != nil {
      for id in ids {
        guard let recipe = try store.recipe(with: id) else { continue }
        try buffer.write { json?.append(recipe, to: &$0) }
      }
    } else {
      try store.forEachListRow(with: ids) { row in
        if printer.width != nil {
          count += 1
          if count <= mostNamed { phrases.append((row.id, try phrase(row))) }
          return
        }
        try buffer.write { bytes in
          row.appendTabSeparated(to: &bytes)
          bytes.append(UInt8(ascii: "\n"))
        }
      }
    }
  }

  /// Adds a recipe as it is now, with the fields that differ from what it was.
  mutating func addChanged(_ before: Recipe, in store: RecipeStore) throws {
    let width = printer.width ?? 0
    try add([before.id], of: store) { row in
      let after = try store.recipe(with: before.id)!
      return ["Changed \(StyledText.name(row))"]
        + RecipeEvent.lines(of: RecipeEvent.changes(from: before, to: after), fitting: width)
    }
  }

  /// Adds recipes that were as they are meant to be, each with what it is: `12  Tomato soup is in Soups`.
  mutating func addUnchanged(
    _ ids: some Sequence<Recipe.ID>, of store: RecipeStore, _ phrase: (StyledText) -> StyledText
  ) throws {
    try store.forEachListRow(with: ids) { row in
      unchangedCount += 1
      if unchangedCount <= Self.mostNamed { unchanged.append(phrase(.name(row))) }
    }
  }

  /// Notes the collections that a change creates, to be reported before the recipes.
  mutating func noteCreation(of collections: [NewCollection]) {
    guard json == nil, printer.width != nil else { return }
    createdCollections = collections.map(StyledText.created)
  }

  /// Prints what was added; in a shell only where no open list shows it.
  ///
  /// - Parameter summary: The line for more than `mostNamed` recipes, from `31 recipes`.
  func print(summary: @escaping (StyledText) -> StyledText) throws {
    if let json { try buffer.write { json.finish(&$0) } }
    if json == nil, printer.leavesOutReports { return }
    for line in createdCollections { try printer.print(line) }
    let (buffer, printer, changed, count, mostNamed) = (buffer, printer, phrases, count, mostNamed)
    try printer.report(isOfRecipes: true) {
      let shown = printer.alreadyShown
      if count > mostNamed, shown.count < count {
        try printer.print(summary(.count(count, "recipe", "recipes")))
      } else {
        for phrase in changed where !shown.contains(phrase.id) { try phrase.lines.forEach(printer.print) }
      }
      if shown.isEmpty { try buffer.send(to: printer.output) }
    }
    let phrases = unchangedCount > Self.mostNamed ? ["\(unchangedCount) recipes are like that"] : unchanged
    // On a terminal these lines stand below what was done.
    if !phrases.isEmpty { try printer.output.flush() }
    for phrase in phrases { printer.note("nothing to change: \(phrase)") }
  }
}

extension StyledText {
  /// `Created the collection Soup (there is also Soups)`.
  static func created(_ collection: NewCollection) -> StyledText {
    let hint: StyledText = collection.similar.map { " (there is also \($0))" } ?? ""
    return "Created the collection \(collection.name, .title)\(hint)"
  }
}
