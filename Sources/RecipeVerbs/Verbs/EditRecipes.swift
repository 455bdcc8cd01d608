import RecipeFormats
import RecipeKitchen
package import RecipeModel
package import RecipeStore

package struct EditRecipes: Verb {
  package var recipes: [RecipeName] = []
  package var fields = RecipeFields()
  package var ingredients = LineEdits()
  package var steps = LineEdits()
  /// Paragraphs that are added to the notes.
  package var addedNotes: [String] = []
  /// 0 for no stars; nil for those that it has.
  package var stars: Int?
  /// What is said of diets: `vegan=yes`, `vegan=no`, `vegan=unset`.
  package var diets: [String] = []
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
      Each option replaces its field; --ingredient, --step, and --collection replace the whole list. Single lines are \
      added, removed, and replaced by options of their own, which name them by numbers or words as they are before the \
      edit. Several recipes are changed in one step, all or none. Without options the recipe opens in your editor \
      ($VISUAL, $EDITOR).
      """,
    examples: [
      "recipes edit 12",
      "recipes edit 12 --cook 30m --serves 6",
      #"recipes edit tomato --title "Roast tomato soup" --collection Soups"#,
      #"recipes edit 12 --notes """#,
      #"recipes edit 12 --add-ingredient "1 tsp salt" --remove-ingredient sugar"#,
      #"recipes edit 12 --replace-ingredient "cream=100 ml coconut milk""#,
      #"recipes edit 12 --add-step "3: Stir.""#,
      "recipes edit 12 --diet vegan=yes",
      "recipes edit 12 40 --serves 6",
    ],
    groups: [
      // A page has a heart of its own, which no form may overwrite.
      RecipeFields.parameters.map { $0.info.shape == .onOrOff ? $0.only([.commandLine, .json]) : $0 }
        .within(\.fields).inSection("Fields"),
      (LineEdits.parameters("ingredient").within(\.ingredients) + LineEdits.parameters("step").within(\.steps) + [
        .options(
          \.addedNotes, "add-note", .text("text", atLeast: 1), "A paragraph that is added to the notes.",
          json: "addNote"
        )
        .only([.commandLine, .json]).unspoken
      ]).inSection("Lines"),
      [
        .option(\.givenStars, "rating", .stars, "Its stars, from 1 to 5.").only([.commandLine, .json]).unspoken,
        .flag(\.hasNoStars, "no-rating", "Remove the stars.", json: "noRating").only([.commandLine, .json]).unspoken,
        .options(
          \.diets, "diet", .text("diet=answer", atLeast: 1),
          "What you know of a diet, whatever the ingredients say: vegan=yes, vegan=no, or vegan=unset.", json: "diets"
        )
        .only([.commandLine, .json]).unspoken,
        .flag(\.hasNoPictures, "no-pictures", "Remove all pictures.").only(.commandLine).unspoken,
      ].inSection("Fields"),
      [
        RecipeFields.title.within(\.fields),
        .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles."),
        .option(\.base, "base", .text("version", atLeast: 1), "The ETag that the change began with.", field: "version")
          .only([.forms, .json]).unspoken,
        .options(\.pictures, "picture", .picture, "A picture that is added.").asFile.only([.forms, .json]),
      ],
    ],
    rules: LineEdits.rules("ingredient") + LineEdits.rules("step") + [
      .exclusive(["notes", "add-note"], "use either `notes` or `add-note`"),
      .exclusive(["rating", "no-rating"], "use either `rating` or `no-rating`"),
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

  /// `true` if nothing is to be changed.
  package var isEmpty: Bool {
    fields.values.isEmpty && ingredients.isEmpty && steps.isEmpty && addedNotes.isEmpty && stars == nil
      && diets.isEmpty && pictures.isEmpty
  }

  private var givenStars: Int? {
    get { stars.flatMap { $0 > 0 ? $0 : nil } }
    set { stars = newValue }
  }

  private var hasNoStars: Bool {
    get { stars == 0 }
    set { if newValue { stars = 0 } }
  }

  private var hasNoPictures: Bool {
    get { fields[names: .imageNames] == [] }
    set { if newValue { fields[names: .imageNames] = [] } }
  }

  package func check() throws(Misuse) {
    for (edits, example) in [(ingredients, "cream=100 ml coconut milk"), (steps, "3=Simmer for 10 minutes.")] {
      guard let text = edits.incomplete else { continue }
      // A backtick would begin the name of an option.
      throw .rule("\(text.replacing("`", with: "'").quoted()) names no new line; write \(example.quoted())")
    }
    for text in diets where SaidDietWord(text) == nil {
      let diet = Diet.named(text)?.name ?? "vegan"
      throw .rule(
        """
        \(text.replacing("`", with: "'").quoted()) says nothing of the recipe; write \(diet)=yes, \(diet)=no, or \
        \(diet)=unset
        """)
    }
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, ids) = (library.store, try library.names.recipes(recipes, in: library.store))
    if fields[text: .title] != nil, ids.count > 1 {
      throw Misuse.rule("`title` is for one recipe, and these are \(ids.count)")
    }
    let said = try SaidDietWord.answers(diets)
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
      var change = try store.update(id, to: draft)
      if let stars, try !store.rate([id], stars > 0 ? stars : nil).isEmpty, change.isEmpty { change = .updated([id]) }
      if !said.isEmpty, try !store.say(said, of: id).isEmpty, change.isEmpty { change = .updated([id]) }
      edits.append(RecipeEdit(of: stored, change, merge, at: edits.count))
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
  /// - Throws: `RecipeError` for what no recipe can say; `LineNameError`.
  package func merge(into stored: Recipe, in store: RecipeStore) throws -> RecipeMerge {
    let theirs = RecipeDraft(stored)
    let base = try start ?? earlier(of: stored, theirs, in: store)
    var ours = base ?? theirs
    fields.apply(to: &ours)
    if !ingredients.isEmpty {
      ours.ingredients = try ingredients.apply(to: ours.ingredients, of: stored.id, .ingredients)
    }
    if !steps.isEmpty { ours.directions = try steps.apply(to: ours.directions, of: stored.id, .directions) }
    let notes = [ours.notes].filter { !$0.isEmpty } + addedNotes
    if !addedNotes.isEmpty { ours.notes = notes.joined(separator: "\n\n") }
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
