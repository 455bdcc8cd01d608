import RecipeModel

/// One recipe of Meal-Master's, taken from its lines.
struct MealMasterRecipe {
  private enum Part { case header, ingredients, directions, notes, details }

  private(set) var draft = RecipeDraft(title: "")
  private var part = Part.header
  private var columns = MealMasterColumns()
  private var directions: [String] = []
  private var notes: [String] = []
  private var exactLines: [String] = []
  /// The lines of the paragraph that is read.
  private var paragraph: [String] = []
  /// The words of a bar, until it is known what is below it.
  private var bar: String?

  init(_ lines: some Sequence<Substring>) {
    for line in lines {
      if let words = MealMaster.bar(line) {
        endParagraph()
        beginPart()
        bar = words
      } else if line.isBlank {
        endParagraph()
      } else {
        take(String(line))
      }
    }
    endParagraph()
    beginPart()
    draft.ingredients = columns.lines.joined(separator: "\n")
    draft.directions = directions.joined(separator: "\n")
    draft.notes = notes.joined(separator: "\n")
    for line in exactLines where !FieldLine.takeExact(line, into: &draft) { draft.notes += "\n\(line)" }
  }

  private mutating func take(_ line: String) {
    if bar != nil { beginPart(with: line) }
    switch part {
    case .header where takeHeader(line): break
    case .header, .ingredients:
      part = .ingredients
      if !columns.add(line) {
        part = .directions
        addToParagraph(line)
      }
    case .directions, .notes: addToParagraph(line)
    case .details: takeDetail(line.trimmed())
    }
  }

  /// Decides what the last bar is by what is below it: more ingredients, directions, or a part of our own.
  private mutating func beginPart(with line: String? = nil) {
    guard let bar else { return }
    self.bar = nil
    let isInList = part == .header || part == .ingredients
    switch bar.lowercased() {
    case MealMaster.notesBar: part = .notes
    case MealMaster.detailsBar: part = .details
    case "": break
    case _ where isInList && line.map({ isIngredient($0) }) ?? true:
      part = .ingredients
      columns.begin(section: bar)
    default:
      if isInList { part = .directions }
      addText("\(bar):")
    }
  }

  private func isIngredient(_ line: String) -> Bool {
    var columns = MealMasterColumns()
    return columns.add(line)
  }
}

// MARK: - Header

extension MealMasterRecipe {
  private mutating func takeHeader(_ line: String) -> Bool {
    guard let colon = line.unicodeScalars.firstIndex(of: ":") else { return false }
    let value = String(line.unicodeScalars[colon...].dropFirst()).trimmed()
    switch String(line[..<colon]).trimmed().lowercased() {
    case "title": draft.title = value
    case "categories", "category": draft.collections += CommaList.names(value)
    case "yield", "servings", "serves": draft.servings = value
    default: return FieldLine.take(line, MealMaster.details, into: &draft)
    }
    return true
  }

  private mutating func takeDetail(_ line: String) {
    if FieldLine.isExact(line) {
      exactLines.append(line)
    } else if !FieldLine.take(line, MealMaster.details, into: &draft) {
      notes.append(line)
    }
  }
}

// MARK: - Text

extension MealMasterRecipe {
  /// Adds a line to the paragraph, or begins another one with it if it begins a step of a numbered list.
  private mutating func addToParagraph(_ line: String) {
    let line = line.trimmed()
    if WrappedText.beginsItem(line) { endParagraph() }
    paragraph.append(line)
  }

  private mutating func endParagraph() {
    guard !paragraph.isEmpty else { return }
    let isField = paragraph.count == 1 && FieldLine.take(paragraph[0], [.source, .prepTime, .cookTime], into: &draft)
    if !isField { addText(paragraph.joined(separator: " ")) }
    paragraph = []
  }

  private mutating func addText(_ line: String) {
    if part == .notes || part == .details { notes.append(line) } else { directions.append(line) }
  }
}
