import Testing

@testable import Diffable

@Suite struct ReorderingTests {
  let dataSource = MirrorView.DataSource { _, _, item in item }
  let log = Log()

  final class Log {
    var calls: [String] = []
    var transactions: [MirrorView.DataSource.Transaction] = []
  }

  func enable() {
    dataSource.reorderingHandlers.canReorderItem = { [log] in
      log.calls.append("can \($0)")
      return $0 != "fixed"
    }
    dataSource.reorderingHandlers.willReorder = { [log, unowned dataSource] _ in
      log.calls.append("will, shown \(dataSource.snapshot().text)")
    }
    dataSource.reorderingHandlers.didReorder = { [log, unowned dataSource] in
      log.calls.append("did, shown \(dataSource.snapshot().text)")
      log.transactions.append($0)
    }
  }

  /// Drags the item at one index path, as `section.item`, to another; returns whether it moved.
  func drag(_ origin: String, _ destination: String) -> Bool {
    dataSource.beginInteractiveMovementForItem(at: IndexPath(origin))
      && dataSource.endInteractiveMovement(at: IndexPath(destination))
  }

  @Test func `reordering needs canReorderItem and didReorder`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y"))
    #expect(!dataSource.canMoveItem(at: IndexPath("0.0")))
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    #expect(!drag("0.0", "0.1"))
    dataSource.reorderingHandlers.canReorderItem = nil
    dataSource.reorderingHandlers.didReorder = { _ in }
    #expect(!drag("0.0", "0.1"))
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    #expect(drag("0.0", "0.1"))
    #expect(dataSource.snapshot().text == "A:y,x")
  }

  @Test func `an item that may not be reordered cannot be picked up`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:fixed,y"))
    enable()
    #expect(!drag("0.0", "0.1"))
    #expect(!drag("0.7", "0.1"))
    #expect(log.calls == ["can fixed"])
  }

  @Test func `handlers are called before and after, with the same transaction`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y,z"))
    enable()
    #expect(drag("0.0", "0.2"))
    #expect(log.calls == ["can x", "will, shown A:x,y,z", "did, shown A:y,z,x"])
    #expect(log.transactions[0].initialSnapshot.text == "A:x,y,z")
    #expect(log.transactions[0].finalSnapshot.text == "A:y,z,x")
  }

  @Test(arguments: [("0.1", "0.1"), ("0.0", "0.3"), ("0.0", "1.2"), ("0.0", "2.0"), ("0.0", "0.-1")])
  func `a drop in place or out of range calls no handler`(origin: String, destination: String) {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y,z;B:u"))
    enable()
    #expect(!drag(origin, destination))
    #expect(log.transactions.isEmpty)
    #expect(dataSource.snapshot().text == "A:x,y,z;B:u")
  }

  @Test func `a drag that is cancelled, or whose item is gone, calls no handler`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y,z"))
    enable()
    #expect(dataSource.beginInteractiveMovementForItem(at: IndexPath("0.0")))
    dataSource.cancelInteractiveMovement()
    #expect(!dataSource.endInteractiveMovement(at: IndexPath("0.2")))
    #expect(dataSource.beginInteractiveMovementForItem(at: IndexPath("0.0")))
    dataSource.apply(DiffableDataSourceSnapshot("A:y,z"))
    #expect(!dataSource.endInteractiveMovement(at: IndexPath("0.1")))
    #expect(log.transactions.isEmpty)
  }

  @Test func `an item that was dropped is no longer picked up`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y,z"))
    enable()
    #expect(drag("0.0", "0.2"))
    #expect(!dataSource.endInteractiveMovement(at: IndexPath("0.0")))
    #expect(log.transactions.count == 1)
    #expect(dataSource.snapshot().text == "A:y,z,x")
  }

  @Test func `an item can be moved without being picked up, if it may be reordered`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,fixed,z"))
    #expect(!dataSource.moveItem(at: IndexPath("0.2"), to: IndexPath("0.0")))
    enable()
    #expect(dataSource.moveItem(at: IndexPath("0.2"), to: IndexPath("0.0")))
    #expect(log.calls == ["can z", "will, shown A:x,fixed,z", "did, shown A:z,x,fixed"])
    log.calls = []
    #expect(!dataSource.moveItem(at: IndexPath("0.2"), to: IndexPath("0.0")))
    #expect(!dataSource.moveItem(at: IndexPath("0.3"), to: IndexPath("0.0")))
    #expect(log.calls == ["can fixed"])
    #expect(dataSource.snapshot().text == "A:z,x,fixed")
  }

  @Test func `an item that was picked up stays where it is if reordering is disabled before the drop`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y"))
    enable()
    #expect(dataSource.beginInteractiveMovementForItem(at: IndexPath("0.0")))
    dataSource.reorderingHandlers.didReorder = nil
    #expect(!dataSource.endInteractiveMovement(at: IndexPath("0.1")))
    #expect(log.calls == ["can x"])
  }

  @Test func `an item is dropped from where it is by then`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y,z"))
    enable()
    #expect(dataSource.beginInteractiveMovementForItem(at: IndexPath("0.0")))
    dataSource.apply(DiffableDataSourceSnapshot("A:y,w,z,x"))
    #expect(dataSource.endInteractiveMovement(at: IndexPath("0.1")))
    #expect(dataSource.snapshot().text == "A:y,x,w,z")
  }

  @Test(arguments: [
    ("0.0", "0.2", "A:y,z,x,w;B:u,v;C:"), ("0.3", "0.1", "A:x,w,y,z;B:u,v;C:"), ("0.1", "1.0", "A:x,z,w;B:y,u,v;C:"),
    ("0.1", "1.2", "A:x,z,w;B:u,v,y;C:"), ("1.1", "0.4", "A:x,y,z,w,v;B:u;C:"), ("1.0", "2.0", "A:x,y,z,w;B:v;C:u"),
  ])
  func `an item lands after the target when it moves down its section, else before it`(
    origin: String, destination: String, result: String
  ) {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y,z,w;B:u,v;C:"))
    enable()
    #expect(drag(origin, destination))
    #expect(dataSource.snapshot().text == result)
    #expect(
      dataSource.indexPath(
        for: DiffableDataSourceSnapshot("A:x,y,z,w;B:u,v;C:").itemIdentifier(for: IndexPath(origin))!)
        == IndexPath(destination))
  }

  @Test func `a move inside a section is one section transaction, with the move inferred`() throws {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y,z;B:u"))
    enable()
    #expect(drag("0.0", "0.2"))
    let transaction = log.transactions[0]
    #expect(
      transaction.difference
        == CollectionDifference([
          .remove(offset: 0, element: "x", associatedWith: 2), .insert(offset: 2, element: "x", associatedWith: 0),
        ]))
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["A"])
    #expect(transaction.sectionTransactions[0].difference == transaction.difference)
    #expect(transaction.sectionTransactions[0].initialSnapshot.items == ["x", "y", "z"])
    #expect(transaction.sectionTransactions[0].finalSnapshot.items == ["y", "z", "x"])
  }

  @Test func `a move between sections is two section transactions, a removal and an insertion`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y,z;B:u"))
    enable()
    #expect(drag("0.1", "1.1"))
    let sections = Dictionary(
      uniqueKeysWithValues: log.transactions[0].sectionTransactions.map { ($0.sectionIdentifier, $0.difference) })
    #expect(sections.count == 2)
    #expect(sections["A"] == CollectionDifference([.remove(offset: 1, element: "y", associatedWith: nil)]))
    #expect(sections["B"] == CollectionDifference([.insert(offset: 1, element: "y", associatedWith: nil)]))
  }

  @Test func `a transaction carries no marks`() {
    var snapshot = DiffableDataSourceSnapshot("A:x,y")
    snapshot.reconfigureItems(["x"])
    dataSource.apply(snapshot)
    enable()
    #expect(drag("0.0", "0.1"))
    #expect(log.transactions[0].initialSnapshot.reconfiguredItemIdentifiers == [])
    #expect(log.transactions[0].finalSnapshot.reconfiguredItemIdentifiers == [])
  }

  @Test func `what the store refuses is put back from the handler`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y"))
    enable()
    dataSource.reorderingHandlers.didReorder = { [unowned dataSource] in dataSource.apply($0.initialSnapshot) }
    #expect(drag("0.0", "0.1"))
    #expect(dataSource.snapshot().text == "A:x,y")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `differences applied to the old order give the new one, in the whole and in each section`(seed: UInt64) {
    var script = RandomScript(seed: seed)
    enable()
    for step in 0..<60 {
      let action = script.act(on: dataSource)
      for transaction in log.transactions {
        let initial = transaction.initialSnapshot
        #expect(
          initial.itemIdentifiers.applying(transaction.difference) == transaction.finalSnapshot.itemIdentifiers,
          "seed \(seed), step \(step): \(action)")
        #expect(transaction.sectionTransactions.count <= 2)
        for section in transaction.sectionTransactions {
          #expect(
            section.initialSnapshot.items.applying(section.difference) == section.finalSnapshot.items,
            "seed \(seed), step \(step): \(action)")
          #expect(
            section.finalSnapshot.visibleItems
              == transaction.finalSnapshot.itemIdentifiers(inSection: section.sectionIdentifier),
            "seed \(seed), step \(step): \(action)")
        }
      }
      log.transactions = []
    }
  }
}

extension IndexPath {
  /// Creates an index path from `section.item`.
  init(_ text: String) {
    let parts = text.split(separator: ".").map { Int($0)! }
    self.init(item: parts[1], section: parts[0])
  }
}
