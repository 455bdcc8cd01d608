import RecipeModel

/// The second look at a recipe that the data of a page states: the page shows it as well, and sometimes more of it.
///
/// Where both have the same, the data counts, which says what is a line. The page counts where the data has only the names of
/// the ingredients, all of them in one line, a part of them, or only the names of the steps.
extension SchemaOrg {
  /// Returns the recipe with those of its lists that the page has in full, and a diagnostic for each.
  static func checked(
    _ recipe: SchemaOrgRecipe, in page: WebPage
  ) -> (recipe: SchemaOrgRecipe, diagnostics: [String]) {
    guard isComparable(recipe.ingredients), isComparable(recipe.directions) else { return (recipe, []) }
    if recipe.ingredients.count > 1, !recipe.ingredients.contains(where: hasAmount) {
      return withAmounts(recipe, in: page)
    }
    var recipe = recipe
    var diagnostics: [String] = []
    let shown = shownLists(in: page)
    let list = ShownList(recipe.ingredients)
    let lists = shown.map { ShownList($0.ingredients) }
    let directions = ShownList(recipe.directions)
    let steps = shown.map { ShownList($0.directions) }
    if let whole = lists.first(where: { list.isParted(in: $0) || list.isPart(of: $0) }) {
      recipe.ingredients = whole.lines
      let counts = "\(list.lines.count) of \(whole.lines.count) lines of ingredients"
      diagnostics.append("the data of the page has \(counts); they are those that it shows")
      recipe.directions = steps.first(where: directions.isIn)?.lines ?? recipe.directions
    } else if let more = lists.lazy.compactMap({ list.measuredLines(only: $0) }).first {
      let first = more[0].shortened(to: 60).quoted()
      diagnostics.append("the page shows more ingredients than its data: \(first) and others")
    }
    if directions.isOfNames, let whole = steps.first(where: directions.areNames) {
      recipe.directions = whole.lines
      diagnostics.append("the data of the page only names the steps; they are those that it shows")
    }
    return (recipe, diagnostics)
  }

  /// The lists that a page shows: those of the recipe that its headings make, then the longest of each part.
  private static func shownLists(in page: WebPage) -> [(ingredients: [String], directions: [String])] {
    let sections = VisibleRecipe.sections(in: page.bytes)
    let recipe = VisibleRecipe(sections, wanted: .both)
    let ingredients = VisibleRecipe(sections, wanted: .ingredients)?.ingredients ?? []
    let directions = VisibleRecipe(sections, wanted: .directions)?.directions ?? []
    let lists = [(recipe?.ingredients ?? [], recipe?.directions ?? []), (ingredients, directions)]
    return lists.filter { isComparable($0.0) && isComparable($0.1) }
  }

  /// Returns whether a list is no longer than those of recipes, so that comparing it with another takes no time.
  private static func isComparable(_ lines: [String]) -> Bool {
    let mostBytes = 30_000
    return lines.count <= mostLines && lines.reduce(0) { $0 + $1.utf8.count } <= mostBytes
  }

  /// Returns the recipe with the ingredients as the page shows them with their amounts, and a diagnostic about that.
  private static func withAmounts(
    _ recipe: SchemaOrgRecipe, in page: WebPage
  ) -> (recipe: SchemaOrgRecipe, diagnostics: [String]) {
    guard let lines = lists(in: page).first(where: { isList($0, of: recipe.ingredients) }) else {
      return (recipe, ["no ingredient has an amount; compare them with the page"])
    }
    var whole = recipe
    whole.ingredients = lines
    return (whole, ["the data of the page has no amounts; the ingredients are those that it shows"])
  }

  /// The other lists of ingredients on a page, those that the author marked first.
  private static func lists(in page: WebPage) -> [[String]] {
    let others = markedRecipes(in: page) + ScriptData(in: page).recipes
    return others.map(\.ingredients) + shownLists(in: page).map(\.ingredients)
  }

  /// `true` if most lines have an amount and most names are in one of the lines.
  private static func isList(_ lines: [String], of names: [String]) -> Bool {
    guard lines.count <= mostLines, lines.count(where: hasAmount) * 2 >= lines.count else { return false }
    let text = TextFold.fold(lines.joined(separator: "\n"))
    return names.count { text.contains(TextFold.fold($0)) } * 3 >= names.count * 2
  }

  static func hasAmount(_ line: String) -> Bool {
    line.unicodeScalars.contains { $0.properties.numericType != nil }
  }

  /// More than a recipe has.
  private static let mostLines = 200
}

/// The lines of a part of a recipe, compared by their letters and digits alone.
private struct ShownList {
  let lines: [String]
  private let keys: [String]

  init(_ lines: [String]) {
    self.lines = lines
    keys = lines.map { String(TextFold.fold($0).filter { $0.isLetter || $0.isNumber }) }
  }

  /// `true` if one or two lines are all that the other list has in more lines.
  func isParted(in other: ShownList) -> Bool {
    let mostLines = 2
    return (1...mostLines).contains(lines.count) && other.lines.count > 2 * lines.count
      && keys.joined() == other.keys.joined()
  }

  /// `true` if the other list has all lines of this one, and at least half as many more ingredients; what is three times as
  /// long is of more than one recipe.
  func isPart(of other: ShownList) -> Bool {
    guard other.lines.count <= 3 * lines.count, let more = measuredLines(only: other) else { return false }
    let known = Set(other.keys)
    return keys.allSatisfy(known.contains) && more.count * 2 >= lines.count
  }

  /// Returns the measured ingredients that another list has and this one does not, if it has nearly all lines of this one and at
  /// least three more.
  func measuredLines(only other: ShownList) -> [String]? {
    let fewest = 3
    let (own, known) = (Set(keys), Set(other.keys))
    guard !lines.isEmpty, keys.count(where: known.contains) * 10 >= lines.count * 9 else { return nil }
    let more = zip(other.lines, other.keys).filter { !own.contains($0.1) && PlainTextShape.isMeasured($0.0) }.map(\.0)
    return more.count >= fewest ? more : nil
  }

  /// `true` if the other list has all text of this one, in more lines or with more.
  func isIn(_ other: ShownList) -> Bool {
    guard other.lines.count > lines.count else { return false }
    let text = other.keys.joined()
    return keys.allSatisfy { $0.isEmpty || text.hasBytes(of: $0) }
  }

  /// `true` if there are steps and none of them is a sentence.
  var isOfNames: Bool {
    let longestName = 60
    return !lines.isEmpty && lines.allSatisfy { $0.utf8.count <= longestName && !".!?。".contains($0.last ?? ".") }
  }

  /// `true` if the other list has each of these names, and a sentence for each.
  func areNames(of other: ShownList) -> Bool {
    let known = Set(other.keys)
    let sentences = other.lines.count { PlainTextShape.isSentence($0) }
    return keys.allSatisfy(known.contains) && sentences >= lines.count
  }
}
