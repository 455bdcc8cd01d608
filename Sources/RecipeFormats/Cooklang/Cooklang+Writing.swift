import RecipeModel

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
    let name = parts.name
    let amount = CooklangDocument.Amount(quantity: parts.quantity, unit: parts.unit)
    let item = CooklangDocument.Item.ingredient(name: name, amount: amount, preparation: "")
    guard item.inList == line, !name.isEmpty, name == name.trimmed() else { return "@\(CooklangText.name(line)){}" }
    let unit = amount.unit.isEmpty ? "" : "%\(amount.unit)"
    return "@\(CooklangText.name(name)){\(amount.quantity)\(unit)}"
  }
}
