import RecipeFormats
import RecipeModel
import RecipeStore

extension Session {
  /// Prints a value of its own kind.
  func print(json value: JSONValue) throws(SystemError) {
    try output.write { bytes in
      value.append(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// An array, which ends with the command; a shell goes on, so there each object is a line of its own.
  private var layout: RecipeJSONWriter.Layout { isShell ? .lines : .array }

  /// Writes recipes as the session prints them.
  var jsonWriter: RecipeJSONWriter { RecipeJSONWriter(layout) }

  /// Prints recipes, each with its number.
  func printJSON(_ recipes: [Recipe]) throws(SystemError) {
    var writer = RecipeJSONWriter(layout)
    for recipe in recipes { try output.write { writer.append(recipe, to: &$0) } }
    try output.write { writer.finish(&$0) }
  }

  /// Prints recipes, each with its number, all as they are at one moment, a piece of the library in memory at a time.
  ///
  /// - Parameters:
  ///   - layout: `nil` for that of the session.
  ///   - find: Returns the recipes' identifiers; it reads the library as it is at the same moment.
  func printJSON(
    of store: RecipeStore, as layout: RecipeJSONWriter.Layout? = nil, _ find: () throws -> [Recipe.ID]
  ) throws {
    var writer = RecipeJSONWriter(layout ?? self.layout)
    let held = BufferedOutput(in: environment)
    try store.read {
      try store.forEachPiece(of: find()) { recipe in try held.write { writer.append(recipe, to: &$0) } }
    }
    try held.write { writer.finish(&$0) }
    try held.send(to: output)
  }

  /// Prints values of which `append` writes an object each, a line an object.
  func printJSON<Value>(_ values: [Value], _ append: (Value, inout [UInt8]) -> Void) throws(SystemError) {
    try output.write { bytes in
      if layout == .array { bytes += "[".utf8 }
      for (index, value) in values.enumerated() {
        if layout == .array { bytes += (index == 0 ? "\n  " : ",\n  ").utf8 }
        append(value, &bytes)
        if layout == .lines { bytes.append(UInt8(ascii: "\n")) }
      }
      if layout == .array { bytes += (values.isEmpty ? "]\n" : "\n]\n").utf8 }
    }
  }
}

extension RecipeStore {
  /// Calls `body` with recipe after recipe, of which a piece is in memory at a time; unless the caller reads already, no
  /// read is open while it works.
  ///
  /// - Throws: `CommandError` if the process is asked to end meanwhile.
  func forEachPiece(of ids: [Recipe.ID], _ body: (Recipe) throws -> Void) throws {
    let pieceSize = 256
    for start in stride(from: 0, to: ids.count, by: pieceSize) {
      if let status = Interruption.requested { throw CommandError("interrupted, nothing was written", status) }
      for recipe in try recipes(with: Array(ids[start..<min(start + pieceSize, ids.count)])) { try body(recipe) }
    }
  }
}
