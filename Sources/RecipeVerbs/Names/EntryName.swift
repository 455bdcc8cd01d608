package import RecipeKitchen

/// An entry of the shopping list, as someone names it.
package enum EntryName: Hashable, Sendable {
  /// A number in the list, a name, or a part of one: what a person types.
  case typed(String)
  case key(ItemKey)

  package var text: String {
    switch self {
    case .typed(let text): text
    case .key(let key): key.text
    }
  }
}
