package import RecipeModel
package import RecipeStore

/// An edit that was put together with what others changed meanwhile, but for what both changed.
package struct ConflictContent: Sendable {
  package var id: Recipe.ID
  package var merge: RecipeMerge
  /// What the next attempt begins with: the version that is stored.
  package var version: String
  /// Who changed it, as far as that is known: "Kitchen tablet".
  package var who: String?

  package init(_ merge: RecipeMerge, of id: Recipe.ID, version: String, who: String? = nil) {
    self.id = id
    self.merge = merge
    self.version = version
    self.who = who
  }
}

/// 409: for each field that both changed both texts, of which none is chosen; what is sent is again an edit, of the
/// version stored by now.
package struct ConflictPage: Page {
  private let content: ConflictContent
  let frame: PageFrame

  package init(_ content: ConflictContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  package var markup: Markup {
    let merged = RecipeFormContent(content.merge.draft, of: content.id, version: content.version)
    let fields = RecipeWidget.all.map { widget -> Markup in
      guard let conflict = content.merge.conflicts.first(where: { $0.field == widget.field }) else {
        return decided(widget, merged)
      }
      return switch (conflict.theirs, conflict.ours) {
      case (.names(let theirs), .names(let ours)): names(merged.names[widget.field] ?? [], ours, theirs, of: widget)
      case (.text(let theirs), .text(let ours)) where widget.field.kind == .text:
        lines(merged[widget.field], ours, theirs, of: widget)
      case (let theirs, let ours): choice(widget, ours.typed, theirs.typed)
      }
    }
    let taken = content.merge.taken.map(\.description).joined(separator: ", ")
    return document(
      "Two versions of \(merged.title)", .edits, at: .elsewhere,
      main(
        """
        \(pageHead("Two versions", back: merged.cancel))
        <p>While you wrote, \(content.who ?? "another program") changed <b><bdi>\(merged.title)</bdi></b>. Nothing is lost: \
        choose for each field, or write what you want.</p>
        \("<p class=\"dim\">Kept of theirs already: \(taken).</p>\n", if: !taken.isEmpty)\
        <form class="flow" id="conflict" method="post" action="\(merged.link)" enctype="multipart/form-data">
        \(hidden("version", content.version))
        \(fields)
        <div class="dock"><a class="btn" href="\(merged.cancel)">Keep theirs</a>\
        <button class="btn go">Save my choice</button></div></form>
        """))
  }

  /// A field that is not asked for, as it is sent.
  private func decided(_ widget: RecipeWidget, _ merged: RecipeFormContent) -> Markup {
    switch widget.field.kind {
    // An empty name says so where there are none.
    case .names: "\(((merged.names[widget.field] ?? []) + [""]).map { hidden(widget.name, $0) ?? "" })\n"
    case .text:
      """
      <textarea name="\(Markup(stringLiteral: widget.name))" hidden>
      \(exact: merged[widget.field])</textarea>

      """
    default: "\(hidden(widget.name, merged[widget.field]))\n"
    }
  }

  /// A field of one line: two cards to choose from.
  private func choice(_ widget: RecipeWidget, _ ours: String, _ theirs: String) -> Markup {
    let cards = [("Yours" as Markup, ours), ("Stored now", theirs)].map { whose, text -> Markup in
      """
      <label class="note tick"><input type="radio" name="\(Markup(stringLiteral: widget.name))" value="\(exact: text)" \
      required><span><small>\(whose)</small><br><ins dir="auto">\(text.isEmpty ? "nothing" : text)</ins></span></label>
      """
    }
    return "<fieldset><legend>\(widget.label)</legend><div class=\"cols two\">\(cards)</div></fieldset>\n"
  }

  /// The collections or pictures of both, to choose from; all are chosen, so that none is lost.
  private func names(_ all: [String], _ ours: [String], _ theirs: [String], of widget: RecipeWidget) -> Markup {
    func whose(_ name: String) -> Markup {
      let key = CollectionName.key(name)
      switch (ours.contains { CollectionName.key($0) == key }, theirs.contains { CollectionName.key($0) == key }) {
      case (true, false): return "<small>yours</small>"
      case (false, true): return "<small>stored now</small>"
      default: return ""
      }
    }
    let isOfPictures = widget.field == .imageNames
    let chips = all.filter { !isOfPictures || Picture.isName($0) }.enumerated().map { place, name -> Markup in
      let box: Markup = """
        <input type="checkbox"\(" class=\"vh\"", if: !isOfPictures) name="\(Markup(stringLiteral: widget.name))" \
        value="\(exact: name)" checked>
        """
      if !isOfPictures { return "<label class=\"chip\">\(box)<bdi>\(name)</bdi>\(whose(name))</label>" }
      return """
        <label class="chip keep"><img src="\(Link.picture(name))" alt="Picture \(place + 1)" width="120" height="80">\
        \(box)Keep\(whose(name))</label>
        """
    }
    let row: Markup = isOfPictures ? "bar" : "chips"
    return """
      <fieldset><legend>\(widget.label)</legend>\(hidden(widget.name, ""))<div class="\(row)">\(chips)</div></fieldset>

      """
  }

  /// A text: the lines of both to write in, and next to them how the two differ, line by line.
  private func lines(_ both: String, _ ours: String, _ theirs: String, of widget: RecipeWidget) -> Markup {
    let label: Markup = "\(widget.label), with the lines of both"
    return """
      <div class="cols two">\(field(FormField(name: widget.name, label: label, value: both, rows: 9)))\
      <div class="asks"><p class="label">Yours, and stored now</p>\(differences(ours, theirs))</div></div>

      """
  }

  /// The lines of both texts in one: those that only one of them has are marked.
  private func differences(_ own: String, _ other: String) -> Markup {
    let lines = RecipeLines.merged(RecipeLines.of(own), RecipeLines.of(other)).map { line -> Markup in
      switch line {
      case .both(let text): "<li dir=\"auto\">\(text)</li>\n"
      case .mine(let text): "<li dir=\"auto\"><del><span class=\"vh\">Only yours: </span>\(text)</del></li>\n"
      case .theirs(let text): "<li dir=\"auto\"><ins><span class=\"vh\">Only stored: </span>\(text)</ins></li>\n"
      }
    }
    return "<ul class=\"note lines\">\n\(lines)</ul>"
  }
}

/// The lines of two texts, compared.
enum RecipeLines {
  enum Line: Equatable {
    case both(String), mine(String), theirs(String)
  }

  /// Lines as they are read; browsers end each with CR LF (HTML, 4.10.22.4).
  static func of(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0).trimmed() }.filter { !$0.isEmpty }
  }

  /// Past this many lines differences are not looked for: it takes as long as the lines of one times those that differ.
  private static let most = 500

  /// One text after the other, but for what both have in the same order.
  static func merged(_ mine: [String], _ theirs: [String]) -> [Line] {
    if max(mine.count, theirs.count) > most { return theirs.map(Line.theirs) }
    var removed: [Int: String] = [:], inserted: [Int: String] = [:]
    for change in theirs.difference(from: mine) {
      switch change {
      case .remove(let place, let line, _): removed[place] = line
      case .insert(let place, let line, _): inserted[place] = line
      }
    }
    var lines: [Line] = []
    var (own, other) = (0, 0)
    while own < mine.count || other < theirs.count {
      if let line = removed[own] {
        lines.append(.mine(line))
        own += 1
      } else if let line = inserted[other] {
        lines.append(.theirs(line))
        other += 1
      } else {
        lines.append(.both(mine[own]))
        (own, other) = (own + 1, other + 1)
      }
    }
    return lines
  }
}
