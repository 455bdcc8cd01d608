import Testing

@testable import Diffable

/// What an outline answers.
@Suite struct SectionSnapshotQueryTests {
  typealias Outline = DiffableDataSourceSectionSnapshot<String>

  let outline = Outline("p+(a+(e) b-(c+(f))) q-(d+(g))")

  @Test func `all items are listed depth first, hidden ones included, and found there`() {
    #expect(outline.items == ["p", "a", "e", "b", "c", "f", "q", "d", "g"])
    #expect(outline.items.map(outline.index(of:)) == Array(0..<9))
    #expect(outline.index(of: "z") == nil)
  }

  @Test func `roots are listed in order`() {
    #expect(outline.rootItems == ["p", "q"])
    #expect(Outline().rootItems == [])
  }

  @Test func `an item is visible if every one above it is expanded`() {
    #expect(outline.visibleItems == ["p", "a", "e", "b", "q"])
    #expect(outline.items.filter(outline.isVisible) == outline.visibleItems)
  }

  @Test func `the state and the level of an unknown item are violations`() {
    let text = "Item identifier does not exist in section snapshot: z"
    #expect(violation { try outline.checked.isExpanded("z") } == text)
    #expect(violation { try outline.checked.isVisible("z") } == text)
    #expect(violation { try outline.checked.level(of: "z") } == text)
  }

  @Test func `the level of an item is the number of those above it`() {
    #expect(outline.items.map(outline.level(of:)) == [0, 1, 2, 1, 2, 3, 0, 1, 2])
  }

  @Test func `a root has no parent, and to ask for that of an unknown item is a violation`() {
    #expect(outline.items.map(outline.parent(of:)) == [nil, "p", "a", "p", "b", "c", nil, "q", "d"])
    #expect(
      violation { try outline.checked.parent(of: "z") } == "Child item identifier does not exist in section snapshot: z"
    )
  }

  @Test func `the children of an item are those below it whose parent it is, hidden or not`() {
    #expect(outline.children(of: "p") == ["a", "b"])
    #expect(outline.children(of: "q") == ["d"])
    #expect(outline.children(of: "g") == [])
    let text = "Parent item identifier does not exist in section snapshot: z"
    #expect(violation { try outline.checked.children(of: "z") } == text)
    for model in SmallOutlines.all(items: 3) + SmallOutlines.someOfFour {
      let snapshot = model.snapshot
      for item in snapshot.items {
        #expect(snapshot.children(of: item) == snapshot.items.filter { snapshot.parent(of: $0) == item })
      }
    }
  }

  @Test func `an outline knows what it contains, hidden or not`() {
    #expect(outline.contains("f"))
    #expect(!outline.contains("z"))
  }

  @Test func `the part below an item is an outline of its own, with or without the item`() {
    #expect(outline.snapshot(of: "p").text == "a+(e) b-(c+(f))")
    #expect(outline.snapshot(of: "b").text == "c+(f)")
    #expect(outline.snapshot(of: "b").visibleItems == ["c", "f"])
    #expect(outline.snapshot(of: "b", includingParent: true).text == "b-(c+(f))")
    #expect(outline.snapshot(of: "p", includingParent: true).text == "p+(a+(e) b-(c+(f)))")
    #expect(outline.snapshot(of: "g").items == [])
    #expect(outline.snapshot(of: "g", includingParent: true).items == ["g"])
    var part = outline.snapshot(of: "p")
    part.deleteAll()
    #expect(outline.text == "p+(a+(e) b-(c+(f))) q-(d+(g))")
  }

  @Test func `to ask for the part below an unknown item is a violation`() {
    let text = "Parent item identifier does not exist in section snapshot: z"
    #expect(violation { try outline.checked.snapshot(of: "z") } == text)
    #expect(violation { try outline.checked.snapshot(of: "z", includingParent: true) } == text)
  }

  @Test func `an outline draws itself with a sign for each state`() {
    #expect(
      Outline("p+(c) q-(d+(e))").visualDescription() == """
        <NSDiffableDataSourceSectionSnapshot: 0x
        +*p
          -*c
        -*q
          + d
            - e
        >
        """)
    #expect(Outline().visualDescription() == "<NSDiffableDataSourceSectionSnapshot: 0x\n>")
    #expect("\(Outline("a"))" == Outline("a").visualDescription())
  }

  @Test func `a copy is equal and independent`() {
    var copy = Outline(outline)
    #expect(copy == outline)
    copy.collapse(["p"])
    #expect(copy != outline)
    copy.expand(["p"])
    #expect(copy == outline)
    copy.delete(["p"])
    #expect(outline.contains("p"))
  }
}
