/// A field of a recipe. Its number and its UUID identify it, and are not fields.
///
/// This is the only list of the fields, in the order in which files have them. JSON, CSV, the exact values in files for
/// other programs, normalization, and the history follow from it; `RecipeColumn` adds how the database keeps a field.
/// `Documentation/AddingAField.md` says what a new field touches.
///
/// Raw values are the keys of the JSON.
package enum RecipeField: String, Sendable, CaseIterable {
  case title, prepTime, cookTime, servings, ingredients, directions, notes, source, isFavorite, addedOn, collections,
    imageNames

  /// All fields but the title in the order in which people are asked for them: by help, and by a text to edit.
  package static let asked: [RecipeField] = [
    .prepTime, .cookTime, .servings, .ingredients, .directions, .collections, .isFavorite, .notes, .source, .addedOn,
    .imageNames,
  ]

  /// The kinds of fields, which decide how they are checked, stored, written and shown.
  package enum Kind: Hashable, Sendable {
    /// One line of at most so many bytes of UTF-8.
    case line(limit: Int)
    /// Lines, within the limits of a text.
    case text
    /// Whole seconds; 0 is "not stated".
    case time
    case flag
    /// A day or a moment, if one is stated.
    case date
    /// Names of one line each, in their order.
    case names
  }

  /// The content of a field.
  package enum Value: Equatable, Sendable {
    /// Of a line or a text.
    case text(String)
    /// Of a time, in whole seconds.
    case number(Int)
    case flag(Bool)
    case date(AddedOn?)
    case names([String])

    /// `true` if the recipe says something there.
    package var isStated: Bool {
      switch self {
      case .text(let text): !text.isEmpty
      case .number(let number): number != 0
      case .flag(let isSet): isSet
      case .date(let date): date != nil
      case .names(let names): !names.isEmpty
      }
    }
  }

  private typealias Row = (kind: Kind, label: String, name: String)

  private var row: Row {
    switch self {
    case .title: (.line(limit: RecipeLimits.titleBytes), "title", "the title")
    case .prepTime: (.time, "prep", "the preparation time")
    case .cookTime: (.time, "cook", "the cooking time")
    case .servings: (.line(limit: RecipeLimits.lineBytes), "serves", "the servings")
    case .ingredients: (.text, "ingredients", "the ingredients")
    case .directions: (.text, "directions", "the directions")
    case .notes: (.text, "notes", "the notes")
    case .source: (.line(limit: RecipeLimits.lineBytes), "source", "the source")
    case .isFavorite: (.flag, "favorite", "the heart")
    case .addedOn: (.date, "added on", "the date")
    case .collections: (.names, "collections", "the collections")
    case .imageNames: (.names, "pictures", "the pictures")
    }
  }

  private static let byKey = allCases.map { (key: $0.rawValue, field: $0) }

  /// The field with a key of the JSON.
  ///
  /// As `init(rawValue:)`, which takes more than twice as many instructions: that made an import 1 % longer.
  package init?(key: String) {
    guard let row = Self.byKey.first(where: { $0.key == key }) else { return nil }
    self = row.field
  }

  package var kind: Kind { row.kind }

  /// The word for it on the command line, such as `prep`.
  package var label: String { row.label }

  /// The words for it in the middle of a message, such as "the preparation time".
  package var name: String { row.name }

  /// The words for what a limit is about: one name of a list, else the field.
  var limitedPart: String {
    switch self {
    case .collections: "a collection's name"
    case .imageNames: "an image's name"
    default: name
    }
  }

  /// `true` if a sentence about `limitedPart` needs a verb in the plural.
  var isPlural: Bool { [.servings, .ingredients, .directions, .notes].contains(self) }
}

extension RecipeDraft {
  /// The draft's content of a field.
  ///
  /// - Precondition: A value that is set is one of the field's kind.
  package subscript(field: RecipeField) -> RecipeField.Value {
    get {
      switch field {
      case .title: .text(title)
      case .prepTime: .number(prepTime)
      case .cookTime: .number(cookTime)
      case .servings: .text(servings)
      case .ingredients: .text(ingredients)
      case .directions: .text(directions)
      case .notes: .text(notes)
      case .source: .text(source)
      case .isFavorite: .flag(isFavorite)
      case .addedOn: .date(addedOn)
      case .collections: .names(collections)
      case .imageNames: .names(imageNames)
      }
    }
    set {
      switch (field, newValue) {
      case (.title, .text(let text)): title = text
      case (.prepTime, .number(let seconds)): prepTime = seconds
      case (.cookTime, .number(let seconds)): cookTime = seconds
      case (.servings, .text(let text)): servings = text
      case (.ingredients, .text(let text)): ingredients = text
      case (.directions, .text(let text)): directions = text
      case (.notes, .text(let text)): notes = text
      case (.source, .text(let text)): source = text
      case (.isFavorite, .flag(let isSet)): isFavorite = isSet
      case (.addedOn, .date(let date)): addedOn = date
      case (.collections, .names(let names)): collections = names
      case (.imageNames, .names(let names)): imageNames = names
      default: preconditionFailure("\(field) cannot hold \(newValue)")
      }
    }
  }
}
