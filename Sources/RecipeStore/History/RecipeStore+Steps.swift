import SQLite

extension RecipeStore {
  /// Makes one transaction and one step of the history of everything that `body` does.
  ///
  /// What its verbs change is published as one change, once it is safe on disk. If nothing has changed, there is no
  /// step. Inside of another step it is a part of that.
  ///
  /// - Parameter command: What the step is called: what was asked for, as the person typed it.
  /// - Throws: What `body` throws, and `RecipeStoreError`; all that `body` did is then undone.
  package func step<R>(_ command: String, _ body: () throws -> R) throws -> R {
    try step(command, reverting: nil, body)
  }

  /// Runs a verb's body: a step of its own, unless it is a part of a step or of another verb.
  @discardableResult
  func verb(_ name: String, _ body: () throws -> RecipeChange) throws -> RecipeChange {
    try verb(name, change: { $0 }, body)
  }

  /// Runs the body of a verb that returns more than its change.
  func verb<R>(_ name: String, change: (R) -> RecipeChange, _ body: () throws -> R) throws -> R {
    try step(name) {
      guard let openStep, !openStep.isInVerb else { return try body() }
      openStep.isInVerb = true
      defer { openStep.isInVerb = false }
      let result = try body()
      openStep.add(change(result))
      return result
    }
  }

  /// - Parameter revertedStep: The older step that this one undoes by itself.
  func step<R>(_ command: String, reverting revertedStep: Int?, _ body: () throws -> R) throws -> R {
    if openStep != nil { return try write(body) }
    let step = OpenStep()
    openStep = step
    defer { openStep = nil }
    let result: R
    do {
      result = try write { try record(command, reverting: revertedStep, body) }
    } catch {
      if !step.change.isEmpty { onRollBack?() }
      throw error
    }
    publish(step.change)
    return result
  }

  private func record<R>(_ command: String, reverting revertedStep: Int?, _ body: () throws -> R) throws -> R {
    let schemaVersion = try presentSchemaVersion()
    guard environment.keepsHistory else { return try body() }
    let writer = try StepWriter(
      command, reverting: revertedStep, schemaVersion: schemaVersion, at: environment.now(), on: connection)
    let result = try connection.recordChanges(to: RecordedTable.allCases.map(\.rawValue), in: writer, during: body)
    try writer.finish(limits: historyLimits)
    return result
  }
}
