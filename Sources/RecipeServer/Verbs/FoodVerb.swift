package import RecipeKitchen
import RecipeStore

/// A change of what foods are, for the nutrition of recipes, that someone asks for over the network.
package enum FoodVerb: Equatable, Sendable {
  case map(String, to: OwnFood.Meaning)
  case unmap(String)
}

extension FoodVerb {
  /// - Throws: `RecipeStoreError`; nothing is changed then.
  func change(in store: RecipeStore) throws -> RecipeChange {
    switch self {
    case .map(let name, let meaning): try store.setFood(name, to: meaning).change
    case .unmap(let name): try store.forgetFoods([name]).change
    }
  }

  /// The words of the command line that asks for the same.
  func words(_ names: VerbNames) -> [String] {
    switch self {
    case .map(let name, .listed(let number)): ["nutrition", "map", names.text(name), "--to", names.text(number)]
    case .map(let name, .facts(let facts)): ["nutrition", "map", names.text(name)] + facts.words
    case .unmap(let name): ["nutrition", "unmap", names.text(name)]
    }
  }

  /// What was done, for a toast: `Said what oat milk is`.
  func sentence(_ names: VerbNames) -> String {
    switch self {
    case .map(let name, _): "Said what \(names.text(name)) is"
    case .unmap(let name): "Forgot what \(names.text(name)) is"
    }
  }
}

extension Nutrients {
  /// `--kcal 46 --fat 1.5`
  fileprivate var words: [String] {
    facts.split(separator: ",").flatMap { fact in
      ("--" + fact.drop { $0 == " " }).split(separator: " ").map(String.init)
    }
  }
}
