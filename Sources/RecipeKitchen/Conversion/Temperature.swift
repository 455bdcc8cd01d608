/// Degrees of ovens, pans and milk.
enum Temperature {
  /// What cooks write for the same oven; both ways, so that a value comes back.
  private static let ovens: [(fahrenheit: Int, celsius: Int)] = [
    (225, 110), (250, 120), (275, 140), (300, 150), (325, 160), (350, 180), (375, 190), (400, 200), (425, 220),
    (450, 230), (475, 240), (500, 260),
  ]

  /// Outside of the table to 5 °C, below 120 °C to 1 °C.
  static func celsius(_ fahrenheit: Int) -> Int {
    if let row = ovens.first(where: { $0.fahrenheit == fahrenheit }) { return row.celsius }
    let value = Double(fahrenheit - 32) / 1.8
    return Int(round(value, limit: 120))
  }

  /// Outside of the table to 5 °F, below 250 °F to 1 °F.
  static func fahrenheit(_ celsius: Int) -> Int {
    if let row = ovens.first(where: { $0.celsius == celsius }) { return row.fahrenheit }
    return Int(round(Double(celsius) * 1.8 + 32, limit: 250))
  }

  private static func round(_ value: Double, limit: Double) -> Double {
    value < 0 ? -(-value).nearest(1) : value.nearest(value < limit ? 1 : 5)
  }
}
