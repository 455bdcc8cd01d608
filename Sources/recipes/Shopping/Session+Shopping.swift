import RecipeKitchen
import RecipeStore
import RecipeViewModels

extension Session {
  /// The units in which mixed amounts of the list are shown.
  func shoppingUnits(_ units: MeasurementSystem? = nil) throws(CommandError) -> MeasurementSystem? {
    try AmountRequest(units: units).shownUnits(in: world.environment, configured: configuredUnits)
  }
}

extension StyledText {
  /// `onion, double cream`
  static func list(_ parts: [StyledText]) -> StyledText {
    var line: StyledText = ""
    for (index, part) in parts.enumerated() { line += index == 0 ? part : ", " + part }
    return line
  }
}
