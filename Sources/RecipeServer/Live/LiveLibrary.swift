import NIOCore
import NIOPosix
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// The library as pages see it: one store and all view models, on a thread of their own.
///
/// A verb of a page and a change of another program take the same way: the view models follow the store, each topic
/// records what has changed in it as one event, and the event goes to every page that shows the topic.
package actor LiveLibrary {
  /// One thread: a database that is busy keeps no connection waiting but those that ask for the library.
  private let thread: MultiThreadedEventLoopGroup
  private let loop: any EventLoop
  let store: RecipeStore
  nonisolated let location: StoreLocation
  /// The weekday that a week of the meal plan begins with, 1 for Monday.
  nonisolated let firstWeekday: Int
  /// What those do not eat who eat here.
  nonisolated let eaters: [EaterDiets]
  let followers: StoreFollowers

  /// The topics that pages show.
  private var topics: [SeenTopic: LiveTopic] = [:]
  private var pages: [Int: FollowingPage] = [:]
  private var lastPage = 0

  /// The changes that pages and programs have asked for and that are not made yet, in their order.
  private var turns: [Int] = []
  private var lastTurn = 0
  nonisolated let retry: BusyRetry

  /// Why pages were told goodbye, after which none is let in.
  private(set) var farewell: Farewell?
  /// What was said of the last edit that was put together with what others had changed, for the page that it leads to.
  private(set) var lastMerge: (step: Int, sentence: String)?

  /// Ends when pages have been told goodbye.
  nonisolated let goodbyes: AsyncStream<Void>
  private let goodbyeInput: AsyncStream<Void>.Continuation

  /// Why the server ends.
  package enum Farewell: String, Sendable {
    case stopped = "stop"
    /// The database was moved, deleted, or replaced by another file.
    case moved
    /// A newer version of the program has brought the database up to date.
    case newer = "update"
  }

  /// The most topics that are followed at once; pages that show others are not live.
  static let mostTopics = 64

  /// How long a topic stays when no page follows it: long enough for a page that was just read to ask for its events.
  static let patienceWithTopics = Duration.seconds(30)

  /// The most bytes of missed events that a page is sent when it comes back; past them it fetches what it shows. Half of
  /// what may wait to be sent: a page that was given up for what it had missed would come back for the same for ever.
  static let mostMissedBytes = ConnectionLimits().unsentBytes / 2

  /// How long the store waits on the library's thread for a lock of another program, as while that one commits; what takes
  /// longer is tried again by `retry`.
  package static let busyTimeout = Duration.milliseconds(8)

  package nonisolated var unownedExecutor: UnownedSerialExecutor { loop.executor.asUnownedSerialExecutor() }

  /// - Parameters:
  ///   - open: Opens the store, which only the library's own thread uses from then on.
  ///   - firstWeekday: With which a week of the meal plan begins, 1 for Monday.
  ///   - eaters: What those do not eat who eat here.
  init(
    opening open: @escaping @Sendable () throws -> RecipeStore, firstWeekday: Int = 1,
    eaters: [EaterDiets] = [], clock: ServerClock = ServerClock()
  ) async throws {
    self.firstWeekday = firstWeekday
    self.eaters = eaters
    retry = BusyRetry(clock: clock)
    thread = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    loop = thread.next()
    store = try await retry.run { try open() }
    location = store.location
    followers = try StoreFollowers(of: store)
    (goodbyes, goodbyeInput) = AsyncStream.makeStream()
  }

  deinit {
    thread.shutdownGracefully { _ in }
  }
}

/// A page that follows topics: where its events go, and where it is in each topic.
private struct FollowingPage {
  let queue: EventQueue

  /// `true` if its device may read still.
  let mayRead: @Sendable () -> Bool

  /// In the order of its request; `nil` for what does not exist, and for what could not be followed besides.
  let topics: [LiveTopic?]
  var marks: [TopicMark?]
}

// MARK: - Following topics

