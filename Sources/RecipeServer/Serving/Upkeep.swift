import ServiceLifecycle

/// What goes on while no page asks for anything: other programs' changes are noticed, connections kept open or, of devices
/// that were forgotten, ended, and topics that no page follows forgotten.
struct Upkeep: Service {
  let library: LiveLibrary
  let keeper: Gatekeeper

  /// Returns when pages have been told goodbye.
  func run() async throws {
    let watch = await FileWatch(of: library.location)
    await withGracefulShutdownHandler {
      await withTaskGroup { group in
        group.addTask {
          for await _ in watch.changes { try? await library.retry.run { try await library.look() } }
        }
        group.addTask { await look() }
        for await _ in library.goodbyes {}
        group.cancelAll()
      }
    } onGracefulShutdown: {
      Task { await library.sayGoodbye(.stopped) }
    }
  }

  private func look() async {
    var ticks = 0
    while !Task.isCancelled {
      try? await Task.sleep(for: Self.betweenLooks)
      ticks += 1
      try? await library.look()
      await library.dropIdleTopics()
      keeper.writeSeen()
      if ticks.isMultiple(of: Self.looksBetweenAlive) { await library.sendAlive() }
    }
  }

  /// The file watch may miss a change, as on a file system of a network.
  private static let betweenLooks = Duration.seconds(2)

  /// 24 s: routers forget a connection on which nothing was sent for 30 s.
  private static let looksBetweenAlive = 12
}
