import RecipeModel

/// The form of a recipe: the fields that were sent, as they were typed.
struct RecipeForm {
  private let fields: FormFields
  private let widgets: [RecipeWidget]

  init(_ fields: FormFields, _ widgets: [RecipeWidget] = RecipeWidget.all) {
    self.fields = fields
    self.widgets = widgets
  }

  /// - Throws: `RecipeFormFaults`
  func adding() throws(RecipeFormFaults) -> LibraryVerb {
    var draft = RecipeDraft(title: "")
    for (field, value) in try values(in: draft) { draft[field] = value }
    draft.isFavorite = fields["favorite"] != nil
    return .add(draft, pictures: try pictures())
  }

  /// The edit of what was sent; all other fields stay as they are.
  ///
  /// - Throws: `RecipeFormFaults`
  func edit() throws(RecipeFormFaults) -> RecipeEdit {
    // A title that is not sent is not at fault either.
    let values = try values(in: RecipeDraft(title: "as it is"))
    return RecipeEdit(values, base: fields["version"], pictures: try pictures())
  }

  /// The form again, as it was typed, with a message next to each field that is at fault.
  ///
  /// - Parameter content: What the fields say that were not sent.
  func content(over content: RecipeFormContent, faults: [RecipeField: String]) -> RecipeFormContent {
    var content = content
    for widget in widgets {
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

  /// What the form says in each field that was sent, as it may be stored.
  ///
  /// - Parameter draft: What the other fields say.
  private func values(in draft: RecipeDraft) throws(RecipeFormFaults) -> [RecipeField: RecipeField.Value] {
    var draft = draft
    var faults: [RecipeField: String] = [:]
    var sent: [RecipeField] = []
    for widget in widgets {
      switch (widget.field.kind, fields["\(widget.name)"]) {
      case (.names, _):
        guard let names = names(of: widget) else { continue }
        draft[widget.field] = .names(names.filter { widget.field != .imageNames || Picture.isName($0) })
      case (_, nil): continue
      case (.time, let text?):
        if let seconds = Self.seconds(text) {
          draft[widget.field] = .number(seconds)
        } else {
          faults[widget.field] = "write 10m, 1h30m, or 1:30"
        }
      case (_, let text?): draft[widget.field] = .text(text)
      }
      sent.append(widget.field)
    }
    do throws(RecipeError) {
      draft = try draft.normalized()
    } catch {
      if let field = error.field, faults[field] == nil { faults[field] = error.description }
    }
    if !faults.isEmpty { throw RecipeFormFaults(faults: faults) }
    return Dictionary(uniqueKeysWithValues: sent.map { ($0, draft[$0]) })
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

  private func pictures() throws(RecipeFormFaults) -> [Picture] {
    do throws(PictureError) {
      return try fields.files("picture").map { file throws(PictureError) in try Picture(handedIn: file.bytes) }
    } catch {
      throw RecipeFormFaults(faults: [.imageNames: "the picture cannot be stored: \(error)"])
    }
  }
}

/// What is wrong with a form of a recipe, by field; in the words of the command line.
struct RecipeFormFaults: Error, Equatable {
  let faults: [RecipeField: String]

  /// The first of them in the order of the fields, for those who do not see the form.
  var refusal: Refusal {
    let field = RecipeField.allCases.first { faults[$0] != nil }
    return Refusal(422, field.flatMap { faults[$0] } ?? "", field: field?.rawValue)
  }
}
