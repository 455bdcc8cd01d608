import RecipeModel

/// Fetches pages and their pictures: the one way by which the program reaches the network.
///
/// Whoever sends an address could mean a host that only this computer reaches. So each name is looked up once, all its
/// addresses are checked, and the connection goes to the address that was checked; likewise for each redirection.
struct WebFetch {
  /// Whether hosts of this computer and of its network may be asked.
  var allowsLocal = false
  /// Looks a name up.
  var resolve: (_ host: String) throws(Failure) -> [NetworkAddress]
  /// Asks a host at an address for a page or a picture.
  var request: (WebAddress, NetworkAddress, _ deadline: ContinuousClock.Instant) throws(Failure) -> WebResponse

  static let longestTime = Duration.seconds(10)
  static let mostRedirections = 5

  /// Returns what is at an address, and the address where it was found at last.
  func content(at address: WebAddress) throws(Failure) -> WebContent {
    let deadline = ContinuousClock.now + Self.longestTime
    var address = address
    for _ in 0...Self.mostRedirections {
      let response = try request(address, checkedAddress(of: address), deadline)
      switch response.status {
      case 200...299: return WebContent(bytes: response.bytes, charset: response.charset, address: address)
      case 300...399:
        guard let next = response.redirection else { fallthrough }
        address = try WebAddress(next)
      default: throw Failure("the server answers with status \(response.status)", .noSuchInput)
      }
    }
    throw Failure("redirected more than \(Self.mostRedirections) times", .badInput)
  }

  private func checkedAddress(of address: WebAddress) throws(Failure) -> NetworkAddress {
    let own = NetworkAddress(address.host)
    let addresses = if let own { [own] } else { try resolve(address.host) }
    guard let first = addresses.first else { throw Failure("no host is called \(address.host.quoted())", .noSuchInput) }
    guard allowsLocal || addresses.allSatisfy(\.isPublic) else {
      throw Failure(
        "\(address.host.quoted()) is not on the public network; give --allow-local to ask it", .noPermission)
    }
    return first
  }
}

/// What is at an address.
struct WebContent: Equatable {
  var bytes: [UInt8]
  /// The encoding that the server names.
  var charset: String?
  /// Where it was found at last.
  var address: WebAddress
}

/// What a host answers.
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
