import Foundation

/// A picture of one pixel.
enum SamplePicture {
  static let base64 =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
  static let data = Data(base64Encoded: base64)!
  static let name = "497790947d4666760ce38f3c00e852c71fdb66cae849bae8e9ede352719e1581.png"
}
