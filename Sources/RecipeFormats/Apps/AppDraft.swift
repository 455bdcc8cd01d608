import RecipeModel

/// A draft that is put together out of what another program's file says.
///
/// What has no field goes to the notes, texts first and short facts behind them.
struct AppDraft {
  var draft = RecipeDraft(title: "")
  private var paragraphs: [String] = []
  private var facts: [String] = []

  mutating func addNote(_ text: String) {
    if !text.utf8.allSatisfy(\.isHTMLSpace) { paragraphs.append(text) }
  }

  mutating func addFact(_ label: String, _ text: String) {
    let text = text.onOneLine().trimmed()
    if !text.isEmpty { facts.append("\(label): \(text)") }
  }

  /// Sets a time, or notes the words for it if they state none.
  mutating func setTime(_ field: WritableKeyPath<RecipeDraft, Int>, _ label: String, _ text: String) {
    if let seconds = PageDuration.seconds(text), seconds <= RecipeLimits.seconds {
      draft[keyPath: field] = seconds
    } else {
      addFact(label, text)
    }
  }

  /// Notes a total time that is not preparation and cooking together.
  mutating func setTotalTime(_ text: String) {
    let isSum =
      PageDuration.seconds(text).map { $0 == 0 || $0 == CookingTime.sum(draft.prepTime, draft.cookTime) } ?? false
    if !isSum { addFact("Total time", text) }
  }

  /// The draft with its notes.
  func finished() -> RecipeDraft {
    var draft = draft
    let parts = facts.isEmpty ? paragraphs : paragraphs + [facts.joined(separator: "\n")]
    draft.notes = parts.joined(separator: "\n\n")
    return draft
  }
}
