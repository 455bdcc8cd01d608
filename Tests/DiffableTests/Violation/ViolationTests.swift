import Testing

@testable import Diffable

/// What a violation does, whichever it is.
@Suite struct ViolationTests {
  @Test func `a violation ends the program with its text`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      snapshot.appendItems(["a"])
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("There are currently no sections in the data source. Please add a section first."))
  }

  @Test func `an unknown child of an outline ends the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = DiffableDataSourceSectionSnapshot<Int>().parent(of: 1)
    }
  }

  @Test func `a warning goes to standard error unless somebody asks for it`() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["A"])
      snapshot.appendItems(["a"])
      snapshot.appendItems(["a"])
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.hasPrefix("[UIDiffableDataSource] Diffable data source detected an attempt to insert or append 1 "))
    #expect(text.hasSuffix("Item identifier that already exists: a\n"))
  }

  @Test func `a call that fails halfway leaves no trace`() {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<1_000))
    let before = snapshot
    #expect(throws: DiffableViolation.self) {
      try snapshot.checked.insertItems(Array(1_000..<3_000) + [2_500], afterItem: 500)
    }
    #expect(snapshot == before)
    #expect(snapshot.indexOfItem(2_500) == nil)
    #expect(snapshot.indexOfItem(999) == 999)
  }
}
