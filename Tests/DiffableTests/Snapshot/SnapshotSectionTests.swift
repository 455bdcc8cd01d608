import Testing

@testable import Diffable

/// What becomes of the sections of a snapshot, call by call.
@Suite struct SnapshotSectionTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, String>
  typealias Call = (inout Snapshot.Checked) throws -> Void

  static let unique = "Identifiers in a snapshot must be unique. "
  static let oneExists =
    "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the "
    + "snapshot. " + unique + "Section identifier that already exists: B"
  static let twoExist =
    "Diffable data source detected an attempt to insert or append 2 section identifiers that already exist in the "
    + "snapshot. " + unique + "Section identifiers that already exist: (\n    B,\n    A\n)"
  static let notUnique =
    "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    A,\n    D\n)}"

  static func inItself(_ destination: String, _ identifiers: String) -> String {
    "Invalid update: destination for section operation [\(destination)] is in the inserted section list for update: "
      + "<_UIDiffableDataSourceUpdate 0x - action: INS; destinationIdentifier:\(destination); destIsSection: 0; "
      + "identifiers: [\(identifiers)]>"
  }

  static func toItself(_ section: String) -> String {
    "Invalid update: destination for section move is the same as the source [\(section)] for update: "
      + "<_UIDiffableDataSourceUpdate 0x - action: MOV; destinationIdentifier:\(section); destIsSection: 0; "
      + "identifiers: [\(section)]>."
  }

  /// What a call on `A:x,y;B:u;C:` throws, and what the snapshot is afterwards.
  private func expect(
    _ text: String? = nil, _ end: String = "A:x,y;B:u;C:", _ location: SourceLocation = #_sourceLocation, _ call: Call
  ) {
    var snapshot = Snapshot("A:x,y;B:u;C:")
    #expect(violation { try call(&snapshot.checked) } == text, sourceLocation: location)
    #expect(snapshot.text == end, sourceLocation: location)
  }

  @Test func `sections are appended in the order given`() {
    expect(nil, "A:x,y;B:u;C:;E:;D:") { try $0.appendSections(["E", "D"]) }
  }

  @Test func `sections that exist cannot be appended, nor anything with them`() {
    expect(Self.oneExists) { try $0.appendSections(["D", "B"]) }
    expect(Self.twoExist) { try $0.appendSections(["B", "D", "A"]) }
  }

  @Test func `sections that are repeated in a call are listed once each, before those that exist`() {
    let sections = ["D", "A", "A", "D", "D"]
    expect(Self.notUnique) { try $0.appendSections(sections) }
    expect(Self.notUnique) { try $0.insertSections(sections, beforeSection: "C") }
    expect(Self.notUnique) { try $0.insertSections(sections, afterSection: "D") }
    expect(Self.notUnique) { try $0.deleteSections(sections) }
    expect(Self.notUnique) { try $0.reloadSections(sections) }
  }

  @Test func `sections are inserted next to another in the order given`() {
    expect(nil, "A:x,y;E:;D:;B:u;C:") { try $0.insertSections(["E", "D"], beforeSection: "B") }
    expect(nil, "A:x,y;B:u;E:;D:;C:") { try $0.insertSections(["E", "D"], afterSection: "B") }
    expect(nil, "A:x,y;B:u;C:;D:") { try $0.insertSections(["D"], afterSection: "C") }
  }

  @Test func `sections cannot be inserted next to one of them`() {
    expect(Self.inItself("A", "A")) { try $0.insertSections(["A"], beforeSection: "A") }
    expect(Self.inItself("E", "D,E")) { try $0.insertSections(["D", "E"], afterSection: "E") }
  }

  @Test func `sections cannot be inserted next to an unknown one, which counts before those that exist`() {
    let text = "Invalid parameter not satisfying: insertIndex != NSNotFound"
    expect(text) { try $0.insertSections(["D"], beforeSection: "Z") }
    expect(text) { try $0.insertSections([], afterSection: "Z") }
    expect(text) { try $0.insertSections(["A"], afterSection: "Z") }
    expect(Self.oneExists) { try $0.insertSections(["D", "B"], afterSection: "A") }
  }

  @Test func `deleting a section deletes its items and passes over unknown ones`() {
    expect(nil, "B:u;C:") { try $0.deleteSections(["Z", "A"]) }
    var snapshot = Snapshot("A:x,y;B:u")
    snapshot.deleteSections(["A"])
    #expect(snapshot.indexOfItem("x") == nil)
    #expect(snapshot.indexOfItem("u") == 0)
  }

  @Test func `a section moves next to another with its items`() {
    expect(nil, "B:u;A:x,y;C:") { try $0.moveSection("B", beforeSection: "A") }
    expect(nil, "B:u;C:;A:x,y") { try $0.moveSection("A", afterSection: "C") }
    expect { try $0.moveSection("B", afterSection: "A") }
  }

  @Test func `a section cannot move next to itself, known or not`() {
    expect(Self.toItself("A")) { try $0.moveSection("A", beforeSection: "A") }
    expect(Self.toItself("Z")) { try $0.moveSection("Z", afterSection: "Z") }
  }

  @Test func `an unknown section cannot move, nor any move next to it; what moves counts first`() {
    let (from, to) = ("fromSection != NSNotFound", "toSection != NSNotFound")
    expect("Invalid parameter not satisfying: " + from) { try $0.moveSection("Z", beforeSection: "A") }
    expect("Invalid parameter not satisfying: " + from) { try $0.moveSection("Z", afterSection: "Y") }
    expect("Invalid parameter not satisfying: " + to) { try $0.moveSection("A", afterSection: "Z") }
  }

  @Test func `an unknown section cannot be reloaded`() {
    expect("Attempted to reload section identifier that does not exist in the snapshot: Z") {
      try $0.reloadSections(["A", "Z"])
    }
  }

  @Test func `nothing appended, deleted or inserted is nothing`() {
    expect { try $0.appendSections([]) }
    expect { try $0.deleteSections([]) }
    expect { try $0.reloadSections([]) }
    expect { try $0.insertSections([], afterSection: "A") }
  }
}
