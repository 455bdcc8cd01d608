import Diffable
import RecipeStore

extension DiffableDataSource {
  /// Picks an item up and drops it before or after another one, as a view does; returns whether it moved.
  func drag(_ item: ItemIdentifierType, to destination: Destination<ItemIdentifierType>) -> Bool {
    guard let source = indexPath(for: item), let neighbor = destination.neighbor, var target = indexPath(for: neighbor),
      beginInteractiveMovementForItem(at: source)
    else { return false }
    if case .after = destination { target.item += 1 }
    if source.section == target.section, source.item < target.item { target.item -= 1 }
    return endInteractiveMovement(at: target)
  }
}
