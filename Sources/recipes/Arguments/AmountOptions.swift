import ArgumentParser
import RecipeKitchen
import RecipeModel
import RecipeViewModels

/// For how many a recipe is shown, and in which units.
struct AmountOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Show the amounts for so many servings.", valueName: "count"))
  var serves: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Multiply the amounts: 2, 2/3, 1.5.", valueName: "factor"))
  var scale: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Show the amounts in these units.", valueName: "system"))
  var units: MeasurementSystem?

  func validate() throws {
    if serves != nil, scale != nil { throw ValidationError("Give --serves or --scale, not both.") }
  }

  var request: AmountRequest { AmountRequest(serves: serves, scale: scale, units: units) }
}

extension MeasurementSystem: ExpressibleByArgument {}

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
  /// What else there is to say about the amounts.
  var note: StyledText? {
    servingsTakenAs.map { "\(written.servings.quoted()) is taken as \($0)" }
  }
}

extension CommandError {
  init(_ error: AmountError) {
    self =
      switch error {
      case .invalidScale(let word): Self.invalid(word, "--scale")
      case .invalidServings(let word): Self.invalid(word, "--serves")
      case .noServings(let id):
        CommandError("recipe \(id) does not say how many it serves; use --scale", .badInput)
      }
  }

  private static func invalid(_ word: String, _ option: StyledText) -> CommandError {
    CommandError(
      "\(option) \(word.quoted()): give a number above 0 and up to \(Rational.largestFactor), such as 2, 2/3 or 1.5",
      .badInput)
  }
}
