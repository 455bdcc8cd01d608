import FoundationEssentials
package import RecipeModel

/// Writes recipes in the project's own JSON, one after the other, so that memory holds one of them.
///
/// Keys have one order and nothing depends on the time, so a library written, read and written again
/// is the same byte for byte.
package struct RecipeJSONWriter {
  package enum Layout: Sendable {
    /// A pretty array: what files hold.
    case array
    /// One object per line.
    case lines
  }

  private let layout: Layout
  private var isFirst = true

  package init(_ layout: Layout) {
    self.layout = layout
  }

  /// Appends a recipe with its id in front, as `--json` shows it.
  package mutating func append(_ recipe: Recipe, to bytes: inout [UInt8]) {
    append(RecipeDraft(recipe), id: recipe.id, to: &bytes)
  }

  /// Appends a recipe without id, as files hold it.
  package mutating func append(_ draft: RecipeDraft, to bytes: inout [UInt8]) {
    append(draft, id: nil, to: &bytes)
  }

  /// Appends what ends the file, once all recipes are in.
  package func finish(_ bytes: inout [UInt8]) {
    if layout == .array { bytes += (isFirst ? "[]\n" : "\n]\n").utf8 }
  }

  private mutating func append(_ draft: RecipeDraft, id: Int?, to bytes: inout [UInt8]) {
    if layout == .array { bytes += (isFirst ? "[\n  " : ",\n  ").utf8 }
    isFirst = false
    var object = JSONObjectWriter(isPretty: layout == .array)
    object.open(&bytes)
    if let id { object.append("id", number: id, to: &bytes) }
    if let uuid = draft.uuid { object.append("uuid", text: uuid.uuidString, to: &bytes) }
    for field in RecipeField.allCases {
      switch draft[field] {
      case .text(let text): object.append(field.rawValue, text: text, to: &bytes)
      case .number(let number): object.append(field.rawValue, number: number, to: &bytes)
      case .flag(let isSet): object.append(field.rawValue, bool: isSet, to: &bytes)
      case .date(let date): if let date { object.append(field.rawValue, text: date.text, to: &bytes) }
      case .names(let names): object.append(field.rawValue, texts: names, to: &bytes)
      }
    }
    object.close(&bytes)
    if layout == .lines { bytes.append(UInt8(ascii: "\n")) }
  }
}

extension RecipeJSONWriter: RecipeWriter {
  package mutating func append(_ recipe: FileRecipe, to bytes: inout [UInt8]) { append(recipe.draft, to: &bytes) }

  package func finish<E: Error>(_ write: ([UInt8]) throws(E) -> Void) throws(E) {
    var bytes: [UInt8] = []
    finish(&bytes)
    try write(bytes)
  }
}

/// Writes the members of one object of a list: one member per line, or all on one line.
struct JSONObjectWriter {
  let isPretty: Bool
  private var isFirst = true

  init(isPretty: Bool) { self.isPretty = isPretty }

  func open(_ bytes: inout [UInt8]) { bytes.append(UInt8(ascii: "{")) }

  func close(_ bytes: inout [UInt8]) { bytes += (isPretty ? "\n  }" : "}").utf8 }

  mutating func append(_ key: String, text: String, to bytes: inout [UInt8]) {
    append(key, to: &bytes)
    JSONText.append(text, to: &bytes)
  }

  mutating func append(_ key: String, number: Int, to bytes: inout [UInt8]) {
    append(key, to: &bytes)
    bytes += "\(number)".utf8
  }

  mutating func append(_ key: String, bool: Bool, to bytes: inout [UInt8]) {
    append(key, to: &bytes)
    bytes += "\(bool)".utf8
  }

  mutating func append(_ key: String, texts: [String], to bytes: inout [UInt8]) {
    append(key, to: &bytes)
    bytes.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if isPretty { bytes += "\n      ".utf8 }
      JSONText.append(text, to: &bytes)
    }
    if isPretty, !texts.isEmpty { bytes += "\n    ".utf8 }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func append(_ key: String, to bytes: inout [UInt8]) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    if isPretty { bytes += "\n    ".utf8 }
    bytes += "\"\(key)\":".utf8
    if isPretty { bytes.append(UInt8(ascii: " ")) }
  }
}
