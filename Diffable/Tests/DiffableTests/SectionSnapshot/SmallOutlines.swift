/// Outlines and calls on them: all there are of a small size.
enum SmallOutlines {
  typealias Model = OutlineModel<Int>

  /// Every outline of at most so many items, numbered from 1 in depth-first order, expanded in every way.
  static func all(items: Int) -> [Model] {
    (0...items).flatMap { forests(Array(1..<($0 + 1))) { _ in [false, true] } }.map { Model(root: $0) }
  }

  /// Every outline of four items with the items expanded that have an odd number.
  static var someOfFour: [Model] {
    forests([1, 2, 3, 4]) { [$0 % 2 == 1] }.map { Model(root: $0) }
  }

  /// Every call with items that such an outline has, one that it has not, and two that are new.
  static var calls: [OutlineCall<Int>] {
    let lists = [[], [7]] + (1...6).flatMap { first in [[first]] + [2, 4, 7, first].map { [first, $0] } }
    let outlines: [Model] = [
      Model(), Model(roots: [7]), Model(roots: [3, 7]),
      Model(root: [Model(7, isExpanded: true, [Model(8), Model(2)])]),
      Model(root: [Model(8, [Model(7, isExpanded: true, [Model(9)])]), Model(6, isExpanded: true)]),
    ]
    let known = 1...5
    var calls: [OutlineCall<Int>] = [.deleteAll]
    for list in lists {
      calls += [.delete(list), .expand(list), .collapse(list), .append(list, to: nil)]
      for parent in known { calls.append(.append(list, to: parent)) }
    }
    for outline in outlines {
      for parent in known { calls.append(.replace(childrenOf: parent, using: outline)) }
    }
    for side in Side.allCases {
      for other in known {
        calls += lists.map { .insert($0, side, other) } + outlines.map { .insertSnapshot($0, side, other) }
      }
    }
    return calls
  }

  static var queries: [OutlineQuery<Int>] {
    (1...5).flatMap { item in
      [
        .contains(item), .index(of: item), .isExpanded(item), .isVisible(item), .level(of: item), .parent(of: item),
        .snapshot(of: item, includingParent: false), .snapshot(of: item, includingParent: true),
      ]
    }
  }

  private static func forests(_ items: [Int], _ flags: (Int) -> [Bool]) -> [[Model]] {
    guard let first = items.first else { return [[]] }
    return (0..<items.count).flatMap { childCount in
      forests(Array(items[1..<(1 + childCount)]), flags).flatMap { children in
        forests(Array(items[(1 + childCount)...]), flags).flatMap { siblings in
          flags(first).map { [Model(first, isExpanded: $0, children)] + siblings }
        }
      }
    }
  }
}
