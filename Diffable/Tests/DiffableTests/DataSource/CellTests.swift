import Testing

@testable import Diffable

@Suite struct CellTests {
  final class Label {
    var text = ""
    var timesConfigured = 0
  }

  struct Planet {
    let name: String
    var moons: Int
  }

  @Test func `a registration takes another type than the identifier`() {
    let planets = [3: Planet(name: "Earth", moons: 1), 4: Planet(name: "Mars", moons: 2)]
    let line = CellRegistration<String, Planet> { indexPath, planet in
      "\(indexPath.item + 1). \(planet.name), \(planet.moons)"
    }
    let dataSource = DiffableDataSource<String, Int, String> { dataSource, indexPath, id in
      planets[id].map { dataSource.dequeueConfiguredReusableCell(using: line, for: indexPath, item: $0) }
    }
    var snapshot = dataSource.snapshot()
    snapshot.appendSections(["rocky"])
    snapshot.appendItems([4, 3])
    dataSource.apply(snapshot)
    #expect(dataSource.makeCells() == [["1. Mars, 2", "2. Earth, 1"]])
  }

  @Test func `a reconfigured item keeps its cell and a reloaded one gets another`() {
    let registration = CellRegistration<Label, String>(makeCell: Label.init) { label, _, text in
      label.text = text
      label.timesConfigured += 1
    }
    let dataSource = DiffableDataSource<String, String, Label> { dataSource, indexPath, item in
      dataSource.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    let view = LabelView(dataSource)
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y,z"))
    let labels = view.labels[0]
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(["x"])
    snapshot.reloadItems(["y"])
    dataSource.apply(snapshot)
    #expect(view.labels[0][0] === labels[0])
    #expect(view.labels[0][1] !== labels[1])
    #expect(view.labels[0][2] === labels[2])
    #expect(view.labels[0].map(\.timesConfigured) == [2, 1, 1])
  }

  @Test func `a cell made by a provider while another is reconfigured is a new one`() {
    let registration = CellRegistration<Label, String>(makeCell: Label.init) { label, _, text in label.text += text }
    let dataSource = DiffableDataSource<String, String, Label> { dataSource, indexPath, item in
      if item == "x" {
        let next = dataSource.cell(forItemAt: IndexPath(item: 1, section: 0))
        return dataSource.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "x\(next.text)")
      }
      return dataSource.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y"))
    let cell = Label()
    #expect(dataSource.cell(forItemAt: IndexPath(item: 0, section: 0), reconfiguring: cell) === cell)
    #expect(cell.text == "xy")
  }

  @Test func `headers come from the supplementary view provider, with the section at hand`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.supplementaryViewProvider = { dataSource, kind, indexPath in
      kind == "header" ? dataSource.sectionIdentifier(for: indexPath.section) : nil
    }
    dataSource.apply(DiffableDataSourceSnapshot("A:x;B:y"))
    #expect(dataSource.supplementaryView(ofKind: "header", at: IndexPath(item: 0, section: 1)) == "B")
    #expect(dataSource.supplementaryView(ofKind: "footer", at: IndexPath(item: 0, section: 1)) == nil)
  }

  @Test func `the view is held weakly`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    var view: MirrorView? = MirrorView(dataSource)
    weak let weakView = view
    #expect(dataSource.view === weakView)
    view = nil
    #expect(weakView == nil)
    dataSource.apply(DiffableDataSourceSnapshot("A:x"))
    #expect(dataSource.snapshot().text == "A:x")
  }

  @Test func `a view that comes late reloads`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y"))
    let view = MirrorView(dataSource)
    #expect(view.cells == [["x", "y"]])
    #expect(view.calls == [.reload])
  }

  @Test func `a view that is set before anything is shown gets no update`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    let view = MirrorView(dataSource)
    #expect(view.calls == [])
    dataSource.apply(DiffableDataSourceSnapshot("A:x"))
    view.forgetCalls()
    dataSource.view = view
    #expect(view.calls == [])
  }

  @Test func `a data source describes what it shows`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y;B:"))
    #expect("\(dataSource)" == dataSource.snapshot().description)
  }

  /// A view that keeps its labels.
  final class LabelView: DiffableDataSourceView {
    let dataSource: DiffableDataSource<String, String, Label>
    var labels: [[Label]] = []

    init(_ dataSource: DiffableDataSource<String, String, Label>) {
      self.dataSource = dataSource
      dataSource.view = self
    }

    func reloadData() {
      labels = dataSource.makeCells()
    }

    func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
      dataSource.update(&labels, by: updates)
    }
  }
}
