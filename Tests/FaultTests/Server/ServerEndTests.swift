import Foundation
import RecipeTestSupport
import Testing

/// The end of a server, and other ends of its library, while pages are open.
@Suite struct ServerEndTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func `a server that is to end says goodbye in every stream, and waits for no one`(signal: Int32) throws {
    let box = try FaultBox(.library)
    let served = try Served(box)
    let streams = ["home", "list/all", "recipe/3"].map(served.stream)
    let deaf = RawSocket(port: served.port, receiveBuffer: 4_096)
    deaf.send(served.bytes(.init(path: "/events?t=home", body: nil)))
    let half = RawSocket(port: served.port)
    half.send("POST /recipes/new HTTP/1.1\r\n".utf8)
    served.signal(signal)
    for stream in streams {
      let rest = String(decoding: stream.readToEnd(), as: UTF8.self)
      #expect(rest.contains("event: bye\ndata: {\"why\":\"stop\"}"))
    }
    #expect(served.wait() == 0)
    #expect(try Integrity.problems(of: box.path).isEmpty)
  }

  @Test(arguments: ["moved", "deleted", "replaced"])
  func `a server whose file is gone says so in every stream, ends, and writes to neither file`(fate: String) throws {
    let box = try FaultBox(.library)
    let served = try Served(box)
    let stream = served.stream(of: "list/all")
    let (file, other) = (box.path, box.path + ".other")
    let content = try Data(contentsOf: URL(filePath: file))
    switch fate {
    case "moved": rename(file, other)
    case "deleted": unlink(file)
    default:
      try Library.other.write(to: URL(filePath: other))
      rename(other, file)
    }
    let rest = String(decoding: stream.readToEnd(), as: UTF8.self)
    #expect(rest.contains("event: bye\ndata: {\"why\":\"moved\"}"))
    #expect(served.wait() == 78)
    switch fate {
    case "moved":
      #expect(FileManager.default.contents(atPath: other) == content)
      #expect(!FileManager.default.fileExists(atPath: file))
    case "deleted": #expect(!FileManager.default.fileExists(atPath: file))
    default: #expect(FileManager.default.contents(atPath: file) == Library.other)
    }
  }

  @Test func `pages that are open while the library is restored fetch it again, and go on`() throws {
    let box = try FaultBox(.libraryAndBackup)
    let served = try Served(box)
    defer { served.kill() }
    let stream = served.stream(of: "list/all")
    let result = try box.run(["restore", "BOX/backup.sqlite", "--yes"])
    #expect(result.code == 0, "\(result.messages)")
    #expect(stream.read(until: "event: stale").contains("event: stale"))
    #expect(served.get("/recipes/10")?.status == 404)
    #expect(served.get("/recipes/9")?.status == 200)
    #expect(served.send(.init(path: "/recipes/new", body: "title=Bread"))?.status == 204)
    #expect(stream.read(until: "Bread").contains("event: batch"))
  }
}
