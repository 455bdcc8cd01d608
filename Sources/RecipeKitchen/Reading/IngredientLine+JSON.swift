extension IngredientLine {
  /// The line as a JSON object, as `recipes ingredients --json` prints it.
  ///
  /// Amounts of more or of something else, "plus 1 tbsp for greasing", stand in `others`.
  package var json: String {
    var result = "{\"line\":\(text.quotedJSON),\"amounts\":["
    var others: [String] = []
    var mains: [(own: Amount, plus: [String], each: [String])] = []
    for amount in amounts {
      switch amount.role {
      case _ where isLater(amount):
        others.append(Self.json(amount))
      case .plus where !mains.isEmpty: mains[mains.count - 1].plus.append(Self.json(amount))
      case .each where !mains.isEmpty && mains[mains.count - 1].each.isEmpty:
        mains[mains.count - 1].each.append(Self.json(amount))
      default: mains.append((amount, [], []))
      }
    }
    result += mains.map { Self.json($0.own, plus: $0.plus, each: $0.each) }.joined(separator: ",")
    result += "],\"others\":[" + others.joined(separator: ",")
    result += "],\"size\":\(size.quotedJSON),\"name\":\(name.quotedJSON)"
    result += ",\"preparation\":\(preparation.quotedJSON),\"note\":\(note.quotedJSON)"
    if let link { result += ",\"link\":\(link.target.quotedJSON)" }
    return result + "}"
  }

  /// Returns whether an amount of more or of something else follows the name.
  private func isLater(_ amount: Amount) -> Bool {
    amount.role == .extra
      || amount.role == .alternative && amount.span.lowerBound > (nameSpans.first?.lowerBound ?? .max)
  }

  private static func json(_ amount: Amount, plus: [String] = [], each: [String] = []) -> String {
    let span = amount.span
    var result = "{\"quantity\":"
    if let quantity = amount.quantity {
      result +=
        "[\(quantity.low.decimal),\(quantity.high.decimal)],\"exact\":[\"\(quantity.low)\",\"\(quantity.high)\"]"
    } else {
      result += "null"
    }
    result += ",\"unit\":"
    result += amount.unit.map { UnitTable.shared.name(of: $0).quotedJSON } ?? "null"
    result += ",\"start\":\(span.lowerBound),\"end\":\(span.upperBound)"
    if let unit = amount.unitSpan { result += ",\"unitStart\":\(unit.lowerBound)" }
    result += ",\"role\":\"\(amount.role)\""
    if !plus.isEmpty { result += ",\"plus\":[" + plus.joined(separator: ",") + "]" }
    if let each = each.first { result += ",\"each\":" + each }
    return result + "}"
  }
}

extension Rational {
  /// The value in decimal digits, rounded to four places.
  fileprivate var decimal: String {
    guard denominator > 1 else { return "\(numerator)" }
    let whole = numerator / denominator
    let part = (UInt64(numerator % denominator) * 10_000 + UInt64(denominator) / 2) / UInt64(denominator)
    guard part < 10_000 else { return "\(whole + 1)" }
    var digits = String(10_000 + part).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(whole)" : "\(whole).\(digits)"
  }
}

extension String {
  /// The string as JSON writes it, in quotes.
  fileprivate var quotedJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
