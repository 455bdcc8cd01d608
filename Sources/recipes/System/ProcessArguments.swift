import CArguments

/// The words that the process was started with.
///
/// The standard library's `CommandLine.arguments` is not asked: in a static executable it looks for the words by way of
/// `/proc/self/maps`, and where that file cannot be opened there seem to be none, so that any command would become the
/// bare one, on the default database.
enum ProcessArguments {
  /// The words after the name of the program.
  static var words: [String] {
    (0..<carguments_count()).dropFirst().map { String(cString: carguments_word($0)) }
  }
}
