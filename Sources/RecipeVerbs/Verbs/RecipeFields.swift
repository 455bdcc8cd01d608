import RecipeFormats
package import RecipeModel

/// Fields of a recipe, as someone gives them; what is not given stays as it is.
package struct RecipeFields: Equatable, Sendable {
  package var values: [RecipeField: RecipeField.Value] = [:]

  package init() {}

  /// All that a draft says.
  package init(_ draft: RecipeDraft) {
    for field in RecipeField.allCases { values[field] = draft[field] }
  }

  package func apply(to draft: inout RecipeDraft) {
    for (field, value) in values { draft[field] = value }
  }
}

// MARK: - Parameters

extension RecipeFields {
  /// A row for each way in which a field is given. The history does not repeat them: it has what a step changed.
  static let parameters: [Parameter<Self>] = RecipeField.asked.flatMap(parameters).map(\.unspoken)

  /// The title as an option, a field of a form, and a member.
  static let title = Parameter<Self>.option(
    \.[text: .title], "title", .text("text", atLeast: 1), "The title."
  ).unspoken

  /// The members of a request, as the JSON of a recipe has them. Pictures are added and removed by requests of their own.
  static let members: [Route.Member] = RecipeField.allCases.compactMap { field in
    switch field.kind {
    case .line: Route.Member(field.rawValue, "One line.")
    case .text: Route.Member(field.rawValue, "A text, line by line.")
    case .time: Route.Member(field.rawValue, "Seconds; 0 where it is not known.")
    case .flag: Route.Member(field.rawValue, "Whether it is a favorite.")
    case .date: Route.Member(field.rawValue, "A day or a moment in ISO 8601; null where it is not known.")
    case .names where field == .collections: Route.Member(field.rawValue, "Names of collections.")
    case .names: nil
    }
  }

  private static func parameters(of field: RecipeField) -> [Parameter<Self>] {
    let (row, json) = (field.row, field.rawValue)
    let form = field.nameInForms.map { "\($0)" } ?? json
    switch field.kind {
    case .text where row.value == "line":
      return [
        .options(\.[lines: field], row.option, .text("line"), row.help, short: row.short).only(.commandLine),
        .option(\.[text: field], row.option, .text("text"), row.help, json: json, field: form).only([.forms, .json]),
      ]
    case .line, .text:
      return [.option(\.[text: field], row.option, .text(row.value), row.help, json: json, field: form)]
    case .time: return [.option(\.[seconds: field], row.option, .timeOrNone, row.help, json: json, field: form)]
    case .flag: return [.onOrOff(\.[flag: field], row.option, row.help, json: json, field: form)]
    case .date: return [.option(\.[date: field], row.option, .date, row.help, json: json).only(.json)]
    case .names:
      let list = Parameter<Self>.option(\.[names: field], row.option, .names, row.help, json: json).only(.json)
      let images = Parameter<Self>.options(\.[groups: field], row.option, .image, row.help, field: form)
      if field == .imageNames { return [images.only(.forms), list] }
      return [
        .options(\.[groups: field], row.option, .name, row.help, short: row.short).only(.commandLine), list,
        .options(\.[groups: field], row.option, .chosenName, row.help, field: form).only(.forms),
        .options(\.[groups: field], row.option, .typedNames, row.help, field: "into").only(.forms),
      ]
    }
  }
}

extension RecipeField {
  /// The names of a field on the command line; of a list, and of a text that is given line by line, those of each part.
  fileprivate var row: (option: String, short: Character?, value: String, help: String) {
    switch self {
    case .title: ("title", nil, "text", "The title.")
    case .prepTime: ("prep", nil, "time", "Preparation time: 10m, 1h30m, 1:30.")
    case .cookTime: ("cook", nil, "time", "Cooking time.")
    case .servings: ("serves", nil, "amount", "Servings: 4, 2-3, one loaf.")
    case .ingredients: ("ingredient", "i", "line", "An ingredient; repeat for more.")
    case .directions: ("step", nil, "line", "A step of the directions; repeat for more.")
    case .notes: ("notes", nil, "text", "Notes.")
    case .source: ("source", nil, "text", "Where it comes from: a URL, a book, a name.")
    case .isFavorite: ("favorite", nil, "", "Whether the recipe is a favorite.")
    case .addedOn: ("added-on", nil, "day", "When it was added.")
    case .collections: ("collection", "c", "name", "A collection; repeat for more.")
    case .imageNames: ("image", nil, "name", "A picture that stays.")
    }
  }

  /// The field's name in forms, of a list that of each part; nil where no form has it.
  package var nameInForms: StaticString? {
    switch self {
    case .title: "title"
    case .prepTime: "prep"
    case .cookTime: "cook"
    case .servings: "serves"
    case .ingredients: "ingredients"
    case .directions: "directions"
    case .notes: "notes"
    case .source: "source"
    case .isFavorite: "favorite"
    case .addedOn: nil
    case .collections: "in"
    case .imageNames: "image"
    }
  }
}

// MARK: - Values

extension RecipeFields {
  subscript(text field: RecipeField) -> String? {
    get { if case .text(let text)? = values[field] { text } else { nil } }
    set { values[field] = newValue.map { .text($0) } }
  }

  /// The lines of a text that is given.
  subscript(lines field: RecipeField) -> [String] {
    get { self[text: field].map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) } ?? [] }
    set { self[text: field] = newValue.joined(separator: "\n") }
  }

  subscript(seconds field: RecipeField) -> Int? {
    get { if case .number(let seconds)? = values[field] { seconds } else { nil } }
    set { values[field] = newValue.map { .number($0) } }
  }

  subscript(flag field: RecipeField) -> Bool? {
    get { if case .flag(let isSet)? = values[field] { isSet } else { nil } }
    set { values[field] = newValue.map { .flag($0) } }
  }

  /// nil where no date is given; that of a recipe may be nil.
  subscript(date field: RecipeField) -> AddedOn?? {
    get { if case .date(let date)? = values[field] { .some(date) } else { nil } }
    set { values[field] = newValue.map { .date($0) } }
  }

  subscript(names field: RecipeField) -> [String]? {
    get { if case .names(let names)? = values[field] { names } else { nil } }
    set { values[field] = newValue.map { .names($0) } }
  }

  /// Names that are given a few at a time, or none: that a list is empty has to be said as well.
  subscript(groups field: RecipeField) -> [[String]] {
    get { self[names: field].map { [$0] } ?? [] }
    set { self[names: field] = newValue.flatMap(\.self) }
  }
}
