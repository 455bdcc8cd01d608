package import RecipeStore
import RecipeViewModels

extension Page {
  /// `/sidebar`: the whole outline, and where collections are made, moved, and renamed.
  package static func sidebar(_ rows: [OutlineRow], in frame: PageFrame) -> Markup {
    document(
      "Library", .wide, at: .sidebar, in: frame, scripts: [.reorderScript],
      main(
        """
        <header class="head"><a class="icon phone" href="\(Link.home)" aria-label="Back">\(icon("back", class: "turn"))</a>\
        <h1>Library</h1></header>
        <ul class="tree" id="sidebar"\(frame.live("sidebar")) data-reorder="\(Link.reorderCollections)">
        \(rows.map { outlineRow($0, isReadOnly: frame.isReadOnly) })</ul>
        \(outlineForms(isReadOnly: frame.isReadOnly))
        \(newCollection, if: !frame.isReadOnly)
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

  /// `/collections/7/edit`: another name for a collection, or its end.
  package static func editCollection(
    _ collection: RecipeCollection, fault: String? = nil, in frame: PageFrame
  ) -> Markup {
    let here = ShownList.collection(collection.id)
    return document(
      collection.name, .wide, at: .list(here), in: frame,
      main(
        """
        \(pageHead("Collection", back: .list(here)))
        <form class="flow" method="post" action="\(Link.renameCollection(collection.id))">
        \(field(.init(name: "name", label: "Name", value: collection.name, fault: fault, isRequired: true)))
        <p><button class="btn go">Rename</button></p></form>
        <form class="flow" method="post" action="\(Link.deleteCollection(collection.id))">
        <p class="dim">Deleting a collection deletes no recipe. The history can bring it back.</p>
        <p><button class="btn">\(icon("trash"))Delete the collection</button></p></form>
        """))
  }

  /// The head of a page that is not a list: a way back, and what it is.
  static func pageHead(_ title: Markup, back: Link, label: StaticString = "Back") -> Markup {
    """
    <header class="head"><a class="icon phone" href="\(back)" aria-label="\(Markup(stringLiteral: label))">\
    \(icon("back", class: "turn"))</a><h1>\(title)</h1></header>
    """
  }
}
