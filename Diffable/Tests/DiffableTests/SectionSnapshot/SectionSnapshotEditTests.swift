import Testing

@testable import Diffable

/// What becomes of an outline, call by call.
@Suite struct SectionSnapshotEditTests {
  typealias Outline = DiffableDataSourceSectionSnapshot<String>
  typealias Call = (inout Outline.Checked) throws -> Void

  static func notUnique(_ identifiers: String...) -> String {
    "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    "
      + identifiers.joined(separator: ",\n    ") + "\n)}"
  }

  static let start = "p+(a b-(c)) q-(d)"

  /// What a call on the outline above throws, and what the outline is afterwards.
  private func expect(
    _ text: String? = nil, _ end: String = Self.start, _ location: SourceLocation = #_sourceLocation, _ call: Call
  ) {
    var outline = Outline(Self.start)
    #expect(withoutWarnings { violation { try call(&outline.checked) } } == text, sourceLocation: location)
    #expect(outline.text == end, sourceLocation: location)
  }

  @Test func `items are appended after the children of a parent, or after the roots`() {
    expect(nil, "p+(a b-(c)) q-(d) x y") { try $0.append(["x", "y"]) }
    expect(nil, "p+(a b-(c) x y) q-(d)") { try $0.append(["x", "y"], to: "p") }
    expect(nil, "p+(a b-(c)) q-(d x)") { try $0.append(["x"], to: "q") }
    expect(nil, "p+(a-(x) b-(c)) q-(d)") { try $0.append(["x"], to: "a") }
  }

  @Test func `nothing can be appended to an unknown parent, which counts first, but nothing may be`() {
    let text = "Parent item identifier does not exist in section snapshot: z"
    expect(text) { try $0.append(["x"], to: "z") }
    expect(text) { try $0.append(["x", "x", "a"], to: "z") }
    expect { try $0.append([], to: "z") }
  }

  @Test func `items that are there or repeated are refused, in the order found, and nothing is inserted`() {
    expect(Self.notUnique("d", "x")) { try $0.append(["x", "d", "x", "d"]) }
    expect(Self.notUnique("p")) { try $0.append(["x", "p"], to: "p") }
    expect(Self.notUnique("b")) { try $0.insert(["b"], before: "b") }
    expect(Self.notUnique("c", "a")) { try $0.insert(["c", "x", "a"], after: "q") }
    expect(Self.notUnique("d", "c")) { try $0.insert(Outline("x-(d) c"), before: "q") }
    expect(Self.notUnique("p")) { try $0.insert(Outline("p"), after: "p") }
  }

  @Test func `items are inserted before one as its siblings`() {
    expect(nil, "p+(a x y b-(c)) q-(d)") { try $0.insert(["x", "y"], before: "b") }
    expect(nil, "x p+(a b-(c)) q-(d)") { try $0.insert(["x"], before: "p") }
    expect(nil, "p+(a b-(x c)) q-(d)") { try $0.insert(["x"], before: "c") }
  }

  @Test func `items are inserted after one and all that is below it, as its siblings`() {
    expect(nil, "p+(a b-(c)) x y q-(d)") { try $0.insert(["x", "y"], after: "p") }
    expect(nil, "p+(a b-(c) x) q-(d)") { try $0.insert(["x"], after: "b") }
    expect(nil, "p+(a b-(c)) q-(d) x") { try $0.insert(["x"], after: "q") }
  }

  @Test func `nothing can be inserted next to an unknown item, which counts first, but nothing may be`() {
    let before = "Item identifier to insert before does not exist in section snapshot: z"
    let after = "Item identifier to insert after does not exist in section snapshot: z"
    expect(before) { try $0.insert(["x", "x", "a"], before: "z") }
    expect(after) { try $0.insert(["x", "x", "a"], after: "z") }
    expect(before) { try $0.insert(Outline("x a"), before: "z") }
    expect(after) { try $0.insert(Outline("x a"), after: "z") }
    expect { try $0.insert([], before: "z") }
    expect { try $0.insert([], after: "z") }
    expect { try $0.insert(Outline(), before: "z") }
    expect { try $0.insert(Outline(), after: "z") }
  }

  @Test func `items are deleted with all that is below them, parent and child in one call, one twice`() {
    expect(nil, "q-(d)") { try $0.delete(["p"]) }
    expect(nil, "p+(a) q-(d)") { try $0.delete(["b", "c", "b"]) }
    expect(nil, "p+(a) q-(d)") { try $0.delete(["c", "b"]) }
    expect { try $0.delete([]) }
  }

  @Test func `an unknown item cannot be deleted, and nothing is deleted with it`() {
    expect("Failed to find index of item z") { try $0.delete(["p", "z", "y"]) }
  }

  @Test func `deleting all forgets what was expanded`() {
    expect(nil, "") { $0.deleteAll() }
    expect(nil, "p-(a)") {
      $0.deleteAll()
      try $0.append(["p"])
      try $0.append(["a"], to: "p")
    }
  }

  @Test func `an item that is deleted and appended again is collapsed`() {
    expect(nil, "q-(d) p") {
      try $0.delete(["p"])
      try $0.append(["p"])
    }
  }

  @Test func `items are collapsed to begin with, and may be expanded without children`() {
    expect(nil, "p+(a+ b-(c)) q-(d)") { $0.expand(["a", "p"]) }
    expect(nil, "p-(a b-(c)) q-(d)") { $0.collapse(["a", "p"]) }
    var outline = Outline("a")
    outline.expand(["a"])
    outline.append(["b"], to: "a")
    #expect(outline.visibleItems == ["a", "b"])
  }

  @Test func `expanding and collapsing pass over unknown items, with a warning`() {
    let warnings = Warnings()
    var outline = Outline("p-(a) q+(b)")
    DiffableWarning.$handler.withValue(warnings.handler) {
      outline.expand(["z", "p"])
      outline.collapse(["y", "q"])
    }
    #expect(outline.text == "p+(a) q-(b)")
    #expect(
      warnings.all == [
        "[UIDiffableDataSource] Item identifier does not exist in section snapshot: z",
        "[UIDiffableDataSource] Item identifier does not exist in section snapshot: y",
      ])
  }

  @Test func `what is below keeps its own state when a parent is collapsed and expanded`() {
    var outline = Outline("p+(a+(b) c-(d))")
    outline.collapse(["p"])
    #expect(outline.visibleItems == ["p"])
    outline.expand(["p"])
    #expect(outline.visibleItems == ["p", "a", "b", "c"])
  }
}
