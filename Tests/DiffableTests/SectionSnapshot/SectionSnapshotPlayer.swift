@testable import Diffable

struct SectionSnapshotPlayer: ConformancePlayer {
  var snapshot = DiffableDataSourceSectionSnapshot<String>()

  init(start: JSON) {
    build(start, under: nil)
  }

  var state: JSON { Self.state(of: snapshot) }
  var visible: JSON { JSON(snapshot.visibleItems) }

  mutating func play(_ step: ConformanceSequence.Step) throws(DiffableViolation) -> JSON {
    switch step.call {
    case "index": return JSON(snapshot.checked.index(of: step.text("of")))
    case "isExpanded": return .bool(try snapshot.checked.isExpanded(step.text("item")))
    case "isVisible": return .bool(try snapshot.checked.isVisible(step.text("item")))
    case "contains": return .bool(snapshot.checked.contains(step.text("item")))
    case "level": return .number(try snapshot.checked.level(of: step.text("of")))
    case "parent": return JSON(try snapshot.checked.parent(of: step.text("of")))
    case "snapshotOf":
      let part = try snapshot.checked.snapshot(of: step.text("parent"), includingParent: step.flag("includingParent"))
      return Self.state(of: part)
    default: try edit(step)
    }
    return .null
  }

  private mutating func edit(_ step: ConformanceSequence.Step) throws(DiffableViolation) {
    let before = step.optionalText("before")
    switch step.call {
    case "append": try snapshot.checked.append(step.texts("items"), to: step.optionalText("to"))
    case "insert" where before != nil: try snapshot.checked.insert(step.texts("items"), before: before!)
    case "insert": try snapshot.checked.insert(step.texts("items"), after: step.text("after"))
    case "insertSnapshot" where before != nil: try snapshot.checked.insert(flat(step, "snapshot"), before: before!)
    case "insertSnapshot": try snapshot.checked.insert(flat(step, "snapshot"), after: step.text("after"))
    case "replace": try snapshot.checked.replace(childrenOf: step.text("childrenOf"), using: flat(step, "using"))
    case "delete": try snapshot.checked.delete(step.texts("items"))
    case "deleteAll": snapshot.checked.deleteAll()
    case "expand": snapshot.checked.expand(step.texts("items"))
    case "collapse": snapshot.checked.collapse(step.texts("items"))
    default: fatalError("unknown call \(step.call)")
    }
  }

  private func flat(_ step: ConformanceSequence.Step, _ label: String) -> DiffableDataSourceSectionSnapshot<String> {
    var roots = DiffableDataSourceSectionSnapshot<String>()
    roots.append(step.texts(label))
    return roots
  }

  private mutating func build(_ rows: JSON, under parent: String?) {
    for row in rows.array {
      snapshot.append([row[0].string], to: parent)
      if row[1] == .bool(true) { snapshot.expand([row[0].string]) }
      build(row[2], under: row[0].string)
    }
  }

  /// The outline as nested `[item, isExpanded, children]`, put together from queries alone.
  private static func state(of snapshot: DiffableDataSourceSectionSnapshot<String>) -> JSON {
    var children: [String?: [String]] = [:]
    for item in snapshot.items { children[snapshot.parent(of: item), default: []].append(item) }
    func nodes(under parent: String?) -> JSON {
      .array((children[parent] ?? []).map { .array([.string($0), .bool(snapshot.isExpanded($0)), nodes(under: $0)]) })
    }
    return nodes(under: nil)
  }
}
