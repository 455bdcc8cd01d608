/// A command below another. It is found by its name, without its type being made: to make the types of all verbs takes
/// longer than most of them run.
struct Subcommand: Sendable {
  let name: String
  let makeType: @Sendable () -> any Command.Type

  var type: any Command.Type { makeType() }

  /// The last word of its name, by which it is called below its group.
  var lastName: String { name.lastWord }

  static func command<Named: Command>(_ type: Named.Type) -> Subcommand {
    Subcommand(name: Named.name) { Named.self }
  }
}

extension Command {
  /// The last word of its name, by which it is called below its group.
  static var lastName: String { name.lastWord }
}

extension String {
  fileprivate var lastWord: String { lastIndex(of: " ").map { String(self[index(after: $0)...]) } ?? self }
}
