package import RecipeStore

/// A view model that shows part of a store.
package protocol StoreFollower: AnyObject {
  /// Shows what a verb of the store has changed, without asking for what did not change.
  func follow(_ change: RecipeChange) throws

  /// Queries the store again for all that is shown, and shows the difference.
  func refresh() throws
}

/// Keeps view models in step with their store.
///
/// What this process changes reaches them as the store's verbs publish it. What other processes change is noticed by
/// `catchUp()`.
package final class StoreFollowers {
  private let store: RecipeStore
  private var followers: [any StoreFollower] = []

  /// Whether a follower may be out of date: it could not follow a change, or what it showed was rolled back.
  private var isOutOfDate = false

  package init(of store: RecipeStore) throws {
    self.store = store
    _ = try store.hasChangedElsewhere()
    store.onChange = { [weak self] change in self?.publish(change) }
    store.onRollBack = { [weak self] in self?.isOutOfDate = true }
  }

  /// Keeps one more view model in step, which shows what the store has now.
  package func add(_ follower: any StoreFollower) {
    followers.append(follower)
  }

  /// Shows what other processes have changed since the last call, as it is at one moment; returns whether there was
  /// anything.
  ///
  /// - Throws: `RecipeStoreError`; the followers then still show what they did, and the next call tries again.
  @discardableResult
  package func catchUp() throws -> Bool {
    guard try store.hasChangedElsewhere() || isOutOfDate else { return false }
    isOutOfDate = true
    try store.read { for follower in followers { try follower.refresh() } }
    isOutOfDate = false
    return true
  }

  /// The change is committed already, so a failure to show it waits for the next `catchUp()`.
  private func publish(_ change: RecipeChange) {
    for follower in followers {
      do { try store.read { try follower.follow(change) } } catch { isOutOfDate = true }
    }
  }
}
