import Testing

@testable import Diffable

/// What becomes of the items of a snapshot, call by call.
@Suite struct SnapshotItemTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, String>

  static let noSections = Refusal(
    "There are currently no sections in the data source. Please add a section first.")
  static let noSection = Refusal.notSatisfied("section")

  @Test func `items are appended to the last section if none is named`() {
    expect(nil, "A:x,y,z;B:u;C:v,w") { try $0.appendItems(["v", "w"]) }
    expect(nil, "A:x,y,z,v;B:u;C:") { try $0.appendItems(["v"], toSection: "A") }
    expect { try $0.appendItems([]) }
  }

  @Test func `nothing can be appended where there are no sections, not even nothing or what is repeated`() {
    expect(Self.noSections, "", on: "") { try $0.appendItems(["v"]) }
    expect(Self.noSections, "", on: "") { try $0.appendItems([]) }
    expect(Self.noSections, "", on: "") { try $0.appendItems(["v", "v"]) }
    expect(Self.noSections, "", on: "") { try $0.appendItems(["v"], toSection: "A") }
  }

  @Test func `nothing can be appended to an unknown section, not even nothing`() {
    expect(Self.noSection) { try $0.appendItems(["v"], toSection: "Z") }
    expect(Self.noSection) { try $0.appendItems([], toSection: "Z") }
  }

  @Test func `items that are repeated in a call are listed once each in the order found`() {
    let items = ["v", "x", "x", "v", "x"]
    expect(.repeated("item", ["x", "v"])) { try $0.appendItems(items) }
    expect(.repeated("item", ["x", "v"])) { try $0.insertItems(items, beforeItem: "y") }
    expect(.repeated("item", ["x", "v"])) { try $0.insertItems(items, afterItem: "y") }
    expect(.repeated("item", ["x", "v"])) { try $0.deleteItems(items) }
    expect(.repeated("item", ["x", "v"])) { try $0.reloadItems(items) }
    expect(.repeated("item", ["x", "v"])) { try $0.reconfigureItems(items) }
  }

  @Test func `repeated items count before an unknown section`() {
    expect(.repeated("item", ["v"])) { try $0.appendItems(["v", "v"], toSection: "Z") }
  }

  @Test func `items that are there already are moved into place, new ones among them`() {
    expect(nil, "A:y;B:u,z,v,x;C:") { try $0.appendItems(["z", "v", "x"], toSection: "B") }
    expect(nil, "A:x,z,y;B:u;C:") { try $0.appendItems(["y"], toSection: "A") }
  }

  @Test func `items that are there already are moved with a warning that names them`() {
    func warning(_ item: String, _ exists: String, _ count: Int, _ list: String) -> String {
      "[UIDiffableDataSource] Diffable data source detected an attempt to insert or append \(count) \(item) that "
        + "\(exists) in the snapshot. The existing \(item) will be moved into place instead, but this operation will "
        + "be more expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic "
        + "breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the "
        + "debugger. I\(item.dropFirst()) that \(exists): \(list)"
    }
    let warnings = Warnings()
    DiffableWarning.$handler.withValue(warnings.handler) {
      var snapshot = Snapshot("A:x,y,z;B:u")
      snapshot.appendItems(["v", "x"])
      snapshot.insertItems(["z", "w", "x", "v"], beforeItem: "u")
      snapshot.insertItems(["t"], afterItem: "u")
      #expect(snapshot.text == "A:y;B:z,w,x,v,u,t")
    }
    #expect(
      warnings.all == [
        warning("item identifier", "already exists", 1, "x"),
        warning("item identifiers", "already exist", 3, "(\n    z,\n    x,\n    v\n)"),
      ])
  }

  @Test func `items are inserted next to another in the order given, wherever they were`() {
    expect(nil, "A:x,v,w,y,z;B:u;C:") { try $0.insertItems(["v", "w"], beforeItem: "y") }
    expect(nil, "A:x,y,v,w,z;B:u;C:") { try $0.insertItems(["v", "w"], afterItem: "y") }
    expect(nil, "A:y,u,x,z;B:;C:") { try $0.insertItems(["u", "x"], afterItem: "y") }
    expect(nil, "A:y;B:x,v,z,u;C:") { try $0.insertItems(["x", "v", "z"], beforeItem: "u") }
  }

  @Test func `items cannot be inserted next to one of them`() {
    expect(.items(["v", "y"], nextToOneOfThem: "y")) { try $0.insertItems(["v", "y"], beforeItem: "y") }
    expect(.items(["q"], nextToOneOfThem: "q")) { try $0.insertItems(["q"], afterItem: "q") }
  }

  @Test func `items cannot be inserted next to an unknown one, which counts last`() {
    expect(Self.noSection) { try $0.insertItems(["v"], beforeItem: "q") }
    expect(Self.noSection) { try $0.insertItems([], afterItem: "q") }
    expect(.repeated("item", ["v"])) { try $0.insertItems(["v", "v"], beforeItem: "q") }
    expect(.repeated("item", ["q"])) { try $0.insertItems(["q", "q"], beforeItem: "q") }
  }

  @Test func `deleting passes over unknown items and leaves sections, empty ones too`() {
    expect(nil, "A:x,z;B:;C:") { try $0.deleteItems(["y", "q", "u"]) }
    expect { try $0.deleteItems([]) }
  }

  @Test func `deleting all items deletes all sections`() {
    expect(nil, "") { $0.deleteAllItems() }
    expect(Self.noSections, "") {
      $0.deleteAllItems()
      try $0.appendItems(["x"])
    }
  }

  @Test func `an item moves next to another one, in its section or out of it`() {
    expect(nil, "A:z,x,y;B:u;C:") { try $0.moveItem("z", beforeItem: "x") }
    expect(nil, "A:y,z,x;B:u;C:") { try $0.moveItem("x", afterItem: "z") }
    expect(nil, "A:x,z;B:u,y;C:") { try $0.moveItem("y", afterItem: "u") }
    expect(nil, "A:x,u,y,z;B:;C:") { try $0.moveItem("u", beforeItem: "y") }
    expect { try $0.moveItem("y", afterItem: "x") }
  }

  @Test func `an item cannot move next to itself, known or not`() {
    expect(.moved("item", nextToItself: "x")) { try $0.moveItem("x", beforeItem: "x") }
    expect(.moved("item", nextToItself: "q")) { try $0.moveItem("q", afterItem: "q") }
  }

  @Test func `an unknown item cannot move, nor any move next to it; what moves counts first`() {
    expect(.notSatisfied("fromIndex")) { try $0.moveItem("q", beforeItem: "x") }
    expect(.notSatisfied("fromIndex")) { try $0.moveItem("q", afterItem: "r") }
    expect(.notSatisfied("toIndex")) { try $0.moveItem("x", beforeItem: "q") }
  }
}
