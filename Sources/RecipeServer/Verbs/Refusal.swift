import RecipeFormats
import RecipeKitchen
package import RecipeModel
import RecipeStore
package import RecipeViewModels

/// Why a request was not done: a status of HTTP, and the line that the command line would print.
package struct Refusal: Error, Equatable, Sendable {
  package var status: Int
  /// Lowercase, without a full stop.
  package var message: String
  /// The field of the request that is at fault, by its key in the JSON; nil where none is.
  package var field: String?

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
    case let error as VerbError: self.init(error)
    case let error as FormError:
      self.init(error.isOfKind ? 415 : 400, error.description)
    case let error as PictureError:
      self.init(Self.status(of: error), "the picture cannot be stored: \(error)", field: "picture")
    case let error as AmountError: self.init(422, error.message)
    case let error as InvalidRecipeError: self.init(422, error.description)
    case let error as RecipeFileError: self.init(422, error.description)
    default: self.init(500, "the server could not do this; its log says why")
    }
  }

  private init(_ error: VerbError) {
    let status =
      switch error {
      case .noSuchCollection, .noSuchPicture: 404
      case .changedMeanwhile: 409
      case .dayToCome: 422
      }
    let field: String? = if case .dayToCome = error { "on" } else { nil }
    self.init(status, error.description, field: field)
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
    }
  }

  private static func status(of error: RecipeStoreError) -> Int {
    switch error {
    case .noSuchRecipe, .noSuchCollection, .noSuchCooking, .history(.noSuchStep), .noSuchShoppingItem,
      .noSuchPlannedMeal, .noSuchAisle,
      .notInPantry, .noSuchFood:
      404
    case .changedMeanwhile, .collectionExists, .aisleExists, .aisleIsNeeded, .isNamedByFilter, .notInList, .noSuchPlace,
      .history:
      409
    case .ambiguousCollection, .invalid, .needsItself, .holdsMatches, .hasNoOrder, .isNoSavedFilter, .invalidFilter,
      .listHasNoManualOrder, .destinationMoves, .invalidShoppingLine, .invalidPlan, .invalidFood:
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

extension AmountError {
  /// One lowercase line, in the words of a request.
  package var message: String {
    switch self {
    case .invalidScale(let word): Self.invalid("scale", word)
    case .invalidServings(let word): Self.invalid("serves", word)
    case .noServings(let id): "recipe \(id) does not say how many it serves; use scale"
    }
  }

  private static func invalid(_ name: String, _ word: String) -> String {
    "\(name) \(word.quoted()): give a number above 0 and up to \(Rational.largestFactor), such as 2, 2/3 or 1.5"
  }
}
