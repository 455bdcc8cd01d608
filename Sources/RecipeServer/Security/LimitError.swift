import NIOCore
import NIOHTTP1

/// Why a request is answered before it reaches a page, and the connection closed.
///
/// - Source: RFC 9110, section 15; RFC 6585, section 5 (431).
enum LimitError: Error, CaseIterable, Sendable {
  case malformed, wrongHost, unknownCoding, slow, bodyTooLong, targetTooLong, headTooLong, tooManyConnections

  var status: HTTPResponseStatus {
    switch self {
    case .malformed: .badRequest
    case .wrongHost: .misdirectedRequest
    case .unknownCoding: .notImplemented
    case .slow: .requestTimeout
    case .bodyTooLong: .payloadTooLarge
    case .targetTooLong: .uriTooLong
    case .headTooLong: .requestHeaderFieldsTooLarge
    case .tooManyConnections: .serviceUnavailable
    }
  }

  /// What the response says, in one sentence.
  var sentence: String {
    switch self {
    case .malformed: "This is not a request of HTTP/1.1."
    case .wrongHost: "This server has another name; open it at the address that recipes serve printed."
    case .unknownCoding: "What was sent is coded in another way than chunked."
    case .slow: "The request did not arrive in time."
    case .bodyTooLong: "What was sent is too long. A picture may have 10 MiB, and a form 1 MiB."
    case .targetTooLong: "The address is too long."
    case .headTooLong: "The fields of the request are too long."
    case .tooManyConnections: "Too many connections are open. Please try again in a few seconds."
    }
  }

  var head: HTTPResponseHead {
    var fields = HTTPHeaders([
      ("content-type", "text/plain; charset=utf-8"), ("content-length", "\(sentence.utf8.count + 1)"),
      ("connection", "close"), ("cache-control", "no-store"), ("x-content-type-options", "nosniff"),
    ])
    if self == .tooManyConnections { fields.add(name: "retry-after", value: "5") }
    return HTTPResponseHead(version: .http1_1, status: status, headers: fields)
  }
}
