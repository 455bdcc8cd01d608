import RecipeModel

/// Recipes in Cooklang: steps in plain words in which ingredients, cookware and timers are marked.
///
/// Ingredients are listed as `amount unit name`, in the order of the steps. What our own files say beyond the language:
/// a section "Ingredients" is a list, line by line as the user wrote it, and not part of the directions.
///
/// - Source: The Cooklang specification, cooklang.org/docs/spec; its keys of metadata, cooklang.org/docs/conventions.
package enum Cooklang {
  /// Returns the recipe of a file.
  ///
  /// - Parameter name: The file's name without its ending, which is the title where the file has none, as is usual.
  /// - Throws: `RecipeFileError.recipeTooLong`, `.tooMany` or `.noRecipe`; `InvalidRecipeError` if the recipe has no title or breaks a
  ///   limit.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ bytes: [UInt8], named name: String = "") throws -> ReadResult {
    let file = try TextFile(bytes)
    let parser = CooklangParser(file.text)
    if parser.isTooLong { throw RecipeFileError.tooMany("marks", number: 1, limit: CooklangParser.mostComponents) }
    let document = parser.document
    var result = ReadResult(drafts: [], warnings: file.warnings)
    try result.append(draft(of: document, named: name))
    if document.hasComments { result.warnings.append("comments were left out") }
    return result
  }

  /// `true` if a file's beginning looks like Cooklang: an amount in braces after `@`, `#` or `~`, or `>> key: value`, or
  /// front matter above text that has sections, or none of the headings of other texts.
  static func isLikely(_ lines: [Substring]) -> Bool {
    if let frontMatter = FrontMatter.range(in: lines) {
      let body = lines[(frontMatter.upperBound + 1)...]
      if body.contains(where: isSection) || !body.contains(where: { PlainTextHeading($0) != nil }) { return true }
    }
    return lines.contains { line in
      if line.hasPrefix(">> "), line.contains(":") { return true }
      guard line.utf8.contains(where: { "@#~".utf8.contains($0) }) else { return false }
      let hasBraces = line.firstRange(of: "{}") != nil
      var items = CooklangLineParser(String(line))
      while let item = items.next() {
        if item.isBraced || hasBraces && item.isComponent { return true }
      }
      return false
    }
  }

  /// `true` if a file is laid out as our own are: front matter with nothing but our fields, then sections, or no steps.
  static func isOurs(_ lines: [Substring]) -> Bool {
    guard let frontMatter = FrontMatter.range(in: lines), !frontMatter.isEmpty,
      lines[frontMatter].allSatisfy({ line in
        NamedField.allCases.contains { line.hasPrefix($0.rawValue + ": ") }
      })
    else { return false }
    let body = lines[(frontMatter.upperBound + 1)...].first { !$0.isBlank }
    return body.map { isSection($0) || $0.hasPrefix(">") } ?? true
  }

  /// Returns how many ingredients a line marks that have empty braces, or in them an amount that is a number.
  static func ingredientCount(_ line: Substring) -> Int {
    guard line.utf8.contains(UInt8(ascii: "@")), line.utf8.contains(UInt8(ascii: "{")) else { return 0 }
    var count = 0
    var items = CooklangLineParser(String(line))
    while let item = items.next() {
      guard case .ingredient(let name, let amount, _) = item, name.unicodeScalars.first?.properties.isAlphabetic == true
      else { continue }
      let isAmount = amount.quantity.unicodeScalars.first?.properties.numericType != nil
      if isAmount || amount.quantity.isEmpty && line.contains("@\(name){}") { count += 1 }
    }
    return count
  }

  /// Returns whether a line is the heading of a section, `== Dough ==`, and not one that underlines a title.
  private static func isSection(_ line: Substring) -> Bool {
    line.utf8.first == .equals && line.utf8.contains { $0 != .equals && $0 != .space }
  }

  private static func draft(of document: CooklangDocument, named name: String) -> RecipeDraft {
    var draft = RecipeDraft(title: "")
    var notes: [String] = []
    for (key, value) in document.metadata where !value.isEmpty {
      if let field = NamedField(key: key), field.set(value, in: &draft) { continue }
      notes.append(["description", "introduction"].contains(key.lowercased()) ? value : "\(key): \(value)")
    }
    if draft.title.isBlank { draft.title = name }
    draft.ingredients = document.ingredientLines.joined(separator: "\n")
    draft.directions = document.directionLines.joined(separator: "\n")
    draft.notes = (notes + document.cookwareLines + document.notes).joined(separator: "\n")
    return draft
  }
}