extension LiveLibrary {
  /// Runs reads that belong together, with the marks of the topics that they show, by their names: the events after these
  /// marks are those that the reader has not seen.
  func reading<Content>(_ seen: [SeenTopic], _ body: ([String: String]) throws -> Content) throws -> Content {
    try store.read {
      // Within one transaction: what another program changes meanwhile is neither in the rows nor before the marks.
      try catchUp()
      var marks: [String: String] = [:]
      for topic in seen {
        if let live = try liveTopic(topic) { marks[topic.topic.name] = live.ring.mark.text }
      }
      return try body(marks)
    }
  }

  /// Lets a page follow topics from the marks that it has; what it has missed is sent first. A topic that cannot be
  /// followed, as its recipe is deleted, is one that the page has to fetch again.
  ///
  /// - Parameter mayRead: Asked before anything is sent; `false` ends the stream.
  /// - Returns: The page's number, for `leave`; `nil` if the server has said goodbye.
  func follow(
    _ wanted: [(topic: SeenTopic, mark: TopicMark?)], _ queue: EventQueue,
    while mayRead: @escaping @Sendable () -> Bool = { true }
  ) throws -> Int? {
    if farewell != nil { return nil }
    let topics = try wanted.map { try liveTopic($0.topic) }
    lastPage += 1
    // An event says where the page is in all topics, so each of them stays where it was until its own events are sent.
    var page = FollowingPage(queue: queue, mayRead: mayRead, topics: topics, marks: wanted.map(\.mark))
    // The stream has begun, even if nothing is to be said: the page knows by this that it is live.
    var isKept = queue.send(EventText.alive)
    var room = Self.mostMissedBytes
    for (number, topic) in topics.enumerated() {
      topic?.idleSince = nil
      if let topic, let mark = wanted[number].mark, let missed = topic.ring.events(after: mark, within: room) {
        room -= EventRing.sentBytes(of: missed)
        for (place, event) in missed.enumerated() {
          page.marks[number] = TopicMark(epoch: mark.epoch, sequence: mark.sequence + place + 1)
          isKept = isKept && queue.send(EventText.event(event, ofTopic: number, marks: page.marks))
        }
      } else {
        page.marks[number] = topic?.ring.mark
        isKept = isKept && queue.send(EventText.event(LiveTopic.stale, ofTopic: number, marks: page.marks))
      }
    }
    pages[lastPage] = page
    if !isKept { leave(lastPage) }
    return lastPage
  }

  /// Ends a page's stream of events.
  func leave(_ number: Int) {
    guard let page = pages.removeValue(forKey: number) else { return }
    page.queue.finish()
    for case let topic? in page.topics where !pages.values.contains(where: { $0.topics.contains { $0 === topic } }) {
      topic.idleSince = .now
    }
  }

  /// Ends the streams of devices that may not read any more; what is on its way to them is not sent.
  func endForgottenStreams() {
    for (number, page) in pages where !page.mayRead() {
      page.queue.cut()
      leave(number)
    }
  }

  /// The topic with its view model, which is made where no page has shown it lately; `nil` if there are too many.
  private func liveTopic(_ seen: SeenTopic) throws -> LiveTopic? {
    if let topic = topics[seen] {
      if topic.idleSince != nil { topic.idleSince = .now }
      return topic
    }
    if topics.count >= Self.mostTopics {
      guard let oldest = topics.values.filter({ $0.idleSince != nil }).min(by: { $0.idleSince! < $1.idleSince! }) else {
        return nil
      }
      drop(oldest)
    }
    guard let view = try makeView(of: seen) else { return nil }
    let topic = LiveTopic(seen, view, now: .now)
    topics[seen] = topic
    followers.add(view)
    return topic
  }

  /// Where a topic's events are; `nil` if no page has shown it lately.
  func mark(of seen: SeenTopic) -> TopicMark? { topics[seen]?.ring.mark }

  private func drop(_ topic: LiveTopic) {
    topics[topic.seen] = nil
    followers.remove(topic.view)
  }
}

// MARK: - Changes

extension LiveLibrary {
  /// Shows what other programs have changed.
  ///
  /// - Throws: `RecipeStoreError`; after `.moved` and `.newer` pages are told goodbye.
  func catchUp() throws {
    do {
      if try followers.catchUp() { publish() }
    } catch {
      if case RecipeStoreError.moved = error { sayGoodbye(.moved) }
      if case RecipeStoreError.newer = error { sayGoodbye(.newer) }
      throw error
    }
  }

