import Testing

@testable import Diffable

/// Items that no one moves keep their parents: held against all trees that show the same order.
@Suite struct OutlineBystanderTests {
  typealias Outline = DiffableDataSourceSectionSnapshot<String>

  @Test func `moving one expanded row gives no bystander another parent`() {
    for seed in UInt64(1)...1_500 {
      var generator = SeededGenerator(seed: seed)
      let outline = outline(using: &generator)
      guard let moved = parent(in: outline, using: &generator) else { continue }
      let dataSource = dataSource(showing: outline)
      let snapshot = moving([moved], in: dataSource.snapshot(), using: &generator)
      dataSource.apply(snapshot)
      let trees = Trees(from: outline, showing: snapshot.itemIdentifiers)
      let kept = dataSource.snapshot(for: "A")
      let place: Comment = "seed \(seed): \(outline.text) showing \(snapshot.itemIdentifiers) became \(kept.text)"
      #expect(kept.visibleItems == snapshot.itemIdentifiers, place)
      #expect(trees.bystanders(of: [moved], in: kept) == trees.fewestBystanders(of: [moved]), place)
      #expect(outline.items.filter { kept.isExpanded($0) != outline.isExpanded($0) } == [], place)
    }
  }

  @Test func `orphans of a move land under their nearest ancestor or become roots`() {
    for seed in UInt64(1)...4_000 {
      var generator = SeededGenerator(seed: seed)
      let outline = outline(using: &generator)
      guard let parent = parent(in: outline, using: &generator) else { continue }
      let moved = [parent] + outline.visibleItems.shuffled(using: &generator).prefix(seed % 2 == 0 ? 0 : 1)
      let dataSource = dataSource(showing: outline)
      let snapshot = moving(moved, in: dataSource.snapshot(), using: &generator)
      dataSource.apply(snapshot)
      let kept = dataSource.snapshot(for: "A")
      let trees = Trees(from: outline, showing: snapshot.itemIdentifiers)
      #expect(
        trees.strayOrphans(of: Set(moved), in: kept) == [],
        "seed \(seed): \(outline.text), moving \(moved), became \(kept.text)")
    }
  }

  @Test func `an order that was built from scratch gives no bystander of the fewest moves another parent`() {
    for seed in UInt64(1)...1_000 {
      var generator = SeededGenerator(seed: seed)
      let outline = outline(using: &generator)
      let dataSource = dataSource(showing: outline)
      let moved = outline.visibleItems.shuffled(using: &generator).prefix(Int.random(in: 1...2, using: &generator))
      let shown = moving(Array(moved), in: dataSource.snapshot(), using: &generator).itemIdentifiers
      dataSource.apply(DiffableDataSourceSnapshot("A:" + shown.joined(separator: ",")))
      let trees = Trees(from: outline, showing: shown)
      let kept = dataSource.snapshot(for: "A")
      let explanations = trees.fewestMoves()
      let fewest = explanations.map { trees.fewestBystanders(of: $0) }.min()
      #expect(
        explanations.contains {
          trees.bystanders(of: $0, in: kept) == fewest && trees.strayOrphans(of: $0, in: kept) == []
        },
        "seed \(seed): \(outline.text) showing \(shown) became \(kept.text)")
    }
  }

  @Test func `moving several rows gives no bystander another parent`() {
    for seed in UInt64(1)...500 {
      var generator = SeededGenerator(seed: seed)
      let outline = outline(using: &generator)
      let dataSource = dataSource(showing: outline)
      let moved = Array(outline.visibleItems.shuffled(using: &generator).prefix(3))
      let snapshot = moving(moved, in: dataSource.snapshot(), using: &generator)
      dataSource.apply(snapshot)
      let kept = dataSource.snapshot(for: "A")
      let place: Comment = "seed \(seed): \(outline.text), moving \(moved), became \(kept.text)"
      #expect(kept.visibleItems == snapshot.itemIdentifiers, place)
      let trees = Trees(from: outline, showing: snapshot.itemIdentifiers)
      #expect(trees.bystanders(of: Set(moved), in: kept) == 0, place)
    }
  }

  /// The calls after which rows that no one moved once had other parents.
  @Test func `neighbors that change places are distinguished by the call`() {
    expect("l+(i+(e)) c", "l+(e) c i+") { $0.moveItem("i", afterItem: "c") }
    expect("p+(a) q r+(s) t", "p+(r+ a) q s t") { $0.moveItem("r", afterItem: "p") }
    expect("p+(a) q r+(s)", "p+(a) r+ q s") { $0.moveItem("r", beforeItem: "q") }
    expect("p+(a) q r+(s)", "p+(a) r+(q s)") { $0.moveItem("q", afterItem: "r") }
    expect("p+(a) q", "p+ q a") { $0.moveItem("a", afterItem: "q") }
    expect("p+(a) q", "p+(q a)") { $0.moveItem("q", afterItem: "p") }
    expect("l i+(f k+) b", "i+(f) b k+ l") { snapshot in withoutWarnings { snapshot.appendItems(["k", "l"]) } }
    expect("p+(a b) q", "p+(b a) q") { snapshot in
      snapshot.deleteItems(["a"])
      snapshot.insertItems(["a"], afterItem: "b")
    }
  }

  private func expect(
    _ outline: String, _ result: String, _ location: SourceLocation = #_sourceLocation,
    _ edit: (inout DiffableDataSourceSnapshot<String, String>) -> Void
  ) {
    let dataSource = dataSource(showing: Outline(outline))
    var snapshot = dataSource.snapshot()
    edit(&snapshot)
    dataSource.apply(snapshot)
    #expect(dataSource.snapshot(for: "A").text == result, sourceLocation: location)
  }

  private func dataSource(showing outline: Outline) -> MirrorView.DataSource {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(outline, to: "A")
    return dataSource
  }

  private func outline(using generator: inout SeededGenerator) -> Outline {
    var outline = Outline()
    for item in ["a", "b", "c", "d", "e", "f"] {
      let isRoot = Int.random(in: 0..<3, using: &generator) == 0
      outline.append([item], to: isRoot ? nil : outline.items.randomElement(using: &generator))
      if Int.random(in: 0..<4, using: &generator) > 0 { outline.expand([item]) }
    }
    return outline
  }

  private func parent(in outline: Outline, using generator: inout SeededGenerator) -> String? {
    outline.visibleItems.filter { outline.isExpanded($0) && !outline.snapshot(of: $0).items.isEmpty }
      .randomElement(using: &generator)
  }

  private func moving(
    _ items: [String], in snapshot: DiffableDataSourceSnapshot<String, String>, using generator: inout SeededGenerator
  ) -> DiffableDataSourceSnapshot<String, String> {
    var snapshot = snapshot
    for item in items {
      guard let other = snapshot.itemIdentifiers.filter({ $0 != item }).randomElement(using: &generator) else { break }
      if Bool.random(using: &generator) {
        snapshot.moveItem(item, beforeItem: other)
      } else {
        snapshot.moveItem(item, afterItem: other)
      }
    }
    return snapshot
  }
}

