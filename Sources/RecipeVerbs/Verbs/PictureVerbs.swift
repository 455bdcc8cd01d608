import RecipeFormats
package import RecipeModel
import RecipeStore

package struct AddPictures: Verb {
  package var recipe = RecipeName.number(0)
  package var pictures: [Picture] = []

  package init() {}

  package static let name = "pictures add"
  package static let commandName = "edit"
  package static let declaration = Declaration<Self>(
    "Add pictures to a recipe.", usage: [],
    parameters: [.word(\.recipe, "recipe", .recipe, "The recipe."), pictures],
    forms: ["/recipes/{recipe}/pictures"],
    routes: [
      Route(
        .post, "/recipes/{recipe}/pictures", "addPicture",
        "Add a picture to a recipe, of at most 10 MiB, whose kind is read from its content",
        file: .init("picture", ["image/jpeg", "image/png", "image/webp", "application/octet-stream"]),
        answer: .schema("Recipe"))
    ])

  private static let pictures = Parameter<Self>.options(
    \.pictures, "picture", .picture, "A JPEG, PNG, or WebP of at most 10 MiB, by its content."
  ).asFile.only([.forms, .json])

  package func check() throws(Misuse) {
    if pictures.isEmpty {
      throw .invalid("", Self.pictures.info, InvalidValue(refusal: "choose a picture first"))
    }
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let id = try library.names.recipe(recipe, in: store)
    let change = try store.changePictures(of: id) { $0 + (try store.keep(pictures)) }
    let count = pictures.count == 1 ? "a picture" : "\(pictures.count) pictures"
    return VerbResult(.recipes([id], changed: change.updated), done: "Added \(.words(count)) to \(.subjects)")
  }
}

package struct RemovePicture: Verb {
  package var recipe = RecipeName.number(0)
  /// As in the recipe's image names.
  package var picture = ""

  package init() {}

  package static let name = "pictures remove"
  package static let commandName = "edit"
  package static let declaration = Declaration<Self>(
    "Remove a picture from a recipe.", usage: [],
    parameters: [
      .word(\.recipe, "recipe", .recipe, "The recipe."),
      .word(\.picture, "picture", .text("name"), "The picture's name, as in imageNames.", field: "name")
        .only([.forms, .json]),
    ],
    forms: ["/recipes/{recipe}/pictures/remove"],
    routes: [
      Route(
        .delete, "/recipes/{recipe}/pictures/{picture}", "removePicture", "Remove a picture from a recipe")
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let id = try library.names.recipe(recipe, in: library.store)
    let change = try library.store.changePictures(of: id) { names in
      guard names.contains(picture) else { throw NameError.noSuchPicture(id) }
      return names.filter { $0 != picture }
    }
    return VerbResult(.recipes([id], changed: change.updated), done: "Removed a picture of \(.subjects)")
  }
}

extension RecipeStore {
  /// Stores pictures in the library's folder, and returns their names.
  package func keep(_ pictures: [Picture]) throws -> [String] {
    for picture in pictures { try self.pictures?.add(picture) }
    return pictures.map(\.name)
  }

  /// Changes the names of a recipe's pictures; a name that comes twice stands where it was first.
  fileprivate func changePictures(
    of id: Recipe.ID, _ change: ([String]) throws -> [String]
  ) throws -> RecipeChange {
    guard let stored = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    var draft = RecipeDraft(stored)
    draft.imageNames = []
    for name in try change(stored.imageNames) where !draft.imageNames.contains(name) { draft.imageNames.append(name) }
    return try update(id, to: draft)
  }
}
