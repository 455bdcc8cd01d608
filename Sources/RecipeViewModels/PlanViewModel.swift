package import Diffable
package import RecipeModel
package import RecipeStore

/// The meal plan of some days, kept in step with the store.
///
/// Sections are days, the last one is "some day"; items are meals. A drag is a transaction of the data source that ends
/// in the store's verb.
package final class PlanViewModel {
  /// A day; nil for "some day".
  package typealias Section = CalendarDay?
  package typealias Cell = Result<PlannedMeal, any Error>
  package typealias DataSource = DiffableDataSource<Section, PlannedMeal.ID, Cell>
  package typealias Changes = ShownChanges<Section, PlannedMeal.ID, PlannedMeal>

  package let dataSource: DataSource
  package let days: ClosedRange<CalendarDay>

  /// The content that is shown, as it was last read.
  package var plan: MealPlan { contents.plan }

  /// Why the last drag was not stored; nil if it was.
  package private(set) var dragError: (any Error)?

  private let store: RecipeStore
  private let contents: Contents

  /// The content of the cells. The data source keeps it for as long as it asks for cells.
  private final class Contents {
    var plan = MealPlan.empty
    var meals: [PlannedMeal.ID: PlannedMeal] = [:]

    func show(_ plan: MealPlan) {
      self.plan = plan
      meals = Dictionary(plan.meals.map { ($0.id, $0) }) { first, _ in first }
    }
  }

  /// Creates an empty plan of some days; `load` fills it.
  package init(of store: RecipeStore, on days: ClosedRange<CalendarDay>) {
    let contents = Contents()
    self.store = store
    self.days = days
    self.contents = contents
    dataSource = DataSource { _, _, id in
      Result {
        guard let meal = contents.meals[id] else { throw RecipeStoreError.noSuchPlannedMeal }
        return meal
      }
    }
    storeDrags()
  }

  /// Shows what is planned now.
  package func load() throws {
    contents.show(try store.mealPlan(days))
    dataSource.applySnapshotUsingReloadData(snapshot())
  }

  /// Makes a view that notes what changes from now on.
  package func recordChanges() -> Changes { Changes(of: dataSource) }

  private func snapshot() -> DataSource.Snapshot {
    var snapshot = DataSource.Snapshot()
    for section in plan.sections {
      snapshot.appendSections([section.day])
      snapshot.appendItems(section.meals.map(\.id), toSection: section.day)
    }
    return snapshot
  }
}

extension PlanViewModel: StoreFollower {
  /// - Complexity: O(*d* + *m*) for *d* days and *m* meals, unless no recipe's content and nothing of the plan changed.
  package func follow(_ change: RecipeChange) throws {
    if change.plan || !change.updated.isEmpty || !change.deleted.isEmpty { try refresh() }
  }

  package func refresh() throws {
    let (old, oldMeals) = (plan, contents.meals)
    contents.show(try store.mealPlan(days))
    if plan == old { return }
    var snapshot = snapshot()
    snapshot.reconfigureItems(
      plan.meals.filter { meal in oldMeals[meal.id].map { $0 != meal } ?? false }.map(\.id))
    dataSource.apply(snapshot)
  }
}

// MARK: - Dragging

extension PlanViewModel {
  /// Hands what a drag says, which meal and next to which neighbor, to the store's verb.
  ///
  /// When the store refuses, the plan shows its initial snapshot again, and `dragError` says why.
  private func storeDrags() {
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [unowned self] transaction in
      dragError = nil
      do {
        // On the next day, a meal may keep its place among all meals.
        for case .insert(_, let id, _) in transaction.sectionTransactions.flatMap(\.difference.insertions) {
          try send(id, transaction.finalSnapshot)
        }
        // Meals may be sorted otherwise than they were dropped, and what recurs has a row of its own since.
        try refresh()
        dataSource.apply(snapshot())
      } catch {
        dragError = error
        dataSource.apply(transaction.initialSnapshot)
      }
    }
  }

  /// A neighbor of the same meal decides, else the one before, and on a day without meals the day.
  private func send(_ id: PlannedMeal.ID, _ snapshot: DataSource.Snapshot) throws {
    guard let day = snapshot.sectionIdentifier(containingItem: id) else { return }
    let ids = snapshot.itemIdentifiers(inSection: day)
    let place = ids.firstIndex(of: id)!
    let previous = place > 0 ? ids[place - 1] : nil
    let next = place + 1 < ids.count ? ids[place + 1] : nil
    let meal = contents.meals[id]?.meal
    if let next, previous == nil || contents.meals[next]?.meal == meal && contents.meals[previous!]?.meal != meal {
      try store.reorderPlannedMeals([id], to: .before(next))
    } else if let previous {
      try store.reorderPlannedMeals([id], to: .after(previous))
    } else {
      try store.movePlannedMeals([id], to: day)
    }
  }
}
