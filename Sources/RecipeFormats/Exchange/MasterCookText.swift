import RecipeModel

/// The recipes of MasterCook 1 to 4, `.mxp`: text in columns.
///
/// - Source: What its exports and those of other programs hold.
enum MasterCookText {
  /// Returns whether a line begins a recipe: `*  Exported from  MasterCook II  *`.
  static func isHeader(_ line: Substring) -> Bool {
    guard line.utf8.first(where: { $0 != .space }) == UInt8(ascii: "*"), line.utf8.count < 200 else { return false }
    return line.contains("Exported") && line.contains("MasterCook")
  }

  static func recipes(_ lines: [Substring]) -> [RecipeDraft] {
    let starts = lines.indices.filter { isHeader(lines[$0]) }
    return zip(starts, starts.dropFirst() + [lines.count]).map { start, end in
      MasterCookTextRecipe(lines[(start + 1)..<end].map { withoutTabs($0) }).draft
    }
  }

  /// The name of a part of the list: `Filling` of "*** FILLING ***" and "Filling:"; `nil` for a food.
  static func heading(_ name: String) -> String? {
    let plain = name.trimmed(of: "*").trimmed(of: "-")
    if plain != name, !plain.isEmpty, name.hasPrefix("**") || name.hasPrefix("--") { return plain }
    return name.hasSuffix(":") ? String(plain.dropLast()).trimmed() : nil
  }

