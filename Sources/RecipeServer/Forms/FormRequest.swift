import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// A form that was sent to one of the routes: what it asks for.
struct FormRequest: Equatable, Sendable {
  enum Action: Equatable, Sendable {
    case verb(LibraryVerb)
    case importPage(address: String, into: String?)
    case importFile(UploadedFile, into: String?)
  }

  let route: FormRoute
  /// The number in the path: of a recipe, a collection, or a step.
  let number: Int?
  let fields: FormFields

  /// - Parameter path: The captured part of the path; nil where the route has none.
  /// - Throws: `Refusal` with 404 for a part that is no number.
  init(_ route: FormRoute, path: String?, _ fields: FormFields) throws(Refusal) {
    self.route = route
    self.fields = fields
    number = try path.map { text throws(Refusal) in
      guard let number = Int(text), number > 0, "\(number)" == text else {
        throw Refusal(404, "there is no such place")
      }
      return number
    }
  }

  /// What is asked for.
  ///
  /// - Throws: `Refusal` with 400 where a field is missing or cannot be read; `RecipeFormFaults`.
  func action() throws -> Action {
    switch route {
    case .importRecipes: return try importing()
    }
  }
}

extension FormRequest {
  private func importing() throws(Refusal) -> Action {
    let into = fields["into"].flatMap { $0.trimmed().isEmpty ? nil : $0 }
    let address = (fields["address"] ?? "").trimmed()
    let files = fields.files("file")
    if files.count > 1 { throw Refusal(400, "choose one file at a time", field: "file") }
    switch (address.isEmpty, files.first) {
    case (true, let file?): return .importFile(file, into: into)
    case (false, nil): return .importPage(address: address, into: into)
    case (true, nil): throw Refusal(400, "name the address of a page, or choose a file", field: "address")
    case (false, _?): throw Refusal(400, "name an address or choose a file, not both", field: "address")
    }
  }
}
