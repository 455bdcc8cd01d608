import Testing

@testable import Diffable

/// Outlines that are put into others.
@Suite struct SectionSnapshotGraftTests {
  typealias Outline = DiffableDataSourceSectionSnapshot<String>

  /// An outline after an edit.
  private func outline(_ text: String, _ edit: (inout Outline) -> Void) -> String {
    var outline = Outline(text)
    edit(&outline)
    return outline.text
  }

  @Test func `the children of an item are replaced with all below them, and the item keeps its state`() {
    #expect(outline("p+(a b-(c)) q") { $0.replace(childrenOf: "p", using: Outline("x")) } == "p+(x) q")
    #expect(
      outline("p-(a) q") { $0.replace(childrenOf: "p", using: Outline("x+(y-(z)) u+ v")) } == "p-(x+(y-(z)) u+ v) q")
    #expect(outline("p+(a b-(c)) q") { $0.replace(childrenOf: "b", using: Outline()) } == "p+(a b) q")
    #expect(outline("p+(a) q") { $0.replace(childrenOf: "a", using: Outline("x y")) } == "p+(a-(x y)) q")
    #expect(outline("p+(a) q") { $0.replace(childrenOf: "q", using: Outline("x-(y)")) } == "p+(a) q-(x-(y))")
  }

  @Test func `children may be replaced by themselves, in another shape`() {
    #expect(outline("p+(a b-(c)) q") { $0.replace(childrenOf: "p", using: Outline("c+(a) b")) } == "p+(c+(a) b) q")
  }

  @Test func `the children of an unknown item cannot be replaced`() {
    var outline = Outline("p")
    #expect(
      violation { try outline.checked.replace(childrenOf: "z", using: Outline("p")) }
        == "Parent item identifier does not exist in section snapshot: z")
    #expect(
      violation { try outline.checked.replace(childrenOf: "z", using: Outline()) }
        == "Parent item identifier does not exist in section snapshot: z")
  }

  @Test func `children that the outline has elsewhere are refused, and nothing changes`() {
    var outline = Outline("p+(a b-(c)) q")
    #expect(
      violation { try outline.checked.replace(childrenOf: "b", using: Outline("x q-(c a) p")) }
        == "Identifiers in a section snapshot must be unique. "
        + "Duplicate item identifiers: {(\n    q,\n    a,\n    p\n)}")
    #expect(
      violation { try outline.checked.replace(childrenOf: "b", using: Outline("b")) }
        == "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    b\n)}")
    #expect(outline.text == "p+(a b-(c)) q")
  }

  @Test func `an outline put in next to an item keeps its shape and its state`() {
    let new = Outline("x+(y-(z)) u-(v+)")
    #expect(outline("p+(a b-(c)) q") { $0.insert(new, before: "b") } == "p+(a x+(y-(z)) u-(v+) b-(c)) q")
    #expect(outline("p+(a b-(c)) q") { $0.insert(new, after: "p") } == "p+(a b-(c)) x+(y-(z)) u-(v+) q")
    #expect(outline("p-(a) q") { $0.insert(new, after: "a") } == "p-(a x+(y-(z)) u-(v+)) q")
  }

  @Test func `what is put in is as visible as the place it is put in allows`() {
    var outline = Outline("p-(a) q")
    outline.insert(Outline("x+(y)"), after: "a")
    outline.insert(Outline("u+(v)"), after: "q")
    #expect(outline.visibleItems == ["p", "q", "u", "v"])
    outline.expand(["p"])
    #expect(outline.visibleItems == ["p", "a", "x", "y", "q", "u", "v"])
  }
}
