package import RecipeModel

extension RecipeEvent {
  /// Returns what differs between two states of a recipe, in the words of the history: its fields in their order, the
  /// cookings and its stars, what was said of diets, the collections that it left, those that it joined.
  package static func changes(from old: Recipe, to new: Recipe) -> [RecipeEvent] {
    let (before, after) = (RecipeDraft(old), RecipeDraft(new))
    let fields = RecipeField.allCases.compactMap { field -> RecipeEvent? in
      guard field != .collections, before[field] != after[field] else { return nil }
      return .changed(field, from: before[field].stored, to: after[field].stored)
    }
    let left = old.collections.filter { !new.collections.contains($0) }
    let joined = new.collections.filter { !old.collections.contains($0) }
    let rated = old.log.rating == new.log.rating ? [] : [RecipeEvent.rated(from: old.log.rating, to: new.log.rating)]
    let cooked = new.log.cookings.filter { !old.log.cookings.contains($0) }
      .map { RecipeEvent.cooked(on: $0.day.description, stars: $0.stars) }
    let uncooked = old.log.cookings.filter { !new.log.cookings.contains($0) }
      .map { RecipeEvent.uncooked(on: $0.day.description) }
    return fields + uncooked + cooked + rated + diets(from: old.saidDiets, to: new.saidDiets)
      + left.map(RecipeEvent.left) + joined.map(RecipeEvent.joined)
  }

  /// What is said of a diet again, of other ingredients, is said as well.
  private static func diets(from old: [SaidDiet], to new: [SaidDiet]) -> [RecipeEvent] {
    Set((old + new).map(\.diet)).sorted().compactMap { diet in
      let (before, after) = (old.first { $0.diet == diet }, new.first { $0.diet == diet })
      let isSaidAgain = after?.isOfThisText == true && before?.isOfThisText == false
      if before?.isKept == after?.isKept, !isSaidAgain { return nil }
      return .saidDiet(diet, from: before?.isKept, to: after?.isKept)
    }
  }

  /// Returns what differs between two recipes: as between two states of one, but for when they were added and cooked.
  package static func differences(from one: Recipe, to other: Recipe) -> [RecipeEvent] {
    var (one, other) = (one, other)
    (one.addedOn, other.addedOn) = (nil, nil)
    (one.log.cookings, other.log.cookings) = ([], [])
    return changes(from: one, to: other)
  }
}

extension RecipeField.Value {
  /// The value as the database keeps it, which is how an event has it.
  fileprivate var stored: String {
    switch self {
    case .text(let text): text
    case .number(let seconds): "\(seconds)"
    case .flag(let isSet): isSet ? "1" : "0"
    case .date(let date): date?.text ?? ""
    case .names(let names): names.joined(separator: "\n")
    }
  }
}
