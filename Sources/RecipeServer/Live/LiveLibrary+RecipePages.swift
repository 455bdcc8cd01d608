import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// The pages of one recipe. Each throws `RecipeStoreError.noSuchRecipe` where there is none.
extension LiveLibrary {
  /// - Throws: `AmountError`.
  func recipePage(
    _ id: Recipe.ID, _ amounts: AmountRequest, in list: ShownList, _ request: PageRequest
  ) throws -> Markup {
    try page([.recipe(id), .list(list)], request) { frame in
      var content = try recipeContent(id, amounts)
      content.pane = try listContent(list, showing: id)
      return RecipePage(content, in: frame).markup
    }
  }

  /// - Throws: `AmountError`.
  func printPage(_ id: Recipe.ID, _ amounts: AmountRequest, _ request: PageRequest) throws -> Markup {
    try page([], request) { PrintPage(try recipeContent(id, amounts), in: $0).markup }
  }

  func exportPage(_ id: Recipe.ID, _ amounts: AmountRequest, _ request: PageRequest) throws -> Markup {
    try page([], request) { ExportPage(ExportContent(try recipe(id), amounts), in: $0).markup }
  }

  /// - Throws: `AmountError`.
  func cookPage(_ id: Recipe.ID, _ amounts: AmountRequest, step: Int, _ request: PageRequest) throws -> Markup {
    try page([.recipe(id)], request) { frame in
      CookPage(
        CookContent(try AdaptedRecipe(recipe(id), amounts, amounts.units, in: store), amounts: amounts, step: step),
        in: frame
      ).markup
    }
  }

  /// - Throws: `AmountError`.
  func cookedPage(_ id: Recipe.ID, _ amounts: AmountRequest, _ request: PageRequest) throws -> Markup {
    try page([], request) {
      CookedPage(CookedContent(try AdaptedRecipe(recipe(id), amounts, amounts.units), on: store.today), in: $0).markup
    }
  }

  func editPage(_ id: Recipe.ID, _ request: PageRequest) throws -> Markup {
    try page([], request) { frame in
      EditPage(RecipeFormContent(try recipe(id)), collections: try collectionsFilledByHand(), in: frame).markup
    }
  }

  /// - Parameter title: What the form begins with.
  func newRecipePage(_ title: String, _ request: PageRequest) throws -> Markup {
    try page([], request) {
      EditPage(RecipeFormContent(title: title), collections: try collectionsFilledByHand(), in: $0).markup
    }
  }

  /// A form that was sent, again, with what is wrong with it.
  ///
  /// - Parameter id: nil for a new recipe.
  func editPage(
    _ form: RecipeForm, of id: Recipe.ID?, faults: [RecipeField: String], _ request: PageRequest
  ) throws -> Markup {
    try page([], request) { frame in
      let stored = try id.map { RecipeFormContent(try recipe($0)) } ?? RecipeFormContent()
      let content = form.content(over: stored, faults: faults)
      return EditPage(content, collections: try collectionsFilledByHand(), in: frame).markup
    }
  }

  /// An edit, put together with what has become of its recipe meanwhile; what both changed is asked.
  func conflictPage(_ edit: EditRecipes, on id: Recipe.ID, _ request: PageRequest) throws -> Markup {
    try page([], request) { frame in
      let stored = try recipe(id)
      var edit = edit
      // A browser sends a file once, so it is kept until there is an answer.
      let added = try store.keep(edit.pictures)
      if !added.isEmpty {
        let names = edit.fields.values[.imageNames] ?? .names(stored.imageNames)
        if case .names(let names) = names { edit.fields.values[.imageNames] = .names(names + added) }
      }
      let content = ConflictContent(try edit.merge(into: stored, in: store), of: id, version: stored.version)
      return ConflictPage(content, in: frame).markup
    }
  }

  func collectingPage(_ id: Recipe.ID, _ request: PageRequest) throws -> Markup {
    try page([], request) {
      CollectingPage(try recipe(id), collections: try collectionsFilledByHand(), in: $0).markup
    }
  }

  func deletingPage(_ id: Recipe.ID, _ request: PageRequest) throws -> Markup {
    try page([], request) { DeletingPage(try recipe(id), in: $0).markup }
  }

  /// The history of a recipe, which may be deleted.
  func historyPage(of id: Recipe.ID, _ request: PageRequest) throws -> Markup {
    try page([], request) { frame in
      let entries = try store.history(of: id)
      guard let title = try store.recipe(with: id)?.title ?? entries.lazy.compactMap(\.title).first else {
        throw RecipeStoreError.noSuchRecipe(id)
      }
      return HistoryPage(
        HistoryContent(
          entries.map { .init($0.step, events: $0.events) }, recipe: (id, title), canUndo: false, canRedo: false,
          now: store.now),
        in: frame
      ).markup
    }
  }

  private func recipeContent(_ id: Recipe.ID, _ amounts: AmountRequest) throws -> RecipeContent {
    let recipe = try recipe(id)
    return RecipeContent(
      try AdaptedRecipe(recipe, amounts, amounts.units, in: store), amounts: amounts,
      collections: try store.collections(),
      cookings: try store.cookings(of: [id]), variants: try store.variants(of: recipe),
      eaters: EaterAnswer.all(of: eaters, try store.dietAnswers(of: recipe, in: eaters.flatMap(\.diets))),
      ownFoods: try store.ownFoods())
  }

  private func recipe(_ id: Recipe.ID) throws -> Recipe {
    guard let recipe = try store.recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    return recipe
  }

  /// Saved filters hold what matches, so nothing is put into them.
  private func collectionsFilledByHand() throws -> [RecipeCollection] {
    try store.collections().filter { $0.filter == nil }
  }
}

extension RecipeFormContent {
  /// The form that an edit of a recipe begins with.
  fileprivate init(_ recipe: Recipe) {
    self.init(RecipeDraft(recipe), of: recipe.id, version: recipe.version)
  }
}

extension RecipeHistoryEntry {
  /// What the recipe was called, where the step tells.
  fileprivate var title: String? {
    events.lazy.compactMap { event in
      switch event {
      case .added(let title), .deleted(let title): title
      default: nil
      }
    }.first
  }
}
