import RecipeModel

/// Two versions of a recipe: the one that was typed, and the one that is stored by now.
package struct ConflictContent: Sendable {
  package var mine: RecipeFormContent
  /// What is stored; its version is the one that the next attempt begins with.
  package var theirs: RecipeFormContent
  /// Who changed it, as far as that is known: "Kitchen tablet".
  package var who: String?

  package init(mine: RecipeFormContent, theirs: RecipeFormContent, who: String? = nil) {
    self.mine = mine
    self.theirs = theirs
    self.who = who
  }
}

extension Page {
  /// 409: for each field that differs both texts; what is sent is again an edit, of the version stored by now.
  package static func conflict(_ content: ConflictContent, in frame: PageFrame) -> Markup {
    let (mine, theirs) = (content.mine, content.theirs)
    return document(
      "Two versions of \(theirs.title)", .edits, at: .elsewhere, in: frame,
      main(
        """
        \(pageHead("Two versions", back: mine.cancel))
        <p>While you wrote, \(content.who ?? "another program") changed <b><bdi>\(theirs.title)</bdi></b>. Nothing is lost: \
        choose for each field, or write what you want into yours.</p>
        <form class="flow" id="conflict" method="post" action="\(mine.link)" enctype="multipart/form-data">
        \(theirs.version.map { "<input type=\"hidden\" name=\"version\" value=\"\(exact: $0)\">" })\
        \("<input type=\"hidden\" name=\"favorite\" value=\"1\">", if: theirs.isFavorite)
        \(lines(mine, theirs))
        \(collections(mine, theirs))\(pictures(mine, theirs))
        \(texts(mine, theirs))
        <div class="dock"><a class="btn" href="\(mine.cancel)">Keep theirs</a>\
        <button class="btn go">Save my choice</button></div></form>
        """))
  }

  /// The fields of one line: two cards to choose from where they differ.
  private static func lines(_ mine: RecipeFormContent, _ theirs: RecipeFormContent) -> Markup {
    let fields: [(name: Markup, label: Markup, text: KeyPath<RecipeFormContent, String>)] = [
      ("title", "Title", \.title), ("prep", "Prep", \.prep), ("cook", "Cooking", \.cook),
      ("serves", "Serves", \.serves),
      ("source", "Source", \.source),
    ]
    let choices = fields.map { field -> Markup in
      let (own, other) = (mine[keyPath: field.text], theirs[keyPath: field.text])
      if own == other { return "<input type=\"hidden\" name=\"\(field.name)\" value=\"\(exact: own)\">" }
      return """
        <fieldset><legend>\(field.label)</legend><div class="cols two">\
        \(choice(field.name, "Yours", own, isChosen: true))\(choice(field.name, "Stored now", other, isChosen: false))\
        </div></fieldset>

        """
    }
    return "\(choices)"
  }

  private static func choice(_ name: Markup, _ whose: Markup, _ text: String, isChosen: Bool) -> Markup {
    """
    <label class="note tick"><input type="radio" name="\(name)" value="\(exact: text)"\(" checked", if: isChosen)>\
    <span><small>\(whose)</small><br><ins dir="auto">\(text.isEmpty ? "nothing" : text)</ins></span></label>
    """
  }

  /// The collections of either, to choose from where they differ; yours are chosen.
  private static func collections(_ mine: RecipeFormContent, _ theirs: RecipeFormContent) -> Markup {
    let own = Set(mine.collections.map(CollectionName.key)), stored = Set(theirs.collections.map(CollectionName.key))
    if own == stored { return names(mine.collections, "in") }
    let all = mine.collections + theirs.collections.filter { !own.contains(CollectionName.key($0)) }
    let chips = all.map { name -> Markup in
      let key = CollectionName.key(name)
      let isOwn = own.contains(key)
      return """
        <label class="chip"><input type="checkbox" class="vh" name="in" value="\(exact: name)"\(" checked", if: isOwn)>\
        <bdi>\(name)</bdi>\(whose(isOwn, stored.contains(key)))</label>
        """
    }
    return "<fieldset><legend>Collections</legend><div class=\"chips\">\(chips)</div></fieldset>\n"
  }

  /// The pictures of either, to choose from where they differ. All are chosen: none that was added meanwhile is lost.
  private static func pictures(_ mine: RecipeFormContent, _ theirs: RecipeFormContent) -> Markup {
    if Set(mine.pictures) == Set(theirs.pictures) { return names(mine.pictures, "image") }
    let all = mine.pictures + theirs.pictures.filter { !mine.pictures.contains($0) }
    let kept = all.filter(Picture.isName).enumerated().map { place, name -> Markup in
      """
      <label class="chip keep"><img src="\(Link.picture(name))" alt="Picture \(place + 1)" width="120" height="80">\
      <input type="checkbox" name="image" value="\(name)" checked>Keep\
      \(whose(mine.pictures.contains(name), theirs.pictures.contains(name)))</label>
      """
    }
    return "<fieldset><legend>Pictures</legend><div class=\"bar\">\(kept)</div></fieldset>\n"
  }

  private static func whose(_ isMine: Bool, _ isTheirs: Bool) -> Markup {
    if isMine && isTheirs { return "" }
    return isMine ? "<small>yours</small>" : "<small>stored now</small>"
  }

  private static func names(_ names: [String], _ field: Markup) -> Markup {
    let inputs = names.map { name -> Markup in "<input type=\"hidden\" name=\"\(field)\" value=\"\(exact: name)\">" }
    return "\(inputs)"
  }

  /// The texts: yours to write in, and next to it what is stored, where that differs, line by line.
  private static func texts(_ mine: RecipeFormContent, _ theirs: RecipeFormContent) -> Markup {
    let fields: [(name: StaticString, label: Markup, text: KeyPath<RecipeFormContent, String>)] = [
      ("ingredients", "Your ingredients", \.ingredients), ("directions", "Your directions", \.directions),
      ("notes", "Your notes", \.notes),
    ]
    let pairs = fields.map { field -> Markup in
      let (own, other) = (mine[keyPath: field.text], theirs[keyPath: field.text])
      let name = Markup(stringLiteral: field.name)
      if RecipeLines.of(own) == RecipeLines.of(other) {
        return "<textarea name=\"\(name)\" hidden>\n\(exact: own)</textarea>"
      }
      return """
        <div class="cols two">\(self.field(FormField(name: field.name, label: field.label, value: own, rows: 9)))\
        <div class="asks"><p class="label">Stored now</p>\(differences(own, other))</div></div>

        """
    }
    return "\(pairs)"
  }

  /// The lines of both texts in one: those that only one of them has are marked.
  private static func differences(_ own: String, _ other: String) -> Markup {
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
