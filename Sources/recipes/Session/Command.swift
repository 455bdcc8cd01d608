import ArgumentParser

/// A command of `recipes`: parsed first, run later, in whatever session it is given.
protocol Command: ParsableCommand {
  var global: GlobalOptions { get }

  /// Whether the command only shows something, so that a pager may show it.
  var isPaged: Bool { get }

  /// What to use instead of an option that the command does not have, where no name is similar.
  static func advice(onUnknownOption name: String) -> StyledText?

  /// What to use instead of a word for which the command has no place.
  static func advice(onUnexpected word: String, in session: Session) -> StyledText?

  /// Does what the words ask for.
  ///
  /// - Throws: `CommandError` with words of its own; `SystemError` where the output could not be written; the store's
  ///   errors, which `CommandError` has words for.
  func run(in session: Session) throws
}

extension Command {
  var isPaged: Bool { false }
  static func advice(onUnknownOption name: String) -> StyledText? { nil }
  static func advice(onUnexpected word: String, in session: Session) -> StyledText? { nil }
}
