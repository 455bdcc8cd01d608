import RecipeFormats
import RecipeModel
import RecipeStore

/// Shows or hides what is below rows of the sidebar, for everyone; no step of the history.
package struct ArrangeSidebar: Verb {
  /// Of rows that are named one by one.
  package var expanding: [ExpandableRow] = []
  package var collapsing: [ExpandableRow] = []

  /// The only row, as a page and a program name it.
  private var row: ExpandableRow?
  private var isExpanded: Bool?

  package init() {}

  package static let name = "sidebar"
  package static let isStep = false
  package static let declaration = Declaration<Self>(
    "Show lists and collections as an outline.",
    usage: ["recipes sidebar [--expand NAME]... [--collapse NAME]..."],
    text: """
      What is expanded is remembered, unless the database is read-only. NAME is a collection, or Collections for the \
      whole group. The library stays expanded.

      In a pipe: level, state, number, name, count, with tabs between.
      """,
    examples: ["recipes sidebar", "recipes sidebar --expand Soups", "recipes sidebar --collapse Collections"],
    parameters: [
      .options(\.allExpanding, "expand", .expandableRow, "Show what this contains.").only([.commandLine, .json]),
      .options(\.allCollapsing, "collapse", .expandableRow, "Hide what this contains.").only([.commandLine, .json]),
      onlyRow,
      .onOrOff(\.onlyIsExpanded, "is-expanded", "Whether what is below it is shown.", json: "isExpanded")
        .only(.json),
    ],
    forms: [
      Form("/sidebar/expand", given: [("isExpanded", .bool(true))]),
      Form("/sidebar/collapse", given: [("isExpanded", .bool(false))]),
    ],
    routes: [
      Route(
        .post, "/sidebar", "arrangeSidebar", "Expand or collapse a collection, or the header of all of them",
        body: [.init("name", isRequired: true), .init("isExpanded", isRequired: true)],
        answer: .list(of: "SidebarRow"))
    ])

  private static let onlyRow = Parameter<Self>.option(
    \.onlyRow, "name", .expandableRow, "A collection, or Collections for the header.", field: "collection"
  ).only([.forms, .json])

  package func check() throws(Misuse) {
    if allExpanding.isEmpty, allCollapsing.isEmpty { throw .missing(Self.onlyRow.info) }
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let rows = try [(allExpanding, true), (allCollapsing, false)].flatMap { rows, isExpanded in
      try rows.map { (id: try $0.collection(in: library), isExpanded) }
    }
    for (id, isExpanded) in rows {
      if let id {
        try library.store.setCollectionExpanded(id, isExpanded)
      } else {
        try library.store.setCollectionsHeaderExpanded(isExpanded)
      }
    }
    // How the sidebar looks is no change of the library, so there is nothing to say of it.
    return VerbResult(.collections([], isChanged: false), done: "")
  }
}

extension ArrangeSidebar {
  private var onlyRow: ExpandableRow? {
    get { nil }
    set { row = newValue }
  }

  private var onlyIsExpanded: Bool? {
    get { nil }
    set { isExpanded = newValue }
  }

  private var allExpanding: [ExpandableRow] {
    get { expanding + (isExpanded == true ? [row].compactMap(\.self) : []) }
    set { expanding = newValue }
  }

  private var allCollapsing: [ExpandableRow] {
    get { collapsing + (isExpanded == false ? [row].compactMap(\.self) : []) }
    set { collapsing = newValue }
  }
}

extension ExpandableRow {
  /// The number of the collection; nil for the header of the collections.
  fileprivate func collection(in library: OpenLibrary) throws -> RecipeCollection.ID? {
    guard case .collection(let reference) = self else { return nil }
    let name = try library.names.collection(reference, in: library.store)
    guard let id = try library.store.collectionID(named: name) else {
      throw RecipeStoreError.noSuchCollection(name, suggestion: nil)
    }
    return id
  }
}
