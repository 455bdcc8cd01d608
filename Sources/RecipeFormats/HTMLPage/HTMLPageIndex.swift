import RecipeModel

/// The index of a page: the recipes of each collection, and those of none.
struct HTMLPageIndex {
  private struct Entry {
    let title: String
    let anchor: String
  }

  private var names: [CollectionName] = []
  private var entries: [CollectionName: [Entry]] = [:]
  private var others: [Entry] = []

  mutating func add(_ draft: RecipeDraft, anchor: String) {
    let entry = Entry(title: draft.title, anchor: anchor)
    if draft.collections.isEmpty { others.append(entry) }
    for name in draft.collections.compactMap({ try? CollectionName($0) }) {
      if entries[name] == nil { names.append(name) }
      entries[name, default: []].append(entry)
    }
  }

  var text: String {
    var lines = ["<nav>", "<h2>Index</h2>"]
    let sorted = names.map { ($0, TextFold.fold($0.name)) }.sorted { $0.1 < $1.1 }.map(\.0)
    for name in sorted { lines += section(name.name, entries[name] ?? []) }
    if !others.isEmpty { lines += section(names.isEmpty ? "All recipes" : "In no collection", others) }
    return (lines + ["</nav>", ""]).joined(separator: "\n")
  }

  private func section(_ name: String, _ entries: [Entry]) -> [String] {
    let items = entries.map { entry in
      "<li><a href=\"#\(entry.anchor)\" dir=\"auto\">\(HTMLPage.escaped(entry.title))</a></li>"
    }
    return [HTMLPage.element("h3", name), "<ul>"] + items + ["</ul>"]
  }
}
