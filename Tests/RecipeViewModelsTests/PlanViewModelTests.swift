import Diffable
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeTestSupport
import RecipeViewModels
import Testing

/// The meal plan as a diffable data source, in the week from Monday, 23 November 2026, a month later: only what is past
/// is cooked.
@Suite struct PlanViewModelTests {
  private let store: RecipeStore
  private let followers: StoreFollowers
  private let plan: PlanViewModel
  private let printed: PrintedLines<CalendarDay?, PlannedMeal.ID, PlannedMeal>
  private let monday = CalendarDay("2026-11-23")!

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment(now: noon + 30 * 86_400))
    try store.add(["Soup", "Toast", "Eggs"].map { RecipeDraft(title: $0) })
    followers = try StoreFollowers(of: store)
    plan = PlanViewModel(of: store, on: monday...monday.adding(days: 6))
    try store.plan([.recipe(1, factor: .one), .recipe(2, factor: .one)], on: [monday], meal: "dinner")
    try store.plan([.recipe(3, factor: .one)], every: Recurrence(weekday: 2, firstDay: monday), meal: "dinner")
    try store.plan([.note("guests")], on: [nil])
    try plan.load()
    followers.add(plan)
    printed = PrintedLines(of: plan.dataSource)
  }

  /// The titles of each day from Monday on, and of some day.
  private var titles: [[String]] {
    printed.lines.map { $0.map { $0.map { ($0.recurs ? "↻" : "") + $0.title } ?? "?" } }
  }

  private func id(_ title: String) throws -> PlannedMeal.ID {
    try #require(plan.plan.meals.first { $0.title == title }).id
  }

  @Test func `every day is a section, and some day the last`() {
    #expect(titles == [["Soup", "Toast"], ["↻Eggs"], [], [], [], [], [], ["guests"]])
  }

  @Test func `a title that changes is reconfigured, and only its meal is asked for`() throws {
    let before = printed.cellsAskedFor
    try store.update(2, to: RecipeDraft(title: "French toast"))
    #expect(printed.cellsAskedFor == before + 1)
    #expect(titles[0] == ["Soup", "French toast"])
  }

  @Test func `cooking shows the meal as cooked, also that of a rule`() throws {
    try store.addCooking(Cooking(on: monday), of: [1])
    try store.addCooking(Cooking(on: monday.adding(days: 1)), of: [3])
    #expect(printed.lines[0].map(\.?.isCooked) == [true, false])
    #expect(titles[1] == ["Eggs"] && printed.lines[1][0]?.isCooked == true)
    try store.undo(2)
    #expect(titles[1] == ["↻Eggs"] && printed.lines[0][0]?.isCooked == false)
  }

  @Test func `a drag is stored, in the day, to another one, to an empty one, and to some day`() throws {
    #expect(plan.dataSource.drag(try id("Toast"), to: .before(try id("Soup"))))
    #expect(titles[0] == ["Toast", "Soup"])
    #expect(plan.dataSource.drag(try id("Soup"), to: .after(try id("Eggs"))))
    #expect(titles.prefix(2) == [["Toast"], ["Eggs", "Soup"]])
    #expect(plan.dataSource.drag(try id("Toast"), to: .after(try id("guests"))))
    #expect(titles == [[], ["Eggs", "Soup"], [], [], [], [], [], ["guests", "Toast"]])
    #expect(plan.dragError == nil)
    #expect(try store.mealPlan(plan.days) == plan.plan)
    try store.undo(3)
    #expect(titles == [["Soup", "Toast"], ["↻Eggs"], [], [], [], [], [], ["guests"]])
  }

  @Test func `a drag that the store refuses is undone, and says why`() throws {
    let before = plan.dataSource.snapshot().itemIdentifiers
    let toast = try id("Toast")
    store.onChange = nil
    try store.removePlannedMeals([toast])
    #expect(plan.dataSource.drag(toast, to: .before(try id("Soup"))))
    #expect(plan.dragError as? RecipeStoreError == .noSuchPlannedMeal)
    #expect(plan.dataSource.snapshot().itemIdentifiers == before)
  }

  @Test func `after each of 1,000 random commands the plan is as a fresh load`() throws {
    var script = PlanScript(store: store, plan: plan)
    for step in 1...1000 {
      let command = try script.runNextCommand()
      let fresh = PlanViewModel(of: store, on: plan.days)
      try fresh.load()
      let expected = PrintedLines(of: fresh.dataSource).lines
      try #require(printed.lines == expected, "\(command), step \(step)")
      try #require(plan.dataSource.snapshot().itemIdentifiers == fresh.dataSource.snapshot().itemIdentifiers)
      try #require(try !followers.catchUp())
    }
    #expect(script.commandsRun.count == PlanScript.Command.allCases.count)
  }
}

