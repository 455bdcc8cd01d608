@testable import Diffable

/// What a sequence of calls is played on: a snapshot, or a model of one.
protocol ConformanceSubject {
  /// Builds the state in which a sequence starts.
  init(start: JSON)

  /// Makes the call of a step and returns what it returns, `null` for a mutation. Throws an error with the text.
  mutating func play(_ step: ConformanceSequence.Step) throws -> JSON

  var state: JSON { get }
  var visible: JSON { get }
}

extension DiffableDataSourceSnapshot<String, String>: ConformanceSubject {
  init(start: JSON) {
    self.init()
    for section in start.array {
      appendSections([section[0].string])
      appendItems(section[1].strings, toSection: section[0].string)
    }
  }

  mutating func play(_ step: ConformanceSequence.Step) throws -> JSON {
    if let query = SnapshotQuery(step) { return try query.answer(of: self) }
    try SnapshotCall(step).make(on: &self)
    return .null
  }

  var state: JSON {
    .array(sectionIdentifiers.map { .array([.string($0), JSON(itemIdentifiers(inSection: $0))]) })
  }

  var visible: JSON { JSON(itemIdentifiers) }
}

extension SnapshotModel<String>: ConformanceSubject {
  init(start: JSON) {
    sections = start.array.map { Section(identifier: $0[0].string, items: $0[1].strings) }
  }

  mutating func play(_ step: ConformanceSequence.Step) throws -> JSON {
    if let query = SnapshotQuery(step) { return try query.answer(of: self) }
    try make(SnapshotCall(step))
    return .null
  }

  var state: JSON { .array(sections.map { .array([.string($0.identifier), JSON($0.items)]) }) }
  var visible: JSON { JSON(items) }
}

extension DiffableDataSourceSectionSnapshot<String>: ConformanceSubject {
  init(start: JSON) {
    self = OutlineModel(start: start).snapshot
  }

  mutating func play(_ step: ConformanceSequence.Step) throws -> JSON {
    if let query = OutlineQuery(step) { return try query.answer(of: self) }
    try OutlineCall(step).make(on: &self)
    return .null
  }

  var state: JSON { OutlineModel(self).state }
  var visible: JSON { JSON(visibleItems) }
}

extension OutlineModel<String>: ConformanceSubject {
  init(start: JSON) {
    self.init(root: start.array.map { Self($0[0].string, isExpanded: $0[1].bool, Self(start: $0[2]).children) })
  }

  mutating func play(_ step: ConformanceSequence.Step) throws -> JSON {
    if let query = OutlineQuery(step) { return try query.answer(of: self) }
    try make(OutlineCall(step))
    return .null
  }

  var state: JSON { json }
  var visible: JSON { JSON(visibleDescendants) }
}
