import Diffable
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeTestSupport
import RecipeViewModels
import Testing

/// The shopping list as a diffable data source.
@Suite struct ShoppingListViewModelTests {
  private let store: RecipeStore
  private let followers: StoreFollowers
  private let list: ShoppingListViewModel
  private let printed: PrintedLines<ShoppingAisle.ID, ItemKey, ShoppingItem>

  init() throws {
    store = try RecipeStore.inMemory([
      RecipeDraft(title: "Soup", ingredients: "1 onion\n1 kg tomatoes\nsalt"),
      RecipeDraft(title: "Toast", ingredients: "2 slices of bread\n1 onion"),
      RecipeDraft(title: "Eggs", ingredients: "4 eggs\n3 tomatoes\n2 leeks"),
    ])
    followers = try StoreFollowers(of: store)
    list = ShoppingListViewModel(of: store)
    try store.addToShoppingList([(1, .one), (2, .one), (3, .one)])
    try list.load()
    followers.add(list)
    printed = PrintedLines(of: list.dataSource)
  }

  private func key(_ name: String) throws -> ItemKey { try #require(ItemKey(name: name)) }

  private var names: [[String]] {
    printed.lines.map { $0.map { $0.map { ($0.isTicked ? "✓" : "") + $0.name } ?? "?" } }
  }

  @Test func `a tick reconfigures one item, which stays where it is`() throws {
    let changes = list.recordChanges()
    try store.tickShoppingItems([key("onion")], true)
    let taken = changes.take()
    #expect(taken.count == 1)
    guard case .reconfigured(try key("onion"), let item, place: 1)? = taken.first else {
      Issue.record("\(taken)")
      return
    }
    #expect(item.isGot)
  }

  @Test func `an amount that changes is reconfigured, and only it is asked for`() throws {
    let before = printed.cellsAskedFor
    try store.addToShoppingList([], lines: ["3 onions"])
    #expect(printed.cellsAskedFor == before + 1)
    #expect(printed.lines[0].first??.amounts == "5")
  }

  @Test func `a drag is stored, in the aisle or into another one`() throws {
    #expect(list.dataSource.drag(try key("leek"), to: .before(try key("onion"))))
    #expect(names == [["leeks", "onion", "tomatoes"], ["bread"], ["eggs"], ["salt"]])
    #expect(list.dataSource.drag(try key("leek"), to: .after(try key("egg"))))
    #expect(names == [["onion", "tomatoes"], ["bread"], ["eggs", "leeks"], ["salt"]])
    #expect(list.dragError == nil)
    #expect(try store.shoppingList() == list.list)
    try store.undo(2)
    #expect(names == [["onion", "tomatoes", "leeks"], ["bread"], ["eggs"], ["salt"]])
  }

  @Test func `a drag that the store refuses is undone, and says why`() throws {
    let other = try #require(try? store.shoppingList())
    store.onChange = nil
    try store.removeFromShoppingList(recipes: [3])
    #expect(list.dataSource.drag(try key("leek"), to: .before(try key("onion"))))
    #expect(list.dragError as? RecipeStoreError == .noSuchShoppingItem("leek"))
    #expect(list.dataSource.snapshot().itemIdentifiers == other.items.map(\.id))
  }

  @Test func `where what was got comes last, a tick moves the item to the end of its aisle`() throws {
    let list = ShoppingListViewModel(of: store, showsGotLast: true)
    try list.load()
    followers.add(list)
    let changes = list.recordChanges()
    let printed = PrintedLines(of: list.dataSource)
    try store.tickShoppingItems([key("onion")], true)
    #expect(printed.lines.first?.compactMap { $0?.name } == ["tomatoes", "leeks", "onion"])
    #expect(list.list == (try store.shoppingList()))
    try store.undo()
    #expect(printed.lines.first?.compactMap { $0?.name } == ["onion", "tomatoes", "leeks"])
    #expect(changes.take().isEmpty)
  }

  @Test func `an aisle that is renamed is reloaded`() throws {
    let before = printed.cellsAskedFor
    try store.renameAisle("Produce", to: "Vegetables")
    #expect(printed.cellsAskedFor == before + 3)
    #expect(list.list.sections[0].aisle.name == "Vegetables")
  }

  @Test func `after each of 1,000 random commands the list is as a fresh load`() throws {
    var script = ShoppingScript(store: store, list: list)
    for step in 1...1000 {
      let command = try script.runNextCommand()
      let fresh = ShoppingListViewModel(of: store)
      try fresh.load()
      let expected = PrintedLines(of: fresh.dataSource).lines
      try #require(printed.lines == expected, "\(command), step \(step)")
      try #require(try !followers.catchUp())
    }
    #expect(script.commandsRun.count == ShoppingScript.Command.allCases.count)
  }
}

/// A shopper who does one thing after another, at random but always the same.
private struct ShoppingScript {
  enum Command: CaseIterable {
    case addRecipe, addLine, removeRecipe, setAside, tick, untick, clear, empty, move, reorder, drag, addAisle
    case renameAisle, moveAisle, deleteAisle, addToPantry, removeFromPantry, edit, delete, undo, redo
  }

