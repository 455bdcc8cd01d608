extension AsyncSequence {
  /// Returns each snapshot with what turns the one before it into this one; the first is compared with an empty one.
  ///
  /// ```swift
  /// for await (snapshot, difference) in snapshots.differences() {
  ///   print("\(snapshot.numberOfItems) items, \(difference.itemInserts.count) of them new")
  /// }
  /// ```
  ///
  /// Nothing is buffered here: a difference is found when it is asked for, between the two snapshots that were read. A
  /// sequence that skips snapshots gives fewer and larger differences, but the marks of a skipped snapshot are lost.
  ///
  /// - Complexity: That of one difference for each snapshot.
  @inlinable
  public func differences<SectionIdentifierType, ItemIdentifierType>()
    -> AsyncDifferences<Self, SectionIdentifierType, ItemIdentifierType>
  where Element == DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    AsyncDifferences(base: self)
  }
}

/// The snapshots of a sequence, each with what turns the one before it into this one.
public struct AsyncDifferences<Base: AsyncSequence, SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  AsyncSequence
where Base.Element == DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
  /// A snapshot, and what turns the one before it into this one.
  public typealias Element = (snapshot: Base.Element, difference: DiffableDataSourceSnapshotDifference)

  @usableFromInline let base: Base

  @inlinable
  init(base: Base) {
    self.base = base
  }

  /// Starts from an empty snapshot.
  @inlinable
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator())
  }

  /// Reads snapshots and compares each with the one before it.
  public struct AsyncIterator: AsyncIteratorProtocol {
    @usableFromInline var base: Base.AsyncIterator
    @usableFromInline var previous = Base.Element()

    @inlinable
    init(base: Base.AsyncIterator) {
      self.base = base
    }

    /// Returns the next snapshot and its difference, on the caller's actor; `nil` at the end.
    ///
    /// - Throws: What the sequence of snapshots throws.
    @inlinable
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> Element? {
      guard let snapshot = try await base.next(isolation: actor) else { return nil }
      defer { previous = snapshot }
      return (snapshot, snapshot.difference(from: previous))
    }
  }
}

extension AsyncDifferences: Sendable where Base: Sendable {}