/// All the trees that show items in a certain order, by brute force.
private struct Trees {
  let outline: DiffableDataSourceSectionSnapshot<String>
  let shown: [String]
  private let oldItems: [String]
  private let oldParents: [String: String]

  init(from outline: DiffableDataSourceSectionSnapshot<String>, showing shown: [String]) {
    (self.outline, self.shown, oldItems) = (outline, shown, outline.visibleItems)
    oldParents = Dictionary(
      uniqueKeysWithValues: oldItems.compactMap { item in outline.parent(of: item).map { (item, $0) } })
  }

  /// The smallest sets of items without which the others are in their old order.
  func fewestMoves() -> [Set<String>] {
    let candidates = (0..<(1 << oldItems.count)).filter { bits in
      let staying = oldItems.indices.filter { bits >> $0 & 1 == 0 }.map { oldItems[$0] }
      return staying == shown.filter(Set(staying).contains)
    }
    let fewest = candidates.map(\.nonzeroBitCount).min() ?? 0
    return candidates.filter { $0.nonzeroBitCount == fewest }
      .map { bits in Set(oldItems.indices.filter { bits >> $0 & 1 == 1 }.map { oldItems[$0] }) }
  }

  /// How many items have another parent in an outline, of those that were not moved and whose parent was not.
  func bystanders(of moved: Set<String>, in other: DiffableDataSourceSectionSnapshot<String>) -> Int {
    shown.count { isBystander($0, of: moved) && other.parent(of: $0) != oldParents[$0] }
  }

  /// The children that a move left and that are not under the nearest of their old ancestors that they could be under:
  /// the row before them, or one above it. If there is none, they are to be roots.
  func strayOrphans(of moved: Set<String>, in other: DiffableDataSourceSectionSnapshot<String>) -> [String] {
    shown.indices.compactMap { offset in
      let item = shown[offset]
      guard !moved.contains(item), let oldParent = oldParents[item], moved.contains(oldParent) else { return nil }
      let previous = offset == 0 ? nil : shown[offset - 1]
      let possibleParents = sequence(first: previous) { $0.map(other.parent(of:)) }.prefix { $0 != nil }
        .filter { other.isExpanded($0!) }
      let nearest = sequence(first: item) { oldParents[$0] }.dropFirst().first(where: possibleParents.contains)
      return other.parent(of: item) == nearest ? nil : item
    }
  }

  /// How few items that can be in the best tree.
  func fewestBystanders(of moved: Set<String>) -> Int {
    var fewest = shown.count
    func place(_ offset: Int, spine: [String], reparented: Int) {
      guard reparented < fewest else { return }
      guard offset < shown.count else {
        fewest = reparented
        return
      }
      let item = shown[offset]
      // The row before may be the parent if it is expanded; those above it are.
      let longest = spine.last.map { outline.isExpanded($0) ? spine.count : spine.count - 1 } ?? 0
      for depth in 0...longest {
        let parent = depth == 0 ? nil : spine[depth - 1]
        let isWrong = isBystander(item, of: moved) && parent != oldParents[item]
        place(offset + 1, spine: spine.prefix(depth) + [item], reparented: reparented + (isWrong ? 1 : 0))
      }
    }
    place(0, spine: [], reparented: 0)
    return fewest
  }

  private func isBystander(_ item: String, of moved: Set<String>) -> Bool {
    !moved.contains(item) && !(oldParents[item].map(moved.contains) ?? false)
  }
}
