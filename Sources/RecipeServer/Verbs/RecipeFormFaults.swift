import RecipeModel

/// The faults of a form of a recipe, by field; in the words of the command line.
struct RecipeFormFaults: Error, Equatable {
  let faults: [RecipeField: String]

  /// The first of them in the order of the fields, for those who do not see the form.
  var refusal: Refusal {
    let field = RecipeField.allCases.first { faults[$0] != nil }
    return Refusal(422, field.flatMap { faults[$0] } ?? "", field: field?.rawValue)
  }
}
