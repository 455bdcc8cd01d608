import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeStore

extension Failure {
  /// Finds words and a status for anything that a command can throw.
  ///
  /// - Parameter hasSaved: Whether the error came after a change had been committed, so that all
  ///   that failed is its report.
  init(describing error: any Error, hasSaved: Bool) {
    if let status = Interruption.requested, !hasSaved, (error as? RecipeStoreError)?.leavesChange != true {
      self.init("interrupted, nothing was changed", status)
      return
    }
    self =
      switch error {
      case let failure as Failure: failure
      case let error as SystemError: Failure(writing: error, hasSaved: hasSaved)
      case let error as RecipeStoreError where hasSaved: Failure(reading: error)
      case let error as RecipeStoreError: Failure(error)
      case let error as RecipeTemplate.SyntaxError: Failure("\(error.description)", .badInput)
      case let error as RecipeFileError: Failure("\(error.description)", .badInput)
      case let violation as RecipeViolation: Failure("\(violation.description)", .badInput)
      default: Failure(usage: error)
      }
  }

  /// What was changed could not be read again to be told of.
  private init(reading error: RecipeStoreError) {
    let failure = Failure(error)
    self.init("saved, but not printed: \(failure.message)", failure.status)
  }

  private init(writing error: SystemError, hasSaved: Bool) {
    let status: ExitStatus = error.number == SystemError.closedPipe ? .closedPipe : .inputOutput
    let message: Line = hasSaved ? "saved, but not printed" : "the output could not be written"
    self.init("\(message): \(error.description)", status)
  }
}

extension Session {
  /// Says why a command ends; a closed pipe means that nobody reads on, so that is said only where
  /// something was saved.
  func tell(_ failure: Failure) {
    guard failure.status != .closedPipe || hasSaved else { return }
    tell(failure.isCancellation ? failure.message : "\("recipes:", .failure) \(failure.message)")
    for detail in failure.details { tell(detail) }
  }
}
