import Testing

@testable import Diffable

/// What a snapshot of the whole leaves of the outline of a section.
@Suite struct OutlineRebaseTests {
  struct Row: CustomTestStringConvertible {
    let outline: String
    let shown: String
    let kept: String
    var testDescription: String { "\(outline) showing \(shown)" }
  }

  static let rows: [Row] = [
    // Equal to what is visible: kept as it is.
    Row(outline: "p+(a b-(c)) q", shown: "p,a,b,q", kept: "p+(a b-(c)) q"),
    // Removed: dropped with what is below, shown or hidden.
    Row(outline: "p+(a b-(c)) q", shown: "p,a,q", kept: "p+(a) q"),
    Row(outline: "p+(a b) q", shown: "q", kept: "q"),
    Row(outline: "p+(a b) q", shown: "", kept: ""),
    // A child that stays when its parent goes comes back as a new item.
    Row(outline: "p+(a-(c) b) q", shown: "a,q", kept: "a q"),
    Row(outline: "q p+(a b)", shown: "q,b,a", kept: "q b a"),
    // Added: after the visible item before it, at its level; first, as the first root.
    Row(outline: "p+(a b) q", shown: "p,a,x,b,q", kept: "p+(a x b) q"),
    Row(outline: "p+(a b) q", shown: "p,a,b,x,y,q", kept: "p+(a b x y) q"),
    Row(outline: "p-(a) q", shown: "p,x,q", kept: "p-(a) x q"),
    Row(outline: "p-(a) q", shown: "x,y,p,q", kept: "x y p-(a) q"),
    Row(outline: "", shown: "x,y", kept: "x y"),
    // Added between an expanded item and its children: there is no such outline, so it becomes flat.
    Row(outline: "p+(a-(c)) q", shown: "p,x,a,q", kept: "p x a q"),
    // Moved: with what is below.
    Row(outline: "p-(a) q r", shown: "q,r,p", kept: "q r p-(a)"),
    Row(outline: "p+(a b) q r s t", shown: "q,r,s,t,p,a,b", kept: "q r s t p+(a b)"),
    Row(outline: "q r s t p+(a b-(c))", shown: "p,a,b,q,r,s,t", kept: "p+(a b-(c)) q r s t"),
    Row(outline: "p+(a b-(d) c) q", shown: "p,b,c,a,q", kept: "p+(b-(d) c a) q"),
    Row(outline: "p+(a b) q+(c d)", shown: "p,b,q,c,a,d", kept: "p+(b) q+(c a d)"),
    // Moved together: neighbors keep their shape.
    Row(outline: "p+(a b) q r s t u", shown: "r,s,t,u,p,a,b,q", kept: "r s t u p+(a b) q"),
    Row(outline: "x+(p+(a) q) r s t u v", shown: "x,r,s,t,u,v,p,a,q", kept: "x+ r s t u v p+(a) q"),
    // Moved to become neighbors, which they were not: each for itself.
    Row(outline: "r+ p+(a b) s t", shown: "p,b,s,t,r,a", kept: "p+(b) s t r+ a"),
    // Moved to the front of its siblings, as far as that is told from theirs moving back: under the same parent.
    Row(outline: "p+(a b) q", shown: "p,b,a,q", kept: "p+(b a) q"),
    Row(outline: "p+(a-(d) b+(e) c) q", shown: "p,c,a,b,e,q", kept: "p+(c a-(d) b+(e)) q"),
    Row(outline: "x+(p+(a b c))", shown: "x,p,c,a,b", kept: "x+(p+(c a b))"),
    // Moved up after the children of another, or to the end of its siblings: under the same parent as well.
    Row(outline: "p+(a b) q r-(c) s", shown: "p,a,b,s,q,r", kept: "p+(a b) s q r-(c)"),
    Row(outline: "p+(a+(b) c d) q", shown: "p,a,b,d,c,q", kept: "p+(a+(b) d c) q"),
    Row(outline: "x+(p+(a b) q r s)", shown: "x,p,a,b,s,q,r", kept: "x+(p+(a b) s q r)"),
    // Moved between an expanded item and its children: the first of them.
    Row(outline: "p+(a b) q", shown: "p,q,a,b", kept: "p+(q a b)"),
    Row(outline: "p+(a b) q+(c d e)", shown: "p,a,b,q,b2,c,d,e", kept: "p a b q b2 c d e"),
    // First of all, as a root.
    Row(outline: "p+(a b c) q", shown: "a,p,b,c,q", kept: "a p+(b c) q"),
    // From the end of one group to the start of the next and back, alone or together. Where fewer moves explain
    // the order, the parent has moved past its children instead, and these become roots.
    Row(outline: "p+(a b) q+(c d e)", shown: "p,a,q,b,c,d,e", kept: "p+(a) q+(b c d e)"),
    Row(outline: "p+(a) q+(b c d e)", shown: "p,a,b,q,c,d,e", kept: "p+(a b) q+(c d e)"),
    Row(outline: "p+(a) q+(b c-(f) d e)", shown: "p,a,b,c,q,d,e", kept: "p+(a) b c-(f) q+(d e)"),
    Row(outline: "p+(a b c) q", shown: "a,b,p,c,q", kept: "a b p+(c) q"),
    // A parent that goes past more than it has children leaves these below the nearest ancestor that they can keep, or
    // as roots; what it goes past keeps its own parent.
    Row(outline: "r+(x y) q+(c d)", shown: "q,r,x,y,c,d", kept: "q+ r+(x y) c d"),
    Row(outline: "p+(a b c) q+(d e)", shown: "p,a,q,b,c,d,e", kept: "p+(a q+ b c) d e"),
    Row(outline: "r+(x q+(c))", shown: "q,r,x,c", kept: "q+ r+(x c)"),
    // Hidden before, shown now: taken from where it was hidden, collapsed.
    Row(outline: "p-(a+(c) b) q", shown: "p,a,q", kept: "p-(b) a-(c) q"),
    // Hidden below what moves, and shown before it or after it.
    Row(outline: "p-(a+(c) b) q r s", shown: "a,q,r,s,p", kept: "a-(c) q r s p-(b)"),
    Row(outline: "p-(a+(c) b) q r s", shown: "q,r,s,p,c,a", kept: "q r s p-(b) c a"),
  ]

