import RecipeModel
package import RecipeStore
import RecipeViewModels

/// A list of recipes, as far as it is shown.
package struct ListContent: Sendable {
  package var list: ShownList
  package var title: String
  /// The number of recipes in the list.
  package var count: Int
  package var rows: [ListedRecipe]
  /// `true` if there are more after the last row.
  package var hasMore: Bool
  package var narrowing: Narrowing
  /// `true` if rows can be moved; see `RecipeQuery.orderedList()`.
  package var isReorderable: Bool

  /// What a list is narrowed and sorted by, as on the command line.
  package struct Narrowing: Hashable, Sendable {
    /// In seconds.
    package var maxTime: Int?
    package var sort: RecipeSort?
    /// Words of ingredients.
    package var with: [String]

    package init(maxTime: Int? = nil, sort: RecipeSort? = nil, with: [String] = []) {
      self.maxTime = maxTime
      self.sort = sort
      self.with = with
    }

    package var isEmpty: Bool { self == Narrowing() }
  }

  package init(
    _ list: ShownList, title: String, count: Int, rows: [ListedRecipe], hasMore: Bool = false,
    narrowing: Narrowing = Narrowing(), isReorderable: Bool = true
  ) {
    self.list = list
    self.title = title
    self.count = count
    self.rows = rows
    self.hasMore = hasMore
    self.narrowing = narrowing
    self.isReorderable = isReorderable
  }

  /// The name of the list's topic; only whole lists in their own order are live.
  package var topic: String { "list/\(list.name)" }

  func options(in frame: PageFrame) -> RowOptions {
    RowOptions(
      list: list, isReorderable: isReorderable && narrowing.isEmpty, isReadOnly: frame.isReadOnly)
  }
}

extension Page {
  /// `/lists/all`, `/collections/7`: a list, and room for a recipe next to it.
  package static func list(_ content: ListContent, in frame: PageFrame) -> Markup {
    document(
      content.title, .list, at: .list(content.list), in: frame, scripts: [.reorderScript],
      """
      <main class="pane flow" id="main" tabindex="-1">
      \(listHead(content, "<h1><bdi>\(content.title)</bdi></h1>", back: .home, in: frame))
      \(rows(of: content, in: frame))
      </main>
      \(noRecipeChosen)
      """)
  }

  /// The list next to a recipe.
  static func pane(_ content: ListContent, showing recipe: Recipe.ID, in frame: PageFrame) -> Markup {
    """
    <aside class="pane flow" aria-label="List">
    \(listHead(content, "<h2 class=\"h1\"><bdi>\(content.title)</bdi></h2>", back: .home, in: frame))
    \(rows(of: content, showing: recipe, in: frame))
    </aside>
    """
  }

  private static var noRecipeChosen: Markup {
    """
    <aside class="page calm" aria-label="Recipe"><div class="empty">\(drawing("welcome"))\
    <p class="dim">Choose a recipe from the list.</p></div></aside>
    """
  }

  private static func listHead(_ content: ListContent, _ heading: Markup, back: Link, in frame: PageFrame) -> Markup {
    """
    <header class="head"><a class="icon phone" href="\(back)" aria-label="Back">\(icon("back", class: "turn"))</a>\(heading)\
    <span class="dim" id="count">\(content.count)</span>\(listMenu(content, in: frame))</header>
    \(searchField(""))
    \(chips(of: content))
    """
  }

  private static func rows(of content: ListContent, showing recipe: Recipe.ID? = nil, in frame: PageFrame) -> Markup {
    let live = content.narrowing.isEmpty ? frame.live(content.topic) : ""
    if content.rows.isEmpty { return "<div id=\"list\"\(live)>\(emptyList(content, in: frame))</div>" }
    let options = content.options(in: frame)
    let reorder: Markup = options.isReorderable ? " data-reorder=\"\(Link.reorder(content.list))\"" : ""
    return """
      <ol class="rows" id="list"\(live)\(reorder)>
      \(content.rows.map { row($0, options, isHere: $0.id == recipe) })</ol>
      \(rowForms(options))
      \(content.hasMore ? more(content) : nil)
      """
  }

