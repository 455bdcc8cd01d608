package import FoundationEssentials

/// A recipe without an id: what a form, a file or a page says, before the store takes it in.
///
/// A draft may hold anything; `normalized()` checks it and makes it fit to store.
package struct RecipeDraft: Equatable, Sendable {
  /// The identity the recipe had elsewhere; the store makes one where there is none.
  package var uuid: UUID?
  package var title: String
  /// Whole seconds; `0` is "not stated".
  package var prepTime: Int
  /// Whole seconds; `0` is "not stated".
  package var cookTime: Int
  package var servings: String
  package var ingredients: String
  package var directions: String
  package var notes: String
  package var source: String
  package var isFavorite: Bool
  package var addedOn: AddedOn?
  package var collections: [String]
  package var imageNames: [String]
  /// The cookings and stars that a file states. A change of a recipe's content leaves its own log alone.
  package var log: CookingLog
  /// What is said of it and diets. A change of a recipe's content leaves that alone.
  package var saidDiets: [SaidDiet]
  /// The UUID of the recipe that it is a copy of. A change of a recipe's content leaves it alone.
  package var variantOf: UUID?

  package init(
    uuid: UUID? = nil, title: String, prepTime: Int = 0, cookTime: Int = 0, servings: String = "",
    ingredients: String = "", directions: String = "", notes: String = "", source: String = "",
    isFavorite: Bool = false, addedOn: AddedOn? = nil, collections: [String] = [], imageNames: [String] = [],
    log: CookingLog = .empty, saidDiets: [SaidDiet] = [], variantOf: UUID? = nil
  ) {
    self.uuid = uuid
    self.title = title
    self.prepTime = prepTime
    self.cookTime = cookTime
    self.servings = servings
    self.ingredients = ingredients
    self.directions = directions
    self.notes = notes
    self.source = source
    self.isFavorite = isFavorite
    self.addedOn = addedOn
    self.collections = collections
    self.imageNames = imageNames
    self.log = log
    self.saidDiets = saidDiets
    self.variantOf = variantOf
  }

  /// Creates a draft that says what a recipe says, its UUID included.
  package init(_ recipe: Recipe) {
    self.init(
      uuid: recipe.uuid, title: recipe.title, prepTime: recipe.prepTime, cookTime: recipe.cookTime,
      servings: recipe.servings, ingredients: recipe.ingredients, directions: recipe.directions,
      notes: recipe.notes, source: recipe.source, isFavorite: recipe.isFavorite, addedOn: recipe.addedOn,
      collections: recipe.collections, imageNames: recipe.imageNames, log: recipe.log, saidDiets: recipe.saidDiets,
      variantOf: recipe.variantOf)
  }
}

extension RecipeDraft {
  /// Returns the draft as it may be stored. Every recipe passes through here.
  ///
  /// Fields of one line are trimmed, and line ends and tabs in them become spaces; texts keep every line and get LF as
  /// line end; NUL becomes U+FFFD everywhere. Collections of the same key become one, under the name that came first;
  /// names that are blank are dropped. A draft that is normalized already is not changed.
  ///
  /// - Throws: The first rule that the draft breaks, in the order of its fields.
  package func normalized() throws(RecipeError) -> RecipeDraft {
    var draft = self
    for field in RecipeField.allCases {
      switch (field, self[field]) {
      case (.title, .text(let text)):
        draft.title = try field.line(text)
        guard !ShownText.isInvisible(draft.title) else { throw .emptyTitle }
      case (.collections, .names(let names)):
        draft.collections = try CollectionName.unique(names).map(\.name)
      case (_, .text(let text)):
        draft[field] = .text(field.kind == .text ? try field.text(text) : try field.line(text))
      case (_, .names(let names)):
        let lines = try names.map { name throws(RecipeError) in try field.line(name) }
        draft[field] = .names(lines.filter { !$0.isEmpty })
      case (_, .number(let seconds)): try field.check(seconds)
      case (_, .flag), (_, .date): break
      }
    }
    draft.log = try log.normalized()
    return draft
  }
}

extension RecipeField {
  fileprivate func line(_ text: String) throws(RecipeError) -> String {
    let limit = if case .line(let limit) = kind { limit } else { RecipeLimits.lineBytes }
    let line = text.onOneLine().trimmed()
    let bytes = line.utf8.count
    guard bytes <= limit else { throw .tooLong(self, bytes: bytes, limit: limit) }
    return line
  }

  fileprivate func text(_ text: String) throws(RecipeError) -> String {
    let text = text.withPlainLineEnds()
    let bytes = text.utf8.count
    guard bytes <= RecipeLimits.textBytes else { throw .tooLong(self, bytes: bytes, limit: RecipeLimits.textBytes) }
    if let (line, bytes) = text.firstLine(longerThan: RecipeLimits.lineBytes) {
      throw .lineTooLong(self, line: line, bytes: bytes, limit: RecipeLimits.lineBytes)
    }
    return text
  }

  fileprivate func check(_ seconds: Int) throws(RecipeError) {
    guard seconds >= 0 else { throw .negativeTime(self, seconds: seconds) }
    guard seconds <= RecipeLimits.seconds else { throw .timeTooLong(self, seconds: seconds) }
  }
}
