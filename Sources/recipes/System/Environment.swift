import Glibc

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

  /// The variables of this process, which itself sets none.
  static let ofProcess = Environment { name in getenv(name).map { String(cString: $0) } }
}
