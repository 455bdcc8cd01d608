extension Link? {
  /// nil for a page that is no place to return to.
  func unless(_ isGone: (Link) -> Bool) -> Link? { flatMap { isGone($0) ? nil : $0 } }
}

extension Link {
  /// The page that a request came from, if it is one of this server.
  ///
  /// - Parameters:
  ///   - referrer: `Referer`, as it is sent.
  ///   - host: `Host`, as it is sent.
  init?(referrer: String, host: String) {
    guard let scheme = ["http://", "https://"].first(where: { referrer.hasPrefix($0) }) else { return nil }
    let rest = referrer.dropFirst(scheme.count)
    guard rest.hasPrefix("\(host)/"), !host.isEmpty else { return nil }
    let path = rest.dropFirst(host.count)
    // Two slashes would lead to another host, and some browsers read a backslash as one.
    guard !path.hasPrefix("//"), path.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }) else {
      return nil
    }
    self.init(Self.withoutDone(path.prefix { $0 != "#" }))
  }

  /// What was done before is said no more.
  private static func withoutDone(_ path: Substring) -> String {
    let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return String(path) }
    let query = parts[1].split(separator: "&").filter { !$0.hasPrefix("done=") }
    return query.isEmpty ? String(parts[0]) : "\(parts[0])?\(query.joined(separator: "&"))"
  }

  private var path: Substring { text.prefix { $0 != "?" } }

  func isBelow(_ other: String) -> Bool { path == other || path.hasPrefix("\(other)/") }

  /// `true` if the page asks where something goes.
  var isOfMoving: Bool { path.hasSuffix("/move") }
}
