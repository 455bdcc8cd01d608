package import RecipeKitchen
package import RecipeModel
package import RecipeStore
package import RecipeViewModels

/// The result of a verb, as long as its transaction is open: what it was about, and how that is said.
package struct VerbResult: Sendable {
  package var subjects: Subjects
  /// Of each subject that has changed; of foods and of the shopping list, of all together, in as many lines as it needs.
  package var done: [Phrase]
  /// Of each recipe that was like that before, if it names them; of the shopping list, of what was like that; else once,
  /// where nothing has changed.
  package var already: [Phrase]
  /// The collections that did not exist before.
  package var newCollections: [NewCollection] = []
  /// What else was done, which a person is told afterwards.
  package var besides: [Phrase] = []
  /// What was otherwise than the person thought.
  package var warnings: [Phrase] = []
  /// For everyone who looks at the library.
  package var sentence: Phrase

  package init(_ subjects: Subjects, done: Phrase, already: Phrase = "it is like that", sentence: Phrase? = nil) {
    self.init(subjects, done: [done], already: [already], sentence: sentence ?? done)
  }

  package init(_ subjects: Subjects, done: [Phrase], already: [Phrase], sentence: Phrase) {
    self.subjects = subjects
    self.done = done
    self.already = already
    self.sentence = sentence
  }

  package init(_ subjects: Subjects, _ phrases: (done: Phrase, already: Phrase)) {
    self.init(subjects, done: phrases.done, already: phrases.already)
  }

  /// The subjects of a verb: of recipes those that were named, of all else those that have changed.
  package enum Subjects: Equatable, Sendable {
    /// In the order in which they were named.
    case recipes([Recipe.ID], changed: [Recipe.ID])
    /// New recipes, and those that were changed; how many the library had already, and were left as they were.
    case imported([Recipe.ID], skipped: Int, isChanged: Bool)
    /// What became of each recipe that was named, in their order.
    case edits([RecipeEdit])
    /// Those that were named, as they are now or, if they were deleted, were.
    case collections([RecipeCollection], isChanged: Bool)
    case aisles([ShoppingAisle])
    /// What came to the pantry or left it, or is left of what was used.
    case pantry(PantryContents, isChanged: Bool)
    /// Foods of the user's own.
    case ownFoods([OwnFood])
    /// Steps that were undone or redone.
    case steps([HistoryStep])
    /// Recipes that were put on the shopping list, or taken off it, and entries of the list.
    case shopping(recipes: [Recipe.ID] = [], entries: [NumberedItem] = [], isChanged: Bool)
    /// Meals as they are now or, if they were removed, were.
    case meals([PlannedMeal], days: PlannedDays? = nil, isChanged: Bool)
  }

  /// The days of the plan that a verb was about.
  package enum PlannedDays: Equatable, Sendable {
    /// nil is some day.
    case single([CalendarDay?])
    case range(ClosedRange<CalendarDay>)

    package var first: CalendarDay? {
      switch self {
      case .single(let days): days.first ?? nil
      case .range(let days): days.lowerBound
      }
    }
  }
}

extension VerbResult.Subjects {
  /// `true` if everything is as it was.
  package var isUnchanged: Bool {
    switch self {
    case .recipes(_, let changed): changed.isEmpty
    case .imported(_, _, let isChanged): !isChanged
    case .edits(let edits): !edits.contains(where: \.isChanged)
    case .collections(_, let isChanged): !isChanged
    case .aisles(let aisles): aisles.isEmpty
    case .ownFoods(let foods): foods.isEmpty
    case .steps(let steps): steps.isEmpty
    case .shopping(_, _, let isChanged), .meals(_, _, let isChanged), .pantry(_, let isChanged): !isChanged
    }
  }

  package var recipes: [Recipe.ID] {
    switch self {
    case .recipes(let ids, _), .imported(let ids, _, _), .shopping(let ids, _, _): ids
    case .edits(let edits): edits.map(\.id)
    default: []
    }
  }

  /// The number of recipes of an import that were left as they were.
  package var skipped: Int { if case .imported(_, let skipped, _) = self { skipped } else { 0 } }

  /// What others had changed of recipes since their edit began, and is kept.
  package var taken: [RecipeMerge.Taken] { if case .edits(let edits) = self { edits.flatMap(\.taken) } else { [] } }

  package var collection: RecipeCollection? {
    if case .collections(let collections, _) = self { collections.first } else { nil }
  }

  package var meals: [PlannedMeal] { if case .meals(let meals, _, _) = self { meals } else { [] } }

  package var plannedDays: VerbResult.PlannedDays? { if case .meals(_, let days, _) = self { days } else { nil } }

  package var steps: [HistoryStep] { if case .steps(let steps) = self { steps } else { [] } }

  /// `Tomato soup`, or `3 recipes`, as they were called before.
  func text(_ names: StepNames) throws -> String {
    switch self {
    case .recipes, .imported, .edits: try names.subject(recipes)
    case .collections(let collections, _): collections.map(\.name).joined(separator: ", ")
    case .aisles(let aisles): aisles.map(\.name).joined(separator: ", ")
    case .pantry(let foods, _): (foods.stocks.map(\.name) + foods.always).joined(separator: ", ")
    case .ownFoods(let foods): foods.map(\.name).joined(separator: ", ")
    case .steps(let steps): steps.count == 1 ? steps[0].nameOnPage : "\(steps.count) steps"
    case .shopping(let ids, let entries, _):
      ids.count + entries.count > 3
        ? "\(ids.count + entries.count) entries"
        : (try ids.map(names.title) + entries.names.map(StepNames.text)).joined(separator: ", ")
    case .meals(let meals, _, _):
      meals.count > 3 ? "\(meals.count) meals" : meals.map { StepNames.text($0.title) }.joined(separator: ", ")
    }
  }
}

/// A verb that was performed and saved, for one who asked for it over the network.
package struct VerbOutcome: Equatable, Sendable {
  /// The step of the history; nil if nothing was changed, or no history is kept.
  package var step: Int?
  /// The sentence about what was done, for everyone who looks at the library; nil if nothing was changed.
  package var sentence: String?
  /// The recipes that the verb was about, in their order: added, changed, or named and found as they were to be.
  package var recipes: [Recipe.ID] = []
  /// The collection that the verb was about.
  package var collection: RecipeCollection?
  /// The steps that were undone or redone.
  package var steps: [HistoryStep] = []
  /// The days of the plan that the verb was about.
  package var plannedDays: VerbResult.PlannedDays?
  /// The shopping list as it was left, if it was read on the way.
  package var shoppingList: ShoppingList?
  /// The number of recipes that an import left as they were.
  package var skipped = 0
  /// What others had changed of a recipe since its edit began, and is kept.
  package var taken: [RecipeMerge.Taken] = []

  package init() {}
}
