/// Writes the measures of a text in another system.
///
/// - Source: Documentation/Cooking.md.
package struct Converter: Sendable {
  package let system: MeasurementSystem
  /// `true` if pints and fluid ounces of the text are imperial ones.
  package let isFromImperial: Bool

  package init(to system: MeasurementSystem, isFromImperial: Bool = false) {
    self.system = system
    self.isFromImperial = isFromImperial
  }

  /// A text in another system, and the density rows that were used for it.
  package struct Converted: Hashable, Sendable {
    package let text: String
    /// What a cup of a food weighs, as the reason for each weight that comes from a volume, or the reverse.
    package let sources: [String]
  }

  /// Converts a text: as a line of ingredients if it begins with an amount, else as a step.
  package func convert(_ text: String) -> Converted {
    let line = IngredientLine.parse(text)
    let name = line.nameSpans.first?.lowerBound ?? Int.max
    let isIngredient = line.amounts.first.map { $0.span.lowerBound <= name } ?? false
    return isIngredient ? convert(ingredient: text) : convert(direction: text)
  }

  /// Converts a line of ingredients; cups of its food become a weight where its density is known.
  package func convert(ingredient text: String) -> Converted {
    let line = IngredientLine.parse(text)
    guard line.kind == .ingredient else { return Converted(text: text, sources: []) }
    let isCooked = line.preparationSpans.contains { Self.changesDensity(line.text.bytes($0)) }
    var writer = MeasureWriter(text, converter: self, line: line, row: isCooked ? nil : Self.row(of: line))
    return writer.run()
  }

  /// Converts a step or any other text.
  package func convert(direction text: String) -> Converted {
    var writer = MeasureWriter(text, converter: self, line: nil, row: nil)
    return writer.run()
  }

  private static func row(of line: IngredientLine) -> DensityTable.Row? {
    DensityTable.shared.row(for: line.name)
      ?? line.nameSpans.first.flatMap { DensityTable.shared.row(for: line.text.bytes($0)) }
  }

  /// A cup of cooked rice weighs less than one of raw rice.
  private static func changesDensity(_ preparation: String) -> Bool {
    preparation.lowercased().contains("cooked")
  }
}
