/// `true` if a request that changes something comes from a page of this server.
///
/// A browser sends the cookie with forms that other sites post only if they are of the same site, and ports do not count
/// for that: another server on this machine is of the same site. So the origin is compared as well.
///
/// - Source: RFC 6454, 7; the Fetch standard, "`Origin` header"; W3C, Fetch Metadata Request Headers, 2.2.
package enum WriteOrigin {
  /// - Parameters:
  ///   - origins: The value of each `Origin` field.
  ///   - sites: The value of each `Sec-Fetch-Site` field, which older browsers do not send.
  ///   - own: The origin of this server's own pages, from `HostRule.origin(_:)`.
  ///   - hasBearer: Whether the request carries a token in `Authorization`, which no page of another site can add: a
  ///     program sends no `Origin`.
  package static func isAllowed(origins: [String], sites: [String], own: String, hasBearer: Bool) -> Bool {
    guard sites.allSatisfy({ $0 == "same-origin" }), sites.count <= 1 else { return false }
    if origins.isEmpty { return hasBearer }
    return origins == [own]
  }

  /// Returns whether a method changes nothing (RFC 9110, 9.2.1).
  package static func isSafe(_ method: String) -> Bool { method == "GET" || method == "HEAD" }
}
