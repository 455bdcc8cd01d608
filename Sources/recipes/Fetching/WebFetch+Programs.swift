import RecipeModel

extension WebFetch {
  /// Names are looked up by `getent`, pages are asked for by `curl`: so the executable needs neither a library for
  /// certificates nor one for names.
  init(allowsLocal: Bool) {
    self.init(allowsLocal: allowsLocal, resolve: Self.lookUp, request: Self.ask)
  }

  /// The most bytes of a page: 10 MiB, as of any document and of a picture.
  private static let longestPage = 10 << 20

  /// - Source: getent(1): an address begins each line, several times for its kinds of sockets.
  private static func lookUp(_ host: String) throws(Failure) -> [NetworkAddress] {
    let deadline = ContinuousClock.now + longestTime
    let result = try HelperProgram("getent").run(["ahosts", host], longestOutput: 1 << 16, until: deadline)
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
  ) throws(Failure) -> WebResponse {
    let place = host.isVersion6 ? "[\(host.text)]" : host.text
    let left = (deadline - .now).components
    guard left.seconds >= 0 else { throw Failure("no answer within \(longestTime.components.seconds) s", .inputOutput) }
    let words = [
      // First, so that no file of the person's changes what follows.
      "--disable", "--globoff", "--silent", "--noproxy", "*", "--proto", "=http,https", "--max-redirs", "0",
      "--connect-to", "::\(place):\(address.port)", "--max-time", "\(left.seconds + 1)", "--compressed",
      "--max-filesize", "\(longestPage)", "--user-agent", "recipes/\(ProgramVersion.current)",
      "--write-out", "%{stderr}%{http_code}\\n%{redirect_url}\\n%{content_type}", "--url", address.text,
    ]
    let result = try HelperProgram("curl").run(words, longestOutput: longestPage, until: deadline)
    guard result.status == 0 else { throw failure(ofCurl: result.status, address) }
    let answer = String(decoding: result.messages, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard answer.count >= 3, let status = Int(answer[0]) else { throw failure(ofCurl: 1, address) }
    return WebResponse(
      status: status, redirection: answer[1].isEmpty ? nil : String(answer[1]), contentType: String(answer[2]),
      bytes: result.output)
  }

  private static func failure(ofCurl status: Int32, _ address: WebAddress) -> Failure {
    switch status {
    case 7: Failure("\(address.host.quoted()) cannot be reached", .inputOutput)
    case 28: Failure("no answer within \(longestTime.components.seconds) s", .inputOutput)
    case 63: Failure("longer than \(longestPage >> 20) MiB", .badInput)
    case 35, 51, 58, 60, 77, 83, 90, 91:
      Failure("\(address.host.quoted()) cannot prove that it is itself", .inputOutput)
    default: Failure("it could not be fetched (curl's status \(status))", .inputOutput)
    }
  }
}
