import RecipeFormats
package import RecipeModel
package import RecipeStore

package struct EditRecipes: Verb {
  package var recipes: [RecipeName] = []
  package var fields = RecipeFields()
  /// Pictures that are added to those that stay.
  package var pictures: [Picture] = []
  /// The version or the `ETag` that the edit began with, with which it is put together with what others changed since; nil
  /// to overwrite whatever is there.
  package var base: String?
  /// What the edit began with, where that is at hand.
  package var start: RecipeDraft?

  package init() {}

  package static let name = "edit"
  package static let declaration = Declaration<Self>(
    "Change a recipe, or fields of several.",
    usage: ["recipes edit RECIPE [--title TITLE] [FIELDS]", "recipes edit RECIPE... FIELDS"],
    text: """
      Each option replaces its field; --ingredient, --step, and --collection replace the whole list. Several recipes \
      are changed in one step, all or none. Without options the recipe opens in your editor ($VISUAL, $EDITOR).
      """,
    examples: [
      "recipes edit 12",
      "recipes edit 12 --cook 30m --serves 6",
      #"recipes edit tomato --title "Roast tomato soup" --collection Soups"#,
      #"recipes edit 12 --notes """#,
      "recipes edit 12 40 --serves 6",
    ],
    groups: [
      // A page has a heart of its own, which no form may overwrite.
      RecipeFields.parameters.map { $0.info.shape == .onOrOff ? $0.only([.commandLine, .json]) : $0 }
        .within(\.fields).inSection("Fields"),
      [
        RecipeFields.title.within(\.fields),
        .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles."),
        .option(\.base, "base", .text("version", atLeast: 1), "The ETag that the change began with.", field: "version")
          .only([.forms, .json]).unspoken,
        .options(\.pictures, "picture", .picture, "A picture that is added.").asFile.only([.forms, .json]),
      ],
    ],
    forms: ["/recipes/{recipe}/edit"],
    routes: [
      Route(
        .patch, "/recipes/{recipe}", "editRecipe",
        "Change fields of a recipe",
        body: RecipeFields.members + [
          Route.Member(
            "base",
            """
            The ETag that the change began with: what others changed since is kept, and only what both changed is \
            refused.
            """)
        ], answer: .schema("Recipe"))
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, ids) = (library.store, try library.names.recipes(recipes, in: library.store))
    if fields[text: .title] != nil, ids.count > 1 {
      throw Misuse.rule("`title` is for one recipe, and these are \(ids.count)")
    }
    let added = try store.keep(pictures)
    var (edits, new): ([RecipeEdit], [NewCollection]) = ([], [])
    for id in ids {
      let stored = try store.recipe(beingEdited: id)
      let merge = try merge(into: stored, in: store)
      guard merge.conflicts.isEmpty else { throw EditError.bothChanged(id, merge.conflicts) }
      var draft = merge.draft
      for name in added where !draft.imageNames.contains(name) { draft.imageNames.append(name) }
      if edits.isEmpty, fields.values[.collections] != nil {
        new = try store.newCollections(among: draft.collections)
      }
      edits.append(RecipeEdit(of: stored, try store.update(id, to: draft), merge, at: edits.count))
    }
    var result = VerbResult(
      .edits(edits), done: "Changed \(.subjects)", already: "\(.subjects) is like that", sentence: sentence(edits))
    result.newCollections = new
    return result
  }

  private func sentence(_ edits: [RecipeEdit]) -> Phrase {
    let taken = edits.flatMap(\.taken).map(\.description).joined(separator: ", ")
    return taken.isEmpty
      ? "Changed \(.subjects)" : "Changed \(.subjects), together with what was changed meanwhile: \(.words(taken))"
  }

  /// Puts the edit together with what has become of its recipe since it began.
  ///
  /// - Throws: `RecipeError` for what no recipe can say.
  package func merge(into stored: Recipe, in store: RecipeStore) throws -> RecipeMerge {
    let theirs = RecipeDraft(stored)
    let base = try start ?? earlier(of: stored, theirs, in: store)
    var ours = base ?? theirs
    fields.apply(to: &ours)
    return RecipeMerge(base: base, theirs: theirs, ours: try ours.normalized())
  }

  /// What the edit began with, which is what is there where it does not say; nil where that is not known any more.
  private func earlier(of stored: Recipe, _ theirs: RecipeDraft, in store: RecipeStore) throws -> RecipeDraft? {
    guard let version = base.map(RecipeDraft.version(in:)), version != theirs.version else { return theirs }
    var base = try store.earlierDraft(of: stored.id) { $0.version == version }
    // No version has the heart.
    base?.isFavorite = theirs.isFavorite
    return base
  }
}

extension RecipeStore {
  fileprivate func recipe(beingEdited id: Recipe.ID) throws -> Recipe {
    guard let recipe = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    return recipe
  }
}

/// Why an edit that began with another version of a recipe is not made.
package enum EditError: Error, Equatable, Sendable {
  /// The recipe is no longer the one that was edited.
  case changedMeanwhile(Recipe.ID)
  /// The recipe was changed while it was edited, and both changed the same.
  case bothChanged(Recipe.ID, [RecipeMerge.Conflict])
}

extension EditError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .changedMeanwhile(let id): "recipe \(id) was changed meanwhile"
    case .bothChanged(let id, let conflicts):
      "recipe \(id) was changed meanwhile: \(conflicts.map(\.field.label).joined(separator: ", "))"
    }
  }
}
