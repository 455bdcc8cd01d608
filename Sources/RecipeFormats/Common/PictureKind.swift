/// What kind of picture some bytes are, by how they begin.
package enum PictureKind: Sendable {
  case jpeg, png, webP

  /// - Parameter bytes: The whole picture, or its first twelve bytes.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else {
      return nil
    }
  }

  package var mediaType: String {
    switch self {
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    case .webP: "image/webp"
    }
  }
}
