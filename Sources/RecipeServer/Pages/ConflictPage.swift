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
        \(names(mine.collections, "in"))\(names(mine.pictures, "image"))
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

  private static func names(_ names: [String], _ field: Markup) -> Markup {
    let inputs = names.map { name -> Markup in "<input type=\"hidden\" name=\"\(field)\" value=\"\(exact: name)\">" }
    return "\(inputs)"
  }

  /// The texts: yours to write in, and next to it what is stored where that is another.
  private static func texts(_ mine: RecipeFormContent, _ theirs: RecipeFormContent) -> Markup {
    let fields: [(name: StaticString, label: Markup, text: KeyPath<RecipeFormContent, String>)] = [
      ("ingredients", "Your ingredients", \.ingredients), ("directions", "Your directions", \.directions),
      ("notes", "Your notes", \.notes),
    ]
    let pairs = fields.map { field -> Markup in
      let (own, other) = (mine[keyPath: field.text], theirs[keyPath: field.text])
      let name = Markup(stringLiteral: field.name)
      if own == other {
        return "<textarea name=\"\(name)\" hidden>\n\(exact: own)</textarea>"
      }
      return """
        <div class="cols two">\(self.field(FormField(name: field.name, label: field.label, value: own, rows: 9)))\
        <div class="asks"><label class="label" for="\(name)-stored">What is stored now</label>\
        <textarea class="field" id="\(name)-stored" rows="9" dir="auto" readonly>
        \(exact: other)</textarea></div></div>

        """
    }
    return "\(pairs)"
  }
}
