import RecipeModel

/// The form of a recipe: all of its fields, as they were typed.
struct RecipeForm {
  private let fields: FormFields

  init(_ fields: FormFields) {
    self.fields = fields
  }

  /// - Throws: `RecipeFormFaults`
  func adding() throws(RecipeFormFaults) -> LibraryVerb {
    let draft = try draft()
    return .add(draft, pictures: try pictures())
  }

  /// The heart is left as it is: the form does not have it.
  ///
  /// - Throws: `RecipeFormFaults`
  func editing(_ id: Recipe.ID) throws(RecipeFormFaults) -> LibraryVerb {
    let draft = try draft()
    var values: [RecipeField: RecipeField.Value] = [:]
    for field in RecipeField.allCases where ![.isFavorite, .addedOn].contains(field) { values[field] = draft[field] }
    return .edit(id, RecipeEdit(values, version: fields["version"], pictures: try pictures()))
  }

  /// The form again, as it was typed, with a message next to each field that is at fault.
  func content(_ id: Recipe.ID?, faults: [RecipeField: String]) -> RecipeFormContent {
    var content = RecipeFormContent(title: fields["title"] ?? "")
    content.id = id
    content.prep = fields["prep"] ?? ""
    content.cook = fields["cook"] ?? ""
    content.serves = fields["serves"] ?? ""
    content.ingredients = fields["ingredients"] ?? ""
    content.directions = fields["directions"] ?? ""
    content.notes = fields["notes"] ?? ""
    content.source = fields["source"] ?? ""
    content.isFavorite = fields["favorite"] != nil
    content.collections = collections
    content.pictures = fields.all("image")
    content.version = fields["version"]
    content.faults = faults
    return content
  }

  private func draft() throws(RecipeFormFaults) -> RecipeDraft {
    var faults: [RecipeField: String] = [:]
    var draft = RecipeDraft(title: fields["title"] ?? "")
    for (field, name) in [(RecipeField.prepTime, "prep"), (.cookTime, "cook")] {
      let text = (fields[name] ?? "").trimmed()
      if text.isEmpty { continue }
      if let seconds = CookingTime.parse(text) {
        draft[field] = .number(seconds)
      } else {
        faults[field] = "write 10m, 1h30m, or 1:30"
      }
    }
    draft.servings = fields["serves"] ?? ""
    draft.ingredients = fields["ingredients"] ?? ""
    draft.directions = fields["directions"] ?? ""
    draft.notes = fields["notes"] ?? ""
    draft.source = fields["source"] ?? ""
    draft.isFavorite = fields["favorite"] != nil
    draft.collections = collections
    draft.imageNames = fields.all("image").filter(Picture.isName)
    do throws(RecipeError) {
      draft = try draft.normalized()
    } catch {
      if let field = error.field, faults[field] == nil { faults[field] = error.description }
    }
    if !faults.isEmpty { throw RecipeFormFaults(faults: faults) }
    return draft
  }

  /// Those that are chosen, and those that are typed with commas between.
  private var collections: [String] {
    let typed = fields.all("into").flatMap { $0.split(separator: ",") }.map { String($0).trimmed() }
    return fields.all("in") + typed.filter { !$0.isEmpty }
  }

  private func pictures() throws(RecipeFormFaults) -> [Picture] {
    guard let file = fields.file("picture") else { return [] }
    do throws(PictureError) {
      return [try Picture(file.bytes)]
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
