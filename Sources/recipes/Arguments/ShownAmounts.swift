import RecipeKitchen
import RecipeModel
import RecipeViewModels

extension AmountRequest {
  /// The system named by `--units`, else by `RECIPES_UNITS`, else the one given; nil for units as written.
  func shownUnits(in environment: Environment, configured: String? = nil) throws(CommandError) -> MeasurementSystem? {
    if let units { return units }
    guard let name = environment["RECIPES_UNITS"] ?? configured else { return nil }
    guard let system = MeasurementSystem(rawValue: name) else {
      throw CommandError("RECIPES_UNITS is not metric, us or imperial: \(name.quoted())", .usage)
    }
    return system
  }
}

extension AdaptedRecipe {
  /// A remark on the amounts.
  var note: StyledText? {
    servingsTakenAs.map { "\(written.servings.quoted()) is taken as \($0)" }
  }
}

extension CommandError {
  /// A value that was typed wrongly, or a recipe that does not say what is asked of it.
  init(_ error: AmountError) {
    switch error {
    case .invalidServings(let word): self.init("a number of servings", typed: word)
    case .invalidScale(let word): self.init("a factor", typed: word)
    case .noServings: self.init("\(error.message { "--\($0)" })", .badInput)
    }
  }

  private init(_ noun: StyledText, typed word: String) {
    let advice: StyledText = "use a number above 0 and up to \(Rational.largestFactor), such as 2, 2/3, or 1.5"
    self.init("\(word.quoted()) is not \(noun); \(advice)", .usage)
  }
}