  @Test(arguments: rows)
  func `an outline follows what a snapshot shows`(row: Row) {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSectionSnapshot(row.outline), to: "A")
    dataSource.apply(DiffableDataSourceSnapshot("A:" + row.shown))
    #expect(dataSource.snapshot(for: "A").text == row.kept)
    #expect(dataSource.snapshot().text == "A:" + row.shown)
  }

  @Test func `moving one row with what is below it never makes an outline flat`() {
    for seed in UInt64(1)...500 {
      var generator = SeededGenerator(seed: seed)
      let outline = outline(using: &generator)
      let dataSource = MirrorView.DataSource { _, _, item in item }
      dataSource.apply(outline, to: "A")
      let shown = outlineWithOneMove(outline, using: &generator).visibleItems
      dataSource.apply(DiffableDataSourceSnapshot("A:" + shown.joined(separator: ",")))
      let kept = dataSource.snapshot(for: "A")
      #expect(kept.visibleItems == shown, "seed \(seed)")
      let changed = outline.items.filter { !kept.contains($0) || kept.isExpanded($0) != outline.isExpanded($0) }
      #expect(changed == [], "seed \(seed): \(outline.text) became \(kept.text)")
    }
  }

  @Test func `what only comes and goes follows a naive reading of the rules`() {
    for seed in UInt64(1)...500 {
      var generator = SeededGenerator(seed: seed)
      let outline = outline(using: &generator)
      var shown = outline.visibleItems.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
      let hidden = outline.items.filter { !outline.isVisible($0) }
      for item in (["x", "y", "z"] + hidden).shuffled(using: &generator).prefix(3) {
        shown.insert(item, at: Int.random(in: 0...shown.count, using: &generator))
      }
      let dataSource = MirrorView.DataSource { _, _, item in item }
      dataSource.apply(outline, to: "A")
      dataSource.apply(DiffableDataSourceSnapshot("A:" + shown.joined(separator: ",")))
      let kept = OutlineModel(dataSource.snapshot(for: "A"))
      #expect(kept == naivelyRebased(outline, showing: shown), "seed \(seed): \(outline.text) showing \(shown)")
    }
  }

  /// What is left of an outline: drops what goes, puts what comes after what precedes it, and gives up if that fails.
  private func naivelyRebased(
    _ outline: DiffableDataSourceSectionSnapshot<String>, showing shown: [String]
  ) -> OutlineModel<String> {
    var model = OutlineModel(outline)
    for item in outline.visibleItems where !shown.contains(item) { try? model.make(.delete([item])) }
    for (offset, item) in shown.enumerated() where !model.visibleDescendants.contains(item) {
      var branch = model.node(item) ?? OutlineModel(item)
      branch.isExpanded = false
      try? model.make(.delete([item]))
      if let first = offset == 0 ? model.children.first?.item : shown[offset - 1] {
        try? model.make(.insertSnapshot(OutlineModel(root: [branch]), offset == 0 ? .before : .after, first))
      } else {
        model = OutlineModel(root: [branch])
      }
    }
    return model.visibleDescendants == shown ? model : OutlineModel(roots: shown)
  }

  private func outline(using generator: inout SeededGenerator) -> DiffableDataSourceSectionSnapshot<String> {
    var outline = DiffableDataSourceSectionSnapshot<String>()
    for item in (0..<9).map(String.init) {
      let isRoot = Int.random(in: 0..<3, using: &generator) == 0
      outline.append([item], to: isRoot ? nil : outline.items.randomElement(using: &generator))
      if Int.random(in: 0..<3, using: &generator) > 0 { outline.expand([item]) }
    }
    return outline
  }

  private func outlineWithOneMove(
    _ outline: DiffableDataSourceSectionSnapshot<String>, using generator: inout SeededGenerator
  ) -> DiffableDataSourceSectionSnapshot<String> {
    var result = outline
    let item = outline.visibleItems.randomElement(using: &generator)!
    result.delete([item])
    guard let other = result.visibleItems.randomElement(using: &generator) else { return outline }
    let branch = outline.snapshot(of: item, includingParent: true)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0 where result.isExpanded(other): result.insert(branch.checked.storage.allRows, asFirstChildrenOf: other)
    case 1: result.insert(branch, after: other)
    default: result.insert(branch, before: other)
    }
    return result
  }

  @Test func `applying by reload carries outlines along as well`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSectionSnapshot("p+(a b) q"), to: "A")
    dataSource.applySnapshotUsingReloadData(DiffableDataSourceSnapshot("A:p,b,q,x"))
    #expect(dataSource.snapshot(for: "A").text == "p+(b) q x")
  }

  @Test func `a section that is gone loses its outline and comes back flat`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSectionSnapshot("p+(a) q"), to: "A")
    dataSource.apply(DiffableDataSourceSnapshot("B:q"))
    #expect(dataSource.snapshot(for: "A").items == [])
    dataSource.apply(DiffableDataSourceSnapshot("B:q;A:p,a"))
    #expect(dataSource.snapshot(for: "A").text == "p a")
  }

  @Test func `moving its section leaves an outline alone`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSectionSnapshot("p+(a) q"), to: "A")
    dataSource.apply(DiffableDataSourceSectionSnapshot("r-(b)"), to: "B")
    var snapshot = dataSource.snapshot()
    snapshot.moveSection("B", beforeSection: "A")
    dataSource.apply(snapshot)
    #expect(dataSource.snapshot().text == "B:r;A:p,a,q")
    #expect(dataSource.snapshot(for: "A").text == "p+(a) q")
    #expect(dataSource.snapshot(for: "B").text == "r-(b)")
  }

  @Test func `an item that another section takes over leaves the outline that showed it, with what is below`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSectionSnapshot("p+(a-(b)) q"), to: "A")
    dataSource.apply(DiffableDataSourceSectionSnapshot("a"), to: "B")
    #expect(dataSource.snapshot().text == "A:p,q;B:a")
    #expect(dataSource.snapshot(for: "A").text == "p+ q")
  }

  @Test func `an item may be hidden in one section and shown in another until it is shown in both`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSectionSnapshot("p-(a) q"), to: "A")
    dataSource.apply(DiffableDataSourceSectionSnapshot("a b"), to: "B")
    #expect(dataSource.snapshot(for: "A").text == "p-(a) q")
    #expect(dataSource.expandItem(at: IndexPath(item: 0, section: 0)))
    #expect(dataSource.snapshot().text == "A:p,a,q;B:b")
    #expect(dataSource.snapshot(for: "B").text == "b")
  }
}
