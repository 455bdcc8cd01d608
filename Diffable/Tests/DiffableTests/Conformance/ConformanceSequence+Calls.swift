extension SnapshotCall<String> {
  /// Reads the call of a step of a sequence.
  init(_ step: ConformanceSequence.Step) {
    switch step.call {
    case "appendItems": self = .appendItems(step.texts("items"), toSection: step.optionalText("toSection"))
    case "insertItems":
      let (side, item) = step.destination("Item")
      self = .insertItems(step.texts("items"), side, item: item)
    case "deleteItems": self = .deleteItems(step.texts("items"))
    case "deleteAllItems": self = .deleteAllItems
    case "moveItem":
      let (side, item) = step.destination("Item")
      self = .moveItem(step.text("item"), side, item: item)
    case "reloadItems": self = .reloadItems(step.texts("items"))
    case "reconfigureItems": self = .reconfigureItems(step.texts("items"))
    case "appendSections": self = .appendSections(step.texts("sections"))
    case "insertSections":
      let (side, section) = step.destination("Section")
      self = .insertSections(step.texts("sections"), side, section: section)
    case "deleteSections": self = .deleteSections(step.texts("sections"))
    case "moveSection":
      let (side, section) = step.destination("Section")
      self = .moveSection(step.text("section"), side, section: section)
    case "reloadSections": self = .reloadSections(step.texts("sections"))
    default: fatalError("unknown call \(step.call)")
    }
  }
}

extension SnapshotQuery<String> {
  /// Reads the query of a step of a sequence; `nil` if the step makes a change.
  init?(_ step: ConformanceSequence.Step) {
    switch step.call {
    case "numberOfItems": self = .numberOfItems(inSection: step.text("inSection"))
    case "itemIdentifiers": self = .itemIdentifiers(inSection: step.text("inSection"))
    case "sectionIdentifier": self = .sectionIdentifier(containingItem: step.text("containingItem"))
    case "indexOfItem": self = .indexOfItem(step.text("item"))
    case "indexOfSection": self = .indexOfSection(step.text("section"))
    default: return nil
    }
  }
}

extension OutlineCall<String> {
  /// Reads the call of a step of a sequence, in which the snapshots that are put in are flat.
  init(_ step: ConformanceSequence.Step) {
    switch step.call {
    case "append": self = .append(step.texts("items"), to: step.optionalText("to"))
    case "insert":
      let (side, item) = step.destination("")
      self = .insert(step.texts("items"), side, item)
    case "insertSnapshot":
      let (side, item) = step.destination("")
      self = .insertSnapshot(OutlineModel(roots: step.texts("snapshot")), side, item)
    case "replace":
      self = .replace(childrenOf: step.text("childrenOf"), using: OutlineModel(roots: step.texts("using")))
    case "delete": self = .delete(step.texts("items"))
    case "deleteAll": self = .deleteAll
    case "expand": self = .expand(step.texts("items"))
    case "collapse": self = .collapse(step.texts("items"))
    default: fatalError("unknown call \(step.call)")
    }
  }
}

extension OutlineQuery<String> {
  /// Reads the query of a step of a sequence; `nil` if the step makes a change.
  init?(_ step: ConformanceSequence.Step) {
    switch step.call {
    case "index": self = .index(of: step.text("of"))
    case "isExpanded": self = .isExpanded(step.text("item"))
    case "isVisible": self = .isVisible(step.text("item"))
    case "contains": self = .contains(step.text("item"))
    case "level": self = .level(of: step.text("of"))
    case "parent": self = .parent(of: step.text("of"))
    case "snapshotOf": self = .snapshot(of: step.text("parent"), includingParent: step.flag("includingParent"))
    default: return nil
    }
  }
}

extension ConformanceSequence.Step {
  /// The argument that says next to what something is put: `beforeItem`, `afterSection` and so on.
  fileprivate func destination(_ kind: String) -> (Side, String) {
    let label = kind.isEmpty ? ("before", "after") : ("before" + kind, "after" + kind)
    return optionalText(label.0).map { (.before, $0) } ?? (.after, text(label.1))
  }
}
