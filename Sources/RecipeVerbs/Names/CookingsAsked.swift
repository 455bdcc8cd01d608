package import RecipeModel

/// The recipes and the days whose cookings are meant; nil for any.
package struct CookingsAsked: Sendable {
  package var recipes: [Recipe.ID]?
  package var days: ClosedRange<CalendarDay>?

  package init(recipes: [Recipe.ID]? = nil, days: ClosedRange<CalendarDay>? = nil) {
    self.recipes = recipes
    self.days = days
  }

  package var isNarrowed: Bool { recipes != nil || days != nil }
}