extension CooklangDocument.Item {
  fileprivate var isComponent: Bool {
    switch self {
    case .text, .lineBreak: false
    case .ingredient, .cookware, .timer: true
    }
  }

  fileprivate var isBraced: Bool {
    switch self {
    case .text, .lineBreak: false
    case .ingredient(let name, let amount, _), .cookware(let name, let amount), .timer(let name, let amount):
      !amount.text.isEmpty || name.contains(" ")
    }
  }
}

extension CooklangDocument {
  /// Cookware of which an amount is stated, since a sentence only has its name.
  fileprivate var cookwareLines: [String] {
    sections.flatMap(\.steps).joined().compactMap { item in
      guard case .cookware(let name, let amount) = item, !amount.text.isEmpty else { return nil }
      return "cookware: \(amount.text) \(name)"
    }
  }
}

extension Cooklang {
  /// Returns a file that reads as the same recipe, UUID apart.
  static func write(_ draft: RecipeDraft) -> String {
    var parts = [frontMatter(of: draft)]
    if !draft.ingredients.isEmpty {
      let lines = draft.ingredients.lines
      parts.append("== \(CooklangDocument.listName) ==")
      // A break that ends a step begins no line, so an empty last line takes another.
      let end = lines.last == "" ? "\\" : ""
      parts.append(lines.map { ingredient(String($0)) }.joined(separator: "\\\n") + end)
    }
    if !draft.directions.isEmpty {
      parts.append("== \(CooklangDocument.stepsName) ==")
      let lines = draft.directions.lines
      // A step without a word is a forced line break.
      parts += lines.map { $0.isEmpty ? "\\" : CooklangText.line(String($0)) }
    }
    if !draft.notes.isEmpty {
      let lines = draft.notes.lines
      parts.append(lines.map { $0.isEmpty ? ">" : "> \(CooklangText.note(String($0)))" }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func frontMatter(of draft: RecipeDraft) -> String {
    var lines: [String] = []
    for field in NamedField.allCases {
      let value = field.value(in: draft)
      if !value.isEmpty { lines.append("\(field.rawValue): \(FrontMatter.text(value))") }
    }
    return (["---"] + lines + ["---"]).joined(separator: "\n")
  }

  /// Marks a line of ingredients up, if what is marked up reads as the line it was.
  private static func ingredient(_ line: String) -> String {
    guard !line.isBlank, !line.hasSuffix(":"), line == line.trimmed() else { return CooklangText.line(line) }
    let parts = IngredientLine(line)
    // Another recipe is named by its path.
    let name = NamedRecipe(linkIn: parts.name).map { "./\($0.title)" } ?? parts.name
    let amount = CooklangDocument.Amount(quantity: parts.quantity, unit: parts.unit)
    let item = CooklangDocument.Item.ingredient(name: name, amount: amount, preparation: "")
    guard item.inList == line, !name.isEmpty, name == name.trimmed() else {
      return line.hasPrefix(".") ? CooklangText.line(line) : "@\(CooklangText.name(line)){}"
    }
    let unit = amount.unit.isEmpty ? "" : "%\(amount.unit)"
    return "@\(CooklangText.name(name)){\(amount.quantity)\(unit)}"
  }
}

/// Writes text so that Cooklang reads it as plain text.
enum CooklangText {
  /// Returns a line of a step.
  static func line(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return escaped(scalars) { index in
      switch scalars[index] {
      case "@", "#", "~": true
      case "=", ">": index == 0
      default: scalars[index].isWhitespace && (index == 0 || index == scalars.count - 1)
      }
    }
  }

  /// Returns a line of a note.
  static func note(_ text: String) -> String {
    escaped(Array(text.unicodeScalars)) { _ in false }
  }

  /// Returns a name in front of braces.
  static func name(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return escaped(scalars) { "@#~{}".unicodeScalars.contains(scalars[$0]) }
  }

  /// Puts a backslash in front of what begins a comment or an escape, and of what else must have one.
  private static func escaped(_ scalars: [Unicode.Scalar], where isSpecial: (Int) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\\" || isSpecial(index) || beginsComment(at: index, of: scalars) { text.append("\\") }
      text.append(scalar)
    }
    return String(text)
  }

  private static func beginsComment(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    let previous = index > 0 ? scalars[index - 1] : nil
    return scalars[index] == "-" && (next == "-" || previous == "-") || scalars[index] == "[" && next == "-"
  }
}
