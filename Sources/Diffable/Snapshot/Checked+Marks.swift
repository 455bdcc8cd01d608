extension DiffableDataSourceSnapshot.Checked {
  /// The sections to reload when the snapshot is applied, in the order of the calls.
  @inlinable
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    marks.reloadedSections.identifiers.map { storage.sections.identifiers[storage.sections.position(of: $0)!] }
  }

  /// The items to reload when the snapshot is applied, in the order of the calls.
  @inlinable
  public var reloadedItemIdentifiers: [ItemIdentifierType] { stored(marks.reloadedItems) }

  /// The items to reconfigure when the snapshot is applied, in the order of the calls.
  @inlinable
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { stored(marks.reconfiguredItems) }

  /// Marks sections to be reloaded.
  ///
  /// - Throws: A violation, with nothing marked, if an identifier is repeated or is not in the snapshot; in this order.
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) throws(DiffableViolation) {
    try requireUniqueSections(identifiers)
    for identifier in identifiers where storage.sections.position(of: identifier) == nil {
      throw .missing(identifier, to: "reload", kind: "section")
    }
    for identifier in identifiers {
      storage.sections.identifiers[storage.sections.position(of: identifier)!] = identifier
      marks.reloadedSections.insert(identifier)
    }
  }

  /// Marks items to be reloaded; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing marked, if an identifier is repeated or is not in the snapshot; in this order.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) throws(DiffableViolation) {
    try requireExisting(identifiers, to: "reload")
    replaceStored(identifiers)
    marks.reload(identifiers)
  }

  /// Marks items to be reconfigured; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing marked, if an identifier is repeated or is not in the snapshot; in this order.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) throws(DiffableViolation) {
    try requireExisting(identifiers, to: "reconfigure")
    replaceStored(identifiers)
    marks.reconfigure(identifiers)
  }

  @inlinable
  func requireExisting(_ identifiers: [ItemIdentifierType], to verb: StaticString) throws(DiffableViolation) {
    try requireUniqueItems(identifiers)
    for identifier in identifiers where storage.items.location(of: identifier) == nil {
      throw .missing(identifier, to: verb, kind: "item")
    }
  }

  /// Returns the marked items as the snapshot stores them: what it stores may be newer than the mark that it equals.
  @inlinable
  func stored(_ marks: MarkList<ItemIdentifierType>) -> [ItemIdentifierType] {
    marks.identifiers.map { storage.items.item(at: storage.items.location(of: $0)!) }
  }

  /// Stores the newest of equal identifiers, which may differ in what equality does not look at.
  @inlinable
  mutating func replaceStored(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      storage.items.replace(at: storage.items.location(of: identifier)!, with: identifier)
    }
  }
}
