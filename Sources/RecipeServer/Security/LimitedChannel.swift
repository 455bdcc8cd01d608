import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Hummingbird's HTTP/1.1 with our limits between its parts.
///
/// It cannot be one of its additional handlers: those see requests that have lost all but the first `Host`.
struct LimitedChannel: ServerChildChannel, HTTPChannelHandler {
  typealias Value = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

  let responder: HTTPChannelHandler.Responder
  let limits: ConnectionLimits
  let connections: Connections
  /// The rule for connections that came to an address and a port of this machine.
  let hosts: @Sendable (_ address: String, _ port: Int) -> HostRule

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let address = channel.remoteAddress?.ipAddress ?? ""
      let isCounted = connections.enter(channel, from: address)
      let own = channel.localAddress
      let rule = hosts(own?.ipAddress ?? "", own?.port ?? 0)
      let requests = RequestLimits(limits, hosts: rule, error: isCounted ? nil : .tooManyConnections)
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(HeadLimit(limits, requests))
      try pipeline.configureHTTPServerPipeline(
        withPipeliningAssistance: false, withErrorHandling: false, withOutboundHeaderValidation: false,
        withEncoderConfiguration: .init(), withDecoderLimitConfiguration: decoderLimits)
      try pipeline.addHandler(requests)
      try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
      try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: Duration(limits.idleTime), logger: logger))
      try channel.syncOptions?.setOption(
        .writeBufferWaterMark, value: .init(low: limits.unsentBytes / 4, high: limits.unsentBytes))
      return try NIOAsyncChannel(
        wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
    }
  }

  private var decoderLimits: NIOHTTPDecoderLimitConfiguration {
    var decoder = NIOHTTPDecoderLimitConfiguration()
    decoder.maxHeaderFieldSize = limits.headBytes
    decoder.maxHeaderListSize = limits.headBytes
    return decoder
  }

  func handle(value: Value, logger: Logger) async {
    await handleHTTP(asyncChannel: value, logger: logger)
  }
}
