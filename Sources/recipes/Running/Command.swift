import ArgumentParser

/// A command of `recipes`: parsed first, run later, in whatever session it is given.
protocol Command: ParsableCommand {
  var global: GlobalOptions { get }

  /// Does what the words ask for.
  ///
  /// - Throws: `CommandError` for what is to be told in its words; `SystemError` where the output could
  ///   not be written; the store's errors, which `CommandError` has words for.
  func run(in session: Session) throws
}
