/// What decides the order of a list's recipes. Every order but the rank ends with the identifier, so there are no ties.
enum RecipeQueryOrder {
  case library, collection, title, added, time, rank

  /// Two columns that order a list, the second the recipes' identifiers, and whether the greatest key comes first.
  struct Key {
    let columns: (String, String)
    var isText = false
    var isDescending = false
  }

  /// - Parameter isOneCollection: Whether the list is one collection.
  init(_ query: RecipeQuery, isOneCollection: Bool) {
    self =
      switch query.sort {
      case nil where query.words != nil: .rank
      case nil where query.recentsOnly: .added
      case nil, .manual: isOneCollection ? .collection : .library
      case .title: .title
      case .added: .added
      case .time: .time
      }
  }

  /// The key of the order, `nil` for one that takes more than a key.
  func key(isReversed: Bool) -> Key? {
    var key: Key
    switch self {
    case .library: key = Key(columns: ("recipes.position", "recipes.id"))
    case .collection: key = Key(columns: ("member.position", "member.recipe_id"))
    case .title: key = Key(columns: ("title_key", "recipes.id"), isText: true)
    case .added: key = Key(columns: ("added_at", "recipes.id"), isDescending: true)
    case .time, .rank: return nil
    }
    key.isDescending = key.isDescending != isReversed
    return key
  }

  /// What follows ORDER BY.
  func terms(isReversed: Bool) -> String {
    let key = key(isReversed: isReversed)
    let direction = key?.isDescending ?? isReversed ? "DESC" : "ASC"
    return switch self {
    case .library, .collection, .title, .added: "\(key!.columns.0) \(direction), \(key!.columns.1) \(direction)"
    case .time:
      """
      prep_time + cook_time = 0, prep_time + cook_time \(direction), \
      recipes.position \(direction), recipes.id \(direction)
      """
    case .rank: "rank \(direction)"
    }
  }
}