/// A cook who plans one thing after another, at random but always the same.
private struct PlanScript {
  enum Command: CaseIterable {
    case add, addNote, addRule, move, reorder, drag, remove, removeRule, copy, cook, edit, delete, undo, redo
  }

  private(set) var commandsRun: Set<Command> = []
  private var generator = SeededGenerator(seed: 18)
  private let store: RecipeStore
  private let plan: PlanViewModel

  init(store: RecipeStore, plan: PlanViewModel) {
    self.store = store
    self.plan = plan
  }

  private struct NothingToDo: Error {}

  mutating func runNextCommand() throws -> Command {
    let command = Command.allCases.randomElement(using: &generator)!
    do {
      try run(command)
      commandsRun.insert(command)
    } catch is NothingToDo {}
    return command
  }

  private mutating func run(_ command: Command) throws {
    switch command {
    case .add:
      try store.plan(
        [.recipe(recipe(), factor: Rational(Int.random(in: 1...3, using: &generator)))], on: [day()], meal: meal())
    case .addNote: try store.plan([.note("Note")], on: [day()], meal: meal())
    case .addRule:
      let weeks = Int.random(in: 1...2, using: &generator)
      let every = Recurrence(
        weekday: Int.random(in: 1...7, using: &generator), weeks: weeks, firstDay: plan.days.lowerBound)
      try store.plan([.recipe(recipe(), factor: .one)], every: every, meal: meal())
    case .move: try store.movePlannedMeals([id()], to: day(), meal: Bool.random(using: &generator) ? meal() : nil)
    case .reorder:
      let (moved, neighbor) = try two()
      try store.reorderPlannedMeals(
        [moved], to: [.before(neighbor), .after(neighbor), .top, .bottom].randomElement(using: &generator)!)
    case .drag:
      let (moved, neighbor) = try two()
      _ = plan.dataSource.drag(moved, to: Bool.random(using: &generator) ? .before(neighbor) : .after(neighbor))
      if let error = plan.dragError { throw error }
    case .remove: try store.removePlannedMeals([id(), id()])
    case .removeRule:
      guard let rule = plan.plan.meals.filter(\.recurs).randomElement(using: &generator) else { throw NothingToDo() }
      try store.removePlanRules([rule.number])
    case .copy:
      try store.copyPlan(plan.days.lowerBound...plan.days.lowerBound.adding(days: 1), to: day() ?? plan.days.lowerBound)
    case .cook: try store.addCooking(Cooking(on: day() ?? plan.days.lowerBound), of: [recipe()])
    case .edit:
      try store.update(recipe(), to: RecipeDraft(title: "Edited \(Int.random(in: 1...99, using: &generator))"))
    case .delete:
      try store.delete([recipe()])
      try store.add(RecipeDraft(title: "New"))
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

  private mutating func day() -> CalendarDay? {
    let offset = Int.random(in: -1...7, using: &generator)
    return offset == 7 ? nil : plan.days.lowerBound.adding(days: offset)
  }

  private mutating func meal() -> String { ["", "lunch", "dinner"].randomElement(using: &generator)! }

  private mutating func id() throws -> PlannedMeal.ID {
    guard let meal = plan.plan.meals.randomElement(using: &generator) else { throw NothingToDo() }
    return meal.id
  }

  private mutating func two() throws -> (PlannedMeal.ID, PlannedMeal.ID) {
    let ids = plan.plan.meals.map(\.id).shuffled(using: &generator)
    guard ids.count > 1 else { throw NothingToDo() }
    return (ids[0], ids[1])
  }
}