  /// The line with blanks up to the next of the columns at every eighth.
  private static func withoutTabs(_ line: Substring) -> String {
    guard line.contains("\t") else { return String(line) }
    var result = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      if scalar == "\t" {
        repeat { result.append(" ") } while !result.count.isMultiple(of: 8)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

/// One recipe of MasterCook's, taken from its lines.
private struct MasterCookTextRecipe {
  private enum Part { case title, head, ingredients, directions }

  private var recipe = AppDraft()
  private var part = Part.title
  private var isInCategories = false
  private var isAfterBlank = false
  /// `true` if the last ingredient has a preparation, which a line may go on with.
  private var hasPreparation = false
  private var directions = Paragraphs()
  /// A field whose content is in the lines below its name, "Source:" or "NOTES :".
  private var field: (label: String, words: [String])?

  init(_ lines: [String]) {
    for line in lines { take(line) }
    endField()
    recipe.draft.directions = directions.all.joined(separator: "\n")
  }

  var draft: RecipeDraft { recipe.finished() }

  private mutating func take(_ line: String) {
    defer { isAfterBlank = line[...].isBlank }
    switch part {
    case .title:
      recipe.draft.title = line.onOneLine().trimmed()
      if !recipe.draft.title.isEmpty { part = .head }
    case .head: takeHead(line)
    case .ingredients:
      if line[...].isBlank { return }
      if isAfterBlank, !recipe.draft.ingredients.isEmpty, !Self.isRow(line) {
        part = .directions
        takeDirections(line)
      } else {
        takeRow(line)
      }
    case .directions: takeDirections(line)
    }
  }
}

// MARK: - Head

extension MasterCookTextRecipe {
  private mutating func takeHead(_ line: String) {
    if line.hasPrefix("--------") {
      part = .ingredients
      return
    }
    if line.hasPrefix(" "), line.contains("Amount"), line.contains("Ingredient") { return }
    let words = line.split(separator: "  ").map { String($0).trimmed() }.filter { !$0.isEmpty }
    guard let colon = line.firstIndex(of: ":"), line.first != " " else {
      if isInCategories { addCategories(words) }
      return
    }
    let value = String(line[colon...].dropFirst()).trimmed()
    isInCategories = false
    switch String(line[..<colon]).trimmed().lowercased() {
    case "recipe by": recipe.draft.source = value
    case "serving size": takeServings(value)
    case "categories":
      isInCategories = true
      addCategories(value.split(separator: "  ").map { String($0).trimmed() })
    case "preparation time": recipe.setTime(\.prepTime, "Preparation time", value)
    default: recipe.addFact(String(line[..<colon]), value)
    }
  }

  /// The line of the servings has the time too: `4     Preparation Time :0:30`.
  private mutating func takeServings(_ value: String) {
    let words = value.split(separator: "  ", maxSplits: 1).map { String($0).trimmed() }
    recipe.draft.servings = words.first.flatMap { $0.hasPrefix("Preparation") ? nil : $0 } ?? ""
    guard let time = words.last, time.hasPrefix("Preparation Time"), let colon = time.firstIndex(of: ":") else {
      return
    }
    recipe.setTime(\.prepTime, "Preparation time", String(time[colon...].dropFirst()).trimmed())
  }

  private mutating func addCategories(_ names: [String]) {
    recipe.draft.collections += names.filter { !$0.isEmpty }
  }
}

// MARK: - Ingredients

extension MasterCookTextRecipe {
  /// Amount in eight columns, measure in twelve, each with two blanks after it.
  private static let nameColumn = 24

  /// Returns whether a line has nothing but blanks or an amount where amounts are, and a name in its column.
  private static func isRow(_ line: String) -> Bool {
    let scalars = Array(line.unicodeScalars)
    guard scalars.count > nameColumn, scalars[22] == " ", scalars[23] == " " else { return false }
    return scalars[..<8].allSatisfy {
      $0 == " " || "/.,-".unicodeScalars.contains($0) || $0.properties.numericType != nil
    }
  }

  private mutating func takeRow(_ line: String) {
    guard Self.isRow(line) else { return recipe.addIngredient("", "", Self.plain(line.singleSpaced)) }
    let amount = String(line.unicodeScalars.prefix(Self.nameColumn)).singleSpaced
    let name = String(line.unicodeScalars.dropFirst(Self.nameColumn)).singleSpaced
    if amount.isEmpty, name.hasPrefix("-- "), !name.hasSuffix(":") {
      recipe.continueIngredient(String(name.dropFirst(3)), after: hasPreparation ? " " : ", ")
      hasPreparation = true
    } else if amount.isEmpty, let heading = MasterCookText.heading(name) {
      recipe.addHeading(heading)
    } else {
      recipe.addIngredient(amount, "", Self.plain(name))
      hasPreparation = name.contains(" -- ")
    }
  }

  /// "chicken, cut up" of "chicken -- cut up".
  private static func plain(_ name: String) -> String { name.replacing(" -- ", with: ", ") }
}

// MARK: - Directions and what is below them

extension MasterCookTextRecipe {
  private mutating func takeDirections(_ line: String) {
    let words = line.trimmed()
    if words.hasPrefix("- - - -") || words.hasPrefix("_____") { return endField() }
    if let field = Self.field(in: line) {
      endField()
      self.field = (field.label, field.value.isEmpty ? [] : [field.value])
    } else if field != nil {
      // What is quoted ends with its quote; a note ends with the recipe.
      field?.words.append(words)
      if words.hasSuffix("\"") { endField() }
    } else {
      directions.add(line)
    }
  }

  private static let labels: Set<String> = [
    "source", "copyright", "yield", "description", "cuisine", "start to finish time", "notes", "serving ideas",
    "nutr. assoc.", "nutr. links", "recipe by", "suggested wine", "author",
  ]

  /// A field begins with its name at the first column; times of a person's own are `T(Cooking Time):`.
  private static func field(in line: String) -> (label: String, value: String)? {
    if line.hasPrefix("Per serving") || line.hasPrefix("Per Serving") { return ("Nutrition", line) }
    guard let colon = line.firstIndex(of: ":"), line.first != " " else { return nil }
    let label = String(line[..<colon]).trimmed()
    let isOwn = label.hasSuffix(")") && (label.hasPrefix("T(") || label.hasPrefix("S("))
    guard isOwn || labels.contains(label.lowercased()) else { return nil }
    return (isOwn ? String(label.dropFirst(2).dropLast()) : label, String(line[colon...].dropFirst()).trimmed())
  }

  private mutating func endField() {
    guard let field else { return }
    self.field = nil
    let value = field.words.joined(separator: "\n").trimmed().trimmed(of: "\"")
    switch field.label.lowercased() {
    case "source":
      if !recipe.draft.source.isEmpty { recipe.addFact("Author", recipe.draft.source) }
      recipe.draft.source = value.onOneLine()
    case "yield":
      if recipe.draft.servings.isEmpty {
        recipe.draft.servings = value.onOneLine()
      } else {
        recipe.addFact("Yield", value)
      }
    case "description", "notes": recipe.addNote(value)
    // The numbers of foods in its tables mean nothing elsewhere.
    case "nutr. assoc.", "nutr. links": break
    default: recipe.addFact(field.label, value)
    }
  }
}
