package import RecipeFormats
import RecipeKitchen
import RecipeModel
package import RecipeStore
package import RecipeViewModels

/// The library's values as JSON, in the shapes of `Documentation/schemas`: for `--json` and for the API.
///
/// Recipes themselves are written by `RecipeJSONWriter`.
extension RecipeCollection {
  /// `{"name": "Soups", "count": 7}`; a collection that is filled by hand has no filter.
  package var json: JSONValue {
    .object(
      [("name", .string(name)), ("count", .integer(count))] + (filter.map { [("filter", .string($0))] } ?? []))
  }
}

extension SearchMatch {
  /// `{"field": "ingredients", "line": "1 tbsp tomato purée", "spans": [[7, 13]]}`
  package var json: JSONValue {
    .object([
      ("field", .string(field.rawValue)), ("line", .string(line)),
      ("spans", .array(spans.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) })),
    ])
  }
}

extension HistoryStep {
  /// - Parameter events: What it did to one recipe; nil if it is about all of them.
  package func json(events: [RecipeEvent]? = nil) -> JSONValue {
    let members: [(String, JSONValue)] = [
      ("step", .integer(id)), ("madeAt", .string(PrintedTime(madeAt).iso8601)), ("isUndone", .bool(!isInForce)),
      ("command", .string(command)),
    ]
    return .object(members + (events.map { [("changes", .array($0.map(\.json)))] } ?? []))
  }
}

extension RecipeEvent {
  /// Field, before, after, as other programs read them.
  package var fields: [String] {
    switch self {
    case .added(let title): ["added", "", title]
    case .deleted(let title): ["deleted", title, ""]
    case .changed(let field, let old, let new): [field.rawValue, old, new]
    case .moved: ["position", "", ""]
    case .movedIn(let collection): ["position", collection, collection]
    case .joined(let collection): ["collections", "", collection]
    case .left(let collection): ["collections", collection, ""]
    case .planned(let old, let new): ["plan", old ?? "", new ?? ""]
    case .shopped(let old, let new): ["shopping list", old?.description ?? "", new?.description ?? ""]
    case .cooked(let day, let stars): ["cookings", "", stars > 0 ? "\(day) \(stars)" : day]
    case .uncooked(let day): ["cookings", day, ""]
    case .saidDiet(let diet, let old, let new): ["diets", Self.word(old, diet), Self.word(new, diet)]
    case .rated(let old, let new): ["rating", old > 0 ? "\(old)" : "", new > 0 ? "\(new)" : ""]
    }
  }

  /// `vegan=yes`; "" where nothing is said.
  private static func word(_ isKept: Bool?, _ diet: String) -> String {
    isKept.map { "\(diet)=\($0 ? "yes" : "no")" } ?? ""
  }

  fileprivate var json: JSONValue {
    .object(zip(["field", "before", "after"], fields).map { ($0, .string($1)) })
  }
}

extension RecipeDifference {
  /// `{"from": {"id": 12, "title": "Tomato soup", "step": 2}, "to": {"id": 12, "title": "Tomato soup"}, "changes": [...]}`
  package var json: JSONValue {
    .object([
      ("from", from.json), ("to", to?.json ?? .null), ("changes", .array(changes.map(\.json))),
    ])
  }
}

extension RecipeDifference.Side {
  fileprivate var json: JSONValue {
    .object(
      [("id", .integer(id)), ("title", .string(title))] + (step.map { [("step", .integer($0))] } ?? []))
  }
}

extension DuplicatePair {
  /// `{"recipes": [{"id": 12, "title": "Tomato soup"}, {"id": 53, "title": "Tomato soup (2)"}], "reason": "the same title"}`
  package var json: JSONValue {
    let recipes = [first, second].map { recipe -> JSONValue in
      .object([("id", .integer(recipe.id)), ("title", .string(recipe.title))])
    }
    return .object([("recipes", .array(recipes)), ("reason", .string(reason.description))])
  }
}

extension SidebarRow {
  /// Keys without a value are left out; whether it is expanded is said only of what others may stand below.
  ///
  /// - Parameter level: How far in the row stands, from 0.
  package func json(level: Int, isExpanded: Bool) -> JSONValue {
    let place: [(String, JSONValue)] = [("level", .integer(level))]
    let expansion: [(String, JSONValue)] = [("isExpanded", .bool(isExpanded))]
    return switch self {
    case .header(let section): .object(place + expansion + [("name", .string(section.name))])
    case .list(let list, let count): .object(place + [("name", .string(list.name)), ("count", .integer(count))])
    case .collection(let collection):
      .object(place + expansion + [("name", .string(collection.name)), ("count", .integer(collection.count))])
    case .recipe(let row): .object(place + [("id", .integer(row.id)), ("name", .string(row.title))])
    }
  }
}

extension LibraryList {
  /// Its name in lists of the command line.
  package var name: String {
    switch self {
    case .all: "All Recipes"
    case .favorites: "Favorites"
    case .recents: "Recents"
    }
  }
}
