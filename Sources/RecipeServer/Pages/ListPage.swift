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

/// `/lists/all`, `/collections/7`: a list, and room for a recipe next to it.
package struct ListPage: Page {
  private let content: ListContent
  let frame: PageFrame

  package init(_ content: ListContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  package var markup: Markup {
    document(
      content.title, .list, at: .list(content.list), scripts: [.reorderScript],
      """
      <main class="pane flow" id="main" tabindex="-1">
      \(ListPane(content, heading: "<h1><bdi>\(content.title)</bdi></h1>", in: frame))
      </main>
      \(noRecipeChosen)
      """)
  }
}

/// A list with its head: a page's own, or the one next to a recipe.
struct ListPane: PagePart {
  private let content: ListContent
  private let heading: Markup
  private let recipe: Recipe.ID?
  private let frame: PageFrame

  /// - Parameter recipe: The recipe that is shown next to it.
  init(_ content: ListContent, heading: Markup, showing recipe: Recipe.ID? = nil, in frame: PageFrame) {
    (self.content, self.heading, self.recipe, self.frame) = (content, heading, recipe, frame)
  }

  var markup: Markup {
    """
    <header class="head"><a class="icon phone" href="\(Link.home)" aria-label="Back">\(icon("back", class: "turn"))</a>\(heading)\
    <span class="dim" id="count">\(content.count)</span>\(listMenu)</header>
    \(searchField(""))
    \(chips)
    \(rows)
    """
  }

  private var rows: Markup {
    let live = content.narrowing.isEmpty ? frame.live(content.topic) : ""
    if content.rows.isEmpty { return "<div id=\"list\"\(live)>\(emptyList)</div>" }
    let options = content.options(in: frame)
    let reorder: Markup = options.isReorderable ? " data-reorder=\"\(Link.reorder(content.list))\"" : ""
    return """
      <ol class="rows" id="list"\(live)\(reorder)>
      \(content.rows.map { RecipeRow($0, options, isHere: $0.id == recipe) })</ol>
      \(rowForms(options))
      \(content.hasMore ? more : nil)
      """
  }

  private var more: Markup? {
    content.rows.last.map { last in
      let link = link(to: content.narrowing).with("after", "\(last.id)")
      return "<p class=\"foot\"><a class=\"btn\" href=\"\(link)\">Show more</a></p>"
    }
  }
}

// MARK: - Narrowing

extension ListPane {
  /// The filters of a list: links, the chosen ones of which lead back.
  private var chips: Markup {
    func chip(_ name: StaticString, _ change: (inout ListContent.Narrowing) -> Void, _ isOn: Bool) -> Markup {
      var narrowing = content.narrowing
      change(&narrowing)
      let on: Markup = isOn ? " aria-current=\"true\"" : ""
      return """
        <li><a class="chip" href="\(link(to: narrowing))"\(on)>\(Markup(stringLiteral: name))</a></li>
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

  private func link(to narrowing: ListContent.Narrowing) -> Link {
    narrowing.with.reduce(
      Link.list(content.list).with("max-time", narrowing.maxTime.map { "\($0)s" })
        .with("sort", narrowing.sort?.rawValue)
    ) { $0.with("with", $1[...]) }
  }

  private var listMenu: Markup {
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

  private func collectionEntry(_ list: ShownList) -> Markup? {
    guard case .collection(let id) = list else { return nil }
    return "<a href=\"\(Link.editingCollection(id))\">\(icon("edit"))Rename or delete</a>"
  }

  private var emptyList: Markup {
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
