package import RecipeFormats
import RecipeModel
package import RecipeStore

/// A change of the library that someone can ask for: what was asked for are its stored properties.
///
/// It is made from words, from a form, or from JSON, as its declaration says; performed; and written as words or JSON again.
package protocol Verb: Declared {
  /// The name of the command that does as much, where none has the verb's name.
  static var commandName: String { get }

  /// `false` if the verb goes back and forth in the history, rather than adding a step.
  static var isStep: Bool { get }

  /// `true` if it may be the first change of a library, which creates the file.
  static var startsLibrary: Bool { get }

  /// Another verb that does the same, for one whose words no person could have typed; nil for itself.
  func restated(in store: RecipeStore) throws -> (any Verb)?

  /// Makes the change, within the verb's transaction.
  ///
  /// - Throws: `Misuse`, `RecipeStoreError`, `NameError`; nothing is changed then, but where the store's error says
  ///   otherwise.
  func perform(in library: OpenLibrary) throws -> VerbResult
}

extension Verb {
  package static var commandName: String { name }
  package static var isStep: Bool { true }
  package static var startsLibrary: Bool { false }
  package func restated(in store: RecipeStore) throws -> (any Verb)? { nil }

  /// The verb for others: `{"verb": "favorite", "recipe": [12]}`.
  package var json: JSONValue { .object([("verb", .string(Self.name))] + Self.declaration.members(of: self)) }

  /// The words of the command line that asks for the same.
  package func words(_ names: StepNames) throws -> [String] {
    try Self.commandName.split(separator: " ").map(String.init) + Self.declaration.words(for: self, names)
  }
}

// MARK: - Performing

extension Verb {
  /// Makes the change as one step of the history.
  ///
  /// - Parameters:
  ///   - command: What the step is called: what a person typed.
  ///   - report: Reads what is to be said, before anything else changes.
  package func perform<Report>(
    in store: RecipeStore, naming names: any Names, as command: String,
    _ report: (VerbResult, RecipeStore) throws -> Report
  ) throws -> Report {
    let library = OpenLibrary(store, names, as: command)
    guard Self.isStep else { return try report(perform(in: library), store) }
    return try store.step(command) { try report(perform(in: library), store) }
  }

  /// Makes the change as one step of the history, in the words in which a person would have asked for it.
  ///
  /// - Parameter check: Looks at the library before, in the same transaction; what it throws is thrown, and nothing changed.
  package func perform(
    in store: RecipeStore, after check: (RecipeStore) throws -> Void = { _ in }
  ) throws -> VerbOutcome {
    if let other = try restated(in: store) { return try other.perform(in: store, after: check) }
    let names = StepNames(of: store)
    var outcome = VerbOutcome()
    var command = ""
    func perform() throws {
      try check(store)
      let result = try self.perform(in: OpenLibrary(store, RequestedNames(), as: command))
      outcome.recipes = result.subjects.recipes
      outcome.collection = result.subjects.collection
      outcome.steps = result.subjects.steps
      outcome.skipped = result.subjects.skipped
      outcome.taken = result.subjects.taken
      outcome.plannedDays = result.subjects.plannedDays
      outcome.shoppingList = store.knownShoppingList
      guard !result.subjects.isUnchanged else { return }
      outcome.sentence = result.sentence.text(subjects: try result.subjects.text(names))
    }
    if Self.isStep {
      try store.step {
        command = ShellWords.join(try words(names))
        return command
      } _: {
        try perform()
      }
    } else {
      command = ShellWords.join(try store.read { try words(names) })
      try perform()
    }
    if outcome.sentence != nil {
      outcome.step = try store.lastStep().flatMap { $0.command == command ? $0.id : nil }
    }
    return outcome
  }
}
