import RecipeKitchen
import RecipeModel
import SQLite

/// Follows the links of recipes, inside a transaction.
struct LinkReader {
  let connection: Connection

  /// The most links that are followed one after the other.
  static let mostDepth = 16
  /// The most lines that a recipe may come to: each of sixteen recipes may name the next one many times.
  static let mostLines = 10_000

  /// The recipe that a title or number means: that of the number, else the only one of the title.
  func recipe(named name: String) throws -> Result<LinkedRecipe, LinkProblem> {
    if let id = Self.number(name),
      let title = try connection.first(RecipesTable.titleWithID, id, row: { $0.text(at: 0) })
    {
      return .success(LinkedRecipe(id: id, title: title))
    }
    let ids = try connection.query(RecipesTable.idsWithTitle, Self.key(of: name)) { $0.int(at: 0) }
    guard let id = ids.first else { return .failure(.noRecipe(name)) }
    if ids.count > 1 { return .failure(.severalRecipes(name, ids)) }
    return .success(LinkedRecipe(id: id, title: try title(of: id)))
  }

  static func key(of name: String) -> String { TextFold.fold(name.onOneLine().trimmed()) }

  /// The number that a link may mean.
  static func number(_ name: String) -> Recipe.ID? {
    name.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Recipe.ID(name) : nil
  }

  private func title(of id: Recipe.ID) throws -> String {
    try connection.first(RecipesTable.titleWithID, id) { $0.text(at: 0) } ?? ""
  }

  /// The lines of a recipe, each followed by those of the recipe that it names.
  ///
  /// - Parameters:
  ///   - ingredients: Its lines.
  ///   - recipe: The recipe itself, which is not followed into; `nil` for one that is not in the library.
  ///   - factor: How many times the recipe is needed.
  /// - Complexity: O(*n*) for *n* bytes of lines, at most `mostLines` of them.
  func lines(of ingredients: String, in recipe: LinkedRecipe?, times factor: Rational) throws -> [ExpandedLine] {
    var lines: [ExpandedLine] = []
    try append(ingredients, times: factor, through: [], in: recipe, to: &lines)
    return lines
  }

  private func append(
    _ ingredients: String, times factor: Rational, through path: [LinkedRecipe], in recipe: LinkedRecipe?,
    to lines: inout [ExpandedLine]
  ) throws {
    for text in ingredients.split(separator: "\n", omittingEmptySubsequences: !path.isEmpty) {
      let index = lines.count
      lines.append(ExpandedLine(String(text), times: factor, through: path))
      guard RecipeLink.mayStand(in: lines[index].text) else { continue }
      let line = IngredientLine.parse(lines[index].text)
      guard let link = line.link else { continue }
      switch try self.recipe(named: link.target) {
      case .failure(let problem): lines[index].fail(problem)
      case .success(let named):
        lines[index].name(named)
        let way = (recipe.map { [$0] } ?? []) + path
        if let start = way.firstIndex(of: named) {
          lines[index].fail(.circle(way[start...].map(\.title) + [named.title]))
        } else if path.count == Self.mostDepth || lines.count >= Self.mostLines {
          lines[index].fail(.tooDeep(named.title))
        } else if let (content, times) = try content(of: named, for: line, times: factor) {
          lines[index].expand()
          try append(content, times: times, through: path + [named], in: recipe, to: &lines)
        }
      }
    }
  }

  /// The lines of a recipe and how many times they are needed; `nil` where the line that names it does not say that.
  private func content(
    of recipe: LinkedRecipe, for line: IngredientLine, times factor: Rational
  ) throws -> (lines: String, factor: Rational)? {
    let content = try connection.first(RecipesTable.ingredientsAndServings, recipe.id) {
      (lines: $0.text(at: 0), servings: $0.text(at: 1))
    }
    guard let content, let times = line.batches(ofServings: content.servings)?.multiplied(by: factor) else {
      return nil
    }
    return (content.lines, times)
  }

  /// The recipes that a recipe names, each once.
  private func recipes(namedBy id: Recipe.ID) throws -> [LinkedRecipe] {
    let ingredients = try connection.first(RecipesTable.ingredientsAndServings, id) { $0.text(at: 0) } ?? ""
    return try recipes(namedIn: ingredients)
  }

  /// The recipes that name any, by title, with their ingredients.
  ///
  /// - Complexity: O(*n*) for *n* of them, whatever the library holds.
  func linkingRecipes() throws -> [(recipe: LinkedRecipe, ingredients: String)] {
    try connection.query(RecipesTable.withLinks) {
      (LinkedRecipe(id: $0.int(at: 0), title: $0.text(at: 1)), $0.text(at: 2))
    }
  }

  /// The links that lead nowhere, each with the recipe that it stands in.
  func problems() throws -> [(recipe: LinkedRecipe, problem: LinkProblem)] {
    try linkingRecipes().flatMap { recipe, ingredients in
      try lines(of: ingredients, in: recipe, times: .one).filter(\.path.isEmpty).compactMap(\.problem)
        .map { (recipe, $0) }
    }
  }

  /// Returns the lines of a recipe, in which those of the recipes that it names stand for the lines that name them.
  func needed(of ingredients: String, in recipe: LinkedRecipe) throws -> String {
    guard RecipeLink.mayStand(in: ingredients) else { return ingredients }
    return try lines(of: ingredients, in: recipe, times: .one).filter { !$0.isExpanded }.map(\.text)
      .joined(separator: "\n")
  }

  /// The recipes that lines name, each once.
  func recipes(namedIn ingredients: String) throws -> [LinkedRecipe] {
    guard RecipeLink.mayStand(in: ingredients) else { return [] }
    var named: [LinkedRecipe] = []
    for line in ingredients.split(separator: "\n") where RecipeLink.mayStand(in: String(line)) {
      guard let link = IngredientLine.parse(String(line)).link,
        case .success(let recipe) = try recipe(named: link.target),
        !named.contains(recipe)
      else { continue }
      named.append(recipe)
    }
    return named
  }

  /// Refuses a recipe that needs itself, through whatever others.
  ///
  /// - Throws: `RecipeStoreError.needsItself`, with the titles on the way.
  /// - Complexity: O(*n*) for *n* bytes of the recipes that it needs.
  func checkNeedsNotItself(_ id: Recipe.ID) throws {
    let first = LinkedRecipe(id: id, title: try title(of: id))
    var seen: Set<Recipe.ID> = []
    /// Each recipe on the way, with those that it names and that are still to be followed.
    var way = [(recipe: first, rest: try recipes(namedBy: id)[...])]
    while let next = way.last?.rest.first {
      way[way.count - 1].rest.removeFirst()
      if next.id == id { throw RecipeStoreError.needsItself(way.map(\.recipe.title) + [first.title]) }
      if seen.insert(next.id).inserted { way.append((next, try recipes(namedBy: next.id)[...])) }
      while way.last?.rest.isEmpty == true { way.removeLast() }
    }
  }
}
