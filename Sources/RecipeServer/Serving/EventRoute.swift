import HTTPTypes
import Hummingbird
import NIOCore

/// `GET /events?t=list/all&since=…&t=sidebar&since=…`: the events of some topics, until the page goes.
///
/// The browser sends `Last-Event-ID` when it comes back after its connection was cut; it wins over `since`.
struct EventRoute: Sendable {
  let library: LiveLibrary

  /// The number of streams that each device has open.
  let streams: DeviceCount

  /// `true` if a device that was admitted still is.
  let isAdmitted: @Sendable (Device) -> Bool

  /// The most bytes that wait to be sent to a page.
  let unsentBytes: Int

  /// The most topics that one page shows.
  static let mostTopics = 8

  @Sendable func stream(_ request: Request, _ context: RequestState) async throws -> Response {
    // Of a response to HEAD nothing is sent, so its stream would have no reader and no end.
    guard request.method == .get else { throw HTTPError(.methodNotAllowed, headers: [.allow: "GET"]) }
    guard let device = context.device else { throw HTTPError(.notPaired) }
    let wanted = try topics(of: request, context)
    guard streams.enter(device.id) else {
      throw HTTPError(.serviceUnavailable, headers: [.retryAfter: "30"], message: "too many pages are open")
    }
    let queue = EventQueue(mostUnsentBytes: unsentBytes) { [channel = context.channel] in channel.close(promise: nil) }
    let page: Int
    do {
      page = try await follow(wanted, queue, on: context.channel, as: device)
    } catch {
      streams.leave(device.id)
      throw error
    }
    // A page that goes is noticed at once, not only when the next event cannot be sent.
    context.channel.closeFuture.whenComplete { [streams, library] _ in
      streams.leave(device.id)
      Task { await library.leave(page) }
    }
    return Response(
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        for await piece in queue.pieces {
          try await writer.write(ByteBuffer(string: piece))
          queue.noteSent(piece)
        }
        try await writer.finish(nil)
      })
  }

  private func follow(
    _ wanted: [(topic: SeenTopic, mark: TopicMark?)], _ queue: EventQueue, on channel: any Channel, as device: Device
  ) async throws -> Int {
    // A browser that leaves a page only ends its own half of the connection. The stream would stay open, and count, until
    // the second event after that could not be sent.
    try await channel.setOption(.allowRemoteHalfClosure, value: false).get()
    let page = try await library.retry.run {
      try await library.follow(wanted, queue, while: { [isAdmitted] in isAdmitted(device) })
    }
    guard let page else {
      throw HTTPError(.serviceUnavailable, headers: [.retryAfter: "30"], message: "the server stops")
    }
    return page
  }

  private func topics(of request: Request, _ context: RequestState) throws -> [(topic: SeenTopic, mark: TopicMark?)] {
    let fields = try request.queryFields
    let topics = fields.all("t").map { Topic(name: $0) }
    guard !topics.isEmpty, topics.count <= Self.mostTopics, topics.allSatisfy({ $0 != nil }) else {
      throw HTTPError(.badRequest, message: "name up to \(Self.mostTopics) topics, such as t=list/all")
    }
    let since = fields.all("since").map { TopicMark($0) }
    let seen = request.headers[.lastEventID].map { id in
      id.split(separator: ",", omittingEmptySubsequences: false).map { TopicMark($0) }
    }
    let marks = seen.flatMap { $0.count == topics.count ? $0 : nil } ?? since
    return topics.enumerated().map { number, topic in
      (SeenTopic(topic: topic!, isReadOnly: context.isReadOnly), marks.indices.contains(number) ? marks[number] : nil)
    }
  }
}

extension HTTPField.Name {
  /// - Source: "Server-sent events", HTML Living Standard, section 9.2.
  fileprivate static let lastEventID = HTTPField.Name("Last-Event-ID")!
}
