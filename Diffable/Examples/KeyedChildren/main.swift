let rows = Array(1...1_000)
let changes: [(name: String, rows: [Int])] = [
  ("the first of 1,000 rows is removed", Array(rows.dropFirst())),
  ("a row comes at the front", [0] + rows),
  ("the last row moves to the front", [1_000] + rows.dropLast()),
  ("the first row moves to the end", rows.dropFirst() + [1]),
  ("the rows are reversed", rows.reversed()),
]

for change in changes {
  var swapping = ForEach(rows) { "row \($0)" }
  var keyed = swapping
  swapping.updateBySwapping(to: change.rows)
  keyed.update(to: change.rows)
  precondition(keyed.container.children == change.rows.map { "row \($0)" })
  precondition(keyed.container.children == swapping.container.children && keyed.makeCount == swapping.makeCount)
  print("\(change.name)\n  by swaps: \(counts(of: swapping))\n  by the difference: \(counts(of: keyed))")
}

func counts(of list: ForEach<Int, String>) -> String {
  let container = list.container
  return [
    (container.swapCount, "swap"), (container.removeCount, "removal"), (container.insertCount, "insertion"),
    (list.makeCount, "new row"),
  ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
}
