import Diffable
import RecipeModel
import RecipeStore
import RecipeTestSupport
import RecipeViewModels

/// A person who does one thing after another, at random but always the same for a seed.
struct RandomScript {
  enum Command: CaseIterable {
    case add, addMany, edit, favorite, unfavorite, delete, collect, uncollect, move, moveFavorite, moveInCollection
    case moveSeveral, orderByTitle, renameCollection, moveCollection, toggleCollection, moveBetweenCollections
    case undo, redo, changeFilter
  }

  private(set) var commandsRun: Set<Command> = []

  private var generator: SeededGenerator
  private let store: RecipeStore
  private let sidebar: SidebarViewModel
  private var titleCount = 0

  init(seed: UInt64, store: RecipeStore, sidebar: SidebarViewModel) {
    generator = SeededGenerator(seed: seed)
    self.store = store
    self.sidebar = sidebar
  }

  /// Runs a command, if there is anything to run it on, and returns it.
  mutating func runNextCommand() throws -> Command {
    let command = Command.allCases.randomElement(using: &generator)!
    do {
      try run(command)
      commandsRun.insert(command)
    } catch is NothingToDo {}
    return command
  }

  private struct NothingToDo: Error {}

  private mutating func run(_ command: Command) throws {
    switch command {
    case .add: try store.add(draft())
    case .addMany: try store.add((0..<3).map { _ in draft() })
    case .edit:
      let id = try one(of: .all)
      try store.update(id, to: draft())
    case .favorite: try store.setFavorite(some(of: .all), true)
    case .unfavorite: try store.setFavorite(some(of: .favorites), false)
    case .delete: try store.delete(some(of: .all))
    case .collect: try store.collect(some(of: .all), into: collection())
    case .uncollect:
      let name = collection()
      try store.uncollect(some(of: .collection(name)), from: name)
    case .move: try move(.library, .all)
    case .moveFavorite: try move(.favorites, .favorites)
    case .moveInCollection:
      let name = collection()
      try move(.collection(name), .collection(name))
    case .moveSeveral: try moveSeveral()
    case .orderByTitle:
      let name = collection()
      try store.order(by: .title, in: .collection(name))
    case .renameCollection: try store.renameCollection("A", to: Bool.random(using: &generator) ? "A" : "a")
    case .moveCollection: try store.moveCollection("B", to: Bool.random(using: &generator) ? .before("A") : .after("A"))
    case .toggleCollection: try toggleCollection()
    case .moveBetweenCollections: try moveBetweenCollections()
    case .undo: try undo()
    case .redo: try redo()
    case .changeFilter: try changeFilter()
    }
  }

  /// Undoes the last step, but none that made the collections.
  private func undo() throws {
    guard let last = try store.history().first(where: { !$0.isUndone }), last.id > 3 else { throw NothingToDo() }
    try store.undo()
  }

  private func redo() throws {
    guard try store.history().contains(where: \.isUndone) else { throw NothingToDo() }
    try store.redo()
  }

  private mutating func changeFilter() throws {
    let query = RecipeQuery(
      collections: Bool.random(using: &generator) ? ["A"] : [], favoritesOnly: Bool.random(using: &generator),
      maxTime: Bool.random(using: &generator) ? 900 : nil, sort: RecipeSort.allCases.randomElement(using: &generator))
    try store.setFilter(of: "F", to: SavedFilter(query))
  }

  private mutating func draft() -> RecipeDraft {
    titleCount += 1
    let kind = ["Soup", "Bread", "Curry", "Pie", "Salad"].randomElement(using: &generator)!
    let day = Int.random(in: 10...28, using: &generator)
    return RecipeDraft(
      title: "\(kind) \(titleCount)", cookTime: Int.random(in: 0...3, using: &generator) * 900,
      isFavorite: Bool.random(using: &generator),
      addedOn: Bool.random(using: &generator) ? try? AddedOn("2026-10-\(day)") : nil,
      collections: ["A", "B"].filter { _ in Bool.random(using: &generator) })
  }

  private mutating func collection() -> String { Bool.random(using: &generator) ? "A" : "B" }

  private mutating func one(of query: RecipeQuery) throws -> Recipe.ID {
    guard let id = try store.identifiers(of: query).randomElement(using: &generator) else { throw NothingToDo() }
    return id
  }

  private mutating func some(of query: RecipeQuery) throws -> [Recipe.ID] {
    let ids = try store.identifiers(of: query).shuffled(using: &generator)
    guard !ids.isEmpty else { throw NothingToDo() }
    return Array(ids.prefix(Int.random(in: 1...4, using: &generator)))
  }

  private mutating func two(of query: RecipeQuery) throws -> (Recipe.ID, Recipe.ID) {
    let ids = try store.identifiers(of: query).shuffled(using: &generator)
    guard ids.count >= 2 else { throw NothingToDo() }
    return (ids[0], ids[1])
  }

  private mutating func move(_ list: OrderedList, _ query: RecipeQuery) throws {
    let (id, neighbor) = try two(of: query)
    let destinations: [Destination<Recipe.ID>] = [.before(neighbor), .after(neighbor), .top, .bottom, .place(1)]
    try store.move([id], to: destinations.randomElement(using: &generator)!, in: list)
  }

  private mutating func moveSeveral() throws {
    let ids = try some(of: .all)
    try store.move(ids, to: Bool.random(using: &generator) ? .top : .bottom, in: .library)
  }

  private mutating func toggleCollection() throws {
    guard let collection = try store.collections().randomElement(using: &generator) else { throw NothingToDo() }
    let item = SidebarItem.collection(collection.id)
    if try !sidebar.expand(item) { sidebar.collapse(item) }
  }

  /// Drags a recipe in the sidebar onto a row of the other collection, where both are expanded.
  private mutating func moveBetweenCollections() throws {
    let recipes = sidebar.dataSource.snapshot().itemIdentifiers.filter {
      if case .recipe = $0 { true } else { false }
    }
    guard let item = recipes.randomElement(using: &generator),
      let target = recipes.randomElement(using: &generator), item != target
    else { throw NothingToDo() }
    _ = sidebar.dataSource.drag(item, to: Bool.random(using: &generator) ? .before(target) : .after(target))
    if case RecipeStoreError.holdsMatches? = sidebar.dragError { throw NothingToDo() }
    if let error = sidebar.dragError { throw error }
  }
}
