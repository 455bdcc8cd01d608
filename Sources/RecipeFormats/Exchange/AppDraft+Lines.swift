import RecipeModel

extension AppDraft {
  /// Adds an ingredient that a file has in parts: `1 cup` `flour`, `sifted`.
  mutating func addIngredient(_ amount: String, _ unit: String, _ name: String, preparation: String = "") {
    let words = [amount, unit, name].filter { !$0.isEmpty }.joined(separator: " ")
    let line = [words, preparation].filter { !$0.isEmpty }.joined(separator: ", ")
    if !line.isEmpty { draft.ingredients += draft.ingredients.isEmpty ? line : "\n\(line)" }
  }

  /// Adds the name of the ingredients that follow: `Dough:`.
  mutating func addHeading(_ name: String) {
    for heading in PageText.headings(name) { addIngredient("", "", heading) }
  }

  /// Adds words to the last ingredient, as of a line that was cut.
  mutating func continueIngredient(_ words: String, after mark: String) {
    draft.ingredients += draft.ingredients.isEmpty ? words : mark + words
  }
}

extension StringProtocol {
  /// The words with one blank between two of them.
  var singleSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// Paragraphs that a program has cut into lines: blank lines separate them, and the line of a numbered step begins one.
struct Paragraphs {
  private var finished: [String] = []
  private var lines: [String] = []

  var all: [String] { finished + (lines.isEmpty ? [] : [lines.joined(separator: " ")]) }

  mutating func add(_ line: some StringProtocol) {
    let line = String(line).trimmed()
    if line.isEmpty || WrappedText.beginsItem(line) { end() }
    if !line.isEmpty { lines.append(line) }
  }

  mutating func end() {
    finished = all
    lines = []
  }
}
