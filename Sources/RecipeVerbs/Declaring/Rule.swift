/// What holds between the parameters of a verb, wherever they come from.
///
/// Parameters are named as on the command line, in backticks in the text.
package enum Rule: Sendable {
  /// At most one of these may be given.
  case exclusive([String], String)
  /// One of these must be given at least.
  case some([String], String)
  /// The first goes only with one of the others.
  case needs(String, [String], String)
  /// The first goes with none but the others.
  case alone(String, with: [String] = [], String)
}

extension Rule {
  /// - Parameter given: The names of the parameters that were given.
  /// - Throws: `Misuse.rule`
  func check(_ given: [String]) throws(Misuse) {
    switch self {
    case .exclusive(let names, let text):
      if names.filter(given.contains).count > 1 { throw .rule(text) }
    case .some(let names, let text):
      if !names.contains(where: given.contains) { throw .rule(text) }
    case .needs(let name, let others, let text):
      if given.contains(name), !others.contains(where: given.contains) { throw .rule(text) }
    case .alone(let name, let others, let text):
      if given.contains(name), !given.allSatisfy({ $0 == name || others.contains($0) }) { throw .rule(text) }
    }
  }
}
