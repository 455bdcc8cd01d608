/// A picture that may be stored: a JPEG, PNG or WebP by what is in it, whatever it is called, within limits.
///
/// Formats that can hold scripts or addresses, such as SVG, are not taken.
package struct Picture: Equatable, Sendable {
  /// The formats of pictures, known by their first bytes; raw values are the endings of names.
  package enum Kind: String, CaseIterable, Sendable {
    case jpeg = "jpg"
    case png
    case webp

    /// - Source: ITU-T T.81, annex B; the PNG specification, 5.2; the WebP container specification.
    package init?(of bytes: [UInt8]) {
      if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        self = .png
      } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
        self = .webp
      } else {
        return nil
      }
    }
  }

  package let bytes: [UInt8]
  package let kind: Kind
  /// The name under which it is stored: the hash of what is in it, so that the same picture is stored once.
  package let name: String

  /// The most bytes: 10 MiB.
  package static let mostBytes = 10 << 20
  /// The most pixels: 50 million, as a small file can unpack to a picture that no memory holds.
  package static let mostPixels = 50_000_000

  /// - Throws: `PictureError`
  package init(_ bytes: [UInt8]) throws(PictureError) {
    guard bytes.count <= Self.mostBytes else { throw .tooLong(bytes: bytes.count) }
    guard let kind = Kind(of: bytes) else { throw .unknownKind }
    guard let size = PictureSize(of: bytes, as: kind), size.width > 0, size.height > 0 else { throw .damaged(kind) }
    guard size.width <= Self.mostPixels / size.height else { throw .tooLarge(size) }
    self.bytes = bytes
    self.kind = kind
    name = "\(SHA256.hexadecimal(bytes)).\(kind.rawValue)"
  }

  /// Returns whether a name is that of a stored picture, and so can lead nowhere else.
  package static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 64, Kind(rawValue: String(parts[1])) != nil else { return false }
    return parts[0].utf8.allSatisfy(isDigitOfHash)
  }
}

/// Why a picture cannot be stored.
package enum PictureError: Error, Equatable, Sendable {
  case unknownKind
  /// It begins as a picture of a kind and does not go on as one.
  case damaged(Picture.Kind)
  /// Its end is missing.
  case cut(Picture.Kind)
  case tooLong(bytes: Int)
  case tooLarge(PictureSize)
}

extension PictureError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownKind: "it is not a JPEG, PNG, or WebP picture"
    case .damaged: "it is damaged"
    case .cut: "its end is missing"
    case .tooLong: "it is longer than \(Picture.mostBytes >> 20) MiB"
    case .tooLarge(let size): "it is \(size.width) by \(size.height) pixels, more than 50 million"
    }
  }
}

extension Picture {
  /// The most bytes of a stored picture's name.
  package static let longestName = hashDigits + 1 + 4
  private static let hashDigits = 64

  /// Returns the names of stored pictures that stand anywhere in some bytes.
  package static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for dot in bytes.indices where bytes[dot] == UInt8(ascii: ".") && dot >= hashDigits {
      guard bytes[dot - hashDigits..<dot].allSatisfy(isDigitOfHash) else { continue }
      for kind in Kind.allCases where bytes[(dot + 1)...].starts(with: kind.rawValue.utf8) {
        names.insert(String(decoding: bytes[dot - hashDigits...dot], as: UTF8.self) + kind.rawValue)
      }
    }
    return names
  }

  static func isDigitOfHash(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) }
}
