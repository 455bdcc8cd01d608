/// How much a recipe makes, in the person's words.
package enum Servings {
  /// Returns the words for people who read them alone: `4 servings` for `4`.
  ///
  /// "servings" is added to bare amounts only, so that "2 people" and "one loaf" stay as written.
  package static func phrase(_ servings: String) -> String {
    if servings.isEmpty || servings.contains(where: \.isLetter) { return servings }
    return servings == "1" ? "1 serving" : "\(servings) servings"
  }
}
