import RecipeModel

/// Signs that a text is a recipe although no one said so, as in a folder of files of many kinds.
///
/// Each format needs several signs together: a manual page has a list, a program has braces, a letter has an amount.
/// Documentation/Formats.md has the figures.
enum RecipeSigns {
  /// Returns whether a text is a recipe by its headings, or by amounts with their units.
  static func arePlainText(_ lines: [Substring]) -> Bool {
    guard !isCode(lines), lines.count(where: { $0.utf8.first == UInt8(ascii: "#") }) <= mostHeadings else {
      return false
    }
    if areInFrontMatter(lines) { return true }
    let headings = headings(of: lines)
    guard let ingredients = headings.firstIndex(where: { $0.part == .ingredients }) else {
      return hasMeasuredList(lines)
    }
    let end = ingredients + 1 < headings.count ? headings[ingredients + 1].line : lines.count
    let list = lines[(headings[ingredients].line + 1)..<end].filter { !$0.isBlank && !isUnderline($0) }
    let hasDirections = headings.contains { $0.part == .directions }
    let likely = list.count { PlainTextShape.couldBeIngredient($0) }
    if hasDirections { return likely * 2 >= list.count }
    return list.count { hasAmount($0) } >= 2 && likely * 2 >= list.count
  }

  /// `true` if a text has headings for ingredients and, after them, for directions: then it is plain text, whatever else
  /// its lines look like.
  static func areInHeadings(_ lines: [Substring]) -> Bool {
    let parts = headings(of: lines).map(\.part)
    guard let ingredients = parts.firstIndex(of: .ingredients) else { return areInFrontMatter(lines) }
    return parts[ingredients...].contains(.directions)
  }

  /// `true` if a text marks ingredients in its steps, with amounts in the braces or none; or is laid out as our own files.
  static func areCooklang(_ lines: [Substring]) -> Bool {
    if Cooklang.isOurs(lines) { return true }
    guard !isCode(lines) else { return false }
    var count = 0
    for line in lines {
      if line.hasPrefix("\\input texinfo") || line.hasPrefix("@node") || line.hasPrefix("@chapter") { return false }
      count += Cooklang.ingredientCount(line)
    }
    return count >= 2
  }

  /// Returns whether a text has nothing but a list after its break, and amounts in it, steps below it or few words above it;
  /// or states fields as our own files do.
  static func areRecipeMD(_ lines: [Substring]) -> Bool {
    guard let document = try? RecipeMDParser.document(lines) else { return false }
    let descriptionLines = document.description.count { !$0.isBlank }
    var (isMarked, hasAmount) = (false, false)
    var (count, likely) = (0, 0)
    var endsList = false
    for entry in document.entries {
      switch entry.content {
      case .ingredient(let ingredient):
        count += 1
        likely += PlainTextShape.couldBeIngredient(ingredient.name) ? 1 : 0
        isMarked = isMarked || ingredient.amount != nil
        hasAmount = hasAmount || Self.hasAmount(ingredient.name[...])
      case .group(let title, _): if PlainTextHeading(title[...])?.part == .directions { return false }
      case .end: endsList = true
      }
    }
    let stepsAreThere = !document.instructions.allSatisfy(\.isBlank)
    if isMarked || RecipeMDDescription.hasFields(document.description) { return true }
    // A manual, too, may have a list between two breaks, but below more than a recipe's few words.
    guard likely * 2 >= count, descriptionLines <= mostDescriptionLines else { return false }
    return hasAmount || endsList && (count > 0 || stepsAreThere) || descriptionLines <= fewDescriptionLines
  }

  /// `true` if JSON has recipes in our own format: its first object has a title, and half of its keys or more are known.
  static func areJSON(_ text: String) -> Bool {
    let rest = text.utf8.drop { $0 != UInt8(ascii: "{") }
    let keys = JSONParser.outermostKeys(of: Array(rest))
    let known = keys.count { $0 == "id" || $0 == "uuid" || RecipeField(rawValue: $0) != nil }
    return keys.contains("title") && known * 2 >= keys.count
      || text.utf8.allSatisfy { $0.isJSONSpace || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }
  }
}

extension RecipeSigns {
  /// More headings than these are those of a manual.
  private static let mostHeadings = 12
  private static let mostDescriptionLines = 30
  private static let fewDescriptionLines = 12

  /// Returns the lines that announce a part, where they stand alone.
  private static func headings(of lines: [Substring]) -> [(line: Int, part: PlainTextHeading.Part)] {
    lines.indices.compactMap { index in
      // Cooklang has its own headings: "== Ingredients ==".
      guard lines[index].utf8.first != .equals, let heading = PlainTextHeading(lines[index]) else { return nil }
      return (index, heading.part)
    }
  }

  /// Returns whether the front matter lists ingredients, as Chowdown's does.
  private static func areInFrontMatter(_ lines: [Substring]) -> Bool {
    guard let range = FrontMatter.range(in: lines) else { return false }
    return lines[range].contains { line in
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), line.utf8.first?.isASCIILetter == true
      else { return false }
      return PlainTextWords.parts[TextFold.fold(String(line[..<colon]))] == .ingredients
    }
  }

  /// `true` if three lines or more in a row are ingredients, two of them with an amount and its unit, and text follows.
  private static func hasMeasuredList(_ lines: [Substring]) -> Bool {
    var (run, measured) = (0, 0)
    for (index, line) in lines.enumerated() where !line.isBlank {
      guard PlainTextShape.isIngredient(line), hasAmount(line) else {
        (run, measured) = (0, 0)
        continue
      }
      run += 1
      if PlainTextShape.isMeasured(line) { measured += 1 }
      if run >= 3, measured >= 2 { return lines[(index + 1)...].contains { PlainTextShape.isSentence(String($0)) } }
    }
    return false
  }

  private static func hasAmount(_ line: Substring) -> Bool {
    let text = PlainTextShape.withoutBullet(String(line).trimmed())
    return text.unicodeScalars.first?.properties.numericType != nil || PlainTextShape.endsInAmount(text)
  }

  private static func isUnderline(_ line: Substring) -> Bool { MarkdownLine(line).underlineLevel != nil }

  /// Returns whether many lines end or begin as those of programs and manual pages do.
  private static func isCode(_ lines: [Substring]) -> Bool {
    var (count, marked) = (0, 0)
    for line in lines {
      let text = line.utf8.drop { $0 == .space || $0 == 9 }
      guard let first = text.first, let last = text.last(where: { $0 != .space && $0 != .carriageReturn }) else {
        continue
      }
      count += 1
      let ends = "{};\\".utf8.contains(last)
      let begins = ".%/#'\"|".utf8.contains(first) && text.dropFirst().first.map { $0 != .space && $0 != first } == true
      if ends || begins || text.starts(with: "//".utf8) || text.starts(with: "```".utf8) { marked += 1 }
    }
    return marked >= 4 && marked * 8 > count
  }
}
