import Testing

@testable import Diffable

/// A view that takes time, and an apply that is awaited.
@MainActor @Suite struct AwaitedViewTests {
  private let dataSource = SlowView.DataSource { _, _, item in item }
  private let view: SlowView

  init() {
    view = SlowView(dataSource)
    show("A:")
    view.forgetCalls()
  }

  /// Makes the plain call, which an asynchronous function cannot make.
  private func show(_ text: String, completion: (() -> Void)? = nil) {
    dataSource.apply(DiffableDataSourceSnapshot(text), completion: completion)
  }

  private func awaitedApply(_ text: String) -> Task<Void, Never> {
    Task { @MainActor in
      await dataSource.apply(DiffableDataSourceSnapshot(text))
      view.log.append("returned \(text)")
    }
  }

  @Test func `an apply that is awaited returns when the view is done`() async {
    let apply = awaitedApply("A:x")
    await view.isWaiting(1)
    #expect(view.log == ["awaited"])
    #expect(dataSource.snapshot().text == "A:x")
    #expect(view.cells == [["x"]])
    view.finish(0)
    await apply.value
    #expect(view.log == ["awaited", "returned A:x"])
  }

  @Test func `a completion is called after those of earlier applies that are awaited`() async {
    let apply = awaitedApply("A:x")
    await view.isWaiting(1)
    show("A:x,y") { [view] in view.log.append("completed") }
    #expect(view.cells == [["x", "y"]])
    #expect(dataSource.snapshot().text == "A:x,y")
    #expect(view.log == ["awaited", "plain"])
    view.finish(0)
    await apply.value
    #expect(view.log.prefix(3) == ["awaited", "plain", "completed"] || view.log[2] == "returned A:x")
    #expect(Set(view.log.dropFirst(2)) == ["completed", "returned A:x"])
  }

  @Test func `applies that are awaited reach the view at once, and return in their order`() async {
    let first = awaitedApply("A:x")
    await view.isWaiting(1)
    let second = awaitedApply("A:x,y")
    await view.isWaiting(2)
    #expect(view.cells == [["x", "y"]])
    view.finish(1)
    for _ in 0..<20 { await Task.yield() }
    #expect(view.log == ["awaited", "awaited"])
    view.finish(0)
    await first.value
    await second.value
    #expect(view.log == ["awaited", "awaited", "returned A:x", "returned A:x,y"])
  }

  @Test func `a second batch is handed over before the next apply`() async {
    show("A:x")
    view.forgetCalls()
    var marked = DiffableDataSourceSnapshot("A:w,x")
    marked.reloadItems(["x"])
    let apply = Task { @MainActor [dataSource] in await dataSource.apply(marked) }
    await view.isWaiting(1)
    show("A:x")
    #expect(view.log == ["awaited", "plain", "plain"])
    #expect(view.batches.map(\.itemReloads) == [[], [[0, 1]], []])
    view.finish(0)
    await apply.value
    #expect(view.log == ["awaited", "plain", "plain"])
    #expect(view.cells == [["x"]])
  }

  @Test func `a second batch is awaited as well`() async {
    show("A:x")
    view.forgetCalls()
    var marked = DiffableDataSourceSnapshot("A:w,x")
    marked.reloadItems(["x"])
    let apply = Task { @MainActor [dataSource] in await dataSource.apply(marked) }
    await view.isWaiting(1)
    view.finish(0)
    await view.isWaiting(2)
    view.finish(1)
    await apply.value
    #expect(view.log == ["awaited", "awaited"])
    #expect(view.batches.map(\.itemReloads) == [[], [[0, 1]]])
  }

  @Test func `the view cannot apply while it is updated, and others can`() async {
    view.meddle = { dataSource in
      do throws(DiffableViolation) {
        try dataSource.checked.apply(DiffableDataSourceSnapshot("A:z"))
        return "applied"
      } catch { return "\(error.kind)" }
    }
    let apply = awaitedApply("A:x")
    await view.isWaiting(1)
    #expect(view.log == ["awaited", "alreadyApplying"])
    show("A:y")
    view.finish(0)
    await apply.value
    #expect(view.log == ["awaited", "alreadyApplying", "plain", "alreadyApplying", "returned A:x"])
    #expect(view.cells == [["y"]])
  }

  @Test func `an outline that is applied to a section is awaited`() async {
    let apply = Task { @MainActor [dataSource] in
      await dataSource.apply(DiffableDataSourceSectionSnapshot("z"), to: "A")
    }
    await view.isWaiting(1)
    view.finish(0)
    await apply.value
    #expect(view.log == ["awaited"])
    #expect(view.cells == [["z"]])
  }

  @Test func `a view that is replaced is not handed what it missed`() async {
    show("A:x")
    var marked = DiffableDataSourceSnapshot("A:w,x")
    marked.reloadItems(["x"])
    view.forgetCalls()
    let apply = Task { @MainActor [dataSource] in await dataSource.apply(marked) }
    await view.isWaiting(1)
    let other = SlowView(dataSource)
    show("A:x")
    view.finish(0)
    await apply.value
    #expect(view.log == ["awaited"])
    #expect(other.log == ["plain"])
    #expect(other.cells == [["x"]])
  }
}

/// The newest of several snapshots.
@MainActor @Suite struct ApplyNewestTests {
  private let dataSource = SlowView.DataSource { _, _, item in item }
  private let view: SlowView

