import RecipeModel

extension CooklangDocument.Item {
  /// What the item is in running text: the name alone for what is listed elsewhere.
  var inSentence: String {
    switch self {
    case .text(let text): text
    case .lineBreak: "\n"
    // Another recipe is named by its path; in a sentence its own name will do.
    case .ingredient(let name, _, _): name.hasPrefix(".") ? String(name.split(separator: "/").last ?? "") : name
    case .cookware(let name, _): name
    case .timer(let name, let amount): amount.text.isEmpty ? name : amount.text
    }
  }

  /// What the item is in a list of ingredients: with its amount and preparation.
  var inList: String {
    guard case .ingredient(let name, let amount, let preparation) = self else { return inSentence }
    let line = [amount.text, name].filter { !$0.isEmpty }.joined(separator: " ")
    return preparation.isEmpty ? line : "\(line), \(preparation)"
  }
}

extension CooklangDocument.Amount {
  /// The amount as in a sentence: "1/2 cup".
  var text: String { [quantity, unit].filter { !$0.isEmpty }.joined(separator: " ") }
}

extension CooklangDocument {
  /// The section in which our own files list ingredients, line by line as the person wrote them.
  static let listName = "Ingredients"
  /// The section in which our own files have the steps, if they have a list of ingredients.
  static let stepsName = "Directions"

  /// The ingredients, a line each, under the name of their section if there are several.
  ///
  /// One without an amount that was listed before is not listed again.
  var ingredientLines: [String] {
    var lines: [String] = []
    var seen: Set<String> = []
    for section in sections {
      if section.isList {
        for step in section.steps { lines += step.lines(\.inList) }
        continue
      }
      let ingredients = section.steps.joined().filter { item in
        guard case .ingredient(_, let amount, _) = item else { return false }
        return seen.insert(item.inList).inserted || !amount.text.isEmpty
      }
      if !section.name.isEmpty, !ingredients.isEmpty { lines.append("\(section.name):") }
      lines += ingredients.map(\.inList)
    }
    return lines
  }

  /// The steps, a line each, under the names of their sections.
  var directionLines: [String] {
    sections.filter { !$0.isList }.flatMap { section in
      let lines = section.steps.flatMap { $0.lines(\.inSentence) }
      return section.name.isEmpty || section.name == Self.stepsName ? lines : ["\(section.name):"] + lines
    }
  }
}

extension CooklangDocument.Section {
  var isList: Bool { name == CooklangDocument.listName }
}

extension [CooklangDocument.Item] {
  /// The lines of a step, one unless there are breaks; a break that ends it begins no further line.
  fileprivate func lines(_ text: (CooklangDocument.Item) -> String) -> [String] {
    let items = last == .lineBreak ? dropLast() : self[...]
    return items.map(text).joined().lines.map(String.init)
  }
}
