import RecipeFormats
import RecipeStore

package struct Undo: Verb {
  package var count: Int?
  package var step: StepReference?
  /// The step that was the last one where this was asked for.
  package var last: Int?

  package init() {}

  package static let name = "undo"
  package static let isStep = false
  package static let declaration = Declaration<Self>(
    "Undo the last changes.", usage: ["recipes undo [COUNT]", "recipes undo --step STEP"],
    text: """
      Undoes the last change, or the last COUNT changes, all or none: additions, edits, deletions, imports, orders, \
      and collections. "recipes redo" redoes them, until something else is changed. With --step, undoes an older \
      change by itself, unless a later one changed the same field; "recipes history" prints the numbers of steps.
      """,
    examples: ["recipes undo", "recipes undo 3", "recipes undo --step 12", "recipes undo --step last"],
    parameters: [
      .option(\.step, "step", .step, "One step by itself: its number, or last."),
      .word(\.count, "count", .steps, "The number of changes.", isRequired: false),
      LastStep.parameter(\.last),
    ],
    rules: [
      .exclusive(["count", "step"], "use a count or `step`, not both"),
      .exclusive(["last", "step"], "use `last` or `step`, not both"),
    ],
    forms: ["/undo", "/history/{step}/undo"],
    routes: [
      Route(.post, "/undo", "undo", "Undo the last steps, or an older one by itself", answer: .list(of: "Step"))
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let move =
      if let id = try step?.id(in: store) { try store.undo(step: id, command: library.command) } else {
        try store.undo(count ?? 1, ifLastIs: last)
      }
    return VerbResult(.steps(move.steps), done: "Undone: \(.subjects)")
  }
}

package struct Redo: Verb {
  package var count: Int?
  /// The step that was the last one where this was asked for.
  package var last: Int?

  package init() {}

  package static let name = "redo"
  package static let isStep = false
  package static let declaration = Declaration<Self>(
    "Redo undone changes.", usage: ["recipes redo [COUNT]"],
    text: """
      Redoes the change that was undone last, or the last COUNT of them, all or none. Undone changes can be redone \
      until something else is changed.
      """,
    examples: ["recipes redo", "recipes redo 3"],
    parameters: [
      .word(\.count, "count", .steps, "The number of changes.", isRequired: false), LastStep.parameter(\.last),
    ],
    forms: ["/redo"],
    routes: [Route(.post, "/redo", "redo", "Redo the steps that were undone last", answer: .list(of: "Step"))])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    VerbResult(.steps(try library.store.redo(count ?? 1, ifLastIs: last).steps), done: "Redone: \(.subjects)")
  }
}

/// The last step as the reader saw it: what others have done since is neither undone nor redone with it.
private enum LastStep {
  static func parameter<Owner>(_ path: Parameter<Owner>.Path<Int?>) -> Parameter<Owner> {
    .option(path, "last", .count, "The step that is the last one; if another is by now, nothing is changed.")
      .only([.forms, .json]).unspoken
  }
}

/// A step of the history, as someone names it.
package enum StepReference: Equatable, Sendable {
  case number(Int)
  case last

  /// The number of the step; nil for the last one where no step is left.
  func id(in store: RecipeStore) throws -> Int? {
    switch self {
    case .number(let id): id
    case .last: try store.history().first(where: \.isInForce)?.id
    }
  }
}

extension ValueForm where Value == StepReference {
  static var step: ValueForm {
    ValueForm("step", .number) { given throws(InvalidValue) in
      if given.text == "last" { return .last }
      let number = if case .json(let value) = given { value.wholeNumber } else { given.text.flatMap { Int($0) } }
      guard let number, number > 0 else { throw InvalidValue("use a number from 1, or last") }
      return .number(number)
    } json: { step in
      if case .number(let number) = step { .integer(number) } else { .string("last") }
    } word: { step, _ in
      if case .number(let number) = step { "\(number)" } else { "last" }
    }
  }
}

extension ValueForm where Value == Int {
  /// A number of steps; the history keeps a thousand.
  fileprivate static var steps: ValueForm { ValueForm.count.documented(as: .integer(1...1000)) }
}
