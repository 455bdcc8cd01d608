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
      answer: .list(of: "SidebarRow"), action: .read { _, store in try .sidebar(in: store) }),
  ]
}
