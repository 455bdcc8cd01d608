import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

/// Moves a collection, or arranges all of them in an editor.
struct CollectionReordering: CommandOfVerb {
  static let declaration: Declaration<Self> = ReorderCollection.declaration.ofCommand
    .optional(["name", "before", "after", "to"]).within(\.verb)

  var verb = ReorderCollection()

  func check() throws(Misuse) {
    if verb.collection == nil, verb.destination.isGiven { throw .rule("which collection? name the one to move") }
    if verb.collection != nil, !verb.destination.isGiven { throw DestinationRequest<CollectionReference>.missing }
  }

  func run(in session: Session) throws {
    if verb.collection == nil { try arrange(in: session) } else { try session.perform(verb) }
  }
}

extension CollectionReordering {
  /// Puts the collections in the order that the user makes in an editor, or that a pipe gives, and prints the fewest moves.
  func arrange(in session: Session) throws {
    if session.isInScript {
      throw CommandError("which collection, and where to? standard input is the script itself", .usage)
    }
    let names = try session.library.open().collections().map(\.name)
    guard !names.isEmpty else { throw CommandError("there is nothing to reorder", .nothing) }
    let order = CollectionOrderText(of: names)
    guard session.world.input.isTerminal else {
      let text = try String(decoding: session.world.input.readText(), as: UTF8.self)
      return try session.report(moves: arrange(order.read(text), session), of: names.count, "collections") { $0.phrase }
    }
    guard let editor = Editor(in: session), !session.settings.isSilent else {
      throw CommandError("no editor is set; set EDITOR, or name a collection and where to move it", .usage)
    }
    let moves = try session.edit(order.text, in: editor, nothing: "Nothing moved.", unchanged: []) { text in
      try arrange(order.read(text), session)
    }
    try session.report(moves: moves, of: names.count, "collections") { $0.phrase }
  }

  private func arrange(_ names: [String], _ session: Session) throws -> [CollectionMove] {
    guard !names.isEmpty else { throw CommandError.cancelled("Nothing moved.") }
    return try session.library.change { store in
      let before = try store.places()
      let moved = try store.arrangeCollections(names).collections
      let after = try store.places()
      return moved.compactMap { name in
        guard let from = before[name], let to = after[name] else { return nil }
        return CollectionMove(name: name, from: from, to: to)
      }
    }
  }
}

extension RecipeStore {
  /// The places of all collections by their names, from 1.
  fileprivate func places() throws -> [String: Int] {
    let numbered = try collections().enumerated().map { ($1.name, $0 + 1) }
    return Dictionary(numbered) { first, _ in first }
  }
}

/// A collection and where it stood and stands.
private struct CollectionMove: Printable {
  let name: String
  let from: Int
  let to: Int

  static func lines(of moves: [CollectionMove], fitting width: Int) -> [StyledText] {
    moves.map(\.phrase)
  }

  var phrase: StyledText { "Moved \(name, .title) from place \(from) to \(to)" }

  var fieldRows: [[String]] { [[name, "\(from)", "\(to)"]] }

  var json: JSONValue {
    .object([("change", .string("moved")), ("from", .integer(from)), ("place", .integer(to)), ("name", .string(name))])
  }
}
