import ArgumentParser
import RecipeServer
import RecipeStore

struct Serve: Command {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the library as a live page in browsers.",
    usage: "recipes serve [--port PORT]",
    discussion: """
      Examples:
        recipes serve
        recipes serve --port 8000

      The page shows every change as it is made, whichever program makes it. Ctrl-C ends it.
      """)

  @Option(
    name: .customLong("port"), parsing: .unconditional,
    help: ArgumentHelp("The port to listen on; 0 for a free one.", valueName: "port"))
  var port = 8420

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    guard session.shell == nil else { throw CommandError("serve has to run by itself, outside of the shell", .usage) }
    // This thread waits meanwhile, so the session is used by one at a time.
    nonisolated(unsafe) let session = session
    var settings = ServerSettings(
      addresses: [ServerAddress("127.0.0.1", port: port)], open: try session.library.opener(),
      onListening: { addresses in
        for address in addresses { try? session.print("\(address.link)") }
        try? session.world.output.flush()
      })
    settings.programs = .ofThisMachine
    switch try RecipeServer.serve(settings) {
    case .stopped: break
    case .moved: throw CommandError("the database is no longer where it was", .badDatabase)
    case .newer: throw CommandError("a newer version of recipes has changed the database", .badDatabase)
    }
  }
}
