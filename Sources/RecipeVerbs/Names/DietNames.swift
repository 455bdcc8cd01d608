package import RecipeKitchen
import RecipeModel
import RecipeStore

/// Diets as they are named: `vegan,gluten-free`, and what is left out: `nuts,celery`.
package enum DietNames {
  /// - Parameters:
  ///   - text: Names with commas between.
  ///   - own: The diets of a name that someone has for them; nil for any other name.
  /// - Throws: `NameError.noSuchDiet`; what `own` throws.
  package static func diets(_ text: String, own: (String) throws -> [Diet]? = { _ in nil }) throws -> [Diet] {
    try parts(of: text).flatMap { name in
      if let diet = Diet.named(name) { return [diet] }
      if let diets = try own(name) { return diets }
      let similar = mostSimilar(to: name.lowercased(), among: Diet.names(isFreeFrom: false))
      throw NameError.noSuchDiet(name, suggestion: similar)
    }
  }

  /// - Parameter text: Allergens and foods with commas between.
  /// - Throws: `NameError.noSuchAllergen`
  package static func free(from text: String) throws(NameError) -> [Diet] {
    var diets: [Diet] = []
    for word in parts(of: text) {
      guard let diet = Diet.free(from: word) else {
        let similar = mostSimilar(to: word.lowercased(), among: Diet.names(isFreeFrom: true))
        throw .noSuchAllergen(word, suggestion: similar)
      }
      diets.append(diet)
    }
    return diets
  }

  /// Reads diets as they are kept under a name: `vegan; free from celery, nuts`.
  ///
  /// - Throws: As `diets` and `free(from:)`.
  package static func kept(_ text: String) throws -> [Diet] {
    try text.split(separator: ";").flatMap { part in
      let part = String(part).trimmed()
      let words = part.lowercased()
      if let start = ["free from ", "free-from "].first(where: words.hasPrefix) {
        return try free(from: String(part.dropFirst(start.count)))
      }
      return try diets(part)
    }
  }

  private static func parts(of text: String) -> [String] {
    let parts = text.split(separator: ",").map { String($0).trimmed() }.filter { !$0.isEmpty }
    return parts.isEmpty ? [text] : parts
  }
}
