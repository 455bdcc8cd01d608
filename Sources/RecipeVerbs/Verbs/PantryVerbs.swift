import RecipeStore

package struct AddToPantry: Verb {
  package var foods: [String] = []

  package init() {}

  package static let name = "pantry add"
  package static let startsLibrary = true
  package static let declaration = Declaration<Self>(
    "Name what you always have.", usage: ["recipes pantry add NAME..."],
    text: "Words are one name, up to a comma. Names are whole names: salt does not stand for sea salt.",
    examples: ["recipes pantry add salt, olive oil"],
    parameters: [.words(\.foods, "food", .text("food", atLeast: 1), "Names of foods.", field: "name").joined],
    forms: ["/pantry"],
    routes: [Route(.put, "/pantry/{food}", "addToPantry", "Note that a food is always at home")])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    VerbResult(
      .foods(try library.store.addToPantry(foods).added), done: "Always have: \(.subjects)",
      already: "it is in the pantry", sentence: "Always have \(foods)")
  }
}

package struct RemoveFromPantry: Verb {
  package var foods: [String] = []

  package init() {}

  package static let name = "pantry remove"
  package static let declaration = Declaration<Self>(
    "Name what you no longer always have.", usage: ["recipes pantry remove NAME..."],
    examples: ["recipes pantry remove salt, olive oil"],
    parameters: [.words(\.foods, "food", .text("food", atLeast: 1), "Names of foods.", field: "name")],
    forms: ["/pantry/remove"],
    routes: [Route(.delete, "/pantry/{food}", "removeFromPantry", "Note that a food is not always at home")])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let foods = try library.names.existing(foods, isThere: store.isInPantry)
    return VerbResult(
      .foods(try store.removeFromPantry(foods).removed), done: "No longer in the pantry: \(.subjects)",
      sentence: "No longer in the pantry: \(foods)")
  }
}
