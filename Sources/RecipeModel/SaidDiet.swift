/// What a person says of a recipe and a diet, whatever its lines say.
package struct SaidDiet: Hashable, Sendable {
  /// The name of the diet: `vegan`.
  package let diet: String
  /// `true` if the recipe keeps it.
  package let isKept: Bool
  /// `true` while the ingredients are those that it was said of.
  package let isOfThisText: Bool

  package init(_ diet: String, isKept: Bool, isOfThisText: Bool = true) {
    self.diet = diet
    self.isKept = isKept
    self.isOfThisText = isOfThisText
  }

  /// Returns whether a text may be the name of a diet: small letters with hyphens between.
  package static func isName(_ text: String) -> Bool {
    let longest = 100
    return 1...longest ~= text.utf8.count
      && text.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-") }
  }
}
