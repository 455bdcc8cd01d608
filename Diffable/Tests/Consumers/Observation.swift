// A view that observes what it reads.

import Diffable
import DiffableObservation
import Observation

@MainActor final class Page {
  private let dataSource = ObservableDataSource<String, Int>()
  private var drawn: [Int] = []

  func draw() {
    withObservationTracking {
      drawn = dataSource.itemIdentifiers(inSection: "main")
    } onChange: {
      Task { @MainActor [weak self] in self?.draw() }
    }
  }

  func show(_ snapshot: DiffableDataSourceSnapshot<String, Int>) { dataSource.apply(snapshot) }
}
