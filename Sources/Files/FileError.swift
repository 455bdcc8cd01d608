import Glibc

/// A failed call of the operating system on a file or folder.
package struct FileError: Error, Hashable {
  /// The value of `errno`.
  package let number: Int32

  /// The file or folder that was to be written, read or made.
  package let path: String

  /// `true` if the file has replaced another one already, and all that failed is the sync of its folder: after a power
  /// failure the other one may be back.
  package let isInPlace: Bool

  package init(_ number: Int32 = errno, at path: String, isInPlace: Bool = false) {
    self.number = number
    self.path = path
    self.isInPlace = isInPlace
  }

  /// The system's words for the error, in lowercase, such as "no space left on device".
  package var reason: String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
