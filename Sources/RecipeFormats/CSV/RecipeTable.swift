import RecipeModel

/// Tables of recipes, a row each, as Plan to Eat, My Recipe Box, COOKmate, and others write them: what a column holds is
/// told by its name in the first row.
///
/// - Source: The names in the exports of these programs; COOKmate documents its own at cookmate.blog.
enum RecipeTable {
  /// `true` if a text begins with the names of columns, of which one is for titles and one for ingredients or directions.
  /// Our own table is for reading only.
  static func isLikely(_ head: String) -> Bool { header(of: head) != nil }

  /// Returns the recipes of a table.
  ///
  /// - Throws: `RecipeFileError.noRecipe` for a table that is cut off in the middle of a cell.
  static func recipes(_ text: String) throws(RecipeFileError) -> [RecipeDraft] {
    guard let header = header(of: text) else { throw .noRecipe(found: "a table without titles of recipes") }
    var rows = CSVRows(text, separator: header.separator)
    _ = rows.next()
    var drafts: [RecipeDraft] = []
    while let cells = rows.next() {
      if cells.allSatisfy(\.isBlank) { continue }
      drafts.append(draft(cells, header))
    }
    if rows.isCutOff { throw .noRecipe(found: "a table that ends inside of a quoted cell") }
    return drafts
  }

  private struct Header {
    let separator: UInt8
    let names: [String]
    let columns: [Column?]
  }

  private static func header(of text: String) -> Header? {
    let longest = 8192
    let beginning = String(decoding: text.utf8.prefix(longest), as: UTF8.self)
    for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), 9] {
      var rows = CSVRows(beginning, separator: separator)
      guard let names = rows.next(), names.count > 1 else { continue }
      let columns = names.map { Column(name: $0) }
      let isOurs = names.contains("isFavorite")
      if !isOurs, columns.contains(.title), columns.contains(.ingredients) || columns.contains(.directions) {
        return Header(separator: separator, names: names, columns: columns)
      }
    }
    return nil
  }

  private static func draft(_ cells: [String], _ header: Header) -> RecipeDraft {
    var recipe = AppDraft()
    var (source, address) = ("", "")
    var collections: [String] = []
    var total = ""
    var taken: Set<Column> = []
    for (place, cell) in cells.enumerated() where !cell.isBlank {
      let name = header.names.indices.contains(place) ? header.names[place].trimmed() : "Column \(place + 1)"
      let text = cell.withPlainLineEnds().trimmed()
      let column = header.columns.indices.contains(place) ? header.columns[place] : nil
      let isFirst = column.map { taken.insert($0).inserted } ?? true
      switch isFirst || column?.takesMore == true ? column : nil {
      case .title: recipe.draft.title = text.onOneLine()
      case .ingredients: recipe.draft.ingredients = joined(recipe.draft.ingredients, lines(text))
      case .directions: recipe.draft.directions = joined(recipe.draft.directions, lines(text))
      case .notes: recipe.addNote(text)
      case .servings: recipe.draft.servings = text.onOneLine()
      case .prepTime: recipe.setTime(\.prepTime, "Preparation time", text)
      case .cookTime: recipe.setTime(\.cookTime, "Cooking time", text)
      case .totalTime: total = text
      case .source: source = text.onOneLine()
      case .address: address = text.onOneLine()
      case .collections: collections += names(text)
      case .rating: recipe.draft.log.rating = stars(text)
      case .favorite: recipe.draft.isFavorite = isTrue(text)
      case .addedOn: takeDay(text, named: name, into: &recipe)
      case nil: recipe.addFact(name, text)
      }
    }
    recipe.setTotalTime(total)
    recipe.draft.source = address.isEmpty ? source : address
    if !address.isEmpty, source != address { recipe.addFact("Source", source) }
    recipe.draft.collections = collections
    return recipe.finished()
  }

  /// Lines that are empty, or of which only a comma is left, say nothing.
  private static func lines(_ text: String) -> String {
    text.lines.map { line in
      let line = String(line).trimmed()
      return line.hasPrefix(", ") ? String(line.dropFirst(2)).trimmed() : line
    }.filter { !$0.isEmpty && $0 != "," }.joined(separator: "\n")
  }

  private static func joined(_ first: String, _ second: String) -> String {
    [first, second].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Takes the day that a moment begins with.
  private static func takeDay(_ text: String, named name: String, into recipe: inout AppDraft) {
    let lengthOfDay = 10
    recipe.draft.addedOn = try? AddedOn(String(text.prefix(lengthOfDay)))
    if recipe.draft.addedOn == nil { recipe.addFact(name, text) }
  }

  private static func names(_ text: String) -> [String] {
    text.split { $0 == ";" || $0 == "\n" }.flatMap { CommaList.names(String($0)) }.filter { !$0.isEmpty }
  }

  /// The whole stars of "4", "4.5" and "4/5"; 0 for what says none out of five.
  private static func stars(_ text: String) -> Int {
    let number = Double(text.split(separator: "/").first.map { String($0).trimmed() } ?? "") ?? 0
    return (0...5).contains(number) ? Int(number.rounded()) : 0
  }

  private static func isTrue(_ text: String) -> Bool { ["true", "yes", "1", "x"].contains(text.lowercased()) }
}

extension RecipeTable {
  /// The meanings of columns.
  private enum Column {
    case title, ingredients, directions, notes, servings, prepTime, cookTime, totalTime, source, address, collections
    case rating, favorite, addedOn

    /// `true` if several columns of the kind are put together; of others the first counts.
    var takesMore: Bool { [.ingredients, .directions, .notes, .collections].contains(self) }

    /// - Parameter name: In whatever case, with or without spaces, hyphens, and underscores.
    init?(name: String) {
      let key = name.lowercased().filter { $0.isLetter }
      guard let column = Self.names[key] else { return nil }
      self = column
    }

    private static let names: [String: Column] = [
      "title": .title, "name": .title, "recipename": .title, "recipetitle": .title, "ingredients": .ingredients,
      "recipeingredients": .ingredients, "directions": .directions, "instructions": .directions, "recipe": .directions,
      "method": .directions, "steps": .directions, "preparation": .directions, "recipeinstructions": .directions,
      "description": .notes, "notes": .notes, "comments": .notes, "prepnotes": .notes, "servings": .servings,
      "serves": .servings, "yield": .servings, "quantity": .servings, "preptime": .prepTime,
      "preparationtime": .prepTime, "cooktime": .cookTime, "cookingtime": .cookTime, "totaltime": .totalTime,
      "source": .source, "author": .source, "url": .address, "sourceurl": .address, "originalurl": .address,
      "link": .address, "weblink": .address, "originallink": .address, "course": .collections,
      "cuisine": .collections, "category": .collections, "categories": .collections, "tags": .collections,
      "tag": .collections, "collections": .collections, "mainingredient": .collections, "rating": .rating,
      "favorite": .favorite, "favourite": .favorite, "isfavourite": .favorite, "createdat": .addedOn,
      "created": .addedOn, "dateadded": .addedOn,
    ]
  }
}
