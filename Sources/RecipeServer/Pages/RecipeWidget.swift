import RecipeModel
import RecipeVerbs

/// A field of a recipe, as the forms of the page ask for it.
///
/// The only list of the fields that forms have. A form changes what it has and was sent: a field that is not in the list
/// stays as it is, whatever is saved.
struct RecipeWidget: Sendable {
  let field: RecipeField
  let label: Markup
  /// The number of lines that it shows; nil for a field of one line.
  var rows: Int?
  var hint: StaticString?

  private init(_ field: RecipeField, _ label: Markup, rows: Int? = nil, hint: StaticString? = nil) {
    self.field = field
    self.label = label
    self.rows = rows
    self.hint = hint
  }

  /// The name in the form. Of a list it is the field for each part.
  var name: StaticString { field.nameInForms ?? "" }

  /// What the page of a recipe says below its title as well, by these labels.
  static let facts = [
    RecipeWidget(.prepTime, "Prep", hint: "15 min"),
    RecipeWidget(.cookTime, "Cooking", hint: "1 h 30 min"),
    RecipeWidget(.servings, "Serves", hint: "4"),
  ]

  /// As they are shown where there is room: those of a row next to one another.
  static let rows: [[RecipeWidget]] = [
    [RecipeWidget(.title, "Title")],
    facts,
    [RecipeWidget(.collections, "Collections")],
    [
      RecipeWidget(.ingredients, "Ingredients", rows: 13),
      RecipeWidget(.directions, "Directions", rows: 13),
    ],
    [RecipeWidget(.notes, "Notes", rows: 4)],
    [RecipeWidget(.source, "Source", hint: "A web address, a book, a person")],
    [RecipeWidget(.imageNames, "Pictures")],
  ]

  static let all = rows.flatMap(\.self)
}
