import CArguments
import Glibc

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

/// The environment variables that mean something here; an empty one counts as unset.
struct Environment: Sendable {
  private let value: @Sendable (_ name: String) -> String?

  init(_ variables: [String: String] = [:]) {
    value = { variables[$0] }
  }

  private init(value: @escaping @Sendable (_ name: String) -> String?) {
    self.value = value
  }

  subscript(name: String) -> String? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns a path as people type it: `~` for the home folder.
  func shortened(path: String) -> String {
    guard let home = self["HOME"], home.hasPrefix("/"), path.hasPrefix("\(home)/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// The user's folder for files of one kind: what a variable names, else a folder in the home folder; nil where the
  /// environment names no home.
  ///
  /// - Source: XDG Base Directory Specification, which has relative paths ignored.
  func userFolder(_ variable: String, inHome folder: String) -> String? {
    if let named = self[variable], named.hasPrefix("/") { return named }
    return self["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/\(folder)" : nil }
  }

  /// The variable where its being empty has a meaning; nil where it is not set.
  func text(_ name: String) -> String? { value(name) }

  /// The variables of this process, which itself sets none.
  static let ofProcess = Environment { name in getenv(name).map { String(cString: $0) } }
}
