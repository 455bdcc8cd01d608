package import RecipeModel
import RecipeStore

/// Changes of single lines of a text: of the ingredients, or of the steps.
///
/// Lines are named by their numbers, headings counted, or by words that fit one of them; all by the text as it was before.
package struct LineEdits: Equatable, Sendable {
  /// Lines for the end of the text; after a number, a colon, and a space, one that is put before the line of that number.
  package var additions: [String] = []
  /// The names of lines that are removed.
  package var removals: [String] = []
  /// The names of lines, each with an equals sign and the line that replaces it.
  package var replacements: [String] = []

  package init() {}

  package var isEmpty: Bool { self == LineEdits() }

  /// The first replacement that has no name or no new line.
  var incomplete: String? { replacements.first { Self.replacement($0) == nil } }

  /// - Throws: `LineNameError`
  func apply(to text: String, of id: Recipe.ID, _ field: RecipeField) throws(LineNameError) -> String {
    let lines = NamedLines(text, of: id, field)
    var (before, instead): ([Int: [String]], [Int: [String]]) = ([:], [:])
    var last: [String] = []
    for name in removals { instead[try lines.place(named: name)] = [] }
    for text in replacements {
      guard let (name, line) = Self.replacement(text) else { continue }
      instead[try lines.place(named: name)] = [line]
    }
    for text in additions {
      if let (number, line) = Self.placed(text) {
        before[try lines.place(of: number), default: []].append(line)
      } else {
        last.append(text)
      }
    }
    let changed = lines.texts.enumerated().flatMap { place, line in
      before[place, default: []] + instead[place, default: [line]]
    }
    return (changed + last).joined(separator: "\n")
  }

  /// `cream=100 ml coconut milk`
  private static func replacement(_ text: String) -> (name: String, line: String)? {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0).trimmed() }
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } ? (parts[0], parts[1]) : nil
  }

  /// `3: 1 tsp salt`
  private static func placed(_ text: String) -> (number: Int, line: String)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), text.dropFirst(digits.count).hasPrefix(": ") else { return nil }
    return (number, String(text.dropFirst(digits.count + 1)).trimmed())
  }
}

/// The lines of a text, some of which are named.
private struct NamedLines {
  let texts: [String]
  /// The places of the lines that are not empty.
  private let places: [Int]
  private let id: Recipe.ID
  private let field: RecipeField

  init(_ text: String, of id: Recipe.ID, _ field: RecipeField) {
    let texts = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.texts = texts
    places = texts.indices.filter { !texts[$0].isEmpty }
    self.id = id
    self.field = field
  }

  func place(of number: Int) throws(LineNameError) -> Int {
    guard (1...max(1, places.count)).contains(number), !places.isEmpty else {
      throw .noSuchNumber(number, count: places.count, id, field)
    }
    return places[number - 1]
  }

  /// The line with a number, that is a text, or that alone has it as a part that begins where a word begins.
  func place(named name: String) throws(LineNameError) -> Int {
    if let number = Int(name.trimmed()) { return try place(of: number) }
    let key = TextFold.fold(name.onOneLine().trimmed())
    let found = places.filter { !key.isEmpty && SearchWords.hasWord(key, in: TextFold.fold(texts[$0])) }
    let whole = found.filter { TextFold.fold(texts[$0]) == key }
    if let place = whole.count == 1 ? whole[0] : found.first, whole.count == 1 || found.count == 1 { return place }
    if found.isEmpty { throw .fitsNone(name, id, field) }
    throw .fitsSeveral(name, found.map { "\(places.firstIndex(of: $0)! + 1)  \(texts[$0])" }, id, field)
  }
}

/// A name of a line that means none, or one of several.
package enum LineNameError: Error, Equatable, Sendable {
  case noSuchNumber(Int, count: Int, Recipe.ID, RecipeField)
  case fitsNone(String, Recipe.ID, RecipeField)
  /// The lines with their numbers.
  case fitsSeveral(String, [String], Recipe.ID, RecipeField)
}

extension LineNameError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSuchNumber(let number, let count, let id, let field):
      "\(id) has \(count) \(Self.noun(field))\(count == 1 ? "" : "s"), not \(number)"
    case .fitsNone(let name, let id, let field): "no \(Self.noun(field)) of \(id) has \(name.quoted())"
    case .fitsSeveral(let name, let lines, let id, let field):
      "\(name.quoted()) fits \(lines.count) \(Self.noun(field))s of \(id); use a number: \(lines.joined(separator: ", "))"
    }
  }

  private static func noun(_ field: RecipeField) -> String { field == .ingredients ? "ingredient" : "step" }
}

// MARK: - Parameters

extension LineEdits {
  /// The options that change lines.
  ///
  /// - Parameter noun: One of the lines, as options name it: `ingredient`.
  static func parameters(_ noun: String) -> [Parameter<Self>] {
    let name = noun.prefix(1).uppercased() + noun.dropFirst()
    let rows: [Parameter<Self>] = [
      .options(
        \.additions, "add-\(noun)", .text("line", atLeast: 1),
        "A line that is added; with a number and a colon before it, before that line.", json: "add\(name)"),
      .options(
        \.removals, "remove-\(noun)", .text("which", atLeast: 1),
        "A line that is removed: its number, headings counted, or words of it.", json: "remove\(name)"),
      .options(
        \.replacements, "replace-\(noun)", .text("which=line", atLeast: 1), "A line that is replaced.",
        json: "replace\(name)"),
    ]
    return rows.map { $0.only([.commandLine, .json]).unspoken }
  }

  /// The whole text is replaced, or single lines of it.
  static func rules(_ noun: String) -> [Rule] {
    ["add", "remove", "replace"].map {
      .exclusive([noun, "\($0)-\(noun)"], "use either `\(noun)` or `\($0)-\(noun)`")
    }
  }
}
