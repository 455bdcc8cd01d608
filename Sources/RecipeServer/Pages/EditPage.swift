package import RecipeModel
package import RecipeStore

/// A form of a recipe as it was typed.
package struct RecipeFormContent: Sendable {
  /// `nil` for a new recipe.
  package var id: Recipe.ID?
  /// Lines, texts, and times as typed.
  private var texts: [RecipeField: String] = [:]
  /// The collections that the recipe is to be in, and the pictures that stay.
  package var names: [RecipeField: [String]] = [:]
  /// `true` if a new recipe is to be a favorite; the form of an edit does not have the heart.
  package var isFavorite = false
  /// What the library had when the form was opened, as the page carries it.
  package var version: String?
  /// Why fields were not taken, by field.
  package var faults: [RecipeField: String] = [:]

  /// An empty form.
  package init(title: String = "") {
    self[.title] = title
  }

  /// A form that says what a recipe says.
  package init(_ draft: RecipeDraft, of id: Recipe.ID, version: String?) {
    self.id = id
    self.version = version
    for widget in RecipeWidget.all {
      if case .names(let names) = draft[widget.field] {
        self.names[widget.field] = names
      } else {
        self[widget.field] = draft[widget.field].typed
      }
    }
  }

  package subscript(field: RecipeField) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue }
  }

  package var title: String { self[.title] }

  var link: Link { id.map(Link.editing) ?? .newRecipe }
  var cancel: Link { id.map { .recipe($0) } ?? .home }
}

extension RecipeField.Value {
  /// The value as it is typed into a field of a form, where it is not a list of names.
  var typed: String {
    switch self {
    case .text(let text): text
    case .number(let seconds): CookingTime.text(seconds)
    case .flag, .date, .names: preconditionFailure("no field of a form has \(self)")
    }
  }
}

/// `/recipes/new`, `/recipes/12/edit`: a recipe as a form.
///
/// - Parameter collections: Those that a recipe can be put into by hand.
package struct EditPage: Page {
  private let form: RecipeFormContent
  private let collections: [RecipeCollection]
  let frame: PageFrame

  package init(_ form: RecipeFormContent, collections: [RecipeCollection], in frame: PageFrame) {
    (self.form, self.collections, self.frame) = (form, collections, frame)
  }

  package var markup: Markup {
    let heading: Markup = form.id == nil ? "New recipe" : "Edit"
    let cancel: Markup = "<a class=\"icon phone\" href=\"\(form.cancel)\" aria-label=\"Cancel\">\(icon("close"))</a>"
    return document(
      form.id == nil ? "New recipe" : "Edit \(form.title)", .edits, at: form.id == nil ? .add : .elsewhere,
      main(
        """
        <form class="flow edit" id="edit" method="post" action="\(form.link)" enctype="multipart/form-data">
        <header class="head">\(cancel)<h1>\(heading)</h1></header>
        \(faultSummary)
        \(hiddenFields)
        \(fields)
        <div class="dock"><a class="btn" href="\(form.cancel)">Cancel</a><button class="btn go">Save</button></div>
        </form>
        """))
  }

  private var faultSummary: Markup? {
    if form.faults.isEmpty { return nil }
    return "<p class=\"fault\" role=\"alert\">Nothing was saved yet: something below needs another look.</p>"
  }

  private var hiddenFields: Markup {
    "\(hidden("version", form.version))\(hidden("favorite", form.isFavorite ? "1" : nil))"
  }

  private var fields: Markup {
    let first = RecipeField.allCases.first { form.faults[$0] != nil }
    let rows = RecipeWidget.rows.map { row -> Markup in
      let cells = row.map { widget -> Markup in
        switch widget.field {
        case .collections: collectionChips
        case .imageNames: pictures
        default:
          field(
            FormField(
              name: widget.name, label: widget.label, value: form[widget.field], fault: form.faults[widget.field],
              rows: widget.rows, hint: widget.hint, isRequired: widget.field == .title,
              hasFocus: first.map { $0 == widget.field } ?? (widget.field == .title && form.id == nil)))
        }
      }
      if row.count == 1 { return "\(cells)" }
      return "<div class=\"cols\(" two", if: row.count == 2)\">\(cells)</div>\n\(hint(below: row))"
    }
    return "\(rows)"
  }

  private func hint(below row: [RecipeWidget]) -> Markup? {
    guard row.contains(where: { $0.field == .ingredients }) else { return nil }
    return "<p class=\"dim\">One line each. A line that ends in a colon becomes a heading.</p>\n"
  }

  private var collectionChips: Markup {
    let own = form.names[.collections] ?? []
    let chosen = Set(own.map(CollectionName.key))
    // Its own come first and in its order, which a browser sends as it stands here.
    let names = own + collections.map(\.name).filter { !chosen.contains(CollectionName.key($0)) }
    let chips = names.map { name -> Markup in
      """
      <label class="chip"><input type="checkbox" class="vh" name="in" value="\(exact: name)"\
      \(" checked", if: chosen.contains(CollectionName.key(name)))><bdi>\(name)</bdi></label>
      """
    }
    let fault: Markup? = form.faults[.collections].map { "<p class=\"fault\">\($0)</p>" }
    return """
      <fieldset><legend>Collections</legend>\(hidden("in", ""))<div class="chips">\(chips)\
      <label class="chip"><span class="vh">New collections, with commas between</span>\(icon("plus"))\
      <input class="into" name="into" dir="auto" placeholder="New" autocomplete="off"></label></div>\(fault)</fieldset>

      """
  }

  private var pictures: Markup {
    let kept = (form.names[.imageNames] ?? []).filter(Picture.isName).enumerated().map { place, name -> Markup in
      """
      <label class="chip keep"><img src="\(Link.picture(name))" alt="Picture \(place + 1)" width="120" height="80">\
      <input type="checkbox" name="image" value="\(name)" checked>Keep</label>
      """
    }
    let fault: Markup? = form.faults[.imageNames].map { "<p class=\"fault\">\($0)</p>" }
    return """
      <fieldset><legend>Pictures</legend>\(hidden("image", ""))<div class="bar">\(kept)\
      <label class="btn pick">\(icon("picture"))Add a picture\
      <input type="file" accept="image/jpeg,image/png,image/webp" name="picture"></label></div>\(fault)</fieldset>

      """
  }
}
