import RecipeStore

/// Tries again what locks of other programs have stopped, until a deadline; the library's thread is free meanwhile.
struct BusyRetry: Sendable {
  var clock = ServerClock()

  /// For how long, from when it was asked for.
  static let longest = Duration.seconds(2)

  private static let betweenTries = Duration.milliseconds(20)

  /// - Throws: What `body` throws; `RecipeStoreError.busy` after the deadline, and only if nothing was changed.
  func run<Answer>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Answer
  ) async throws -> Answer {
    let deadline = clock.now() + UInt64(Self.longest / .nanoseconds(1))
    while true {
      do {
        return try await body()
      } catch RecipeStoreError.busy where clock.now() < deadline {
        try await clock.pause(Self.betweenTries)
      }
    }
  }
}
