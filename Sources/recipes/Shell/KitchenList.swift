import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

/// A list that is not one of recipes, as a shell shows it while it is open.
protocol KitchenList {
  /// Its name in the prompt.
  var name: String { get }

  /// What is kept in step with the store.
  var follower: any StoreFollower { get }

  /// Prints the list as it is.
  func printAll() throws

  /// Prints what has changed since something was last printed; returns whether there was anything.
  @discardableResult
  func printChanges() throws -> Bool
}

/// The lists of the kitchen that `open` knows by name.
enum KitchenListName: String, CaseIterable {
  case shop, plan

  func list(of store: RecipeStore, in session: Session) throws -> any KitchenList {
    switch self {
    case .shop: try OpenedShoppingList(of: store, in: session)
    case .plan: try OpenedPlan(of: store, in: session)
    }
  }
}

private struct OpenedShoppingList: KitchenList {
  let name = KitchenListName.shop.rawValue
  private let list: ShoppingListViewModel
  private let changes: ShoppingListViewModel.Changes
  private let printer: Printer

  init(of store: RecipeStore, in session: Session) throws {
    list = ShoppingListViewModel(of: store, in: try session.shoppingUnits())
    printer = session.printer
    try list.load()
    changes = list.recordChanges()
  }

  var follower: any StoreFollower { list }

  func printAll() throws {
    changes.notePrinted(list.list.items.map { ($0.id, $0) })
    try ShoppingPrinter(printer: printer).print(list.list)
  }

  func printChanges() throws -> Bool {
    let taken = changes.take()
    try printer.print(changes: taken)
    return !taken.isEmpty
  }
}

private struct OpenedPlan: KitchenList {
  let name = KitchenListName.plan.rawValue
  private let plan: PlanViewModel
  private let changes: PlanViewModel.Changes
  private let printer: Printer

  init(of store: RecipeStore, in session: Session) throws {
    plan = PlanViewModel(of: store, on: try session.dayWords(.coming, today: store.today).thisWeek)
    printer = session.printer
    try plan.load()
    changes = plan.recordChanges()
  }

  var follower: any StoreFollower { plan }

  func printAll() throws {
    changes.notePrinted(plan.plan.meals.map { ($0.id, $0) })
    try PlanPrinter(printer: printer).print(plan.plan)
  }

  func printChanges() throws -> Bool {
    let taken = changes.take()
    try printer.print(changes: taken)
    return !taken.isEmpty
  }
}
