import RecipeModel

/// The address of a page: `http` or `https`, a host, a port, and what is asked for there.
///
/// Read strictly: what other programs might read in another way is no address here. So the host that is checked is the
/// host that is asked.
struct WebAddress: Equatable {
  let isSecure: Bool
  /// A name in lower case, or an address in numbers; one of IPv6 without its brackets.
  let host: String
  let port: Int
  /// Path and query.
  let target: String

  /// Longer ones no server takes, and none fits into a recipe's source.
  private static let mostBytes = 8000

  init(_ text: String) throws(CommandError) {
    guard text.utf8.count <= Self.mostBytes, let (isSecure, rest) = Self.withoutScheme(text),
      rest.unicodeScalars.allSatisfy(Self.isAllowed)
    else {
      throw CommandError("not a URL: \(text.quoted())", .usage)
    }
    let page = rest.prefix { $0 != "#" }
    let authority = page.prefix { $0 != "/" && $0 != "?" }
    let target = page[authority.endIndex...]
    guard let (host, port) = Self.hostAndPort(authority), let name = Self.checked(host) else {
      throw CommandError("not a URL: \(text.quoted())", .usage)
    }
    self.isSecure = isSecure
    self.host = name
    self.port = port ?? (isSecure ? 443 : 80)
    self.target = target.hasPrefix("/") ? String(target) : "/\(target)"
  }

  /// Reads a reference on a page: `https://…`, `//host/…`, `/…`, `pot.jpg`; a blank in it counts as `%20`.
  ///
  /// - Source: RFC 3986, section 5.2, but that dots in paths are left to the server.
  init(_ reference: String, on page: WebAddress) throws(CommandError) {
    let reference = reference.replacing(" ", with: "%20")
    let scheme = page.isSecure ? "https:" : "http:"
    let path = page.target.prefix { $0 != "?" }
    let root = WebAddress(of: page, target: "").text
    if reference.hasPrefix("//") {
      try self.init(scheme + reference)
    } else if reference.hasPrefix("/") {
      try self.init(root + reference)
    } else if reference.hasPrefix("?") {
      try self.init(root + path + reference)
    } else if reference.prefix(while: { $0 != "/" }).contains(":") {
      try self.init(reference)
    } else {
      try self.init(root + path[...(path.lastIndex(of: "/") ?? path.startIndex)] + reference)
    }
  }

  private init(of page: WebAddress, target: String) {
    (isSecure, host, port) = (page.isSecure, page.host, page.port)
    self.target = target
  }

  /// Returns whether a word of the command line is meant as an address.
  static func isMeant(by word: String) -> Bool { withoutScheme(word) != nil }

  var text: String {
    let scheme = isSecure ? "https" : "http"
    let host = host.contains(":") ? "[\(host)]" : host
    let port = port == (isSecure ? 443 : 80) ? "" : ":\(port)"
    return "\(scheme)://\(host)\(port)\(target)"
  }

  private static func withoutScheme(_ text: String) -> (isSecure: Bool, rest: Substring)? {
    for (scheme, isSecure) in [("https://", true), ("http://", false)]
    where text.prefix(scheme.count).lowercased() == scheme {
      return (isSecure, text.dropFirst(scheme.count))
    }
    return nil
  }

  /// No blank, control character or backslash, which programs read differently.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\0"..."\u{20}", "\u{7F}"..."\u{A0}", "\\", "\"", "<", ">", "^", "`", "{", "|", "}": false
    default: !scalar.properties.isWhitespace
    }
  }

  /// A name and a password are no part of an address that people share.
  private static func hostAndPort(_ authority: Substring) -> (host: Substring, port: Int?)? {
    if authority.contains("@") { return nil }
    let end = authority.first == "[" ? authority.firstIndex(of: "]").map { authority.index(after: $0) } : nil
    let host = authority[..<(end ?? authority.firstIndex(of: ":") ?? authority.endIndex)]
    let rest = authority[host.endIndex...]
    if rest.isEmpty || rest == ":" { return (host, nil) }
    guard rest.first == ":", rest.dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let port = Int(rest.dropFirst()), (1...65535).contains(port)
    else { return nil }
    return (host, port)
  }

  /// Returns a host as it is asked for; nil for what is neither a name nor an address.
  private static func checked(_ host: Substring) -> String? {
    if host.first == "[" {
      let address = String(host.dropFirst().dropLast())
      return host.last == "]" && NetworkAddress(address)?.isVersion6 == true ? address : nil
    }
    let name = (host.last == "." ? host.dropLast() : host).lowercased()
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.utf8.count <= 253, labels.allSatisfy(isLabel), let last = labels.last else { return nil }
    // What ends in a number is read as an address, in many ways; only the usual one will do.
    guard last.first?.isNumber == true else { return name }
    return NetworkAddress(name)?.text == name ? name : nil
  }

  private static func isLabel(_ label: Substring) -> Bool {
    guard let first = label.unicodeScalars.first, first != "-" else { return false }
    return label.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_": true
      default: !scalar.isASCII && scalar.properties.isAlphabetic
      }
    }
  }
}
