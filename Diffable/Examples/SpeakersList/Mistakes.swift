import Diffable

/// Makes the mistakes that are easily made, under `checked`, where they throw instead of ending the program.
func printMistakes(_ list: SpeakersList) {
  print("\nItems before there is a section")
  var snapshot = SpeakersList.DataSource.Snapshot()
  printError { try snapshot.checked.appendItems([1]) }

  print("\nThe same speaker twice")
  snapshot.appendSections([.first])
  printError { try snapshot.checked.appendItems([1, 2, 1]) }

  print("\nThe same day twice")
  printError { try snapshot.checked.appendSections([.second, .first]) }

  print("\nA speaker next to one who is not there")
  printError { try snapshot.checked.insertItems([3], afterItem: 12) }

  print("\nNews of a speaker who is not there")
  printError { try snapshot.checked.reconfigureItems([12]) }

  print("\nA speaker on both days: allowed, but moved, with a warning")
  snapshot.appendSections([.second])
  snapshot.appendItems([1], toSection: .first)
  let printWarning = DiffableWarning.Handler { print($0) }
  DiffableWarning.$handler.withValue(printWarning) {
    snapshot.appendItems([1], toSection: .second)
  }
  print("first day: \(snapshot.itemIdentifiers(inSection: .first))")
  print("second day: \(snapshot.itemIdentifiers(inSection: .second))")

  print("\nAn unknown speaker")
  snapshot.appendItems([99])
  list.dataSource.view = nil
  list.dataSource.apply(snapshot)
  printError { _ = try list.dataSource.checked.cell(forItemAt: DiffableIndexPath(item: 1, section: 1)) }

  print("\nA snapshot from within a provider")
  list.dataSource.supplementaryViewProvider = { dataSource, _, _ in
    printError { try dataSource.checked.apply(snapshot) }
    return nil
  }
  _ = list.dataSource.supplementaryView(ofKind: "header", at: DiffableIndexPath(item: 0, section: 0))
}

private func printError(_ body: () throws -> Void) {
  do {
    try body()
    print("no mistake")
  } catch {
    print(error)
  }
}
