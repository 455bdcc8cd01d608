import HTTPTypes
import Hummingbird
import NIOCore

/// What a request says of itself, as far as it decides whether it is answered.
struct RequestClaims: Sendable {
  var method: String
  var path: String
  /// The values of `Host`, of which `RequestLimits` has let pass exactly one.
  var authority: String
  var origins: [String] = []
  var sites: [String] = []
  var cookie: String?
  var bearer: String?
  /// Where it came from, without a port.
  var address: String
  /// `true` if the browser spoke https, to this server or to a proxy.
  var isHTTPS = false

  /// `true` if it only asks.
  var isSafe: Bool { WriteOrigin.isSafe(method) }
}

extension RequestClaims {
  /// - Parameter isProxied: Whether a proxy on this machine is believed who sent the request: its last word, as those
  ///   before it may be the client's own.
  init(_ request: Request, address: String, isHTTPS: Bool, isProxied: Bool) {
    method = request.method.rawValue
    path = request.uri.path
    authority = (request.head.authority ?? "").lowercased()
    origins = request.headers[values: .origin]
    sites = request.headers[values: HTTPField.Name("Sec-Fetch-Site")!]
    self.isHTTPS = isHTTPS
    self.address = address
    if isProxied, Self.isLoopback(address) {
      let forwarded = request.headers[values: HTTPField.Name("X-Forwarded-For")!].last?.split(separator: ",").last
      if let client = forwarded?.filter({ $0 != " " }), !client.isEmpty { self.address = String(client) }
      self.isHTTPS = request.headers[HTTPField.Name("X-Forwarded-Proto")!] == "https"
    }
    cookie = Self.cookie(DeviceCookie.name(isHTTPS: self.isHTTPS), in: request.headers[values: .cookie])
    bearer = request.headers[.authorization].flatMap { text in
      text.lowercased().hasPrefix("bearer ") ? String(text.dropFirst("bearer ".count)) : nil
    }
  }

  /// `true` if the address of the page is one of this machine's own, which browsers take for trustworthy without https. A
  /// name of the network is not, even if it leads here.
  ///
  /// - Source: "Secure Contexts", W3C, section 3.1.
  var isOfLoopback: Bool {
    if authority.hasPrefix("[") { return authority.hasPrefix("[::1]") }
    let host = authority.prefix { $0 != ":" }
    return host == "localhost" || host.hasSuffix(".localhost") || Self.isLoopback(String(host))
  }

  static func isLoopback(_ address: String) -> Bool { address == "::1" || address.hasPrefix("127.") }

  /// - Source: RFC 6265, 5.4.
  static func cookie(_ name: String, in fields: [String]) -> String? {
    for pair in fields.flatMap({ $0.split(separator: ";") }) {
      let text = pair.drop { $0 == " " }
      if text.hasPrefix("\(name)=") { return String(text.dropFirst(name.count + 1)) }
    }
    return nil
  }
}

/// The cookie by which a paired browser is known.
enum DeviceCookie {
  /// - Source: RFC 6265bis, 4.1.3.2: browsers take a cookie of this prefix only from the host itself, over TLS.
  static func name(isHTTPS: Bool) -> String { isHTTPS ? "__Host-recipes" : "recipes" }

  /// The value of `Set-Cookie`; for 400 days, the most that browsers keep one.
  static func field(_ token: SecretToken, isHTTPS: Bool) -> String {
    "\(name(isHTTPS: isHTTPS))=\(token.text); Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax\(isHTTPS ? "; Secure" : "")"
  }
}
