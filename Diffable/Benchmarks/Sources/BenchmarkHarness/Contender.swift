/// One of several ways to do the same work, timed side by side.
public struct Contender {
  /// What it is called in a comparison.
  public let name: String

  /// To how many things the work is done in turn.
  let count: Int

  /// Does the work to the thing at an offset.
  let work: (Int) -> Void

  /// Undoes the work, so that it can be done again; never timed.
  let cleanUp: (() -> Void)?

  /// Names some work. Its result is kept from being optimized away.
  public init<Result>(_ name: String, cleanUp: (() -> Void)? = nil, _ work: @escaping () -> Result) {
    self.init(name, each: [()], cleanUp: cleanUp, { _ in work() })
  }

  /// Names some work that is done to each of several things in turn. Its time is that for one of them.
  public init<Thing, Result>(
    _ name: String, each things: [Thing], cleanUp: (() -> Void)? = nil, _ work: @escaping (Thing) -> Result
  ) {
    self.name = name
    count = things.count
    self.work = { keep(work(things[$0])) }
    self.cleanUp = cleanUp
  }
}

/// Makes the optimiser believe that a value is used.
@inline(never)
@_optimize(none)
public func keep<Value>(_ value: Value) {}
