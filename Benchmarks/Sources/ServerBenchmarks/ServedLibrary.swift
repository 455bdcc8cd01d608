import BenchmarkHarness
import CommandHarness
import Foundation
import Glibc

/// A library of made-up recipes, and `recipes serve` of it as a process.
final class ServedLibrary {
  let program: RecipesProgram
  let port: Int
  private let server = Process()
  private let token: String
  /// Requests come from another address each, as an address may ask only so often.
  private var source = 0

  /// - Parameter names: Of collections, each of which has all recipes.
  init(of count: Int, collections names: [String] = [], in folder: ScratchFolder) {
    program = RecipesProgram(database: folder.path("\(count).sqlite"))
    let file = folder.path("\(count).json")
    RecipeDocuments.write(count, from: RecipeGenerator(seed: 10, accentInterval: 3), asArray: true, to: file)
    program.run("import", file)
    for name in names { program.run("collect", "1-\(count)", "--into", name) }
    server.executableURL = URL(filePath: RecipesProgram.executable)
    server.arguments = Array(program.words("serve", "--port", "0").dropFirst())
    let output = Pipe()
    server.standardOutput = output
    try! server.run()
    var text = ""
    while !text.contains("/pair?token=") || !text.hasSuffix("\n") {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { fatalError("the server has ended") }
      text += String(decoding: more, as: UTF8.self)
    }
    let link = text.split(separator: "\n").first { $0.contains("/pair?token=") }!.split { ":/=".contains($0) }
    port = Int(link[2])!
    let form = "token=\(link.last!)&name=Benchmark"
    let head = "POST /pair HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: \(form.utf8.count)\r\n"
    let socket = RawSocket(port: port)
    socket.send("\(head)Connection: close\r\n\r\n\(form)".utf8)
    token = RawResponse(socket.readToEnd())!.body.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Sends a request from an address that has sent few.
  func open(_ path: String) -> RawSocket {
    source += 1
    let socket = RawSocket(port: port, from: "127.0.1.\(1 + source / 10 % 250)")
    let fields = "Host: 127.0.0.1:\(port)\r\nAuthorization: Bearer \(token)\r\nConnection: close"
    socket.send("GET \(path) HTTP/1.1\r\n\(fields)\r\n\r\n".utf8)
    return socket
  }

  /// A page, whole.
  func page(_ path: String) -> RawResponse { RawResponse(open(path).readToEnd())! }

  /// Opens a stream of events, and waits until it has begun.
  func stream(of topics: String...) -> RawSocket {
    let socket = open("/events?" + topics.map { "t=\($0)" }.joined(separator: "&"))
    _ = socket.read(until: "event: stale")
    return socket
  }

  func stop() {
    server.terminate()
    server.waitUntilExit()
  }

  var process: ProcessFigures { ProcessFigures(process: server.processIdentifier) }
}
