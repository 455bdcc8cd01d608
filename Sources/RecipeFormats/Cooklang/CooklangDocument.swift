import RecipeModel

/// A parsed Cooklang file: its metadata and its steps.
struct CooklangDocument: Equatable {
  /// Keys and values of the front matter, in the order of the file; those of nested maps as `time.prep`.
  var metadata: [(key: String, value: String)] = []
  var sections: [Section] = [Section(name: "")]
  /// Lines that begin with `>`.
  var notes: [String] = []
  /// `true` if there were comments, which are meant for the author alone.
  var hasComments = false

  struct Section: Equatable {
    /// Empty for the steps before the first heading.
    var name: String
    var steps: [[Item]] = []
  }

  enum Item: Equatable {
    case text(String)
    case lineBreak
    case ingredient(name: String, amount: Amount, preparation: String)
    case cookware(name: String, amount: Amount)
    case timer(name: String, amount: Amount)
  }

  /// The text between braces, as written: `1/2%cup`.
  struct Amount: Equatable {
    var quantity = ""
    var unit = ""

    /// The number that the quantity is, if it is one: `2`, `1.5`, `1 / 2`; with leading zeros it is text.
    var number: Double? {
      let parts = quantity.split(separator: "/", omittingEmptySubsequences: false).map { String($0).trimmed() }
      if parts.count == 1 { return Self.number(parts[0], allowsFraction: true) }
      guard parts.count == 2, let upper = Self.number(parts[0]), let lower = Self.number(parts[1]), lower > 0
      else { return nil }
      return upper / lower
    }

    private static func number(_ digits: String, allowsFraction: Bool = false) -> Double? {
      let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 1 || allowsFraction && parts.count == 2,
        parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }),
        parts[0].count == 1 || parts[0].first != "0"
      else { return nil }
      return Double(digits)
    }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.metadata.elementsEqual(other.metadata, by: ==) && one.sections == other.sections && one.notes == other.notes
  }
}

extension CooklangDocument.Item {
  /// The item in running text: the name alone for what is listed elsewhere.
  var inSentence: String {
    switch self {
    case .text(let text): text
    case .lineBreak: "\n"
    // Another recipe is named by its path; in a sentence its own name will do.
    case .ingredient(let name, _, _): name.hasPrefix(".") ? Self.fileName(in: name) : name
    case .cookware(let name, _): name
    case .timer(let name, let amount): amount.text.isEmpty ? name : amount.text
    }
  }

  private static func fileName(in path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// The item in a list of ingredients: with its amount and preparation; another recipe as a link to it.
  var inList: String {
    guard case .ingredient(var name, let amount, let preparation) = self else { return inSentence }
    if name.hasPrefix("./") || name.hasPrefix("../"), let recipe = NamedRecipe(title: Self.fileName(in: name)) {
      name = recipe.link
    }
    let line = [amount.text, name].filter { !$0.isEmpty }.joined(separator: " ")
    return preparation.isEmpty ? line : "\(line), \(preparation)"
  }
}

extension CooklangDocument.Amount {
  /// The amount as in a sentence: "1/2 cup".
  var text: String { [quantity, unit].filter { !$0.isEmpty }.joined(separator: " ") }
}

extension CooklangDocument {
  /// The section in which our own files list ingredients, line by line as the user wrote them.
  static let listName = "Ingredients"
  /// The section in which our own files have the steps, if they have a list of ingredients.
  static let stepsName = "Directions"

  /// The ingredients, one per line, under the name of their section if there are several.
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

  /// The steps, one per line, under the names of their sections.
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
