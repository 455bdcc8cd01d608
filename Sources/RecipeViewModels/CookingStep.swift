package import RecipeKitchen
import RecipeModel

/// A step of a recipe as it is cooked.
package struct CookingStep: Hashable, Sendable {
  /// The subheading that the step stands below, without its colon; `""` for none.
  package let heading: String
  package let text: String
  package let timers: [TextTimer]

  /// The steps of directions: their lines but for those that are empty and for subheadings, without numbers of their own.
  package static func steps(of directions: String) -> [CookingStep] {
    let areNumbered = StepNumbers.stand(in: directions)
    var heading = ""
    var steps: [CookingStep] = []
    for line in directions.split(separator: "\n").map({ String($0).trimmed() }) where !line.isEmpty {
      if let name = Subheading.name(of: line) {
        heading = name
      } else {
        let text = areNumbered ? withoutNumber(line) : line
        steps.append(CookingStep(heading: heading, text: text, timers: TextTimer.find(in: text)))
      }
    }
    return steps
  }

  /// `Boil.` for `2. Boil.`; a line that begins with an amount stays as it is.
  private static func withoutNumber(_ line: String) -> String {
    let start = line.drop(while: \.isWhitespace)
    let rest = start.drop(while: \.isNumber)
    guard let first = start.first, first.isNumber, let sign = rest.first else { return line }
    let isSigned = ".):、．）：".contains(sign) && rest.dropFirst().first?.isNumber != true
    guard isSigned || !first.isASCII else { return line }
    return String((isSigned ? rest.dropFirst() : rest).drop(while: \.isWhitespace))
  }
}
