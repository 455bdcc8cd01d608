import RecipeStore
package import RecipeViewModels

/// What the first page shows, as `HomeViewModel` has it.
package struct HomeContent: Sendable {
  package var recents: [Recent]
  package var collections: [OutlineRow]
  package var list: [ListedRecipe]
  /// The numbers of all recipes, of favorites, and of recents.
  package var counts: [LibraryList: Int]

  /// A recipe that was added lately.
  package struct Recent: Sendable {
    package let recipe: ListedRecipe
    /// The number of others that were added with it.
    package let others: Int

    package init(_ recipe: ListedRecipe, others: Int = 0) {
      self.recipe = recipe
      self.others = others
    }
  }

  package init(recents: [Recent], collections: [OutlineRow], list: [ListedRecipe], counts: [LibraryList: Int]) {
    self.recents = recents
    self.collections = collections
    self.list = list
    self.counts = counts
  }

  func count(of list: LibraryList) -> Int { counts[list] ?? 0 }
}

/// `/`: the recents, the collections, and the beginning of the library.
package struct HomePage: Page {
  private let content: HomeContent
  let frame: PageFrame

  package init(_ content: HomeContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  package var markup: Markup {
    let body = content.count(of: .all) == 0 ? emptyLibrary(in: frame) : homeSections
    return document(
      "Home", .wide, at: .home, scripts: [.reorderScript],
      main(
        """
        <header class="head"><h1>Recipes</h1>\(homeMenu)</header>
        \(searchField(""))
        <div class="flow" id="home"\(frame.live("home"))>
        \(body)
        </div>
        """))
  }

  private var homeSections: Markup {
    let options = RowOptions(isReorderable: true, isReadOnly: frame.isReadOnly)
    return """
      \(recents, if: !content.recents.isEmpty)
      <div class="split flow">
      <section aria-labelledby="home-collections"><div class="sect"><h2 id="home-collections">Collections</h2>\
      <a class="btn bare" href="\(Link.sidebar)">Arrange</a></div>
      <ul class="tree" data-section="collections">
      \(content.collections.map { OutlineLine($0, isReadOnly: frame.isReadOnly, hasGrip: false) })</ul>
      \(outlineForms(isReadOnly: frame.isReadOnly))</section>
      <section aria-labelledby="home-list"><div class="sect"><h2 id="home-list">All recipes</h2>\
      <a class="btn bare" href="\(Link.list(.library(.all)))">All \(content.count(of: .all))</a></div>
      <ol class="rows" data-section="list" data-reorder="\(Link.reorder(.library(.all)))">
      \(content.list.map { RecipeRow($0, options) })</ol>
      \(rowForms(options))</section>
      </div>
      """
  }

  private var recents: Markup {
    """
    <section aria-labelledby="home-recents"><div class="sect"><h2 id="home-recents">Recents</h2>\
    <a class="btn bare" href="\(Link.list(.library(.recents)))">All \(content.count(of: .recents))</a></div>
    <ul class="cards scroll" data-section="recents">
    \(content.recents.map(RecentCard.init))</ul></section>
    """
  }

  private var homeMenu: Markup {
    menu(
      "More",
      """
      \("<a href=\"\(Link.importing)\">\(icon("up", class: "down"))Import</a>", if: !frame.isReadOnly)\
      <a href="\(Link.history)">\(icon("history"))History</a>\
      <a href="\(Link.devices)">\(icon("device"))Devices</a>
      """)
  }
}

/// A card of the recents: with a picture, or the index card of a recipe without one.
package struct RecentCard: PagePart {
  private let recent: HomeContent.Recent

  package init(_ recent: HomeContent.Recent) {
    self.recent = recent
  }

  package var markup: Markup {
    let recipe = recent.recipe
    let picture = recipe.picture.map { name -> Markup in
      "<img src=\"\(Link.picture(name))\" alt=\"\" width=\"152\" height=\"114\">"
    }
    return """
      <li id="\(RowKey.home(.recent(recipe.id)))"\(" class=\"card\"", if: recipe.picture == nil)>\(picture)\
      <a class="t" href="\(Link.recipe(recipe.id))"><bdi>\(recipe.row.title)</bdi></a>\
      <p class="meta">\(facts(of: recipe.row))\("<span>and \(recent.others) more</span>", if: recent.others > 0)</p></li>

      """
  }
}
