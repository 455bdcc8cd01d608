import Testing

@testable import SQLite

/// What the check of a table says, which is worded by SQLite.
@Suite struct TableFaultsTests {
  private func faults(_ problems: String...) -> TableFaults {
    var faults = TableFaults()
    for problem in problems { faults.add(problem, of: "pantry", pageOwners: [3: "pantry", 4: "pantry_by_day"]) }
    return faults
  }

  @Test(arguments: [
    "*** in database main ***\nOn tree page 3 cell 4: Rowid 214 out of order",
    "Tree 3 page 3 cell 4: Rowid 214 out of order", "row not in PRIMARY KEY order for pantry",
    "NULL value in pantry.name", "database disk image is malformed",
    "On tree page 4 cell 1: 2nd reference to page 5\nOn tree page 3 cell 2: Extends off end of page",
    "Fragmentation of 9 bytes reported as 0 on page 3\nOn tree page 3 cell 2: Extends off end of page",
    "On tree page 77 cell 0: Offset 9 out of range",
  ])
  func `a page, a key, or a row that cannot be the table's is its fault`(problem: String) {
    #expect(faults(problem).garbled == ["pantry"])
  }

  @Test(arguments: ["CHECK constraint failed in pantry", "TEXT value in pantry.added_at"])
  func `a value that the table does not allow is another fault`(problem: String) {
    let faults = faults(problem)
    #expect(faults.garbled.isEmpty && faults.hasOthers && !faults.isEmpty)
  }

  @Test(arguments: [
    "row 80 missing from index pantry_by_day", "wrong # of entries in index pantry_by_day",
    "*** in database main ***\nOn tree page 4 cell 1: 2nd reference to page 5",
    "Fragmentation of 9 bytes reported as 0 on page 3",
  ])
  func `a fault of an index or of free space is none of the table's`(problem: String) {
    #expect(faults(problem).isEmpty)
  }
}
