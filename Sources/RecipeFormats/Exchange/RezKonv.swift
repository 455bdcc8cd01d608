import RecipeModel

/// The recipes of RezKonv, in which German newsgroups exchanged them: text in columns, after Meal-Master's.
///
/// - Source: rezkonv.de, "Rezkonv-Format".
enum RezKonv {
  /// Returns whether a line begins a recipe: `========== REZKONV-Rezept - RezkonvSuite v1.4`.
  static func isHeader(_ line: Substring) -> Bool {
    line.hasPrefix("=====") && line.utf8.count < 200 && line.lowercased().contains("rezkonv")
  }

  static func recipes(_ lines: [Substring]) -> [RecipeDraft] {
    let starts = lines.indices.filter { isHeader(lines[$0]) }
    return zip(starts, starts.dropFirst() + [lines.count]).map { start, end in
      let body = lines[(start + 1)..<end]
      let last = body.firstIndex { $0.hasPrefix("=====") && $0.drop { $0 == "=" }.isBlank } ?? end
      return RezKonvRecipe(lines[(start + 1)..<last]).draft
    }
  }

  /// The words in a bar: `========= TEIG =========`; `nil` for any other line.
  static func bar(_ line: Substring) -> String? {
    line.hasPrefix("=====") ? String(line).trimmed().trimmed(of: "=") : nil
  }
}

/// One recipe of RezKonv's, taken from its lines.
private struct RezKonvRecipe {
  private enum Part { case head, ingredients, source, directions }

  private var recipe = AppDraft()
  private var part = Part.head
  private var sources: [String] = []
  private var isTypistNext = false
  private var directions = Paragraphs()
  private var isAfterBlank = false
  /// `true` if the last line of the head ends in a comma, so that more tags follow.
  private var isInTags = false
  /// The field that the last line with a colon in front began.
  private var marked: String?

  init(_ lines: ArraySlice<Substring>) {
    for line in lines { take(line) }
    recipe.draft.source = sources.joined(separator: ", ")
    recipe.draft.directions = directions.all.joined(separator: "\n")
  }

  var draft: RecipeDraft { recipe.finished() }

  private mutating func take(_ line: Substring) {
    defer { isAfterBlank = line.isBlank }
    if let bar = RezKonv.bar(line), part != .directions {
      part = bar.lowercased().hasPrefix("quelle") ? .source : .ingredients
      if part == .ingredients { recipe.addHeading(bar) }
      return
    }
    switch part {
    case .head:
      if !takeHead(line), !line.isBlank {
        part = .ingredients
        takeIngredient(line)
      }
    case .ingredients:
      if line.isBlank { return }
      if isAfterBlank, !Self.isIngredient(line) {
        part = .directions
        takeDirections(line)
      } else {
        takeIngredient(line)
      }
    case .source: if line.isBlank { part = .directions } else { takeSource(String(line).trimmed()) }
    case .directions: takeDirections(line)
    }
  }

  private mutating func takeHead(_ line: Substring) -> Bool {
    guard let colon = line.firstIndex(of: ":") else {
      guard isInTags, !line.isBlank else { return false }
      takeTags(String(line))
      return true
    }
    isInTags = false
    let value = String(line[colon...].dropFirst()).trimmed()
    switch String(line[..<colon]).trimmed().lowercased() {
    case "titel": recipe.draft.title = value
    case "kategorien", "kategorie": takeTags(value)
    case "menge": recipe.draft.servings = value
    default: return false
    }
    return true
  }

  private mutating func takeTags(_ line: String) {
    recipe.draft.collections += CommaList.names(line).filter { !$0.isEmpty }
    isInTags = line.trimmed().hasSuffix(",")
  }
}

// MARK: - Ingredients

extension RezKonvRecipe {
  private static let amountWidth = 7
  private static let nameColumn = 18

  /// Returns whether a line has nothing but an amount in the columns for it.
  private static func isIngredient(_ line: Substring) -> Bool {
    let scalars = Array(line.unicodeScalars)
    guard scalars.count > nameColumn, scalars[nameColumn - 1] == " " else { return false }
    return scalars[..<amountWidth].allSatisfy { " 0123456789/,.-".unicodeScalars.contains($0) }
  }

  private mutating func takeIngredient(_ line: Substring) {
    let text = String(line).trimmed()
    if text.hasPrefix("-") {
      recipe.continueIngredient(text.trimmed(of: "-"), after: " ")
    } else if Self.isIngredient(line) {
      let name = String(line.unicodeScalars.dropFirst(Self.nameColumn)).trimmed()
      recipe.addIngredient(String(line.unicodeScalars.prefix(Self.nameColumn)).singleSpaced, "", name)
    } else {
      recipe.addIngredient("", "", text.singleSpaced)
    }
  }
}

// MARK: - Source and directions

extension RezKonvRecipe {
  /// Names of books and people, then `-- Erfasst *RK* 04.02.05 von`, and who typed it.
  private mutating func takeSource(_ line: String) {
    let words = line.trimmed(of: "-")
    if words.hasPrefix("Erfasst *RK*") {
      recipe.draft.addedOn = Self.day(words)
      isTypistNext = true
    } else if isTypistNext {
      recipe.addFact("Recorded by", words)
      isTypistNext = false
    } else if !words.isEmpty {
      sources.append(words)
    }
  }

  /// The day in `Erfasst *RK* 04.02.05 von`. Years of two digits from 70 on are those of the last century.
  private static func day(_ words: String) -> AddedOn? {
    let parts = words.split(separator: " ").lazy.map { $0.split(separator: ".").compactMap { Int($0) } }
    guard let parts = parts.first(where: { $0.count == 3 }) else { return nil }
    let year = parts[2] >= 100 ? parts[2] : parts[2] + (parts[2] < 70 ? 2000 : 1900)
    func digits(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
    }
    return try? AddedOn("\(digits(year, 4))-\(digits(parts[1], 2))-\(digits(parts[0], 2))")
  }

  /// A line of text; or a field of the program's, `:Pro Person ca. : 500 kcal`, whose further lines begin with `:>`.
  private mutating func takeDirections(_ line: Substring) {
    let text = String(line).trimmed()
    guard text.hasPrefix(":") else {
      marked = nil
      directions.add(line)
      return
    }
    let rest = text.dropFirst()
    guard let colon = rest.firstIndex(of: ":") else { return directions.add(line) }
    let name = String(rest[..<colon]).trimmed()
    let value = String(rest[colon...].dropFirst()).trimmed()
    let isMore = name.isEmpty || name == ">"
    if !isMore { marked = name }
    guard let marked else { return directions.add(value) }
    if marked.hasPrefix("O-Titel") {
      recipe.draft.title = isMore ? "\(recipe.draft.title) \(value)" : value
    } else {
      recipe.addFact(marked.trimmed(of: "*"), value)
    }
  }
}
