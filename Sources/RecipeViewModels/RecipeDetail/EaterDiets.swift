package import RecipeKitchen

/// What someone who eats here does not eat.
package struct EaterDiets: Hashable, Sendable {
  /// The name of the person; nil for who keeps the library, whose diets are answered each by itself.
  package let name: String?
  package let diets: [Diet]

  package init(of name: String? = nil, _ diets: [Diet]) {
    self.name = name
    self.diets = diets
  }
}

/// Whether a recipe is for someone: a diet of its own, or a person with several, of which the worst answer counts.
package struct EaterAnswer: Hashable, Sendable {
  /// nil for a diet by itself.
  package let person: String?
  package let answer: DietAnswer

  /// The answers for all who eat here, in their order.
  ///
  /// - Parameter answers: Of each diet that one of them has.
  package static func all(of eaters: [EaterDiets], _ answers: [DietAnswer]) -> [EaterAnswer] {
    let byDiet = Dictionary(answers.map { ($0.diet, $0) }) { first, _ in first }
    return eaters.flatMap { eater -> [EaterAnswer] in
      let own = eater.diets.compactMap { byDiet[$0] }
      guard let name = eater.name else { return own.map { EaterAnswer(person: nil, answer: $0) } }
      let worst = own.first { $0.value == .no } ?? own.first { $0.value == .notKnown } ?? own.first
      return worst.map { [EaterAnswer(person: name, answer: $0)] } ?? []
    }
  }
}
