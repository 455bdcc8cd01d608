package import RecipeModel
package import RecipeStore

/// A form of a recipe as it was typed.
package struct RecipeFormContent: Sendable {
  /// `nil` for a new recipe.
  package var id: Recipe.ID?
  package var title: String
  /// Times as typed.
  package var prep: String
  package var cook: String
  package var serves: String
  package var ingredients: String
  package var directions: String
  package var notes: String
  package var source: String
  package var isFavorite: Bool
  /// Names of the collections that the recipe is to be in.
  package var collections: [String]
  /// The names of pictures that stay.
  package var pictures: [String]
  /// What the library had when the form was opened, as the page carries it.
  package var version: String?
  /// Why fields were not taken, by field.
  package var faults: [RecipeField: String]

  /// An empty form.
  package init(title: String = "") {
    self.title = title
    (prep, cook, serves, ingredients, directions, notes, source) = ("", "", "", "", "", "", "")
    isFavorite = false
    (collections, pictures, faults) = ([], [], [:])
  }

  /// A form that says what a recipe says.
  package init(_ recipe: Recipe, version: String?) {
    id = recipe.id
    title = recipe.title
    prep = CookingTime.text(recipe.prepTime)
    cook = CookingTime.text(recipe.cookTime)
    serves = recipe.servings
    ingredients = recipe.ingredients
    directions = recipe.directions
    notes = recipe.notes
    source = recipe.source
    isFavorite = recipe.isFavorite
    collections = recipe.collections
    pictures = recipe.imageNames
    self.version = version
    faults = [:]
  }

  var link: Link { id.map(Link.editing) ?? .newRecipe }
  var cancel: Link { id.map { .recipe($0) } ?? .home }
}

extension Page {
  /// `/recipes/new`, `/recipes/12/edit`: a recipe as a form.
  ///
  /// - Parameter collections: Those that a recipe can be put into by hand.
  package static func edit(
    _ form: RecipeFormContent, collections: [RecipeCollection], in frame: PageFrame
  ) -> Markup {
    let heading: Markup = form.id == nil ? "New recipe" : "Edit"
    let cancel: Markup = "<a class=\"icon phone\" href=\"\(form.cancel)\" aria-label=\"Cancel\">\(icon("close"))</a>"
    return document(
      form.id == nil ? "New recipe" : "Edit \(form.title)", .edits, at: form.id == nil ? .add : .elsewhere, in: frame,
      main(
        """
        <form class="flow edit" id="edit" method="post" action="\(form.link)" enctype="multipart/form-data">
        <header class="head">\(cancel)<h1>\(heading)</h1></header>
        \(faultSummary(form))
        \(hiddenFields(form))
        \(fields(form, collections))
        <div class="dock"><a class="btn" href="\(form.cancel)">Cancel</a><button class="btn go">Save</button></div>
        </form>
        """))
  }

  private static func faultSummary(_ form: RecipeFormContent) -> Markup? {
    if form.faults.isEmpty { return nil }
    return "<p class=\"fault\" role=\"alert\">Nothing was saved yet: something below needs another look.</p>"
  }

  private static func hiddenFields(_ form: RecipeFormContent) -> Markup {
    """
    \(form.version.map { "<input type=\"hidden\" name=\"version\" value=\"\(exact: $0)\">" })\
    \("<input type=\"hidden\" name=\"favorite\" value=\"1\">", if: form.isFavorite)
    """
  }

  private static func fields(_ form: RecipeFormContent, _ collections: [RecipeCollection]) -> Markup {
    let first = RecipeField.allCases.first { form.faults[$0] != nil }
    func field(
      _ kind: RecipeField, _ name: StaticString, _ label: Markup, _ value: String, rows: Int? = nil,
      hint: StaticString? = nil
    ) -> Markup {
      self.field(
        FormField(
          name: name, label: label, value: value, fault: form.faults[kind], rows: rows, hint: hint,
          isRequired: kind == .title, hasFocus: first.map { $0 == kind } ?? (kind == .title && form.id == nil)))
    }
    return """
      \(field(.title, "title", "Title", form.title))
      <div class="cols">\(field(.prepTime, "prep", "Prep", form.prep, hint: "15 min"))\
      \(field(.cookTime, "cook", "Cooking", form.cook, hint: "1 h 30 min"))\
      \(field(.servings, "serves", "Serves", form.serves, hint: "4"))</div>
      \(collectionChips(form, collections))
      <div class="cols two">\(field(.ingredients, "ingredients", "Ingredients", form.ingredients, rows: 13))\
      \(field(.directions, "directions", "Directions", form.directions, rows: 13))</div>
      <p class="dim">One line each. A line that ends in a colon becomes a heading.</p>
      \(field(.notes, "notes", "Notes", form.notes, rows: 4))
      \(field(.source, "source", "Source", form.source, hint: "A web address, a book, a person"))
      \(pictures(form))
      """
  }

  private static func collectionChips(_ form: RecipeFormContent, _ collections: [RecipeCollection]) -> Markup {
    let chosen = Set(form.collections.map(CollectionName.key))
    let known = Set(collections.map { CollectionName.key($0.name) })
    let names = collections.map(\.name) + form.collections.filter { !known.contains(CollectionName.key($0)) }
    let chips = names.map { name -> Markup in
      """
      <label class="chip"><input type="checkbox" class="vh" name="in" value="\(exact: name)"\
      \(" checked", if: chosen.contains(CollectionName.key(name)))><bdi>\(name)</bdi></label>
      """
    }
    let fault: Markup? = form.faults[.collections].map { "<p class=\"fault\">\($0)</p>" }
    return """
      <fieldset><legend>Collections</legend><div class="chips">\(chips)\
      <label class="chip"><span class="vh">New collections, with commas between</span>\(icon("plus"))\
      <input class="into" name="into" dir="auto" placeholder="New" autocomplete="off"></label></div>\(fault)</fieldset>
      """
  }

  private static func pictures(_ form: RecipeFormContent) -> Markup {
    let kept = form.pictures.filter(Picture.isName).enumerated().map { place, name -> Markup in
      """
      <label class="chip keep"><img src="\(Link.picture(name))" alt="Picture \(place + 1)" width="120" height="80">\
      <input type="checkbox" name="image" value="\(name)" checked>Keep</label>
      """
    }
    let fault: Markup? = form.faults[.imageNames].map { "<p class=\"fault\">\($0)</p>" }
    return """
      <fieldset><legend>Pictures</legend><div class="bar">\(kept)<label class="btn pick">\(icon("picture"))Add a picture\
      <input type="file" accept="image/jpeg,image/png,image/webp" name="picture"></label></div>\(fault)</fieldset>
      """
  }
}
