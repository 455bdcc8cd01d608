import RecipeModel

/// Fetches pages and their pictures: the one way by which the program reaches the network.
///
/// An address from someone else may mean a host that only this computer reaches. So each name is looked up once, all its
/// addresses are checked, and the connection goes to the address that was checked; likewise for each redirection.
struct WebFetch {
  /// `true` if hosts of this computer and of its network may be asked.
  var allowsLocal = false
  /// Looks a name up.
  var resolve: (_ host: String) throws(CommandError) -> [NetworkAddress]
  /// Asks a host at an address for a page or a picture.
  var request: (WebAddress, NetworkAddress, _ deadline: ContinuousClock.Instant) throws(CommandError) -> WebResponse

  static let longestTime = Duration.seconds(10)
  static let mostRedirections = 5

  /// Returns what is at an address, and the address where it was found at last.
  func content(at address: WebAddress) throws(CommandError) -> WebContent {
    let deadline = ContinuousClock.now + Self.longestTime
    var address = address
    for _ in 0...Self.mostRedirections {
      let response = try request(address, checkedAddress(of: address), deadline)
      switch response.status {
      case 200...299: return WebContent(bytes: response.bytes, charset: response.charset, address: address)
      case 300...399:
        guard let next = response.redirection else { fallthrough }
        address = try WebAddress(next)
      default: throw CommandError("the server answered with status \(response.status)", .noSuchInput)
      }
    }
    throw CommandError("redirected more than \(Self.mostRedirections) times", .badInput)
  }

  private func checkedAddress(of address: WebAddress) throws(CommandError) -> NetworkAddress {
    let own = NetworkAddress(address.host)
    let addresses = if let own { [own] } else { try resolve(address.host) }
    guard let first = addresses.first else {
      throw CommandError("no host is called \(address.host.quoted())", .noSuchInput)
    }
    guard allowsLocal || addresses.allSatisfy(\.isPublic) else {
      throw CommandError(
        "\(address.host.quoted()) is not on the public network; to fetch from it: recipes import --allow-local",
        .noPermission)
    }
    return first
  }
}

/// The contents at an address.
struct WebContent: Equatable {
  var bytes: [UInt8]
  /// The encoding that the server names.
  var charset: String?
  /// The address at which it was found, after redirects.
  var address: WebAddress
}

/// The answer of a host.
struct WebResponse: Equatable {
  var status: Int
  /// The address that it names instead.
  var redirection: String?
  /// The kind of the content, as the header `Content-Type` has it.
  var contentType = ""
  var bytes: [UInt8]

  /// The encoding that the header names: "koi8-r" of `text/html; charset="KOI8-R"`.
  ///
  /// - Source: RFC 9110, section 8.3.
  var charset: String? {
    for parameter in contentType.lowercased().split(separator: ";").dropFirst() {
      guard let equals = parameter.firstIndex(of: "="), String(parameter[..<equals]).trimmed() == "charset" else {
        continue
      }
      let name = String(parameter[equals...].dropFirst()).trimmed().filter { $0 != "\"" && $0 != "'" }
      if !name.isEmpty { return name }
    }
    return nil
  }
}

extension WebFetch {
  /// Names are looked up by `getent`, pages are asked for by `curl`: so the executable needs neither a library for
  /// certificates nor one for names.
  init(allowsLocal: Bool) {
    self.init(allowsLocal: allowsLocal, resolve: Self.lookUp, request: Self.ask)
  }

  /// The most bytes of a page: 10 MiB, as of any document and of a picture.
  private static let longestPage = 10 << 20

  /// - Source: getent(1): an address begins each line, several times for its kinds of sockets.
  private static func lookUp(_ host: String) throws(CommandError) -> [NetworkAddress] {
    let deadline = ContinuousClock.now + longestTime
    let result = try Subprocess("getent").run(["ahosts", host], longestOutput: 1 << 16, until: deadline)
    var addresses: [NetworkAddress] = []
    for line in String(decoding: result.output, as: UTF8.self).split(separator: "\n") {
      guard let address = NetworkAddress(String(line.prefix { $0 != " " })) else { continue }
      if !addresses.contains(address) { addresses.append(address) }
    }
    return addresses
  }

  /// - Source: curl(1).
  private static func ask(
    _ address: WebAddress, at host: NetworkAddress, until deadline: ContinuousClock.Instant
  ) throws(CommandError) -> WebResponse {
    let place = host.isVersion6 ? "[\(host.text)]" : host.text
    let left = (deadline - .now).components
    guard left.seconds >= 0 else {
      throw CommandError("no answer within \(longestTime.components.seconds) seconds", .inputOutput)
    }
    let words = [
      // First, so that no file of the user's changes what follows.
      "--disable", "--globoff", "--silent", "--noproxy", "*", "--proto", "=http,https", "--max-redirs", "0",
      "--connect-to", "::\(place):\(address.port)", "--max-time", "\(left.seconds + 1)", "--compressed",
      "--max-filesize", "\(longestPage)", "--user-agent", "recipes/\(ProgramVersion.current)",
      "--write-out", "%{stderr}%{http_code}\\n%{redirect_url}\\n%{content_type}", "--url", address.text,
    ]
    let result = try Subprocess("curl").run(words, longestOutput: longestPage, until: deadline)
    guard result.status == 0 else { throw failure(ofCurl: result.status, address) }
    let answer = String(decoding: result.messages, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard answer.count >= 3, let status = Int(answer[0]) else { throw failure(ofCurl: 1, address) }
    return WebResponse(
      status: status, redirection: answer[1].isEmpty ? nil : String(answer[1]), contentType: String(answer[2]),
      bytes: result.output)
  }

  private static func failure(ofCurl status: Int32, _ address: WebAddress) -> CommandError {
    switch status {
    case 7: CommandError("cannot reach \(address.host.quoted())", .inputOutput)
    case 28: CommandError("no answer within \(longestTime.components.seconds) seconds", .inputOutput)
    case 63: CommandError("longer than \(longestPage >> 20) MiB", .badInput)
    case 35, 51, 58, 60, 77, 83, 90, 91:
      CommandError("cannot verify the TLS certificate of \(address.host.quoted())", .inputOutput)
    default: CommandError("cannot fetch the page (curl exit code \(status))", .inputOutput)
    }
  }
}
