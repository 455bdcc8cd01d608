import FoundationEssentials

/// Bytes as letters (RFC 4648), as JSON holds pictures.
enum Base64 {
  /// Returns the bytes; `nil` for what is not base64. Line ends and the beginning of a `data:` address may be there.
  static func bytes(_ text: String) -> [UInt8]? {
    let mark = text.hasPrefix("data:") ? text.firstIndex(of: ",") : nil
    let letters = mark.map { String(text[$0...].dropFirst()) } ?? text
    guard let data = Data(base64Encoded: letters, options: .ignoreUnknownCharacters), !data.isEmpty else { return nil }
    return Array(data)
  }

  static func text(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
