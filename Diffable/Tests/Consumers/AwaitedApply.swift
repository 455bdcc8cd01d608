// A snapshot that is made elsewhere, and an apply that is awaited on the main actor.

import Diffable

@MainActor final class Loader {
  private let dataSource = DiffableDataSource<Int, String, String> { _, _, word in word.uppercased() }

  func load() async {
    let snapshot = await Task.detached {
      var snapshot = DiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<1_000).map { "word \($0)" })
      return snapshot
    }.value
    await dataSource.apply(snapshot)
    await dataSource.applySnapshotUsingReloadData(snapshot)
  }

  func loadSoon() -> Task<Void, Never> { Task { await load() } }

  func follow(_ snapshots: AsyncStream<DiffableDataSourceSnapshot<Int, String>>) async -> Int {
    var arrivals = 0
    for await (_, difference) in snapshots.differences() { arrivals += difference.itemInserts.count }
    return arrivals
  }
}
