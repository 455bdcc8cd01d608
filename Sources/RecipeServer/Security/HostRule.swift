/// Which `Host` a request may name: the names of this server, with its port.
///
/// A page of another site can make its own name lead to this machine ("DNS rebinding"), and then reads what the server
/// answers as if it were its own. Its requests name that site in `Host`, so they are refused before anything else.
///
/// - Source: RFC 9110, 7.2 (`Host`) and 15.5.20 (421); RFC 9112, 3.2 (exactly one).
package struct HostRule: Sendable {
  private let scheme: String
  private let authorities: Set<String>

  /// - Parameters:
  ///   - scheme: `http` or `https`, as this server speaks it; its default port may be left out.
  ///   - port: The port that the server listens on.
  ///   - addresses: Those that it is bound to, such as `192.168.1.20` and `fd00::1`, without brackets.
  ///   - names: Further names, such as `kitchen.local`, with that port; one that has a port, with its own.
  ///   - isProxied: Whether browsers reach a proxy rather than this server, so that names stand without a port as well.
  package init(scheme: String, port: Int, addresses: [String], names: [String], isProxied: Bool = false) {
    self.scheme = scheme
    let own = ["localhost", "127.0.0.1", "[::1]"] + addresses.map { $0.contains(":") ? "[\($0)]" : $0 }
    var authorities: Set<String> = []
    for host in (own + names).map({ $0.lowercased() }) {
      authorities.insert(Self.hasPort(host) ? host : "\(host):\(port)")
      if port == Self.defaultPort(of: scheme) { authorities.insert(host) }
    }
    if isProxied { authorities.formUnion(names.map { $0.lowercased() }) }
    self.authorities = authorities
  }

  /// Returns the authority that a request is for, in lowercase; nil if there is not exactly one that is allowed.
  ///
  /// - Parameters:
  ///   - hosts: The value of each `Host` field of the request.
  ///   - target: What the request is for, as its first line has it: a path, or, as a proxy is sent it, an address whose own
  ///     host counts.
  /// - Source: RFC 9112, 3.2.2.
  package func authority(of hosts: [String], target: String = "/") -> String? {
    guard hosts.count == 1 else { return nil }
    let host = hosts[0].lowercased()
    guard authorities.contains(host) else { return nil }
    if target.hasPrefix("/") || target == "*" { return host }
    let own = "\(scheme)://\(host)"
    guard target.lowercased().hasPrefix(own) else { return nil }
    return [nil, "/", "?"].contains(target.dropFirst(own.count).first) ? host : nil
  }

  /// The origin of this server's own pages for a request with that authority, without the scheme's default port
  /// (RFC 6454, 6.2).
  ///
  /// - Parameter isHTTPS: Whether the browser spoke https, to this server or to a proxy.
  package static func origin(_ authority: String, isHTTPS: Bool) -> String {
    let scheme = isHTTPS ? "https" : "http"
    let ending = ":\(defaultPort(of: scheme))"
    return "\(scheme)://\(authority.hasSuffix(ending) ? String(authority.dropLast(ending.count)) : authority)"
  }

  /// Returns whether a text can be the name of a host, with or without a port (RFC 952; RFC 1123, 2.1).
  package static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty, name.utf8.count <= 253, parts.count <= 2 else { return false }
    if parts.count == 2, UInt16(parts[1]) == nil { return false }
    return name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty && label.first != "-"
        && label.utf8.allSatisfy { byte in
          Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 || 0x30...0x39 ~= byte || byte == 0x2D
        }
    }
  }

  private static func defaultPort(of scheme: String) -> Int { scheme == "https" ? 443 : 80 }

  /// Returns whether a name ends in a port; an address of IPv6 has its colons in brackets.
  private static func hasPort(_ host: String) -> Bool {
    guard let colon = host.lastIndex(of: ":") else { return false }
    return !host[colon...].contains("]")
  }
}