  init() {
    view = SlowView(dataSource)
    view.isSlow = false
    show("A:a,b,c")
    view.forgetCalls()
  }

  private func show(_ text: String) { dataSource.apply(DiffableDataSourceSnapshot(text)) }

  private func show(outline text: String) { dataSource.apply(DiffableDataSourceSectionSnapshot(text), to: "A") }

  private func applyNewest(_ text: String, reloading item: String? = nil) -> Task<Void, Never> {
    Task { @MainActor in
      var snapshot = DiffableDataSourceSnapshot(text)
      if let item { snapshot.reloadItems([item]) }
      await dataSource.applyNewest(snapshot)
      view.log.append("returned, shown \(dataSource.snapshot().text)")
    }
  }

  @Test(arguments: [false, true])
  func `a thousand in one turn reach the view in at most three batches`(isSlow: Bool) async {
    view.isSlow = isSlow
    let tasks = (1...1_000).map { applyNewest("A:\($0)") }
    if isSlow {
      await view.isWaiting(1)
      view.isSlow = false
      view.finish(0)
    }
    for task in tasks { await task.value }
    #expect(dataSource.snapshot().text == "A:1000")
    #expect(view.cells == [["1000"]])
    #expect((1...3).contains(view.batches.count))
    #expect(view.log.count { $0.hasPrefix("returned") } == 1_000)
  }

  @Test func `only the newest of those that came while the view was busy is shown`() async {
    view.isSlow = true
    let first = applyNewest("A:x")
    await view.isWaiting(1)
    let others = (1...5).map { applyNewest("A:\($0)") }
    for _ in 0..<20 { await Task.yield() }
    #expect(view.cells == [["x"]])
    view.finish(0)
    await first.value
    await view.isWaiting(2)
    #expect(view.cells == [["5"]])
    view.finish(1)
    for task in others { await task.value }
    #expect(view.batches.count == 2)
  }

  @Test func `a call that is awaited alone shows each snapshot`() async {
    for number in 1...10 { await dataSource.applyNewest(DiffableDataSourceSnapshot("A:\(number)")) }
    #expect(view.batches.count == 10)
    #expect(view.cells == [["10"]])
  }

  @Test func `the marks of those left out are kept`() async {
    let tasks = [applyNewest("A:a,b", reloading: "a"), applyNewest("A:a,b", reloading: "b"), applyNewest("A:a,c")]
    for task in tasks { await task.value }
    #expect(view.batches.flatMap(\.itemReloads) == [[0, 0]])
    #expect(view.cells == [["a", "c"]])
  }

  @Test func `tasks that are canceled leave the newest shown`() async {
    view.isSlow = true
    let tasks = (1...10).map { applyNewest("A:\($0)") }
    for task in tasks { task.cancel() }
    await view.isWaiting(1)
    let late = (11...20).map { applyNewest("A:\($0)") }
    for _ in 0..<20 { await Task.yield() }
    for task in late { task.cancel() }
    view.isSlow = false
    view.finish(0)
    for task in tasks + late { await task.value }
    #expect(view.cells == [["20"]])
    #expect(dataSource.snapshot().text == "A:20")
  }

  @Test func `another apply is not left out, and comes in the order of the calls`() async {
    let newest = applyNewest("A:x", reloading: "x")
    while dataSource.waitingSnapshot == nil { await Task.yield() }
    show("A:y")
    #expect(view.cells == [["y"]])
    #expect(view.batches.flatMap(\.itemInserts).count == 2)
    await newest.value
    #expect(view.cells == [["y"]])
    #expect(dataSource.snapshot().text == "A:y")
  }

  @Test func `an item is expanded in what waits to be shown`() async {
    show(outline: "p-(q)")
    let newest = applyNewest("A:x,p")
    while dataSource.waitingSnapshot == nil { await Task.yield() }
    #expect(dataSource.expandItem(at: [0, 0]))
    await newest.value
    #expect(view.cells == [["x", "p", "q"]])
  }
}

/// A view that follows at once, and is done when the test says so.
@MainActor private final class SlowView: @MainActor DiffableDataSourceView {
  typealias DataSource = DiffableDataSource<String, String, String>

  private let dataSource: DataSource
  private(set) var cells: [[String]] = []
  private(set) var batches: [DiffableDataSourceSnapshotDifference] = []
  private var waiting: [CheckedContinuation<Void, Never>?] = []
  var isSlow = true
  var log: [String] = []

  /// What the view does that it should not, before and after it waits.
  var meddle: ((DataSource) -> String)?

  init(_ dataSource: DataSource) {
    self.dataSource = dataSource
    dataSource.view = self
  }

  func reloadData() { cells = dataSource.makeCells() }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    log.append("plain")
    follow(updates)
  }

  @MainActor
  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) async {
    log.append("awaited")
    follow(updates)
    if let meddle { log.append(meddle(dataSource)) }
    guard isSlow else { return }
    await withCheckedContinuation { waiting.append($0) }
    if let meddle { log.append(meddle(dataSource)) }
  }

  private func follow(_ updates: DiffableDataSourceSnapshotDifference) {
    batches.append(updates)
    dataSource.update(&cells, by: updates)
  }

  /// Returns once the view has been asked so often to wait.
  func isWaiting(_ count: Int) async {
    while waiting.count < count { await Task.yield() }
  }

  func finish(_ index: Int) {
    waiting[index]?.resume()
    waiting[index] = nil
  }

  func forgetCalls() { (log, batches) = ([], []) }
}
