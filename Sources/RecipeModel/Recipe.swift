package import FoundationEssentials

/// A recipe of the library.
///
/// `0` and `""` mean "not stated" throughout. Ingredients and directions are text, a line each,
/// exactly as the person wrote them; whatever is parsed out of them is computed, never stored instead.
package struct Recipe: Identifiable, Equatable, Sendable {
  /// The number people type. It never changes and is never given to another recipe.
  package let id: Int
  /// The recipe's identity in files that leave the machine.
  package var uuid: UUID
  package var title: String
  /// The time a recipe takes before any heat, in whole seconds.
  package var prepTime: Int
  /// The time a recipe takes on the heat, in whole seconds.
  package var cookTime: Int
  /// The amount that it makes, in the person's words: "4", "2-3", "one loaf".
  package var servings: String
  package var ingredients: String
  package var directions: String
  package var notes: String
  /// The origin of the recipe: an address, a book, a person.
  package var source: String
  package var isFavorite: Bool
  /// When the recipe was added, if the person or the file said so.
  package var addedOn: AddedOn?
  /// The names of its collections as shown, in the order the recipe got them.
  package var collections: [String]
  package var imageNames: [String]
  /// Its cookings and stars.
  package var log: CookingLog
  /// What a person says of it and diets, by their names.
  package var saidDiets: [SaidDiet]
  /// The UUID of the recipe that it is a copy of; nil for others.
  package var variantOf: UUID?

  /// Creates the recipe that a draft becomes once it has its identifiers.
  package init(id: Int, uuid: UUID, _ draft: RecipeDraft) {
    self.id = id
    self.uuid = uuid
    title = draft.title
    prepTime = draft.prepTime
    cookTime = draft.cookTime
    servings = draft.servings
    ingredients = draft.ingredients
    directions = draft.directions
    notes = draft.notes
    source = draft.source
    isFavorite = draft.isFavorite
    addedOn = draft.addedOn
    collections = draft.collections
    imageNames = draft.imageNames
    log = draft.log
    saidDiets = draft.saidDiets
    variantOf = draft.variantOf
  }
}

extension Recipe {
  /// Preparation and cooking together, in whole seconds.
  package var totalTime: Int { CookingTime.sum(prepTime, cookTime) }

  /// The line under the title: `1-2 servings | 1 hr 20 min`, without what is not stated.
  ///
  /// The form is that of Apple's sample "Updating collection views using diffable data sources".
  package var subtitle: String {
    [Servings.phrase(servings), CookingTime.text(totalTime)].filter { !$0.isEmpty }.joined(separator: " | ")
  }
}

/// Texts that say how much a recipe makes, in the person's words.
package enum Servings {
  /// Returns the words for people who read them alone: `4 servings` for `4`.
  ///
  /// "servings" is added to bare amounts only, so that "2 people" and "one loaf" stay as written.
  package static func phrase(_ servings: String) -> String {
    let amount = servings.hasPrefix("about ") ? servings.dropFirst("about ".count) : servings[...]
    if amount.isEmpty || amount.contains(where: \.isLetter) { return servings }
    return servings == "1" ? "1 serving" : "\(servings) servings"
  }
}

/// The numbers that people write in front of the steps of their directions.
package enum StepNumbers {
  /// Returns whether a line has one, so that they need not be counted again: `1.`, `1)` or `①`, not `10 minutes` or
  /// `2.5 dl`.
  package static func stand(in directions: String) -> Bool {
    directions.split(separator: "\n").contains { line in
      let rest = line.drop(while: \.isWhitespace)
      if rest.unicodeScalars.first.map(isEnclosed) == true { return true }
      let sign = rest.drop(while: \.isNumber)
      guard sign.startIndex > rest.startIndex, let first = sign.first, ".):、．）：".contains(first) else { return false }
      return sign.dropFirst().first?.isNumber != true
    }
  }

  /// - Source: The Unicode Standard, "Enclosed Alphanumerics" and "Dingbats".
  private static func isEnclosed(_ scalar: Unicode.Scalar) -> Bool {
    (0x2460...0x249B).contains(scalar.value) || (0x2776...0x2793).contains(scalar.value)
  }
}
