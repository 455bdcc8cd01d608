import Glibc

/// The environment variables that mean something here; an empty one counts as unset.
struct Environment: Sendable {
  private var variables: [String: String]

  init(_ variables: [String: String] = [:]) {
    self.variables = variables
  }

  subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The variables of this process.
  static var ofProcess: Environment {
    let names = [
      "RECIPES_DATABASE", "RECIPES_NOW", "XDG_DATA_HOME", "HOME", "TMPDIR", "VISUAL", "EDITOR", "NO_COLOR", "TERM",
    ]
    let pairs = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    return Environment(Dictionary(uniqueKeysWithValues: pairs))
  }
}
