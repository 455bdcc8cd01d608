import RecipeTestSupport
import Testing

@testable import RecipeServer

@Suite struct ListeningTests {
  private static let hosts = ["127.0.0.1", "127.0.1.1", "127.0.2.1"]

  @Test func `a server with any port is reached at each of its addresses`() async throws {
    try await RunningServer.run {
      $0.addresses = Self.hosts.map { ServerAddress($0, port: 0) }
    } _: { server in
      for host in Self.hosts {
        let socket = RawSocket(port: server.port, host: host)
        socket.send(server.request("GET", "/pair?token=none", host: "\(host):\(server.port)"))
        #expect(RawResponse(socket.readToEnd())?.status == 410)
      }
    }
  }

  @Test func `an address that this machine does not have is an error`() async throws {
    await #expect(throws: (any Error).self) {
      try await RunningServer.run {
        $0.addresses = [ServerAddress("127.0.0.1", port: 0), ServerAddress("198.51.100.1", port: 0)]
      } _: { _ in
      }
    }
  }
}
