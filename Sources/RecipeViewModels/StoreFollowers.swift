package import RecipeStore

/// A view model that shows part of a store.
package protocol StoreFollower: AnyObject {
  /// Shows what a verb of the store has changed, without asking for what did not change.
  func follow(_ change: RecipeChange) throws

  /// Shows what other programs have changed, and perhaps some of what was followed already.
  func catchUp(with change: RecipeChange) throws

  /// Queries the store again for all that is shown, and shows the difference.
  func refresh() throws
}

extension StoreFollower {
  package func catchUp(with change: RecipeChange) throws { try follow(change) }
}

/// Keeps view models in step with their store.
///
/// What this process changes reaches them as the store's verbs publish it. What other processes change is noticed by
/// `catchUp()`, which reads it from the history where that says all of it.
package final class StoreFollowers {
  private let store: RecipeStore
  private var followers: [any StoreFollower] = []

  /// The moment up to which the followers show everything, but for their own store's changes since.
  private var mark: HistoryMark

  /// `true` if other processes have changed something since the mark.
  private var hasMissedChanges = false

  /// `true` if a follower may be out of date: it could not follow a change, or what it showed was rolled back.
  private var isOutOfDate = false

  package init(of store: RecipeStore) throws {
    self.store = store
    mark = try store.read {
      _ = try store.hasChangedElsewhere()
      return try store.historyMark()
    }
    store.onChange = { [weak self] change in self?.publish(change) }
    store.onRollBack = { [weak self] in self?.isOutOfDate = true }
  }

  /// Keeps one more view model in step, which shows what the store has now.
  package func add(_ follower: any StoreFollower) {
    followers.append(follower)
  }

  /// Leaves a view model as it is from now on.
  package func remove(_ follower: any StoreFollower) {
    followers.removeAll { $0 === follower }
  }

  /// Shows what other processes have changed since the last call, as it is at one moment; returns whether there was
  /// anything.
  ///
  /// - Throws: `RecipeStoreError`; the followers then still show what they did, and the next call tries again.
  /// - Complexity: O(*k*) for *k* bytes changed; after a restore, or a change that no step records, as long as showing
  ///   everything again.
  @discardableResult
  package func catchUp() throws -> Bool {
    guard try store.hasChangedElsewhere() || hasMissedChanges || isOutOfDate else { return false }
    let mustRefresh = isOutOfDate
    isOutOfDate = true
    try store.read {
      let newMark = try store.historyMark()
      let change = mustRefresh ? nil : try? store.changes(since: mark)
      for follower in followers {
        // No step says that anything has changed, but something has: another program may have written.
        if let change, !change.isEmpty { try follower.catchUp(with: change) } else { try follower.refresh() }
      }
      mark = newMark
    }
    (hasMissedChanges, isOutOfDate) = (false, false)
    return true
  }

  /// The change is committed already, so a failure to show it waits for the next `catchUp()`.
  private func publish(_ change: RecipeChange) {
    for follower in followers {
      do { try store.read { try follower.follow(change) } } catch { isOutOfDate = true }
    }
    do { try store.read(moveMark) } catch { hasMissedChanges = true }
  }

  /// Passes over this store's own change, unless another process has changed something besides.
  private func moveMark() throws {
    if try hasMissedChanges || store.hasChangedElsewhere() {
      hasMissedChanges = true
    } else {
      mark = try store.historyMark()
    }
  }
}
