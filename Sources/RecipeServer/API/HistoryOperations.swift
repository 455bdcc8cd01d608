import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension APIOperation {
  static let history: [APIOperation] = [
    APIOperation(
      id: "listSteps", method: .get, path: "/history", summary: "What was changed, newest first",
      query: [APIField("limit", .integer(1...1000), "At most so many steps; else 100.")], answer: .list(of: "Step"),
      action: .read { request, store in
        .json(.array(try store.history().prefix(request.number("limit") ?? 100).map { $0.json() }))
      }),
    APIOperation(
      id: "showSidebar", method: .get, path: "/sidebar", summary: "The lists and collections as an outline",
      answer: .list(of: "SidebarRow"), action: .read(sidebar)),
    APIOperation(
      id: "arrangeSidebar", method: .post, path: "/sidebar",
      summary: "Expand or collapse a collection, or the header of all of them",
      body: .members([
        APIField("name", .text(atLeast: 1), "A collection, or Collections for the header.", isRequired: true),
        APIField("isExpanded", .flag, "Whether what is below it is shown.", isRequired: true),
      ]), answer: .list(of: "SidebarRow"),
      action: .change(
        { request in
          let name = request.members["name"]!.text!
          let isHeader = CollectionName.key(name) == CollectionName.key(SidebarSection.collections.name)
          return .setExpanded(
            isHeader ? .collections : .collection(.name(name)), request.isTrue("isExpanded"))
        }, answer: { _, request, store in try sidebar(request, store) })),
  ]

  private static func sidebar(_: APIRequest, _ store: RecipeStore) throws -> APIAnswer {
    let sidebar = SidebarViewModel(of: store)
    try sidebar.load()
    return .json(
      .array(try sidebar.visibleRows().map { $0.row.json(level: $0.level, isExpanded: $0.isExpanded) }))
  }
}
