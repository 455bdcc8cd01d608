import FoundationEssentials
import RecipeModel

/// Writes recipes as a table, one recipe per row, under the names that our JSON has for the fields.
///
/// The file begins with a byte order mark, without which spreadsheets take UTF-8 for the encoding of the country.
///
/// - Source: RFC 4180. A cell that a spreadsheet would take for a formula has an apostrophe in front, as OWASP advises
///   ("CSV Injection").
struct CSVWriter: RecipeWriter {
  /// The servings, which were the second column from the beginning, and then the fields in their order.
  private static let fields: [RecipeField] =
    [.title, .servings] + RecipeField.allCases.filter { ![.title, .servings].contains($0) }

  private var hasHeader = false

  mutating func append(_ recipe: FileRecipe, to bytes: inout [UInt8]) {
    if !hasHeader { bytes += Self.header }
    hasHeader = true
    let uuid = recipe.draft.uuid?.uuidString ?? ""
    let log = recipe.draft.log
    let cells = [
      uuid, log.rating > 0 ? "\(log.rating)" : "", RecipeLayout.cookings(of: recipe.draft).joined(separator: "\n"),
      CommaList.text(RecipeLayout.diets(of: recipe.draft)),
    ]
    Self.append(Self.fields.map { Self.text(of: recipe.draft[$0]) } + cells, to: &bytes)
  }

  func finish<E: Error>(_ write: ([UInt8]) throws(E) -> Void) throws(E) {
    if !hasHeader { try write(Self.header) }
  }

  private static var header: [UInt8] {
    var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
    append(
      fields.map(\.rawValue) + ["uuid", CookingLogJSON.rating, CookingLogJSON.cookings, SaidDietsJSON.key], to: &bytes)
    return bytes
  }

  private static func append(_ cells: [String], to bytes: inout [UInt8]) {
    bytes += cells.map(cell).joined(separator: ",").utf8
    bytes += [.carriageReturn, .newline]
  }

  /// A time that is not stated is an empty cell.
  private static func text(of value: RecipeField.Value) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): number == 0 ? "" : "\(number)"
    case .flag(let isSet): isSet ? "true" : "false"
    case .date(let date): date?.text ?? ""
    case .names(let names): CommaList.text(names)
    }
  }

  private static func cell(_ text: String) -> String {
    var text = ShownText.document(text.withPlainLineEnds())
    // Spreadsheets in Asia take the wide forms for the narrow ones.
    if let first = text.unicodeScalars.first, "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first) { text = "'" + text }
    guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

extension CSVWriter {
  /// `true` if a text begins with the names of columns, one of them for titles and one for a part of recipes; or has as
  /// many separators on each of its lines.
  static func isTable(_ lines: [Substring]) -> Bool {
    guard let first = lines.first(where: { !$0.isBlank }) else { return false }
    let longestHeader = 1000
    let cells = Substring(first.utf8.prefix(longestHeader)).split { ",;\t".contains($0) }.map {
      PlainTextHeading.plain($0.filter { $0 != "\"" }[...])
    }
    let fewest = 3
    let isNamed =
      cells.count >= fewest && cells.contains { PlainTextWords.field(key: $0) == .title }
      && cells.contains { PlainTextWords.parts[TextFold.fold($0)] != nil }
    return isNamed || [UInt8(ascii: ","), UInt8(ascii: ";"), 9].contains { isGrid(lines, separator: $0) }
  }

  /// Returns whether each line has as many separators, none with a blank after it as in a sentence.
  private static func isGrid(_ lines: [Substring], separator: UInt8) -> Bool {
    var (rows, width) = (0, 0)
    for line in lines where !line.isBlank {
      let count = line.utf8.count { $0 == separator }
      guard count > 0, width == 0 || count == width else { return false }
      let isSentence = zip(line.utf8, line.utf8.dropFirst()).contains { $0 == separator && $1 == .space }
      guard !isSentence else { return false }
      (rows, width) = (rows + 1, count)
    }
    return rows >= 2
  }
}
