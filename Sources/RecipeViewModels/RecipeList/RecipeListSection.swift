/// The sections of a list of recipes: there is one.
package enum RecipeListSection: Hashable, Sendable {
  case main
}
