import RecipeStore
import RecipeViewModels

/// `/sidebar`: the whole outline, and where collections are made, moved, and renamed.
package struct SidebarPage: Page {
  private let rows: [OutlineRow]
  let frame: PageFrame

  package init(_ rows: [OutlineRow], in frame: PageFrame) {
    (self.rows, self.frame) = (rows, frame)
  }

  package var markup: Markup {
    document(
      "Library", .wide, at: .sidebar, scripts: [.reorderScript],
      main(
        """
        <header class="head"><a class="icon phone" href="\(Link.home)" aria-label="Back">\(icon("back", class: "turn"))</a>\
        <h1>Library</h1></header>
        <ul class="tree" id="sidebar"\(frame.live("sidebar")) data-reorder="\(Link.reorderCollections)">
        \(rows.map { OutlineLine($0, isReadOnly: frame.isReadOnly) })</ul>
        \(outlineForms(isReadOnly: frame.isReadOnly))
        \(Self.newCollection, if: !frame.isReadOnly)
        <section class="flow" aria-labelledby="more"><h2 id="more">More</h2><p class="bar">\
        <a class="btn" href="\(Link.history)">\(icon("history"))History</a>\
        <a class="btn" href="\(Link.devices)">\(icon("device"))Devices</a>\
        \("<a class=\"btn\" href=\"\(Link.importing)\">\(icon("up"))Import</a>", if: !frame.isReadOnly)\
        <a class="btn" href="\(Link.exporting(.library(.all)))">\(icon("up"))Export</a></p></section>
        """))
  }

  private static let newCollection: Markup = """
    <form class="bar" method="post" action="\(Link.newCollection)"><label class="grow"><span class="label">New collection\
    </span><input class="field" name="name" dir="auto" required></label><button class="btn end">Add</button></form>
    """
}
