import NIOCore
package import RecipeStore
package import RecipeViewModels

/// The settings with which a server serves a library.
package struct ServerSettings: Sendable {
  /// The addresses to listen on, each with its port; 0 lets the system choose one.
  package var addresses: [ServerAddress]

  /// Opens the library; called once.
  package var open: @Sendable () throws -> RecipeStore

  /// `true` if no device may change anything.
  package var isReadOnly = false

  /// The weekday that a week of the meal plan begins with, 1 for Monday.
  package var firstWeekday = 1

  /// What those do not eat who eat here.
  package var eaters: [EaterDiets] = []

  /// Other programs, for imports of pages; nil where they are not at hand.
  package var programs: OutsidePrograms?

  /// Names by which devices reach this machine, apart from its addresses: `kitchen.local`.
  package var names: [String] = []

  /// `true` if a proxy on this machine is believed who sent a request.
  package var isProxied = false

  /// The files of a certificate and its key, for https.
  package var certificate: ServerCertificate?

  /// The limits of what a connection may cost.
  var limits = ConnectionLimits()

  var clock = ServerClock()

  /// Called with the addresses as soon as all of them accept connections, and with a token that pairs one device.
  package var onListening: @Sendable ([ServerAddress], SecretToken) -> Void

  package init(
    addresses: [ServerAddress], open: @escaping @Sendable () throws -> RecipeStore,
    onListening: @escaping @Sendable ([ServerAddress], SecretToken) -> Void = { _, _ in }
  ) {
    self.addresses = addresses
    self.open = open
    self.onListening = onListening
  }
}

/// A numeric address and a port.
package struct ServerAddress: Hashable, Sendable {
  /// As in `127.0.0.1` or `::1`.
  package var host: String
  package var port: Int

  package init(_ host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// Returns whether a text is an address rather than a name.
  package static func isNumeric(_ text: String) -> Bool { (try? SocketAddress(ipAddress: text, port: 0)) != nil }

  /// `http://127.0.0.1:8420/`
  package func link(isHTTPS: Bool = false) -> String {
    "\(isHTTPS ? "https" : "http")://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
  }

  /// The link that pairs a device, once.
  package func pairingLink(_ token: SecretToken, isHTTPS: Bool = false) -> String {
    link(isHTTPS: isHTTPS).dropLast() + Link.pairing(token).text
  }
}
