import FoundationEssentials
import RecipeKitchen
package import RecipeModel
package import RecipeStore

/// The names that things have before a verb changes them, for the words of its step and the sentence about it.
///
/// A name that was read stays what it was: what is deleted has one only before.
package final class StepNames {
  private let store: RecipeStore
  private var titles: [Recipe.ID: String] = [:]
  private var entries: [ItemKey: String]?
  private var meals: [PlannedMeal.ID: String] = [:]

  package init(of store: RecipeStore) {
    self.store = store
  }

  /// A line of the history is read by people; the step itself has the whole title.
  private static let longest = 60

  /// The title of a recipe; the number of one that is not there.
  package func title(_ id: Recipe.ID) throws -> String {
    if let known = titles[id] { return known }
    let title = try store.listRow(with: id)?.title.shortened(to: Self.longest) ?? "\(id)"
    titles[id] = title
    return title
  }

  /// The title of a recipe that is named.
  package func title(_ name: RecipeName) throws -> String {
    switch name {
    case .number(let id): try title(id)
    case .uuid(let uuid): try store.recipeID(with: uuid).map(title) ?? uuid.uuidString.lowercased()
    case .typed(let text): text
    }
  }

  /// The name that a collection has; the one that was given for one that is not there.
  package func name(_ collection: CollectionReference) throws -> String {
    switch collection {
    case .id(let id): try store.collectionName(with: id) ?? "\(id)"
    case .name(let name): Self.text(name)
    }
  }

  /// The name that an entry of the shopping list has; the one that was given for one that is not there.
  package func name(_ entry: EntryName) throws -> String {
    guard case .key(let key) = entry else { return Self.text(entry.text) }
    let known = try entries ?? Dictionary(store.shoppingList().items.map { ($0.id, $0.name) }) { first, _ in first }
    entries = known
    return Self.text(known[key] ?? key.text)
  }

  /// The title of a meal of the plan; the key of one that is not there.
  package func title(_ meal: MealName) throws -> String {
    guard case .key(let id) = meal else { return Self.text(meal.text) }
    if let known = meals[id] { return known }
    do {
      meals[id] = Self.text(try store.plannedMeal(with: id).title)
    } catch RecipeStoreError.noSuchPlannedMeal {
      meals[id] = id.text
    }
    return meals[id]!
  }

  /// `Tomato soup`, or `3 recipes`.
  package func subject(_ ids: [Recipe.ID]) throws -> String {
    ids.count == 1 ? try title(ids[0]) : "\(ids.count) recipes"
  }

  /// A text of the request itself.
  package static func text(_ text: String) -> String { text.onOneLine().trimmed().shortened(to: longest) }
}

extension HistoryStep {
  /// `true` if what it did is still there.
  package var isInForce: Bool { !isUndone && revertedBy == nil }

  /// What was asked for, with files by their names alone: a person who reads a page cannot use the folders of the server's
  /// machine, and may not be meant to know them.
  package var nameOnPage: String {
    guard let words = try? ShellWords.split(command) else { return command }
    let shown = words.map { word in
      ["/", "~/", "./", "../"].contains(where: word.hasPrefix) ? String(word.split(separator: "/").last ?? "/") : word
    }
    return shown == words ? command : ShellWords.join(shown)
  }
}
