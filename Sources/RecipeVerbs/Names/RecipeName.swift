package import FoundationEssentials
package import RecipeModel
package import RecipeStore

/// A recipe, as someone names it.
package enum RecipeName: Hashable, Sendable {
  /// A number, a range of them, or words of a title: what a person types, who is asked where it fits several.
  case typed(String)
  case number(Recipe.ID)
  case uuid(UUID)
}

/// A collection, as someone names it.
package enum CollectionReference: Hashable, Sendable {
  case id(RecipeCollection.ID)
  /// A person may type the beginning; of a request it must be the whole name, in whatever case, as no one looks at what
  /// was found before it is done.
  case name(String)
}
