import RecipeModel
import SQLite

/// A column of the table `recipes`, in the table's order, which is that of changesets too.
///
/// What the statements of `RecipesTable` write, what is hashed, what the history calls a column, and what is read of a
/// damaged row follow from here.
enum RecipeColumn: String, CaseIterable {
  case id, uuid, position
  case isFavorite = "is_favorite"
  case prepTime = "prep_time"
  case cookTime = "cook_time"
  case addedAt = "added_at"
  case title
  case titleKey = "title_key"
  case servings
  case addedOn = "added_on"
  case source
  case imageNames = "image_names"
  case notes, ingredients, directions
  case contentHash = "content_hash"

  /// The number of migrations after which the table has the columns that it has.
  static let sinceMigration = 5

  /// The columns that are hashed, in this order: all but its number, its places and what follows from the rest.
  static let hashed: [RecipeColumn] = [
    .uuid, .title, .prepTime, .cookTime, .servings, .ingredients, .directions, .notes, .source, .addedOn, .imageNames,
    .addedAt, .isFavorite,
  ]

  /// The columns that hold a field, or follow from one.
  static let content = allCases.filter { $0.field != nil }

  /// The field that the column holds or follows from.
  var field: RecipeField? {
    switch self {
    case .id, .uuid, .position, .contentHash: nil
    case .isFavorite: .isFavorite
    case .prepTime: .prepTime
    case .cookTime: .cookTime
    case .title, .titleKey: .title
    case .servings: .servings
    case .addedOn, .addedAt: .addedOn
    case .source: .source
    case .imageNames: .imageNames
    case .notes: .notes
    case .ingredients: .ingredients
    case .directions: .directions
    }
  }

  /// The column that holds a field; `nil` for the collections, which have tables of their own.
  init?(_ field: RecipeField) {
    let column = Self.allCases.first { $0.field == field && $0 != .titleKey && $0 != .addedAt }
    guard let column else { return nil }
    self = column
  }

  /// The column as the table declares it.
  var column: LibraryTable.Column {
    let defaultValue: String? =
      switch self {
      case .isFavorite, .prepTime, .cookTime, .contentHash: "0"
      case .servings, .addedOn, .source, .imageNames, .notes, .ingredients, .directions: "''"
      case .id, .uuid, .position, .addedAt, .title, .titleKey: nil
      }
    return LibraryTable.Column(name: rawValue, storage: storage, defaultValue: defaultValue, isNullable: false)
  }

  /// The type in which SQLite stores it.
  var storage: LibraryTable.Column.Storage {
    switch self {
    case .id, .position, .addedAt, .contentHash: .integer
    case .uuid: .blob
    default:
      switch field?.kind {
      case .time, .flag: .integer
      case .line, .text, .date, .names, nil: .text
      }
    }
  }

  /// The place in the table, from 0.
  var index: Int { Self.allCases.firstIndex(of: self)! }

  /// Its parameter in a statement, which has its name: `:title`.
  var parameter: String { ":\(rawValue)" }

  /// The nearest value to one of a damaged file that the table takes, for a column that holds a field.
  func valid(_ value: ColumnValue?) -> any Bindable {
    switch field?.kind {
    case .flag: value?.int == 1
    case .time: max(value?.int ?? 0, 0)
    case .line, .text, .date, .names, nil: value?.text ?? ""
    }
  }
}
