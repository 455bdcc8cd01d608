import Testing

@testable import Diffable

/// Applies come one after another, and so do their completions.
@Suite struct ApplyOrderTests {
  let dataSource = MirrorView.DataSource { _, _, item in item }
  let log = Log()

  final class Log {
    var lines: [String] = []
  }

  static let alreadyApplying =
    "Deadlock detected: attempted to apply a snapshot to diffable data source while it was already applying a snapshot."

  @Test func `a completion is called once, after the view is updated`() {
    let view = MirrorView(dataSource)
    dataSource.apply(DiffableDataSourceSnapshot("A:x")) { [log] in log.lines.append("\(view.cells)") }
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y"), animatingDifferences: false) { [log] in
      log.lines.append("\(view.cells)")
    }
    dataSource.applySnapshotUsingReloadData(DiffableDataSourceSnapshot("A:")) { [log] in
      log.lines.append("\(view.cells)")
    }
    dataSource.apply(DiffableDataSourceSectionSnapshot("z"), to: "A") { [log] in log.lines.append("\(view.cells)") }
    #expect(log.lines == [#"[["x"]]"#, #"[["x", "y"]]"#, "[[]]", #"[["z"]]"#])
  }

  @Test func `what a completion applies is shown when the call returns, and completed in its turn`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x")) { [dataSource, log] in
      log.lines.append("first begins")
      dataSource.apply(DiffableDataSourceSnapshot("A:x,y")) { log.lines.append("second") }
      dataSource.apply(DiffableDataSourceSectionSnapshot("z"), to: "A") { log.lines.append("third") }
      log.lines.append("first ends, shown \(dataSource.snapshot().text)")
    }
    #expect(log.lines == ["first begins", "first ends, shown A:z", "second", "third"])
  }

  @Test func `completions may apply for ever without using up the stack`() {
    func applyNext(_ number: Int) {
      guard number < 20_000 else { return }
      dataSource.apply(DiffableDataSourceSnapshot("A:\(number)")) { applyNext(number + 1) }
    }
    applyNext(0)
    #expect(dataSource.snapshot().text == "A:19999")
  }

  @Test func `nothing can be applied from a cell provider`() {
    let dataSource = MirrorView.DataSource { [log] dataSource, _, item in
      log.lines.append(text { try dataSource.checked.apply(DiffableDataSourceSnapshot("A:")) })
      log.lines.append(text { try dataSource.checked.applySnapshotUsingReloadData(DiffableDataSourceSnapshot("A:")) })
      log.lines.append(text { try dataSource.checked.apply(DiffableDataSourceSectionSnapshot("z"), to: "A") })
      return item
    }
    let view = MirrorView(dataSource)
    dataSource.apply(DiffableDataSourceSnapshot("A:x"))
    #expect(log.lines == Array(repeating: Self.alreadyApplying, count: 3))
    #expect(view.cells == [["x"]])
    log.lines = []
    _ = dataSource.cell(forItemAt: IndexPath(item: 0, section: 0))
    #expect(log.lines == Array(repeating: Self.alreadyApplying, count: 3))
  }

  @Test func `nothing can be applied by a view that goes on with its update once it has its cells`() {
    let view = MeddlingView { [dataSource, log] in
      _ = dataSource.makeCells()
      log.lines.append(text { try dataSource.checked.apply(DiffableDataSourceSnapshot("A:")) })
    }
    dataSource.view = view
    dataSource.apply(DiffableDataSourceSnapshot("A:x"))
    #expect(log.lines == [Self.alreadyApplying])
  }

  @Test func `nothing can be applied from a supplementary view provider`() {
    dataSource.supplementaryViewProvider = { dataSource, _, _ in
      text { try dataSource.checked.apply(DiffableDataSourceSnapshot("A:")) }
    }
    let place = IndexPath(item: 0, section: 0)
    #expect(dataSource.supplementaryView(ofKind: "header", at: place) == Self.alreadyApplying)
  }

  @Test func `nothing can be applied from a handler that is asked before a reorder`() {
    dataSource.apply(DiffableDataSourceSectionSnapshot("p-(a) q"), to: "A")
    let attempt: () -> Void = { [dataSource, log] in
      log.lines.append(text { try dataSource.checked.apply(DiffableDataSourceSnapshot("A:")) })
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in
      attempt(); return true
    }
    dataSource.reorderingHandlers.willReorder = { _ in attempt() }
    dataSource.reorderingHandlers.didReorder = { _ in }
    #expect(dataSource.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    dataSource.endInteractiveMovement(at: IndexPath(item: 1, section: 0))
    #expect(log.lines == Array(repeating: Self.alreadyApplying, count: 2))
    #expect(dataSource.snapshot(for: "A").text == "q p-(a)")
  }

  @Test func `the user cannot change anything while a snapshot is being applied`() {
    dataSource.apply(DiffableDataSourceSectionSnapshot("p-(a) q"), to: "A")
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { _ in }
    #expect(dataSource.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    let view = MeddlingView { [dataSource, log] in
      log.lines.append(text { try dataSource.checked.expandItem(at: IndexPath(item: 0, section: 0)) })
      log.lines.append(text { try dataSource.checked.collapseItem(at: IndexPath(item: 0, section: 0)) })
      log.lines.append(text { try dataSource.checked.endInteractiveMovement(at: IndexPath(item: 1, section: 0)) })
    }
    dataSource.view = view
    log.lines = []
    dataSource.apply(DiffableDataSourceSectionSnapshot("p-(a) q r"), to: "A")
    #expect(log.lines == Array(repeating: Self.alreadyApplying, count: 3))
    dataSource.view = nil
    #expect(dataSource.endInteractiveMovement(at: IndexPath(item: 1, section: 0)))
    #expect(dataSource.snapshot(for: "A").text == "q p-(a) r")
  }

  @Test func `a refused apply does not call its completion`() {
    let view = MeddlingView { [dataSource, log] in
      log.lines.append(
        text { try dataSource.checked.apply(DiffableDataSourceSnapshot("B:")) { log.lines.append("completed") } })
    }
    dataSource.view = view
    dataSource.apply(DiffableDataSourceSnapshot("A:x"))
    #expect(log.lines == [Self.alreadyApplying])
    #expect(dataSource.snapshot().text == "A:x")
  }
}

/// What a call throws; empty if it throws nothing.
private func text(of body: () throws -> Void) -> String {
  do { try body() } catch { return "\(error)" }
  return ""
}

private func text<Result>(_ body: () throws -> Result) -> String {
  text(of: { _ = try body() })
}

/// A view that does something that it should not, whenever it is told to update.
private final class MeddlingView: DiffableDataSourceView {
  let meddle: () -> Void

  init(_ meddle: @escaping () -> Void) {
    self.meddle = meddle
  }

  func reloadData() { meddle() }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) { meddle() }
}
