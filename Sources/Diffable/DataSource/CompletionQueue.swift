/// Completions that wait for their turn, in the order of the applies that they belong to.
@usableFromInline
struct CompletionQueue {
  @usableFromInline var waiting: [() -> Void] = []
  @usableFromInline var firstWaiting = 0

  /// Whether some completion is being run further up the stack; that run takes the later ones along.
  @usableFromInline var isDraining = false

  @usableFromInline init() {}

  @usableFromInline mutating func append(_ completion: @escaping () -> Void) {
    waiting.append(completion)
  }

  @usableFromInline mutating func popFirst() -> (() -> Void)? {
    guard firstWaiting < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      firstWaiting = 0
      return nil
    }
    defer { firstWaiting += 1 }
    return waiting[firstWaiting]
  }
}
