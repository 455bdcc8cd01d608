import Files
import RecipeServer
import RecipeStore
import RecipeVerbs

struct Serve: CommandGroup {
  static let name = "serve"
  static let declaration = Declaration<Self>(
    "Show the library as a live page in browsers.",
    usage: ["recipes serve [--lan] [--port PORT] [--read-only]", "recipes serve COMMAND"],
    text: """
      Prints an address, and a link and a QR code that pair one device. The page shows every change as it is made, \
      whichever program makes it. Ctrl-C ends it. Documentation/Serving.md has more: https, proxies, a service.
      """,
    examples: [
      "recipes serve",
      "recipes serve --lan",
      "recipes serve --lan --read-only --port 8000",
      "recipes serve devices",
      "recipes serve forget 2",
    ])
  static let subcommands: [Subcommand] = [
    .command(StartServing.self), .command(ListDevices.self), .command(ForgetDevice.self),
  ]
  static let usualSubcommand: (any Command.Type)? = StartServing.self
}

struct StartServing: Command {
  static let name = "serve start"
  static let declaration = Declaration<Self>(
    "Serve the page until Ctrl-C.",
    usage: [
      "recipes serve start [--lan] [--listen ADDRESS] [--port PORT] [--name NAME] [--read-only] [--behind-proxy] [--certificate FILE --key FILE]"
    ],
    text: """
      The word start may be left out. Without --lan and --listen only this machine can reach the page.
      """,
    examples: [
      "recipes serve",
      "recipes serve --lan --name kitchen.example",
      "recipes serve --lan --certificate kitchen.pem --key kitchen-key.pem",
      "recipes serve --behind-proxy --name recipes.example.org",
    ],
    parameters: [
      .flag(\.lan, "lan", "Listen on the private addresses of this machine too."),
      .options(\.listen, "listen", .text("address"), "Listen on this address; can be repeated."),
      .option(
        \.port, "port", .number("port", 0...65_535, noun: "a port", advice: "use a number from 0 to 65535"),
        "The port to listen on; 0 for a free one."),
      .options(\.name, "name", .text("name"), "Another name of this machine that devices use; can be repeated."),
      .flag(\.readOnly, "read-only", "Let no device change anything."),
      .flag(\.behindProxy, "behind-proxy", "Believe a proxy on this machine who sent a request."),
      .option(\.certificate, "certificate", .file("file"), "Serve https with this certificate, in PEM."),
      .option(\.key, "key", .file("file"), "The certificate's key, in PEM."),
    ])

  var lan = false
  var listen: [String] = []
  var port = 8420
  var name: [String] = []
  var readOnly = false
  var behindProxy = false
  var certificate: String?
  var key: String?

  func check() throws(Misuse) {
    if (certificate == nil) != (key == nil) { throw .rule("give --certificate and --key together") }
    if behindProxy, name.isEmpty { throw .rule("give the proxy's name with --name") }
    for address in listen where !ServerAddress.isNumeric(address) {
      throw .rule("--listen takes an address such as 192.168.1.20 or ::1")
    }
    for name in name where !HostRule.isName(name) {
      throw .rule("--name takes the name of a host, such as kitchen.local")
    }
  }

  func run(in session: Session) throws {
    guard session.shell == nil else { throw CommandError("serve has to run by itself, outside of the shell", .usage) }
    if certificate != nil, !ServerCertificate.isSupported {
      throw CommandError("\(CertificateError.unsupported.description)", .usage)
    }
    // This thread waits meanwhile, so the session is used by one at a time.
    nonisolated(unsafe) let session = session
    var settings = ServerSettings(
      addresses: addresses(), open: try session.library.opener(),
      onListening: { addresses, token in
        try? announce(addresses, token, in: session)
      })
    settings.programs = .ofThisMachine
    settings.names = name + [PrivateAddresses.localName].compactMap { $0 }
    settings.isReadOnly = readOnly
    settings.firstWeekday = try session.firstWeekday
    settings.eaters = try session.eaters()
    settings.isProxied = behindProxy
    if let certificate, let key { settings.certificate = ServerCertificate(certificate: certificate, key: key) }
    switch try serve(settings) {
    case .stopped: break
    case .moved: throw CommandError("the database is no longer where it was", .badDatabase)
    case .newer: throw CommandError("a newer version of recipes has changed the database", .badDatabase)
    }
  }

  private func serve(_ settings: ServerSettings) throws -> LiveLibrary.Farewell {
    do {
      return try RecipeServer.serve(settings)
    } catch let error as CertificateError {
      throw CommandError("\(error.description)", .noSuchInput)
    } catch let error as ListeningError {
      throw CommandError("cannot listen on port \(port): \(error.reason)", .cannotCreate)
    }
  }

  /// The loopback addresses of this machine, and those that were asked for.
  private func addresses() -> [ServerAddress] {
    var hosts = PrivateAddresses.loopback
    if lan { hosts += PrivateAddresses.all() }
    for address in listen where !hosts.contains(address) { hosts.append(address) }
    return hosts.map { ServerAddress($0, port: port) }
  }

  /// Prints where the page is, and how to pair a device; the link leads to the last address, which others can reach.
  private func announce(_ addresses: [ServerAddress], _ token: SecretToken, in session: Session) throws {
    let (isHTTPS, name) = (certificate != nil, behindProxy ? name[0] : nil)
    for address in addresses { try session.print("\(address.link(isHTTPS: isHTTPS))") }
    let reachable = addresses.first { !PrivateAddresses.loopback.contains($0.host) } ?? addresses[0]
    let link = name.map { "https://\($0)\(Link.pairing(token).text)" } ?? reachable.pairingLink(token, isHTTPS: isHTTPS)
    if session.world.output.isTerminal { try session.print("Pair one device within ten minutes:") }
    try session.print("\(link)")
    if session.world.output.isTerminal, let code = QRCode(link) {
      for line in code.terminalLines { try session.world.output.write("\(line)\n".utf8) }
      try session.print("Ctrl-C ends it.")
    }
    try session.world.output.flush()
  }
}
