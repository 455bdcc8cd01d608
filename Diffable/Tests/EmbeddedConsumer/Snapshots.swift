// A program that builds snapshots and compares them. `.ci/embedded` compiles and runs it.

import Diffable

@main enum Program {
  static func main() {
    var old = DiffableDataSourceSnapshot<Int, Int>()
    old.appendSections([0, 1])
    old.appendItems(Array(1...1_000), toSection: 0)
    var new = old
    new.moveItem(4, beforeItem: 1)
    new.deleteItems([2])
    new.appendItems([1_001], toSection: 1)
    let difference = new.difference(from: old)
    precondition(difference.itemMoves.count == 1 && difference.itemMoves[0].to == [0, 0])
    precondition(difference.itemDeletes == [[0, 1]] && difference.itemInserts == [[1, 0]])

    var outline = DiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([3], to: 1)
    precondition(outline.visibleItems == [1, 2] && outline.parent(of: 3) == 1)

    do {
      try new.checked.appendItems([7, 7])
    } catch {
      precondition(error.kind == .repeatedItems && error.identifiers.count == 1)
      print(error.description)
    }
  }
}
