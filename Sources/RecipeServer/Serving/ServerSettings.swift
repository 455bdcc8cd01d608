package import RecipeStore

/// How a server is to serve a library.
package struct ServerSettings: Sendable {
  /// The addresses to listen on, each with its port; 0 lets the system choose one.
  package var addresses: [ServerAddress]

  /// Opens the library; called once, on the thread that owns it from then on.
  package var open: @Sendable () throws -> RecipeStore

  /// Whether no device may change anything.
  package var isReadOnly = false

  /// Other programs, for imports of pages; nil where they are not at hand.
  package var programs: OutsidePrograms?

  /// Called with the addresses as soon as all of them accept connections.
  package var onListening: @Sendable ([ServerAddress]) -> Void

  package init(
    addresses: [ServerAddress], open: @escaping @Sendable () throws -> RecipeStore,
    onListening: @escaping @Sendable ([ServerAddress]) -> Void = { _ in }
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

  /// `http://127.0.0.1:8420/`
  package var link: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/" }
}
