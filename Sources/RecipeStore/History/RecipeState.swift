import FoundationEssentials
import RecipeModel
import SQLite

/// A recipe as it was at some moment of the history, worked out change by change.
struct RecipeState {
  private let id: Recipe.ID
  private var uuid: UUID?
  private var fields: RecipeDraft
  /// The collections that the recipe is in, with its ordinal in each.
  private var ordinals: [Int: Int] = [:]
  private var names: [Int: String]
  private var cookings: [Int: Cooking]
  private var rating: Int
  /// By the name of a diet: whether it is kept, and the hash of the ingredients that it was said of.
  private var saidDiets: [String: (isKept: Bool, hash: Int64)]
  private var original: UUID?
  private(set) var isThere: Bool

  /// Begins with the recipe as it is; with nothing if it is gone.
  init(of id: Recipe.ID, in connection: Connection) throws {
    let recipe = try connection.first(RecipesTable.recipeWithID, id) { try RecipesTable.recipe($0) }
    self.id = id
    uuid = recipe?.uuid
    fields = recipe.map(RecipeDraft.init) ?? RecipeDraft(title: "")
    fields.log = .empty
    fields.saidDiets = []
    fields.variantOf = nil
    rating = recipe?.log.rating ?? 0
    original = recipe?.variantOf
    saidDiets = Dictionary(
      uniqueKeysWithValues: try connection.query(SaidDietsTable.ofRecipe, id) {
        ($0.text(at: 0), (isKept: $0.bool(at: 1), hash: $0.int64(at: 2)))
      })
    isThere = recipe != nil
    names = Dictionary(
      uniqueKeysWithValues: try connection.query(CollectionsTable.names) { ($0.int(at: 0), $0.text(at: 1)) })
    ordinals = Dictionary(
      uniqueKeysWithValues: try connection.query(CollectionMembersTable.ordinals, id) {
        ($0.int(at: 0), $0.int(at: 1))
      })
    let rows = try connection.query(CookingsTable.ofRecipe, id, row: CookedRecipe.init).compactMap(\.self)
    cookings = Dictionary(uniqueKeysWithValues: rows.map { ($0.number, $0.cooking) })
  }

  /// Its fields, without the log, what was said of diets, and the original.
  var draft: RecipeDraft {
    var draft = fields
    let members = ordinals.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    draft.collections = members.compactMap { names[$0.key] }
    return draft
  }

  /// nil if it was not there.
  var recipe: Recipe? {
    guard isThere, let uuid else { return nil }
    var draft = draft
    let inOrder = cookings.sorted { ($0.value.day, $0.key) < ($1.value.day, $1.key) }
    draft.variantOf = original
    draft.log = CookingLog(rating: rating, cookings: inOrder.map(\.value))
    draft.saidDiets = saidDiets.sorted { $0.key < $1.key }.map { diet, said in
      SaidDiet(diet, isKept: said.isKept, isOfThisText: said.hash == ContentHash(of: draft.ingredients).value)
    }
    return Recipe(id: id, uuid: uuid, draft)
  }

  /// Makes a step's changes, or undoes them.
  ///
  /// - Returns: `false` if the step was made when the tables had another shape. The state is then what it was.
  mutating func apply(_ step: HistoryStep, inverted: Bool, on connection: Connection) throws -> Bool {
    guard try connection.hasTables(of: step) else { return false }
    let changesets = try connection.changesets(ofStep: step.id)
    for changeset in inverted ? changesets.reversed() : changesets {
      try Changeset.forEachChange(in: ChunkReader(changeset, ofStep: step.id, on: connection), inverted: inverted) {
        apply($0)
      }
    }
    return true
  }

  private mutating func apply(_ change: borrowing ChangesetChange) {
    switch change.libraryTable {
    case .recipes where change.value(of: "id")?.int == id: applyToFields(change)
    case .collectionMembers where change.value(of: "recipe_id")?.int == id: applyToMembers(change)
    case .cookings where change.value(of: "recipe_id")?.int == id: applyToCookings(change)
    case .ratings where change.value(of: "recipe_id")?.int == id:
      rating = change.operation == .delete ? 0 : change.value(of: "stars")?.int ?? rating
    case .saidDiets where change.value(of: "recipe_id")?.int == id: applyToDiets(change)
    case .variants where change.value(of: "recipe_id")?.int == id:
      original = nil
      if change.operation != .delete, case .blob(let bytes)? = change.value(of: "original") { original = UUID(bytes) }
    case .collections:
      if change.operation != .delete, let name = change.value(of: "name"), let id = change.value(of: "id") {
        names[id.int] = name.text
      }
    default: break
    }
  }

  private mutating func applyToFields(_ change: borrowing ChangesetChange) {
    isThere = change.operation != .delete
    if case .blob(let bytes)? = change.value(of: "uuid") { uuid = UUID(bytes) }
    for field in RecipeField.allCases {
      guard let column = RecipeColumn(field), let value = change.new(at: column.index) else { continue }
      switch field.kind {
      case .line, .text: fields[field] = .text(value.text)
      case .time: fields[field] = .number(value.int)
      case .flag: fields[field] = .flag(value.int != 0)
      case .date: fields[field] = .date(try? AddedOn(value.text))
      case .names: fields[field] = .names(value.text.split(separator: "\n").map(String.init))
      }
    }
  }

  private mutating func applyToMembers(_ change: borrowing ChangesetChange) {
    guard let collection = change.value(of: "collection_id")?.int else { return }
    if change.operation == .delete {
      ordinals[collection] = nil
    } else if let ordinal = LibraryTable.collectionMembers.column("ordinal"),
      let value = change.new(at: ordinal)
    {
      ordinals[collection] = value.int
    }
  }

  private mutating func applyToDiets(_ change: borrowing ChangesetChange) {
    let diet = change.key[1].text
    if change.operation == .delete {
      saidDiets[diet] = nil
    } else {
      let known = saidDiets[diet]
      saidDiets[diet] = (
        isKept: change.value(of: "is_kept").map { $0.int == 1 } ?? known?.isKept ?? false,
        hash: change.value(of: "ingredients_hash").map { Int64($0.int) } ?? known?.hash ?? 0
      )
    }
  }

  /// Cookings come and go whole.
  private mutating func applyToCookings(_ change: borrowing ChangesetChange) {
    let number = change.key[0].int
    if change.operation == .delete {
      cookings[number] = nil
    } else if let day = change.value(of: "cooked_on").flatMap({ CalendarDay($0.text) }) {
      cookings[number] = Cooking(
        on: day, servings: change.value(of: "servings")?.text ?? "", stars: change.value(of: "stars")?.int ?? 0,
        note: change.value(of: "note")?.text ?? "")
    }
  }
}