  private(set) var commandsRun: Set<Command> = []
  private var generator = SeededGenerator(seed: 18)
  private let store: RecipeStore
  private let list: ShoppingListViewModel
  private var count = 0

  init(store: RecipeStore, list: ShoppingListViewModel) {
    self.store = store
    self.list = list
  }

  private struct NothingToDo: Error {}

  mutating func runNextCommand() throws -> Command {
    let command = Command.allCases.randomElement(using: &generator)!
    do {
      try run(command)
      commandsRun.insert(command)
    } catch is NothingToDo {} catch RecipeStoreError.aisleExists {}
    return command
  }

  private mutating func run(_ command: Command) throws {
    switch command {
    case .addRecipe: try store.addToShoppingList([(recipe(), Rational(Int.random(in: 1...3, using: &generator)))])
    case .addLine: try store.addToShoppingList([], lines: [line()])
    case .removeRecipe: try store.removeFromShoppingList(recipes: [recipe()])
    case .setAside: try store.setAsideShoppingItems([item()])
    case .tick: try store.tickShoppingItems([item(), item()], true)
    case .untick: try store.tickShoppingItems([item()], false)
    case .clear: try store.clearShoppingList()
    case .empty:
      // Often, there would be little to do next.
      guard Int.random(in: 0..<5, using: &generator) == 0 else { throw NothingToDo() }
      try store.emptyShoppingList()
    case .move: try store.moveShoppingItems([item()], toAisle: aisle().id)
    case .reorder:
      let (moved, neighbor) = try two()
      try store.moveShoppingItems(
        [moved], to: [.before(neighbor), .after(neighbor), .top, .bottom].randomElement(using: &generator)!)
    case .drag:
      let (moved, neighbor) = try two()
      _ = list.dataSource.drag(moved, to: Bool.random(using: &generator) ? .before(neighbor) : .after(neighbor))
      if let error = list.dragError { throw error }
    case .addAisle:
      count += 1
      try store.addAisle("Aisle \(count)")
    case .renameAisle:
      count += 1
      try store.renameAisle(aisle().name, to: "Aisle \(count)")
    case .moveAisle: try store.moveAisle(aisle().name, to: Bool.random(using: &generator) ? .top : .bottom)
    case .deleteAisle:
      let aisle = try aisle()
      guard aisle.id > 15, aisle.id != 1_000_000 else { throw NothingToDo() }
      try store.deleteAisle(aisle.name)
    case .addToPantry: try store.addToPantry([item().text])
    case .removeFromPantry:
      guard let name = try store.pantry().randomElement(using: &generator) else { throw NothingToDo() }
      try store.removeFromPantry([name])
    case .edit:
      let lines = (0..<3).map { _ in line() }
      try store.update(recipe(), to: RecipeDraft(title: "Edited", ingredients: lines.joined(separator: "\n")))
    case .delete:
      let recipe = try recipe()
      try store.delete([recipe])
      try store.add(RecipeDraft(title: "New", ingredients: line()))
    case .undo:
      guard try store.history().filter({ !$0.isUndone }).count > 2 else { throw NothingToDo() }
      try store.undo()
    case .redo:
      guard try store.history().contains(where: \.isUndone) else { throw NothingToDo() }
      try store.redo()
    }
  }

  private mutating func recipe() throws -> Recipe.ID {
    guard let id = try store.identifiers(of: .all).randomElement(using: &generator) else { throw NothingToDo() }
    return id
  }

  private mutating func line() -> String {
    let food = ["onions", "tomatoes", "leeks", "milk", "eggs", "flour", "salt", "foil", "tofu"]
    let amount = ["", "2 ", "200 g ", "1 cup ", "1-2 "]
    return amount.randomElement(using: &generator)! + food.randomElement(using: &generator)!
  }

  private mutating func item() throws -> ItemKey {
    guard let item = try store.shoppingList().items.randomElement(using: &generator) else { throw NothingToDo() }
    return item.id
  }

  private mutating func two() throws -> (ItemKey, ItemKey) {
    let keys = try store.shoppingList().items.map(\.id).shuffled(using: &generator)
    guard keys.count > 1 else { throw NothingToDo() }
    return (keys[0], keys[1])
  }

  private mutating func aisle() throws -> ShoppingAisle { try store.aisles().randomElement(using: &generator)! }
}
