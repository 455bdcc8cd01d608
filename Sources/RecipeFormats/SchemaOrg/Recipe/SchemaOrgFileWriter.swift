import RecipeModel

/// Writes recipes as a file of JSON-LD: one as an object, more as a list.
///
/// Reading the file gives the same drafts again, to the last blank.
struct SchemaOrgFileWriter: RecipeWriter {
  /// The first recipe, until there is a second one or none: only then is it known how the file begins.
  private var first: JSONValue?
  private var isList = false

  mutating func append(_ recipe: FileRecipe, to bytes: inout [UInt8]) {
    let value = JSONValue.object(SchemaOrgWriter.object(recipe.draft))
    if isList {
      Self.append(value, behind: ",\n", to: &bytes)
    } else if let first {
      Self.append(first, behind: "[\n", to: &bytes)
      Self.append(value, behind: ",\n", to: &bytes)
      self.first = nil
      isList = true
    } else {
      first = value
    }
  }

  mutating func finish(_ bytes: inout [UInt8]) {
    if let first {
      first.append(to: &bytes)
      bytes.append(.newline)
    } else {
      bytes += (isList ? "\n]\n" : "[]\n").utf8
    }
  }

  private static func append(_ value: JSONValue, behind mark: String, to bytes: inout [UInt8]) {
    bytes += (mark + "  ").utf8
    value.append(to: &bytes, depth: 1)
  }
}
