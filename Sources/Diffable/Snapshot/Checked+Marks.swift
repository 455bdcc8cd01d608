extension DiffableDataSourceSnapshot.Checked {
  /// The sections to reload when the snapshot is applied, in the order of the calls.
  @inlinable
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    marks.reloadedSections.identifiers.compactMap { section in
      storage.sections.position(of: section).map { storage.sections.identifiers[$0] }
    }
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
      guard let position = storage.sections.position(of: identifier) else { continue }
      storage.sections.identifiers[position] = identifier
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
    for identifier in identifiers where storage.location(of: identifier) == nil {
      throw .missing(identifier, to: verb, kind: "item")
    }
  }

  /// Returns the marked items as the snapshot stores them: what it stores may be newer than the mark that it equals.
  ///
  /// An object that has changed is not found by its hash any more, by the difference no more than here, and is left out.
  @inlinable
  func stored(_ marks: MarkList<ItemIdentifierType>) -> [ItemIdentifierType] {
    marks.identifiers.compactMap { item in storage.location(of: item).map(storage.item(at:)) }
  }

  /// Stores the newest of equal identifiers, which may differ in what equality does not look at.
  @inlinable
  mutating func replaceStored(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      guard let location = storage.location(of: identifier) else { continue }
      storage.replaceItem(at: location, with: identifier)
    }
  }
}
