import NIOCore
import NIOHTTP1

/// Holds one connection to its limits, between the bytes and the requests that are made of them.
///
/// A request that passes a limit is answered here, after those before it, and the connection is closed then. Requests that
/// have another host than this server never reach anything above.
final class RequestLimits: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let limits: ConnectionLimits
  private let hosts: HostRule
  private var error: LimitError?

  /// Requests that were passed on and whose responses have not ended.
  private var unanswered = 0
  /// `true` if the response of the first of them has begun.
  private var isAnswering = false
  /// `true` if that response is a stream of events.
  private var isStream = false
  /// `true` if the last of them has not arrived whole.
  private var isReadingBody = false
  private var bodyLeft = 0
  /// `true` if this connection's last response has been written.
  private var isClosing = false
  private var deadline: Scheduled<Void>?
  private var stall: Scheduled<Void>?

  /// `true` if the next bytes belong to a head.
  fileprivate(set) var isReadingHead = true

  /// - Parameter error: Why every request of the connection is refused, if it is.
  init(_ limits: ConnectionLimits, hosts: HostRule, error: LimitError? = nil) {
    self.limits = limits
    self.hosts = hosts
    self.error = error
  }

  // MARK: - Requests

  func channelActive(context: ChannelHandlerContext) {
    context.fireChannelActive()
    if error != nil { answerWithError(context) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard error == nil else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      cancelDeadline()
      isReadingHead = false
      if let error = check(head) { return refuse(error, context) }
      unanswered += 1
      isReadingBody = true
      setDeadline(limits.bodyTime, context)
    case .body(let bytes):
      bodyLeft -= bytes.readableBytes
      if bodyLeft < 0 { return refuse(.bodyTooLong, context) }
    case .end:
      cancelDeadline()
      isReadingBody = false
      isReadingHead = true
    }
    context.fireChannelRead(data)
  }

  /// - Source: RFC 9112, 3.2, 6.1, and 6.3: a length next to a transfer coding may be an attempt to smuggle a request.
  private func check(_ head: HTTPRequestHead) -> LimitError? {
    if hosts.authority(of: head.headers["host"], target: head.uri) == nil { return .wrongHost }
    if head.uri.utf8.count > limits.targetBytes { return .targetTooLong }
    let fieldBytes = head.headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + ": \r\n".utf8.count }
    if head.uri.utf8.count + fieldBytes > limits.headBytes { return .headTooLong }
    let lengths = head.headers["content-length"]
    let codings = head.headers[canonicalForm: "transfer-encoding"].map { $0.lowercased() }
    if lengths.count > 1 || !lengths.isEmpty && !codings.isEmpty { return .malformed }
    if let last = codings.last {
      let others = codings.dropLast()
      if head.version != .http1_1 || last != "chunked" || others.contains("chunked") { return .malformed }
      if !others.isEmpty { return .unknownCoding }
    }
    bodyLeft = limits.bodyBytes(head.uri.prefix { $0 != "?" })
    if let length = lengths.first {
      guard let length = Int(length), length >= 0 else { return .malformed }
      if length > bodyLeft { return .bodyTooLong }
    }
    return nil
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case HTTPParserError.headerOverflow: refuse(.headTooLong, context)
    case is HTTPParserError: refuse(.malformed, context)
    default: context.fireErrorCaught(error)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    cancelDeadline()
    stall?.cancel()
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if isClosing, event as? ChannelEvent == .inputClosed { return context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  // MARK: - Responses

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if isClosing {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    let part = unwrapOutboundIn(data)
    if case .head(let head) = part {
      isAnswering = true
      isStream = head.headers.first(name: "content-type") == "text/event-stream"
    }
    context.write(data, promise: promise)
    guard case .end = part else { return }
    (isAnswering, isStream) = (false, false)
    unanswered -= 1
    if error != nil { answerWithErrorInTurn(context) }
  }

  /// A client that does not read is not waited for: a stream of events, which has more to come, is closed at once.
  func channelWritabilityChanged(context: ChannelHandlerContext) {
    stall?.cancel()
    stall = nil
    if !context.channel.isWritable {
      if isStream { return context.close(promise: nil) }
      stall = context.eventLoop.assumeIsolated().scheduleTask(in: limits.stallTime) { context.close(promise: nil) }
    }
    context.fireChannelWritabilityChanged()
  }

  // MARK: - Refusing

  fileprivate func refuse(_ error: LimitError, _ context: ChannelHandlerContext) {
    guard self.error == nil else { return }
    self.error = error
    cancelDeadline()
    answerWithErrorInTurn(context)
  }

  private func answerWithErrorInTurn(_ context: ChannelHandlerContext) {
    let ahead = unanswered - (isReadingBody ? 1 : 0)
    guard ahead <= 0, !isClosing else { return }
    if isAnswering { context.close(promise: nil) } else { answerWithError(context) }
  }

  private func answerWithError(_ context: ChannelHandlerContext) {
    guard let error, !isClosing else { return }
    isClosing = true
    context.write(wrapOutboundOut(.head(error.head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: "\(error.sentence)\n")))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    context.close(mode: .output, promise: nil)
    context.eventLoop.assumeIsolated().scheduleTask(in: limits.lingerTime) { context.close(promise: nil) }
  }

  // MARK: - Time

  fileprivate func noteHeadBytes(_ context: ChannelHandlerContext) {
    if deadline == nil, error == nil { setDeadline(limits.headTime, context) }
  }

  private func setDeadline(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: time) { [self] in refuse(.slow, context) }
  }

  private func cancelDeadline() {
    deadline?.cancel()
    deadline = nil
  }
}

/// Counts the bytes of a head before anything keeps them.
///
/// A head that begins in the same read as the request before it ends is counted from the next read on; `RequestLimits`
/// counts it again when it is whole.
final class HeadLimit: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let limits: ConnectionLimits
  private let requests: RequestLimits
  private var count = 0
  private var lineBytes = 0
  private var hasFirstLine = false

  init(_ limits: ConnectionLimits, _ requests: RequestLimits) {
    self.limits = limits
    self.requests = requests
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if requests.isReadingHead {
      guard let handler = try? context.pipeline.syncOperations.context(handler: requests) else { return }
      requests.noteHeadBytes(handler)
      if !isWithinLimit(unwrapInboundIn(data)) {
        return requests.refuse(hasFirstLine ? .headTooLong : .targetTooLong, handler)
      }
    }
    context.fireChannelRead(data)
  }

  /// - Source: RFC 9112, 2.2: a line may end in LF alone, and empty lines before a request are passed over.
  private func isWithinLimit(_ bytes: ByteBuffer) -> Bool {
    for byte in bytes.readableBytesView {
      count += 1
      if count > limits.headBytes { return false }
      switch byte {
      case UInt8(ascii: "\n"):
        if lineBytes == 0, hasFirstLine {
          (count, hasFirstLine) = (0, false)
          return true
        }
        hasFirstLine = hasFirstLine || lineBytes > 0
        lineBytes = 0
      case UInt8(ascii: "\r"): break
      default: lineBytes += 1
      }
    }
    return true
  }
}
