import ArgumentParser

extension Failure {
  /// Finds words and a status for anything that a command can throw.
  ///
  /// - Parameter hasSaved: Whether the error came after a change had been committed, so that all
  ///   that failed is its report.
  init(describing error: any Error, hasSaved: Bool) {
    if let status = Interruption.requested, !hasSaved {
      self.init("interrupted, nothing was changed", status)
      return
    }
    self =
      switch error {
      case let failure as Failure: failure
      case let error as SystemError: Failure(writing: error, hasSaved: hasSaved)
      default: Failure(usage: error)
      }
  }

  private init(writing error: SystemError, hasSaved: Bool) {
    let status: ExitStatus = error.number == SystemError.closedPipe ? .closedPipe : .inputOutput
    let message: Line = hasSaved ? "saved, but not printed" : "the output could not be written"
    self.init("\(message): \(error.description)", status)
  }

  /// Makes one lowercase line of what the parser says, such as
  /// "Unknown option '--limt'. Did you mean '--limit'?".
  private init(usage error: any Error) {
    let sentences = Recipes.message(for: error).split(separator: "\n").map { $0.drop { $0 == " " } }
    var message = sentences.joined(separator: "; ").replacing(". ", with: "; ")
    if message.hasSuffix(".") { message.removeLast() }
    for word in [
      "Did you", "Please", "Missing", "Unknown", "Unexpected", "The value", "The option", "Value", "Invalid",
    ] {
      message = message.replacing("; \(word)", with: "; \(word.lowercased())")
    }
    message = message.prefix(1).lowercased() + message.dropFirst()
    self.init("\(message)", .usage)
  }
}

extension Session {
  /// Says why a command ends; a closed pipe means that nobody reads on, so that is said only where
  /// something was saved.
  func tell(_ failure: Failure) {
    guard failure.status != .closedPipe || hasSaved else { return }
    tell("\("recipes:", .failure) \(failure.message)")
    for detail in failure.details { tell(detail) }
  }
}
