/// A QR code of a short text, such as a link: a square of dark and light modules that a phone's camera reads.
///
/// - Source: ISO/IEC 18004:2015; the numbers of the sections below are those of that edition.
package struct QRCode: Hashable, Sendable {
  /// The number of modules of a side, without the quiet zone around it.
  package let size: Int

  private var modules: [Bool]

  /// Makes the smallest code that holds a text; nil if it is longer than version 10 can hold, which is 271 bytes.
  ///
  /// The error correction is L, which repairs 7 % of the code, or M (15 %) where that makes it no larger.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = (1...QRVersion.largest).first(where: { QRVersion($0, .low).mostBytes >= bytes.count }) else {
      return nil
    }
    let medium = QRVersion(version, .medium)
    self.init(bytes, medium.mostBytes >= bytes.count ? medium : QRVersion(version, .low))
  }

  init(_ bytes: [UInt8], _ version: QRVersion) {
    let symbol = QRSymbol(version, codewords: version.codewords(of: bytes))
    size = version.size
    modules = symbol.modules
  }

  /// Returns whether a module is dark.
  package func isDark(_ row: Int, _ column: Int) -> Bool { modules[row * size + column] }
}

extension QRCode {
  /// The lines of a terminal that show the code, two modules high each.
  ///
  /// Light modules are drawn in white and dark ones in black, whatever the terminal's own colors are, since cameras do not
  /// read inverted codes reliably. The quiet zone is of two modules, half of what section 6.3.8 asks for: around it is
  /// the terminal's background, and the code is to fit on 24 lines.
  package var terminalLines: [String] {
    let quiet = 2
    let range = -quiet..<size + quiet
    let isShownDark = { (row: Int, column: Int) in
      (0..<size).contains(row) && (0..<size).contains(column) && isDark(row, column)
    }
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
      let blocks = range.map { column in
        switch (isShownDark(row, column), isShownDark(row + 1, column)) {
        case (false, false): " "
        case (false, true): "▄"
        case (true, false): "▀"
        case (true, true): "█"
        }
      }
      // Black on bright white (ECMA-48, SGR; 107 is aixterm's).
      return "\u{1B}[30;107m\(blocks.joined())\u{1B}[0m"
    }
  }
}
