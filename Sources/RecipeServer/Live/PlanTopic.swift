import RecipeModel
import RecipeStore
import RecipeViewModels

/// A week of the meal plan.
final class PlanTopic: TopicView {
  private let model: PlanViewModel
  private let recorder: BatchRecorder<PlanViewModel.Section, PlannedMeal.ID, PlanViewModel.Cell>

  init(_ model: PlanViewModel, isReadOnly: Bool) {
    self.model = model
    recorder = BatchRecorder(
      of: model.dataSource, section: RowKey.day, key: RowKey.meal,
      row: { _, cell in (try? cell.get()).map { MealRow($0, isReadOnly: isReadOnly).markup } })
  }

  func take() -> TopicChange? { recorder.take() }

  func follow(_ change: RecipeChange) throws { try model.follow(change) }

  func refresh() throws {
    try model.refresh()
    recorder.discard()
  }
}
