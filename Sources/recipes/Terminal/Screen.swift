import Glibc

/// The size of a terminal, in cells.
struct Screen: Equatable, Sendable {
  var width: Int
  var height: Int

  /// What a terminal has that does not say, and how wide help is where there is none.
  static let usual = Screen(width: 80, height: 24)
}

extension Screen {
  /// Asks the terminal behind a descriptor.
  ///
  /// - Source: TIOCGWINSZ in ioctl_tty(2).
  init(of descriptor: Int32) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    width = isKnown && size.ws_col > 0 ? Int(size.ws_col) : Self.usual.width
    height = isKnown && size.ws_row > 0 ? Int(size.ws_row) : Self.usual.height
  }
}
