import RecipeModel
import RecipeStore
package import RecipeViewModels

/// One row of an outline, as `SidebarViewModel` and `HomeViewModel` have it.
package struct OutlineRow: Sendable {
  package let item: SidebarItem
  package let row: SidebarRow
  /// 0 for a root.
  package let level: Int
  package let isExpanded: Bool

  package init(_ item: SidebarItem, _ row: SidebarRow, level: Int, isExpanded: Bool) {
    self.item = item
    self.row = row
    self.level = level
    self.isExpanded = isExpanded
  }
}

extension LibraryList {
  /// Its name as people read it.
  package var title: String {
    switch self {
    case .all: "All recipes"
    case .favorites: "Favorites"
    case .recents: "Recents"
    }
  }
}

extension RowKey {
  /// `h-library`, `l-all`, `c7`, `c7r12`
  package static func outline(_ item: SidebarItem) -> String {
    switch item {
    case .header(let section): "h-\(section.rawValue)"
    case .list(let list): "l-\(list.rawValue)"
    case .collection(let id): "c\(id)"
    case .recipe(let id, in: let collection): "c\(collection)r\(id)"
    }
  }

  /// `n12` among the recents, `r12` in the list, and those of the outline.
  package static func home(_ item: HomeItem) -> String {
    switch item {
    case .recent(let id): "n\(id)"
    case .listed(let id): recipe(id)
    case .outline(let item): outline(item)
    }
  }
}

extension RowKey {
  /// The key of an item in the list next to every page, which may show the outline itself: `s-l-all`, `s-c7`
  package static func side(_ item: SidebarItem) -> String { "s-\(outline(item))" }
}

extension [(SidebarItem, SidebarRow)] {
  /// The rows of lists and collections, and the headers that have any below them.
  var withoutRecipes: Self {
    let rows = filter { item, _ in !item.isRecipe }
    return rows.indices.filter { place in
      guard case .header = rows[place].0 else { return true }
      if place + 1 == rows.count { return false }
      if case .header = rows[place + 1].0 { return false }
      return true
    }.map { rows[$0] }
  }
}

/// The lists and collections next to every page of a desktop.
struct SideList: PagePart {
  let frame: PageFrame
  let place: PagePlace

  var markup: Markup {
    let rows = frame.sidebar.map { ($0.item, $0.row) }.withoutRecipes.compactMap { item, row in
      SideRow(item, row, isHere: item.list.map { place == .list($0) } ?? false)
    }
    return "<ul class=\"tree\" id=\"side\"\(frame.live("side"))>\n\(rows)</ul>"
  }
}

/// A row of that list: a heading, a list, or a collection.
struct SideRow: PagePart {
  private let item: SidebarItem
  private let row: SidebarRow
  private let isHere: Bool

  /// - Returns: `nil` for a recipe, which is not shown there.
  init?(_ item: SidebarItem, _ row: SidebarRow, isHere: Bool = false) {
    if case .recipe = row { return nil }
    (self.item, self.row, self.isHere) = (item, row, isHere)
  }

  var markup: Markup {
    switch row {
    case .header(let section): "<li id=\"\(RowKey.side(item))\"><h2>\(section.heading)</h2></li>\n"
    case .list(let list, let count): link(list.title, count)
    case .collection(let collection): link(collection.name, collection.count)
    case .recipe: ""
    }
  }

  private func link(_ name: String, _ count: Int) -> Markup {
    let here: Markup = isHere ? " aria-current=\"page\"" : ""
    let link = item.list.map { list -> Markup in
      """
      <li id="\(RowKey.side(item))"\(" class=\"here\"", if: isHere)><div><a href="\(Link.list(list))"\(here)>\
      <span dir="auto">\(name)</span><small>\(count)</small></a></div></li>

      """
    }
    return "\(link)"
  }
}

/// A row of the outline: a list, a collection, or a recipe in one. The rows of all levels are one list, in the order
/// in which they are shown, so that a row that comes or goes is one change of one list.
struct OutlineLine: PagePart {
  private let row: OutlineRow
  private let isReadOnly: Bool
  private let hasGrip: Bool

  init(_ row: OutlineRow, isReadOnly: Bool = false, hasGrip: Bool = true) {
    (self.row, self.isReadOnly, self.hasGrip) = (row, isReadOnly, hasGrip)
  }

  var markup: Markup {
    let level: Markup = row.item.isRecipe ? " class=\"under\" aria-level=\"2\"" : ""
    return "<li id=\"\(RowKey.outline(row.item))\"\(level)><div>\(content)</div></li>\n"
  }

  private var content: Markup {
    switch row.row {
    case .header(let section): "<h2>\(section.heading)</h2>"
    case .list(let list, let count):
      """
      <a href="\(Link.list(.library(list)))">\(icon(list.sign))<span>\(list.title)</span><small>\(count)</small></a>
      """
    case .collection(let collection):
      """
      <a href="\(Link.list(.collection(collection.id)))"><span dir="auto">\(collection.name)</span>\
      <small>\(collection.count)</small></a>\
      \(chevron(of: collection), if: !isReadOnly)\
      \(grip(of: collection), if: hasGrip && !isReadOnly)
      """
    case .recipe(let recipe):
      "<a href=\"\(Link.recipe(recipe.id, in: row.item.list))\"><span dir=\"auto\">\(recipe.title)</span></a>"
    }
  }

  private func chevron(of collection: RecipeCollection) -> Markup {
    """
    <button class="icon" form="\(row.isExpanded ? "collapse" : "expand")" name="collection" value="\(collection.id)" \
    aria-expanded="\(row.isExpanded ? "true" : "false")" aria-label="Show what is in \(collection.name)">\(icon("down"))</button>
    """
  }

  private func grip(of collection: RecipeCollection) -> Markup {
    """
    <button class="icon grip" form="move-collection" name="item" value="\(collection.id)" \
    aria-label="Move \(collection.name)"><svg><use href="#grip"/></svg></button>
    """
  }
}

extension PagePart {
  /// The forms that the buttons of an outline belong to. What is expanded is the library's, so that expanding writes.
  func outlineForms(isReadOnly: Bool) -> Markup {
    if isReadOnly { return "" }
    return """
      <form id="expand" method="post" action="\(Link.expand)" hidden></form>\
      <form id="collapse" method="post" action="\(Link.collapse)" hidden></form>\
      <form id="move-collection" action="\(Link.movingCollection)" hidden></form>
      """
  }
}

extension SidebarSection {
  fileprivate var heading: Markup { self == .library ? "Library" : "Collections" }
}

extension LibraryList {
  fileprivate var sign: StaticString {
    switch self {
    case .all: "box"
    case .favorites: "heart"
    case .recents: "clock"
    }
  }
}

extension SidebarItem {
  fileprivate var isRecipe: Bool {
    if case .recipe = self { true } else { false }
  }

  /// The list that a row stands for, or stands in.
  var list: ShownList? {
    switch self {
    case .header: nil
    case .list(let list): .library(list)
    case .collection(let id), .recipe(_, in: let id): .collection(id)
    }
  }
}
