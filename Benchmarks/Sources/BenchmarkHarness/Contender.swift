/// One of several ways to do the same work, timed side by side.
public struct Contender {
  /// What it is called in a comparison.
  public let name: String

  let work: () -> Void

  /// Names some work. Its result is kept from being optimised away.
  public init<Result>(_ name: String, _ work: @escaping () -> Result) {
    self.name = name
    self.work = { keep(work()) }
  }
}

/// Makes the optimiser believe that a value is used.
@inline(never)
@_optimize(none)
private func keep<Value>(_ value: Value) {}
