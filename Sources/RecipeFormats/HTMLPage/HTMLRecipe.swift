import RecipeModel

/// One recipe of a page: for people, and again for programs as schema.org describes it, which is how we read it back.
struct HTMLRecipe {
  private let recipe: FileRecipe
  private let anchor: String
  private var draft: RecipeDraft { recipe.draft }

  init(_ recipe: FileRecipe, anchor: String) {
    self.recipe = recipe
    self.anchor = anchor
  }

  func append(to bytes: inout [UInt8]) {
    let layout = RecipeLayout(draft)
    let heart = draft.isFavorite ? " <span title=\"favorite\">♥</span>" : ""
    var lines = [
      "<article id=\"\(anchor)\">", "<h2 dir=\"auto\">\(HTMLPage.escaped(draft.title))\(heart)</h2>",
    ]
    let facts = RecipeLayout.facts(of: draft)
    if !facts.isEmpty {
      lines.append(HTMLPage.element("p", facts.joined(separator: " · "), attributes: " class=\"facts\""))
    }
    lines.append(data)
    lines += recipe.pictures.compactMap(Self.picture)
    lines += section("Ingredients", layout.ingredients) { _ in ("<ul>", "</ul>") }
    lines += section("Directions", layout.directions) { first in
      layout.hasOwnNumbers ? ("<ul>", "</ul>") : (first == 1 ? "<ol>" : "<ol start=\"\(first)\">", "</ol>")
    }
    if !draft.notes.isEmpty {
      lines += ["<h3>Notes</h3>", HTMLPage.element("p", draft.notes, attributes: " class=\"notes\"")]
    }
    lines += footer + ["</article>", ""]
    bytes += lines.joined(separator: "\n").utf8
  }

  /// The recipe as JSON-LD in a script that is data and never runs, without a character that could end it.
  private var data: String {
    var json: [UInt8] = []
    JSONValue.object(SchemaOrgWriter.object(draft)).append(to: &json, .spaced)
    let text = String(decoding: json, as: UTF8.self).replacing("<", with: "\\u003c")
    return "<script type=\"application/ld+json\">\(text)</script>"
  }

  /// - Parameter list: Returns the tags around items, by the number of the first of them.
  private func section(
    _ name: String, _ groups: [RecipeLayout.Group], list: (Int) -> (open: String, close: String)
  ) -> [String] {
    guard !groups.isEmpty else { return [] }
    var lines = ["<h3>\(name)</h3>"]
    var number = 1
    for group in groups {
      if !group.name.isEmpty { lines.append(HTMLPage.element("h4", group.name)) }
      guard !group.lines.isEmpty else { continue }
      let tags = list(number)
      lines += [tags.open] + group.lines.map { HTMLPage.element("li", $0) } + [tags.close]
      number += group.lines.count
    }
    return lines
  }

  private var footer: [String] {
    var parts: [String] = []
    if WebLink.isSafe(draft.source) {
      let address = HTMLPage.escaped(draft.source)
      parts.append("Source: <a href=\"\(address)\" rel=\"noopener noreferrer\">\(address)</a>")
    } else if !draft.source.isEmpty {
      parts.append("Source: \(HTMLPage.escaped(draft.source))")
    }
    if !draft.collections.isEmpty {
      parts.append("Collections: \(HTMLPage.escaped(draft.collections.joined(separator: ", ")))")
    }
    if let addedOn = draft.addedOn { parts.append("Added: \(HTMLPage.escaped(addedOn.text))") }
    return parts.isEmpty ? [] : ["<footer dir=\"auto\">\(parts.joined(separator: "<br>"))</footer>"]
  }

  /// Returns a picture as part of the page; `nil` for anything but JPEG, PNG and WebP, which alone hold no scripts.
  private static func picture(_ bytes: [UInt8]) -> String? {
    Picture.Kind(of: bytes).map { "<p><img alt=\"\" src=\"data:\($0.mediaType);base64,\(Base64.text(bytes))\"></p>" }
  }
}

extension Picture.Kind {
  fileprivate var mediaType: String {
    switch self {
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    case .webp: "image/webp"
    }
  }
}
