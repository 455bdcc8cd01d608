import RecipeFormats
import RecipeKitchen
package import RecipeModel
package import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// Why a request was not done: a status of HTTP, and the line that the command line would print.
package struct Refusal: Error, Equatable, Sendable {
  package var status: Int
  /// Lowercase, without a full stop.
  package var message: String
  /// The field of the request that is at fault, by its key in the JSON; nil where none is.
  package var field: String?
  /// The fields that others changed as well, since the request's edit began.
  package var conflicts: [RecipeMerge.Conflict] = []

  package init(_ status: Int, _ message: String, field: String? = nil) {
    self.status = status
    self.message = message
    self.field = field
  }
}

extension Refusal {
  /// - Source: RFC 9110, section 15; RFC 4918, 11.5 for 507.
  package init(describing error: any Error) {
    switch error {
    case let refusal as Refusal: self = refusal
    case let error as RecipeStoreError: self.init(error)
    case let error as RecipeError: self.init(422, error.description, field: error.field?.rawValue)
    case let error as EditError: self.init(error)
    case let error as LineNameError: self.init(422, error.description)
    case let error as UnreadableImport: self.init(422, error.description, field: "file")
    case let faults as RecipeFormFaults: self = faults.refusal
    case let error as NameError: self.init(error)
    case let misuse as Misuse: self.init(422, misuse)
    case let error as FormError:
      self.init(error.isOfKind ? 415 : 400, error.description)
    case let error as PictureError:
      self.init(Self.status(of: error), "the picture cannot be stored: \(error)", field: "picture")
    case let error as AmountError: self.init(422, error.message())
    case let error as InvalidRecipeError: self.init(422, error.description)
    case let error as RecipeFileError: self.init(422, error.description)
    default: self.init(500, "the server could not do this; its log says why")
    }
  }

  /// - Parameter name: The name of a parameter in the request.
  init(_ status: Int, _ misuse: Misuse, naming name: (ParameterInfo) -> String = \.json) {
    if case .invalid(_, _, let reason) = misuse, let picture = reason.picture {
      self.init(describing: picture)
    } else {
      self.init(status, misuse.line(naming: name), field: misuse.parameter.map(name))
    }
  }

  private init(_ error: NameError) {
    switch error {
    case .noSuchRecipe, .noSuchCollection, .noSuchPicture: self.init(404, error.description)
    case .noSuchDay: self.init(422, error.description, field: "on")
    case .noSuchAge: self.init(422, error.description, field: "cooked-before")
    case .noSuchMoment: self.init(422, error.description, field: "at")
    case .noSuchDiet: self.init(422, error.description, field: "diet")
    case .noSuchAllergen: self.init(422, error.description, field: "free-from")
    case .noFilter: self.init(422, error.description, field: "filter")
    }
  }

  private init(_ error: EditError) {
    self.init(409, error.description)
    if case .bothChanged(_, let conflicts) = error { self.conflicts = conflicts }
  }

  private init(_ error: RecipeStoreError) {
    if case .invalid(let violation) = error {
      self.init(describing: violation)
    } else {
      let message = error == .diskFull ? "\(error); nothing was changed" : error.description
      self.init(Self.status(of: error), message, field: Self.field(of: error))
    }
  }

  private static func status(of error: PictureError) -> Int {
    switch error {
    case .tooLong, .tooLarge: 413
    case .unknownKind, .damaged: 415
    case .cut: 422
    }
  }

  private static func status(of error: RecipeStoreError) -> Int {
    switch error {
    case .noSuchRecipe, .noSuchCollection, .noSuchCooking, .history(.noSuchStep), .noSuchShoppingItem,
      .noSuchPlannedMeal, .notPlanned, .noSuchAisle,
      .notInPantry, .noSuchFood, .past:
      404
    case .changedMeanwhile, .alwaysInPantry, .collectionExists, .aisleExists, .aisleIsNeeded, .isNamedByFilter,
      .notInList, .noSuchPlace,
      .history:
      409
    case .ambiguousCollection, .invalid, .needsItself, .holdsMatches, .hasNoOrder, .isNoSavedFilter, .invalidFilter,
      .listHasNoManualOrder, .destinationMoves, .invalidShoppingLine, .incomparableStock, .invalidPlan, .invalidFood,
      .dayToCome:
      422
    case .noPermission, .leftHalfDone: 403
    case .busy, .moved, .newer, .interrupted: 503
    case .diskFull: 507
    default: 500
    }
  }

  private static func field(of error: RecipeStoreError) -> String? {
    switch error {
    case .collectionExists, .aisleExists: "name"
    case .needsItself: "ingredients"
    case .dayToCome: "on"
    case .invalidFilter: "filter"
    default: nil
    }
  }
}

extension FormError {
  fileprivate var isOfKind: Bool { if case .unsupportedType = self { true } else { false } }
}

extension RecipeError {
  /// The field of a recipe that breaks a rule.
  package var field: RecipeField? {
    switch self {
    case .emptyTitle: .title
    case .tooLong(let field, _, _), .lineTooLong(let field, _, _, _), .negativeTime(let field, _),
      .timeTooLong(let field, _):
      field
    case .invalidDate: .addedOn
    case .emptyCollectionName, .reservedCollectionName: .collections
    case .invalidStars: nil
    }
  }
}
