import RecipeFormats
import RecipeModel
import RecipeStore

extension ReorderCollection {
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
      return try report(arrange(order.read(text), session), of: names.count, in: session)
    }
    guard let editor = Editor(in: session), !session.settings.isSilent else {
      throw CommandError("no editor is set; set EDITOR, or name a collection and where to move it", .usage)
    }
    let moves = try session.edit(order.text, in: editor, nothing: "Nothing moved.", unchanged: []) { text in
      try arrange(order.read(text), session)
    }
    try report(moves, of: names.count, in: session)
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

  private func report(_ moves: [CollectionMove], of count: Int, in session: Session) throws {
    if moves.isEmpty { return session.note("nothing to change: it is in that order") }
    if session.printer.width != nil, !session.printer.isJSON, moves.count > RecipeReport.mostNamed {
      return try session.printer.report { try session.print("Moved \(moves.count) of \(count) collections") }
    }
    try session.printer.report(moves) { $0.phrase }
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
