import RecipeModel

/// Reads a recipe as `show` prints it, on a terminal or in a pipe, so that it can be added again.
///
/// Its number, its date, its cookings, its pictures, and what it is a variant of are left out. Of a text that was wrapped,
/// the ingredients and the numbered steps are put together again.
struct PrintedRecipe {
  /// The titles of the sections, in the order in which they are printed.
  private static let sections: [(title: String, field: RecipeField)] = [
    ("Ingredients", .ingredients), ("Directions", .directions), ("Notes", .notes),
  ]

  private let head: [String]
  private let texts: [RecipeField: [String]]

  /// - Returns: `nil` for another text, which has no number among its first lines.
  init?(_ text: String) {
    var head: [String] = []
    var texts: [RecipeField: [String]] = [:]
    var field: RecipeField?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map({ $0.trimmedAtEnd() }) {
      if let section = Self.sections.first(where: { $0.title == line }), texts[section.field] == nil {
        field = section.field
        texts[section.field] = []
      } else if let field {
        texts[field]!.append(line)
      } else if !line.isEmpty {
        head.append(line)
      }
    }
    guard head.count > 1, head.dropFirst().contains(where: Self.hasNumber) else { return nil }
    self.head = head
    self.texts = texts
  }

  var draft: RecipeDraft {
    var draft = RecipeDraft(title: head[0])
    if head[0].hasSuffix(Self.heart) {
      draft.title = String(head[0].dropLast(Self.heart.count))
      draft.isFavorite = true
    }
    let last = head.indices.dropFirst().first { Self.hasNumber(head[$0]) }!
    for fact in head[1...last].flatMap({ $0.split(separator: " | ") }) { Self.read(String(fact), into: &draft) }
    for line in head[(last + 1)...] {
      if line.hasPrefix("In "), draft.collections.isEmpty {
        draft.collections = line.dropFirst(3).split(separator: ", ").map(String.init)
      } else if line.hasPrefix("From ") {
        draft.source = String(line.dropFirst(5))
      }
    }
    draft.ingredients = Self.ingredients(texts[.ingredients] ?? [])
    draft.directions = Self.directions(texts[.directions] ?? [])
    draft.notes = Self.joined((texts[.notes] ?? []).map { $0.withoutMargin(2) })
    return draft
  }

  private static let heart = " ♥"

  /// `recipe 12`, which stands last among the facts.
  private static func hasNumber(_ line: String) -> Bool {
    guard let fact = line.split(separator: " | ").last, fact.hasPrefix("recipe ") else { return false }
    return Int(fact.dropFirst("recipe ".count)) != nil
  }

  private static func read(_ fact: String, into draft: inout RecipeDraft) {
    let parts = fact.split(separator: ", ")
    if parts.count == 2, parts[0].hasPrefix("prep "), parts[1].hasPrefix("cook "),
      let prep = CookingTime.parse(String(parts[0].dropFirst(5))),
      let cook = CookingTime.parse(String(parts[1].dropFirst(5)))
    {
      (draft.prepTime, draft.cookTime) = (prep, cook)
    } else if let time = CookingTime.parse(fact) {
      draft.cookTime = time
    } else if !fact.hasPrefix("recipe ") {
      draft.servings = servings(fact)
    }
  }

  /// `8 servings (×2)` is 8.
  private static func servings(_ fact: String) -> String {
    let amount = fact.hasSuffix(")") ? fact.firstRange(of: " (×").map { String(fact[..<$0.lowerBound]) } ?? fact : fact
    for word in [" servings", " serving"] where amount.hasSuffix(word) {
      let bare = String(amount.dropLast(word.count))
      if Servings.phrase(bare) == amount { return bare }
    }
    return amount
  }

  /// Lines are two cells in, below a subheading four; what was wrapped is two more.
  private static func ingredients(_ lines: [String]) -> String {
    var margin = 2
    var read: [String] = []
    for line in lines {
      let indent = line.prefix { $0 == " " }.count
      if line.isEmpty {
        read.append("")
      } else if indent == 2, Subheading.name(of: line) != nil {
        margin = 4
        if read.last == "" { read.removeLast() }
        read.append(line.withoutMargin(2))
      } else if indent >= margin + 2, let last = read.last, !last.isEmpty {
        read[read.count - 1] = "\(last) \(line.trimmed())"
      } else {
        read.append(line.withoutMargin(margin))
      }
    }
    return joined(read)
  }

  /// Steps that are counted stand after their numbers; those with numbers of their own are two cells in.
  private static func directions(_ lines: [String]) -> String {
    var read: [String] = []
    var isCounted = false
    for line in lines {
      if let step = counted(line) {
        isCounted = true
        read.append(step)
      } else if isCounted, line.hasPrefix("    "), let last = read.last, !last.isEmpty {
        read[read.count - 1] = "\(last) \(line.trimmed())"
      } else if line.hasPrefix("  "), Subheading.name(of: line) != nil {
        if read.last == "" { read.removeLast() }
        read.append(line.withoutMargin(2))
      } else {
        read.append(line.withoutMargin(2))
      }
    }
    return joined(read)
  }

  /// The step of ` 1. Chop.`
  private static func counted(_ line: String) -> String? {
    let number = line.hasPrefix(" ") ? line.dropFirst() : line[...]
    let digits = number.prefix { $0.isASCII && $0.isNumber }
    let rest = number.dropFirst(digits.count)
    guard !digits.isEmpty, rest.hasPrefix(". ") else { return nil }
    return String(rest.dropFirst(2))
  }

  /// The lines as one text, without empty ones at its ends.
  private static func joined(_ lines: [String]) -> String {
    let rest = lines.drop(while: \.isEmpty)
    return rest[..<(rest.lastIndex(where: { !$0.isEmpty }).map { $0 + 1 } ?? rest.startIndex)].joined(separator: "\n")
  }
}

extension StringProtocol {
  fileprivate func withoutMargin(_ width: Int) -> String {
    String(dropFirst(Swift.min(width, prefix { $0 == " " }.count)))
  }

  fileprivate func trimmedAtEnd() -> String {
    var text = String(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
