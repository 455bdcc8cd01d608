import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// One line of the sidebar, or of the collections at home.
struct OutlineRow {
  /// The depth of the row, from 0.
  var level: Int

  /// `true` if what is below it is shown, nil where there never is anything.
  var isExpanded: Bool?
  var name: String

  /// The number of recipes that it stands for.
  var count: Int?
  var recipe: RecipeListRow?
  private let row: SidebarRow

  init<Item>(_ shown: (item: Item, level: Int, isExpanded: Bool, row: SidebarRow)) {
    let isExpanded = shown.isExpanded
    level = shown.level
    row = shown.row
    switch shown.row {
    case .header(let section):
      name = section.name
      self.isExpanded = isExpanded
    case .list(let list, let count):
      name = list.name
      self.count = count
    case .collection(let collection):
      name = collection.name
      count = collection.count
      self.isExpanded = isExpanded
    case .recipe(let row):
      name = row.title
      recipe = row
    }
  }
}

extension OutlineRow {
  /// `▾ Soups  3` or `    12  Tomato soup ♥`, cut to a width.
  ///
  /// - Parameter digits: How long the longest number of a recipe is.
  fileprivate func line(fitting width: Int, digits: Int) -> StyledText {
    let marker = isExpanded.map { $0 ? "▾ " : "▸ " } ?? "  "
    let number = recipe.map { "\($0.id)" } ?? ""
    let indent = String(repeating: " ", count: 2 * level)
    let gap = String(repeating: " ", count: recipe == nil ? 0 : digits - number.count)
    let tail = count.map { "  \($0)" } ?? (recipe?.isFavorite == true ? " ♥" : "")
    let start: StyledText = "\(indent)\(sign: marker, .faint)\(gap)\(number, .number)\(recipe == nil ? "" : "  ")"
    let title = SafeText(line: name).truncated(to: max(1, width - start.width - DisplayWidth.of(tail)))
    return "\(start)\(title, isExpanded == nil ? .plain : .heading)\(tail, .faint)"
  }
}

extension OutlineRow: Printable {
  static func lines(of rows: [OutlineRow], fitting width: Int) -> [StyledText] {
    let digits = rows.compactMap { $0.recipe.map { "\($0.id)".count } }.max() ?? 0
    return rows.map { $0.line(fitting: width, digits: digits) }
  }

  /// Level, state, number, name, count; empty where there is no value.
  var fieldRows: [[String]] {
    [
      [
        "\(level)", isExpanded.map { $0 ? "expanded" : "collapsed" } ?? "", recipe.map { "\($0.id)" } ?? "", name,
        count.map { "\($0)" } ?? "",
      ]
    ]
  }

  var json: JSONValue { row.json(level: level, isExpanded: isExpanded ?? false) }
}

extension SidebarItem {
  /// The item of the sidebar that a name stands for: a header or a collection.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`, with the name that is most like it.
  init(named name: String, in store: RecipeStore) throws {
    let header = SidebarSection.allCases.first { CollectionName.key($0.name) == CollectionName.key(name) }
    self = try header.map { .header($0) } ?? .collection(store.collection(named: name).id)
  }

  /// The item that is to be expanded or collapsed.
  init(_ row: ExpandableRow, in store: RecipeStore) throws {
    switch row {
    case .collections: self = .header(.collections)
    case .collection(.id(let id)): self = .collection(id)
    case .collection(.name(let name)): try self.init(named: name, in: store)
    }
  }
}
