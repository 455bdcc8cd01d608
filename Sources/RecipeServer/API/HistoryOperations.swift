import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeViewModels

extension APIOperation {
  private static let count = APIField("count", .integer(1...1000), "So many steps, all or none; else 1.")

  static let history: [APIOperation] = [
    APIOperation(
      id: "listSteps", method: .get, path: "/history", summary: "What was changed, newest first",
      query: [APIField("limit", .integer(1...1000), "At most so many steps; else 100.")], answer: .list(of: "Step"),
      action: .read { request, store in
        .json(.array(try store.history().prefix(request.number("limit") ?? 100).map { $0.json() }))
      }),
    APIOperation(
      id: "undo", method: .post, path: "/undo", summary: "Undo the last steps, or an older one by itself",
      body: .members([count, APIField("step", .number, "One step by itself, instead of the last ones.")]),
      answer: .list(of: "Step"),
      action: .change(
        { request in
          let members = request.members
          switch (members["step"]?.wholeNumber, members["count"]?.wholeNumber) {
          case (let step?, nil): return .undoStep(step)
          case (nil, let count): return .undo(count ?? 1)
          default: throw Refusal(422, "use a count or a step, not both", field: "step")
          }
        }, answer: steps)),
    APIOperation(
      id: "redo", method: .post, path: "/redo", summary: "Redo the steps that were undone last",
      body: .members([count]), answer: .list(of: "Step"),
      action: .change({ .redo($0.members["count"]?.wholeNumber ?? 1) }, answer: steps)),
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

  private static func steps(_ result: VerbResult, _: APIRequest, _: RecipeStore) -> APIAnswer {
    .json(.array(result.steps.map { $0.json() }))
  }
}