  /// Makes a change that is a step of the history, or a move in it, and shows it in all pages.
  func change<Result>(_ make: (RecipeStore) throws -> Result) throws -> Result {
    defer { publish() }
    return try make(store)
  }

  /// Makes a change that someone asks for, shows it in all pages, and says what it was.
  ///
  /// Changes are made in the order in which they were asked for. Where other programs keep the database locked, the first
  /// tries again, the others wait, and what only reads is answered meanwhile.
  ///
  /// - Parameter answer: What is read for the one that asked, before anything else changes.
  /// - Throws: As `Verb.perform`, and what `answer` throws.
  func perform<Answer>(
    _ verb: any Verb, after check: (RecipeStore) throws -> Void = { _ in },
    _ answer: (VerbOutcome, RecipeStore) throws -> Answer
  ) async throws -> Answer {
    try await inTurn {
      let outcome = try change { store in
        let outcome = try verb.perform(in: store, after: check)
        // What is expanded is no change of the library, so view models do not hear of it.
        if verb is ArrangeSidebar { try catchUpOutlines() }
        return outcome
      }
      if let sentence = outcome.sentence {
        say(sentence, undo: outcome.step)
        if let step = outcome.step, !outcome.taken.isEmpty { lastMerge = (step, sentence) }
      }
      return try answer(outcome, store)
    }
  }

  private func inTurn<Answer>(_ now: () throws -> Answer) async throws -> Answer {
    lastTurn += 1
    let turn = lastTurn
    turns.append(turn)
    defer { turns.removeAll { $0 == turn } }
    return try await retry.run {
      guard turns.first == turn else { throw RecipeStoreError.busy }
      return try now()
    }
  }

  private func catchUpOutlines() throws {
    for topic in topics.values where [.sidebar, .side, .home].contains(topic.seen.topic) {
      try topic.view.catchUp(with: .none)
    }
  }

  /// Reads what someone asks for.
  func read<Answer>(_ body: (RecipeStore) throws -> Answer) async throws -> Answer {
    try await retry.run { try store.read { try body(store) } }
  }

  /// Says in every page what was done.
  func say(_ text: String, undo step: Int?) {
    sendToAll(EventText.say(text, undo: step))
  }

  /// Sends what has changed in each topic to the pages that show it; those that have seen the same are sent one text.
  private func publish() {
    endForgottenStreams()
    for topic in topics.values {
      guard let event = topic.recordChange() else { continue }
      var texts: [[TopicMark?]: String] = [:]
      for (number, page) in pages {
        guard let place = page.topics.firstIndex(where: { $0 === topic }) else { continue }
        pages[number]!.marks[place] = topic.ring.mark
        let marks = pages[number]!.marks
        // Marks have the topic's epoch at its place, so they tell the place.
        let text = texts[marks] ?? EventText.event(event, ofTopic: place, marks: marks)
        texts[marks] = text
        if !page.queue.send(text) { leave(number) }
      }
    }
  }

  private func sendToAll(_ text: String) {
    endForgottenStreams()
    for (number, page) in pages where !page.queue.send(text) { leave(number) }
  }

  /// Looks for what other programs have changed, of the library and of who may read it.
  func look() throws {
    endForgottenStreams()
    try catchUp()
  }

  /// Keeps connections open.
  func sendAlive() { sendToAll(EventText.alive) }

  /// Forgets topics that no page has followed for long.
  func dropIdleTopics(now: ContinuousClock.Instant = .now) {
    for topic in topics.values {
      if let idleSince = topic.idleSince, now - idleSince > Self.patienceWithTopics { drop(topic) }
    }
  }

  /// Tells all pages that the server ends, and ends their streams.
  package func sayGoodbye(_ farewell: Farewell) {
    if self.farewell != nil { return }
    self.farewell = farewell
    sendToAll(EventText.bye(farewell.rawValue))
    for number in Array(pages.keys) { leave(number) }
    goodbyeInput.finish()
  }
}
