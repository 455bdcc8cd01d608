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

  @Test func `a violation says which rule was broken, and by which identifiers`() throws {
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    func violation(_ body: () throws(DiffableViolation) -> Void) throws -> DiffableViolation {
      do {
        try body()
      } catch {
        return error
      }
      return try #require(nil, "Nothing was refused")
    }
    let noSections = try violation { () throws(DiffableViolation) in try snapshot.checked.appendItems([1]) }
    #expect(noSections.kind == .noSections)
    #expect(noSections.identifiers == [])
    snapshot.appendSections(["A"])
    let repeated = try violation { () throws(DiffableViolation) in try snapshot.checked.appendItems([1, 2, 2, 1, 2]) }
    #expect(repeated.kind == .repeatedItems)
    #expect(repeated.identifiers == ["2", "1"])
    let unknown = try violation { () throws(DiffableViolation) in try snapshot.checked.appendItems([1], toSection: "B")
    }
    #expect(unknown.kind == .unknownSection)
    #expect(unknown.identifiers == ["B"])
    let item = try violation { () throws(DiffableViolation) in try snapshot.checked.reloadItems([7]) }
    #expect(item.kind == .unknownItem)
    #expect(item.identifiers == ["7"])
  }

  @Test func `violations of one kind about the same identifiers are equal, whatever their texts`() {
    let parent = DiffableViolation.unknownParent(3)
    #expect(parent == .unknownChild(3))
    #expect(parent.description != DiffableViolation.unknownChild(3).description)
    #expect(parent != .unknownParent(4))
    #expect(parent != .repeatedItems([3]))
    #expect(Set([parent, .unknownChild(3), .unknownParent(4)]).count == 2)
  }
}
