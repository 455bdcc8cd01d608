import Testing

@testable import Diffable

@Suite struct ExpansionTests {
  let dataSource = MirrorView.DataSource { _, _, item in item }
  let log = Log()
  let first = IndexPath(item: 0, section: 0)

  final class Log {
    var calls: [String] = []
  }

  init() {
    dataSource.apply(DiffableDataSourceSectionSnapshot("p-(a b+(c)) q"), to: "A")
  }

  func setHandlers(allowing isAllowed: Bool = true) {
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { [log] in
      log.calls.append("shouldExpand \($0)")
      return isAllowed
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { [log] in log.calls.append("willExpand \($0)") }
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { [log] in
      log.calls.append("shouldCollapse \($0)")
      return isAllowed
    }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { [log] in log.calls.append("willCollapse \($0)") }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { [log] parent, children in
      log.calls.append("children of \(parent): \(children.text)")
      return children
    }
  }

  @Test func `the user expands and collapses without any handlers`() {
    #expect(dataSource.expandItem(at: first))
    #expect(dataSource.snapshot().text == "A:p,a,b,c,q")
    #expect(dataSource.collapseItem(at: first))
    #expect(dataSource.snapshot().text == "A:p,q")
    #expect(dataSource.snapshot(for: "A").text == "p-(a b+(c)) q")
  }

  @Test func `handlers are called in order, before the change is applied`() {
    setHandlers()
    dataSource.sectionSnapshotHandlers.willExpandItem = { [log, unowned dataSource] in
      log.calls.append("willExpand \($0), shown \(dataSource.snapshot().text)")
    }
    dataSource.expandItem(at: first)
    #expect(log.calls == ["shouldExpand p", "willExpand p, shown A:p,q", "children of p: a b+(c)"])
    log.calls = []
    dataSource.collapseItem(at: first)
    #expect(log.calls == ["shouldCollapse p", "willCollapse p"])
  }

  @Test func `a handler that objects ends it`() {
    setHandlers(allowing: false)
    #expect(!dataSource.expandItem(at: first))
    #expect(log.calls == ["shouldExpand p"])
    #expect(dataSource.snapshot(for: "A").text == "p-(a b+(c)) q")
  }

  @Test func `a section that never collapses stays expanded`() {
    dataSource.expandItem(at: first)
    setHandlers(allowing: false)
    #expect(!dataSource.collapseItem(at: first))
    #expect(log.calls == ["shouldCollapse p"])
    #expect(dataSource.snapshot().text == "A:p,a,b,c,q")
  }

  @Test func `nothing is asked about an item that is in the state already, or that is not there`() {
    dataSource.expandItem(at: first)
    #expect(dataSource.snapshot().text == "A:p,a,b,c,q")
    setHandlers()
    #expect(!dataSource.expandItem(at: first))
    #expect(!dataSource.collapseItem(at: IndexPath(item: 4, section: 0)))
    #expect(!dataSource.expandItem(at: IndexPath(item: 5, section: 0)))
    #expect(!dataSource.expandItem(at: IndexPath(item: 0, section: 1)))
    #expect(log.calls == [])
  }

  @Test func `children may be loaded when they are asked for, on every expansion`() {
    var loads = 0
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      loads += 1
      return DiffableDataSourceSectionSnapshot(
        children.items.contains("\(parent)\(loads - 1)") ? "x+(y) z" : "\(parent)\(loads)")
    }
    let second = IndexPath(item: 1, section: 0)
    dataSource.expandItem(at: second)
    #expect(dataSource.snapshot(for: "A").text == "p-(a b+(c)) q+(q1)")
    dataSource.collapseItem(at: second)
    dataSource.expandItem(at: second)
    #expect(dataSource.snapshot().text == "A:p,q,x,y,z")
  }

  @Test func `an item of a flat section gets children like any other`() {
    dataSource.apply(DiffableDataSourceSnapshot("B:x,y"))
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in .init("z") }
    dataSource.expandItem(at: first)
    #expect(dataSource.snapshot(for: "B").text == "x+(z) y")
  }

  @Test func `what the handlers apply is kept, and the item expands on top of it`() {
    let append: (String) -> Void = { [unowned dataSource] item in
      var outline = dataSource.snapshot(for: "A")
      outline.append([item])
      dataSource.apply(outline, to: "A")
    }
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { _ in
      append("r")
      return true
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { _ in append("s") }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
      append("t")
      return children
    }
    #expect(dataSource.expandItem(at: first))
    #expect(dataSource.snapshot(for: "A").text == "p+(a b+(c)) q r s t")
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { _ in
      append("u")
      return true
    }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { _ in append("v") }
    #expect(dataSource.collapseItem(at: first))
    #expect(dataSource.snapshot(for: "A").text == "p-(a b+(c)) q r s t u v")
  }

  @Test func `children that a handler applies are shown`() {
    dataSource.sectionSnapshotHandlers.willExpandItem = { [unowned dataSource] item in
      var outline = dataSource.snapshot(for: "A")
      outline.replace(childrenOf: item, using: .init("loaded"))
      dataSource.apply(outline, to: "A")
    }
    #expect(dataSource.expandItem(at: IndexPath(item: 1, section: 0)))
    #expect(dataSource.snapshot(for: "A").text == "p-(a b+(c)) q+(loaded)")
  }

  @Test func `an item that a handler takes away neither expands nor collapses`() {
    let takeAway: (String) -> Void = { [unowned dataSource] _ in dataSource.apply(DiffableDataSourceSnapshot("A:q")) }
    dataSource.sectionSnapshotHandlers.willExpandItem = takeAway
    #expect(!dataSource.expandItem(at: first))
    #expect(dataSource.snapshot(for: "A").text == "q")
    dataSource.apply(DiffableDataSourceSectionSnapshot("p+(a) q"), to: "A")
    dataSource.sectionSnapshotHandlers.willCollapseItem = takeAway
    #expect(!dataSource.collapseItem(at: first))
    #expect(dataSource.snapshot(for: "A").text == "q")
  }

  @Test func `children that the section has elsewhere are refused and nothing changes`() {
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in .init("n q") }
    let violation = #expect(throws: DiffableViolation.self) { try dataSource.checked.expandItem(at: first) }
    #expect(
      violation?.description
        == "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    q\n)}")
    #expect(dataSource.snapshot(for: "A").text == "p-(a b+(c)) q")
  }
}
