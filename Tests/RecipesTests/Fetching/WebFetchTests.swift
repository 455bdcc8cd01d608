import Testing

@testable import recipes

/// Which hosts are asked, with names and answers made up: nothing here reaches any network.
@Suite struct WebFetchTests {
  /// Fetches a page of a network in which names have these addresses and paths lead on to these.
  private func fetch(
    _ text: String, names: [String: [String]] = [:], redirections: [String: String] = [:], allowsLocal: Bool = false
  ) -> (result: Result<String, CommandError>, asked: [String]) {
    var asked: [String] = []
    let fetch = WebFetch(
      allowsLocal: allowsLocal,
      resolve: { host throws(CommandError) in (names[host] ?? []).compactMap { NetworkAddress($0) } },
      request: { address, host, _ throws(CommandError) in
        asked.append("\(address.text) at \(host.text)")
        let next = redirections[address.text]
        return WebResponse(status: next == nil ? 200 : 301, redirection: next, bytes: [])
      })
    let result = Result { () throws(CommandError) in try fetch.content(at: WebAddress(text)).address.text }
    return (result, asked)
  }

  static let hostile = [
    // Addresses of this computer, of its network, and reserved ones, in every form.
    "http://127.0.0.1/", "http://127.1.2.3:8080/", "http://0.0.0.0/", "http://0.1.2.3/", "http://10.0.0.1/",
    "http://10.255.255.255/", "http://100.64.0.1/", "http://100.127.255.255/",
    "http://169.254.169.254/latest/meta-data",
    "http://172.16.0.1/", "http://172.31.255.255/", "http://192.168.0.1/", "http://192.0.0.1/", "http://192.0.2.1/",
    "http://198.18.0.1/", "http://198.51.100.1/", "http://203.0.113.1/", "http://224.0.0.1/", "http://239.255.255.255/",
    "http://240.0.0.1/", "http://255.255.255.255/", "http://[::1]/", "http://[::]/", "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/", "http://[::127.0.0.1]/", "http://[64:ff9b::7f00:1]/", "http://[fe80::1]/",
    "http://[fc00::1]/", "http://[fd12:3456::1]/", "http://[ff02::1]/", "http://[2001::1]/", "http://[2001:db8::1]/",
    "http://[2002:7f00:1::]/", "http://[fec0::1]/", "http://[100::1]/", "http://[3fff::1]/",
    // Numbers that some programs take for addresses.
    "http://2130706433/", "http://0x7f000001/", "http://0x7f.1/", "http://0177.0.0.1/", "http://127.1/",
    "http://127.0.0.1.1/", "http://1.2.3.256/", "http://01.2.3.4/",
    // Names that lead there.
    "http://localhost/", "http://LOCALHOST./", "http://private.example/", "http://both.example/",
    "http://mapped.example/",
    "https://one.example:8443/redirected",
    // No addresses of the web.
    "http://user@93.184.216.34/", "http://93.184.216.34@127.0.0.1/", "http://93.184.216.34\\@127.0.0.1/",
    "http:///etc/passwd",
    "http://[fe80::1%25eth0]/", "http://93.184.216.34:99999/", "http://93.184.216.34:80:80/", "http://exa mple.org/",
    "http://example.org\r\nHost: localhost/", "http://-oProxyCommand=x/", "http://exam\0ple.org/", "http://",
    "http://[127.0.0.1]/", "http://a..b/",
  ]

  private static let names = [
    "localhost": ["127.0.0.1"], "private.example": ["192.168.1.1"], "both.example": ["93.184.216.34", "10.0.0.1"],
    "mapped.example": ["::ffff:10.0.0.1"], "one.example": ["93.184.216.34"],
  ]

  @Test(arguments: hostile)
  func `a host that is not everybody's is never asked`(address: String) {
    let (result, asked) = fetch(
      address, names: Self.names, redirections: ["https://one.example:8443/redirected": "http://169.254.169.254/"])
    #expect(throws: CommandError.self) { try result.get() }
    #expect(asked.filter { $0 != "https://one.example:8443/redirected at 93.184.216.34" } == [])
  }

  @Test func `there are at least sixty of them`() {
    #expect(Self.hostile.count >= 60)
  }

  @Test func `the host is asked at the address that was checked`() {
    let (result, asked) = fetch("https://one.example/soup?page=2#top", names: Self.names)
    #expect(result == .success("https://one.example/soup?page=2"))
    #expect(asked == ["https://one.example/soup?page=2 at 93.184.216.34"])
    #expect(
      fetch("http://[2606:2800:220:1::1]:8080").asked == ["http://[2606:2800:220:1::1]:8080/ at 2606:2800:220:1::1"])
  }

  @Test func `hosts of one's own are asked when that is allowed`() {
    #expect(
      fetch("http://localhost:8000/", names: Self.names, allowsLocal: true).asked == [
        "http://localhost:8000/ at 127.0.0.1"
      ])
  }

  @Test func `five redirections are followed and a sixth is not`() {
    var redirections: [String: String] = [:]
    for number in 1...6 { redirections["http://1.1.1.1/\(number)"] = "http://1.1.1.1/\(number + 1)" }
    let (result, asked) = fetch("http://1.1.1.1/1", redirections: redirections)
    #expect(result == .failure(CommandError("redirected more than 5 times", .badInput)))
    #expect(asked.count == 6)
    #expect(fetch("http://1.1.1.1/2", redirections: redirections).result == .success("http://1.1.1.1/7"))
  }

  @Test(arguments: [
    "file:///etc/passwd", "ftp://1.1.1.1/", "javascript:alert(1)", "gopher://1.1.1.1/", "//1.1.1.1/", "",
  ])
  func `a redirection to anything but the web is not followed`(next: String) {
    let (result, asked) = fetch("http://1.1.1.1/", redirections: ["http://1.1.1.1/": next])
    #expect(throws: CommandError.self) { try result.get() }
    #expect(asked == ["http://1.1.1.1/ at 1.1.1.1"])
  }
}
