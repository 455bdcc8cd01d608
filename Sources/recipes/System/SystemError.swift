import Glibc

/// A failed system call, by its `errno`.
struct SystemError: Error, Equatable {
  var number: Int32

  init(_ number: Int32 = errno) {
    self.number = number
  }

  /// The system's words for it, such as "no space left on device".
  var description: String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension SystemError {
  static let closedPipe = EPIPE
}
