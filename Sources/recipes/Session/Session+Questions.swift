extension Session {
  /// Asks a question and returns the answer, nil where the input ends.
  ///
  /// - Precondition: `canAsk`.
  func ask(_ question: StyledText) throws(CommandError) -> String? {
    do throws(SystemError) {
      try messages.write(question.rendered(inColor: messages.isColored).utf8)
      try messages.write(" ".utf8)
      try messages.flush()
      return try input.readLine()
    } catch {
      throw CommandError("the answer could not be read: \(error.description)", .inputOutput)
    }
  }

  /// Returns whether a person agrees, by `--yes` or when asked; nil where nobody can be asked.
  func confirm(_ question: StyledText) throws(CommandError) -> Bool? {
    if settings.isAgreed { return true }
    guard canAsk else { return nil }
    let answer = try ask("\(question) [y/N]") ?? ""
    return ["y", "yes"].contains(answer.lowercased())
  }
}
