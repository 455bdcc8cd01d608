import Testing

@testable import Diffable

/// What becomes of the sections of a snapshot, call by call.
@Suite struct SnapshotSectionTests {
  @Test func `sections are appended in the order given`() {
    expect(nil, "A:x,y,z;B:u;C:;E:;D:") { try $0.appendSections(["E", "D"]) }
  }

  @Test func `sections that exist cannot be appended, nor anything with them`() {
    expect(.existing(["B"])) { try $0.appendSections(["D", "B"]) }
    expect(.existing(["B", "A"])) { try $0.appendSections(["B", "D", "A"]) }
  }

  @Test func `sections that are repeated in a call are listed once each, before those that exist`() {
    let sections = ["D", "A", "A", "D", "D"]
    expect(.repeated("section", ["A", "D"])) { try $0.appendSections(sections) }
    expect(.repeated("section", ["A", "D"])) { try $0.insertSections(sections, beforeSection: "C") }
    expect(.repeated("section", ["A", "D"])) { try $0.insertSections(sections, afterSection: "D") }
    expect(.repeated("section", ["A", "D"])) { try $0.deleteSections(sections) }
    expect(.repeated("section", ["A", "D"])) { try $0.reloadSections(sections) }
  }

  @Test func `sections are inserted next to another in the order given`() {
    expect(nil, "A:x,y,z;E:;D:;B:u;C:") { try $0.insertSections(["E", "D"], beforeSection: "B") }
    expect(nil, "A:x,y,z;B:u;E:;D:;C:") { try $0.insertSections(["E", "D"], afterSection: "B") }
    expect(nil, "A:x,y,z;B:u;C:;D:") { try $0.insertSections(["D"], afterSection: "C") }
  }

  @Test func `sections cannot be inserted next to one of them`() {
    expect(.sections(["A"], nextToOneOfThem: "A")) { try $0.insertSections(["A"], beforeSection: "A") }
    expect(.sections(["D", "E"], nextToOneOfThem: "E")) { try $0.insertSections(["D", "E"], afterSection: "E") }
  }

  @Test func `sections cannot be inserted next to an unknown one, which counts before those that exist`() {
    let text = Refusal.notSatisfied("insertIndex")
    expect(text) { try $0.insertSections(["D"], beforeSection: "Z") }
    expect(text) { try $0.insertSections([], afterSection: "Z") }
    expect(text) { try $0.insertSections(["A"], afterSection: "Z") }
    expect(.existing(["B"])) { try $0.insertSections(["D", "B"], afterSection: "A") }
  }

  @Test func `deleting a section deletes its items and passes over unknown ones`() {
    expect(nil, "B:u;C:") { try $0.deleteSections(["Z", "A"]) }
    var snapshot = DiffableDataSourceSnapshot("A:x,y;B:u")
    snapshot.deleteSections(["A"])
    #expect(snapshot.indexOfItem("x") == nil)
    #expect(snapshot.indexOfItem("u") == 0)
  }

  @Test func `a section moves next to another with its items`() {
    expect(nil, "B:u;A:x,y,z;C:") { try $0.moveSection("B", beforeSection: "A") }
    expect(nil, "B:u;C:;A:x,y,z") { try $0.moveSection("A", afterSection: "C") }
    expect { try $0.moveSection("B", afterSection: "A") }
  }

  @Test func `a section cannot move next to itself, known or not`() {
    expect(.moved("section", nextToItself: "A")) { try $0.moveSection("A", beforeSection: "A") }
    expect(.moved("section", nextToItself: "Z")) { try $0.moveSection("Z", afterSection: "Z") }
  }

  @Test func `an unknown section cannot move, nor any move next to it; what moves counts first`() {
    expect(.notSatisfied("fromSection")) { try $0.moveSection("Z", beforeSection: "A") }
    expect(.notSatisfied("fromSection")) { try $0.moveSection("Z", afterSection: "Y") }
    expect(.notSatisfied("toSection")) { try $0.moveSection("A", afterSection: "Z") }
  }

  @Test func `an unknown section cannot be reloaded`() {
    expect(.missing("section", "Z", to: "reload")) {
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
