@testable import Diffable

/// One kind of snapshot, on which the steps of a sequence are played.
protocol ConformancePlayer {
  /// Makes the call of a step and returns what it returns, `null` for a mutation.
  mutating func play(_ step: ConformanceSequence.Step) throws(DiffableViolation) -> JSON

  var state: JSON { get }
  var visible: JSON { get }
}

struct SnapshotPlayer: ConformancePlayer {
  var snapshot = DiffableDataSourceSnapshot<String, String>()

  init(start: JSON) {
    for section in start.array {
      snapshot.appendSections([section[0].string])
      snapshot.appendItems(section[1].strings, toSection: section[0].string)
    }
  }

  var state: JSON {
    .array(snapshot.sectionIdentifiers.map { .array([.string($0), JSON(snapshot.itemIdentifiers(inSection: $0))]) })
  }

  var visible: JSON { JSON(snapshot.itemIdentifiers) }

  mutating func play(_ step: ConformanceSequence.Step) throws(DiffableViolation) -> JSON {
    switch step.call {
    case "numberOfItems": return .number(try snapshot.checked.numberOfItems(inSection: step.text("inSection")))
    case "itemIdentifiers": return JSON(try snapshot.checked.itemIdentifiers(inSection: step.text("inSection")))
    case "sectionIdentifier":
      return JSON(snapshot.checked.sectionIdentifier(containingItem: step.text("containingItem")))
    case "indexOfItem": return JSON(snapshot.checked.indexOfItem(step.text("item")))
    case "indexOfSection": return JSON(snapshot.checked.indexOfSection(step.text("section")))
    case "appendItems", "insertItems", "deleteItems", "deleteAllItems", "moveItem", "reloadItems", "reconfigureItems":
      try editItems(step)
    default: try editSections(step)
    }
    return .null
  }

  private mutating func editItems(_ step: ConformanceSequence.Step) throws(DiffableViolation) {
    let before = step.optionalText("beforeItem")
    switch step.call {
    case "appendItems": try snapshot.checked.appendItems(step.texts("items"), toSection: step.optionalText("toSection"))
    case "insertItems" where before != nil: try snapshot.checked.insertItems(step.texts("items"), beforeItem: before!)
    case "insertItems": try snapshot.checked.insertItems(step.texts("items"), afterItem: step.text("afterItem"))
    case "deleteItems": try snapshot.checked.deleteItems(step.texts("items"))
    case "deleteAllItems": snapshot.checked.deleteAllItems()
    case "moveItem" where before != nil: try snapshot.checked.moveItem(step.text("item"), beforeItem: before!)
    case "moveItem": try snapshot.checked.moveItem(step.text("item"), afterItem: step.text("afterItem"))
    case "reloadItems": try snapshot.checked.reloadItems(step.texts("items"))
    default: try snapshot.checked.reconfigureItems(step.texts("items"))
    }
  }

  private mutating func editSections(_ step: ConformanceSequence.Step) throws(DiffableViolation) {
    let before = step.optionalText("beforeSection")
    switch step.call {
    case "appendSections": try snapshot.checked.appendSections(step.texts("sections"))
    case "insertSections" where before != nil:
      try snapshot.checked.insertSections(step.texts("sections"), beforeSection: before!)
    case "insertSections":
      try snapshot.checked.insertSections(step.texts("sections"), afterSection: step.text("afterSection"))
    case "deleteSections": try snapshot.checked.deleteSections(step.texts("sections"))
    case "moveSection" where before != nil:
      try snapshot.checked.moveSection(step.text("section"), beforeSection: before!)
    case "moveSection":
      try snapshot.checked.moveSection(step.text("section"), afterSection: step.text("afterSection"))
    case "reloadSections": try snapshot.checked.reloadSections(step.texts("sections"))
    default: fatalError("unknown call \(step.call)")
    }
  }
}
