import RecipeFormats
import RecipeStore

extension Session {
  /// Prints rows of an outline: indented on a terminal, fields apart by tabs elsewhere.
  func print(outline rows: [OutlineRow]) throws(SystemError) {
    if settings.isJSON {
      try printJSON(rows) { $0.appendJSON(to: &$1) }
    } else if let width {
      for row in rows { try print(row.line(fitting: width)) }
    } else {
      for row in rows { try print(tabSeparated: row.tabSeparated) }
    }
  }
}

extension OutlineRow {
  /// Keys without a value are left out.
  fileprivate func appendJSON(to bytes: inout [UInt8]) {
    bytes += "{\"level\": \(level)".utf8
    if let isExpanded { bytes += ", \"isExpanded\": \(isExpanded)".utf8 }
    if let recipe { bytes += ", \"id\": \(recipe.id)".utf8 }
    bytes += ", \"name\": ".utf8
    JSONText.append(name, to: &bytes)
    if let count { bytes += ", \"count\": \(count)".utf8 }
    bytes += "}".utf8
  }
}
