extension Duration {
  /// The duration in microseconds.
  public var microseconds: Double { self / .microseconds(1) }

  /// The duration in microseconds with three or more significant digits.
  public var microsecondsText: String { microseconds.figure }
}

extension Double {
  /// The number with two decimals below ten, one below a hundred, none from there.
  public var figure: String {
    let decimals = self < 10 ? 2 : self < 100 ? 1 : 0
    let scale = [1.0, 10, 100][decimals]
    let rounded = (self * scale).rounded() / scale
    guard decimals > 0 else { return "\(Int(rounded))" }
    let parts = "\(rounded)".split(separator: ".")
    let fraction = parts[1].prefix(decimals)
    return "\(parts[0]).\(fraction)\(String(repeating: "0", count: decimals - fraction.count))"
  }
}
