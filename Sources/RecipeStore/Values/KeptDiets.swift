import RecipeKitchen

/// Answers about recipes that were read before, by their lines, so that no line is read twice.
struct KeptDiets {
  private struct Key: Hashable {
    let lines: [RecipeFoods.Line]
    let diet: Diet
  }

  private var known: [Key: DietAnswer.Value] = [:]

  /// More are forgotten, so that a store that stays open for days holds what one list needs.
  private static let most = 200_000

  mutating func values(of lines: [RecipeFoods.Line], in diets: [Diet]) -> [DietAnswer.Value] {
    var foods: RecipeFoods?
    return diets.map { diet in
      let key = Key(lines: lines, diet: diet)
      if let value = known[key] { return value }
      let read = foods ?? RecipeFoods(lines)
      foods = read
      if known.count >= Self.most { known = [:] }
      let value = read.answer(in: diet).value
      known[key] = value
      return value
    }
  }
}
