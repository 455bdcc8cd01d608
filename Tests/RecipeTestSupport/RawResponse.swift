import Foundation

/// A response as it came, with what follows it.
package struct RawResponse: Sendable, CustomStringConvertible {
  package let status: Int
  package let fields: [String: String]
  package let body: String

  package init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
    let lines = text[..<end.lowerBound].split(separator: "\r\n")
    guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
    self.status = status
    fields = Dictionary(
      lines.dropFirst().map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return (parts[0].lowercased(), parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : "")
      }
    ) { $1 }
    body = String(text[end.upperBound...])
  }

  /// What a connection that was closed without a response stands for.
  package static let none = RawResponse(status: 0, fields: [:], body: "")

  private init(status: Int, fields: [String: String], body: String) {
    (self.status, self.fields, self.body) = (status, fields, body)
  }

  package var description: String { "\(status) \(fields) \(body.prefix(300))" }
}