  private static func more(_ content: ListContent) -> Markup? {
    content.rows.last.map { last in
      let link = link(to: content, content.narrowing).with("after", "\(last.id)")
      return "<p class=\"foot\"><a class=\"btn\" href=\"\(link)\">Show more</a></p>"
    }
  }
}

// MARK: - Narrowing

extension Page {
  /// The filters of a list: links, the chosen ones of which lead back.
  private static func chips(of content: ListContent) -> Markup {
    func chip(_ name: StaticString, _ change: (inout ListContent.Narrowing) -> Void, _ isOn: Bool) -> Markup {
      var narrowing = content.narrowing
      change(&narrowing)
      let on: Markup = isOn ? " aria-current=\"true\"" : ""
      return """
        <li><a class="chip" href="\(link(to: content, narrowing))"\(on)>\(Markup(stringLiteral: name))</a></li>
        """
    }
    let (longest, sort) = (content.narrowing.maxTime, content.narrowing.sort)
    return """
      <ul class="scroll" id="filters" aria-label="Filters">\
      \(chip("30 min or less", { $0.maxTime = longest == 1800 ? nil : 1800 }, longest == 1800))\
      \(chip("1 h or less", { $0.maxTime = longest == 3600 ? nil : 3600 }, longest == 3600))\
      \(chip("By title", { $0.sort = sort == .title ? nil : .title }, sort == .title))\
      \(chip("Newest first", { $0.sort = sort == .added ? nil : .added }, sort == .added))\
      \(chip("Quickest first", { $0.sort = sort == .time ? nil : .time }, sort == .time))</ul>
      """
  }

  private static func link(to content: ListContent, _ narrowing: ListContent.Narrowing) -> Link {
    narrowing.with.reduce(
      Link.list(content.list).with("max-time", narrowing.maxTime.map { "\($0)s" })
        .with("sort", narrowing.sort?.rawValue)
    ) { $0.with("with", $1[...]) }
  }

  /// The field that searches the whole library.
  static func searchField(_ words: String, hasFocus: Bool = false) -> Markup {
    """
    <form class="bar" role="search" action="\(Link.searching)"><label class="find"><span class="vh">Search recipes</span>\
    \(icon("search"))<input class="field" type="search" name="q" placeholder="Search recipes" value="\(exact: words)" \
    autocomplete="off"\(" autofocus", if: hasFocus)></label></form>
    """
  }

  private static func listMenu(_ content: ListContent, in frame: PageFrame) -> Markup {
    menu(
      "More",
      """
      \(frame.isReadOnly ? nil : collectionEntry(content.list))\
      \("<a href=\"\(Link.newRecipe)\">\(icon("plus"))Add a recipe</a>", if: !frame.isReadOnly)\
      \("<a href=\"\(Link.importing)\">\(icon("up", class: "down"))Import</a>", if: !frame.isReadOnly)\
      <a href="\(Link.exporting(content.list))">\(icon("up"))Export</a>\
      <a href="\(Link.history)">\(icon("history"))History</a>\
      <a href="\(Link.devices)">\(icon("device"))Devices</a>
      """)
  }

  private static func collectionEntry(_ list: ShownList) -> Markup? {
    guard case .collection(let id) = list else { return nil }
    return "<a href=\"\(Link.editingCollection(id))\">\(icon("edit"))Rename or delete</a>"
  }

  /// A menu that opens without a script.
  static func menu(_ name: StaticString, _ entries: Markup) -> Markup {
    """
    <details class="menu"><summary class="icon" aria-label="\(Markup(stringLiteral: name))">\(icon("more"))</summary>\
    <div>\(entries)</div></details>
    """
  }

  private static func emptyList(_ content: ListContent, in frame: PageFrame) -> Markup {
    if !content.narrowing.isEmpty {
      return empty("nothing", "Nothing so narrow", "<p>Take one of the filters away.</p>")
    }
    switch content.list {
    case .library(.all): return emptyLibrary(in: frame)
    case .library(.favorites):
      return empty("nothing", "No favorites yet", "<p>The heart of a recipe puts it here.</p>")
    case .library(.recents):
      return empty("nothing", "Nothing new", "<p>Recipes of the last thirty days stand here.</p>")
    case .collection:
      return empty("nothing", "An empty collection", "<p>Put recipes into it when you edit them.</p>")
    }
  }
}
