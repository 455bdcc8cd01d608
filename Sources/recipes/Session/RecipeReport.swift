import RecipeFormats
import RecipeModel
import RecipeStore

/// What a command says of the recipes that it changes: a phrase for each on a terminal, list rows in a pipe.
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

  /// Notes which of the collections that a change will create, to be reported before the recipes.
  mutating func noteCreation(of names: [String], in store: RecipeStore) throws {
    guard json == nil, printer.width != nil else { return }
    createdCollections = try store.newCollections(among: names)
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

extension RecipeStore {
  /// Returns a line for each name that no collection has yet: `Created the collection Soup (there is also Soups)`.
  func newCollections(among names: [String]) throws -> [StyledText] {
    let missing = try CollectionName.unique(names).filter { try collectionID(named: $0.name) == nil }
    if missing.isEmpty { return [] }
    let known = try collections().map(\.name)
    return missing.map { collection in
      let similar =
        known.first { $0.isBeginning(of: collection.name) || collection.name.isBeginning(of: $0) }
        ?? mostSimilar(to: collection.name, among: known)
      let hint: StyledText = similar.map { " (there is also \($0))" } ?? ""
      return "Created the collection \(collection.name, .title)\(hint)"
    }
  }
}

extension String {
  /// Whether another text begins with this one; case and accents do not count.
  fileprivate func isBeginning(of other: String) -> Bool { TextFold.fold(other).hasPrefix(TextFold.fold(self)) }
}

/// What is said of the recipes that a command names, each from a recipe's name or from `31 recipes`.
struct ChangePhrases {
  /// Of those that have changed.
  let changed: (StyledText) -> StyledText
  /// Of one that was like that already.
  let unchanged: (StyledText) -> StyledText
}

extension Session {
  /// Changes the recipes that words name, all or none, and says of each what became of it.
  ///
  /// - Parameter collection: The collection that the verb creates if it does not exist.
  func change(
    recipes words: [String], creating collection: String? = nil,
    _ verb: (RecipeStore, [Recipe.ID]) throws -> RecipeChange,
    phrases: (RecipeStore, RecipeChange) throws -> ChangePhrases
  ) throws {
    var report = RecipeReport(on: printer)
    let said = try library.change { store in
      let ids = try recipes(named: words, in: store)
      try report.noteCreation(of: collection.map { [$0] } ?? [], in: store)
      let change = try verb(store, ids)
      let phrases = try phrases(store, change)
      try report.add(change.updated, of: store) { [phrases.changed(.name($0))] }
      let changed = RecipeIDSet(change.updated)
      try report.addUnchanged(ids.lazy.filter { !changed.contains($0) }, of: store, phrases.unchanged)
      return phrases
    }
    try report.print(summary: said.changed)
  }
}
