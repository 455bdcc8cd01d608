import RecipeModel

/// The form of a recipe: the fields that were sent, as they were typed.
struct RecipeForm {
  private let fields: FormFields

  init(_ fields: FormFields) { self.fields = fields }

  /// The form again, as it was typed, with a message next to each field that is at fault.
  ///
  /// - Parameter content: What the fields say that were not sent.
  func content(over content: RecipeFormContent, faults: [RecipeField: String]) -> RecipeFormContent {
    var content = content
    for widget in RecipeWidget.all {
      if case .names = widget.field.kind {
        if let names = names(of: widget) { content.names[widget.field] = names }
      } else if let text = fields["\(widget.name)"] {
        content[widget.field] = text
      }
    }
    content.isFavorite = content.id == nil && fields["favorite"] != nil
    content.version = fields["version"]
    content.faults = faults
    return content
  }

  /// Checks what was sent, of which the verb would refuse the first fault alone.
  ///
  /// - Throws: `RecipeFormFaults`
  func check(isNew: Bool) throws(RecipeFormFaults) {
    // A title that is not sent is at fault only where there is no other.
    var draft = RecipeDraft(title: isNew ? "" : "as it is")
    var faults: [RecipeField: String] = [:]
    for widget in RecipeWidget.all {
      switch (widget.field.kind, fields["\(widget.name)"]) {
      case (.names, _): if let names = names(of: widget) { draft[widget.field] = .names(names) }
      case (_, nil): continue
      case (.time, let text?):
        if let seconds = Self.seconds(text) {
          draft[widget.field] = .number(seconds)
        } else {
          faults[widget.field] = "write 10m, 1h30m, or 1:30"
        }
      case (_, let text?): draft[widget.field] = .text(text)
      }
    }
    do throws(RecipeError) {
      _ = try draft.normalized()
    } catch {
      if let field = error.field, faults[field] == nil { faults[field] = error.description }
    }
    if !faults.isEmpty { throw RecipeFormFaults(faults: faults) }
  }

  private static func seconds(_ text: String) -> Int? {
    let text = text.trimmed()
    return text.isEmpty ? 0 : CookingTime.parse(text)
  }

  /// The names of a field, of collections also those that are typed with commas between; nil where none were sent.
  ///
  /// A browser sends no box that is not ticked, so forms send an empty name as well.
  private func names(of widget: RecipeWidget) -> [String]? {
    let chosen = fields.all("\(widget.name)")
    let typed = widget.field == .collections ? fields.all("into") : []
    if chosen.isEmpty, typed.isEmpty { return nil }
    return (chosen + typed.flatMap { $0.split(separator: ",") }.map { String($0).trimmed() }).filter { !$0.isEmpty }
  }
}
