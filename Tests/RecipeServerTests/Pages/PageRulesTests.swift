import RecipeServer
import Testing

/// What holds for every page.
@Suite struct PageRulesTests {
  static let pages = Result { try SampleLibrary.everyPage().map { (name: $0.name, tree: try PageTree($0.page.text)) } }

  private func forEachPage(_ body: (String, PageTree) throws -> Void) throws {
    let pages = try Self.pages.get()
    try #require(pages.count > 30)
    for (name, tree) in pages { try body(name, tree) }
  }

  @Test func `identifiers are unique, and whatever names one finds it`() throws {
    try forEachPage { name, tree in
      let ids = tree.values(of: "id")
      #expect(Set(ids).count == ids.count, "\(name): \(Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys)")
      for attribute in ["for", "form", "aria-labelledby", "aria-describedby"] {
        for value in tree.values(of: attribute) { #expect(ids.contains(value), "\(name): \(attribute)=\(value)") }
      }
    }
  }

  @Test func `each page has one main part, one heading of the first level, and one live region`() throws {
    try forEachPage { name, tree in
      #expect(tree.elements("main").count == 1, "\(name)")
      #expect(tree.elements("h1").count == 1, "\(name)")
      #expect(tree.values(of: "role").filter { $0 == "status" }.count == 1, "\(name)")
      #expect(tree.elements("title").count == 1, "\(name)")
    }
  }

  @Test func `nothing is inline, and nothing comes from elsewhere`() throws {
    try forEachPage { name, tree in
      #expect(tree.elements("style").isEmpty, "\(name)")
      #expect(tree.elements("script").allSatisfy { $0.attributes["src"] != nil }, "\(name)")
      #expect(tree.values(of: "style").isEmpty, "\(name)")
      let handlers = tree.elements.flatMap(\.attributes.keys).filter { $0.hasPrefix("on") }
      #expect(handlers.isEmpty, "\(name)")
      for address in tree.values(of: "src") + tree.values(of: "action") {
        #expect(address.hasPrefix("/") && !address.hasPrefix("//"), "\(name): \(address)")
      }
    }
  }

  @Test func `links lead to pages, not to the place where one is`() throws {
    try forEachPage { name, tree in
      // Of what is a script, one is meant to be dragged to the bookmarks.
      let bookmark = "javascript:void(location.href='"
      for link in tree.elements("a").compactMap({ $0.attributes["href"] })
      where link != "#main" && !(name.hasPrefix("import") && link.hasPrefix(bookmark)) {
        #expect(link.hasPrefix("/") || link.hasPrefix("https://") || name == "busy" && link.isEmpty, "\(name): \(link)")
      }
    }
  }

  @Test func `every icon is drawn`() throws {
    let drawn = try PageTree(Asset.icons.text).values(of: "id")
    try #require(drawn.count > 30)
    try forEachPage { name, tree in
      for use in tree.elements("use").compactMap({ $0.attributes["href"] }) {
        let icon = String(use.split(separator: "#").last ?? "")
        #expect(use.hasPrefix("#") ? tree.values(of: "id").contains(icon) : drawn.contains(icon), "\(name): \(use)")
      }
    }
  }

  @Test func `a device that may only read is offered nothing that changes anything`() throws {
    for (name, tree) in try Self.pages.get() where name.hasSuffix("read-only") {
      #expect(tree.elements("form").allSatisfy { $0.attributes["method"] == nil }, "\(name)")
      #expect(tree.elements("button").filter { $0.attributes["form"] != nil }.isEmpty, "\(name)")
      #expect(!tree.values(of: "href").contains { $0.hasSuffix("/edit") || $0.hasSuffix("/new") }, "\(name)")
    }
  }

  @Test func `buttons and fields have names that can be read out`() throws {
    try forEachPage { name, tree in
      for (place, element) in tree.elements.enumerated() where ["button", "a", "summary"].contains(element.name) {
        let isSign =
          tree.elements[(place + 1)...].first?.name == "svg" && element.attributes["class"]?.contains("icon") == true
        if isSign { #expect(element.attributes["aria-label"]?.isEmpty == false, "\(name): \(element)") }
      }
    }
  }
}
