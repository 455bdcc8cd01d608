/// Times as people write them, and back: `1h30m`, `90m`, `1:30`, `1 hr 20 min`.
package enum CookingTime {
  /// Returns two times together; the longest there is where they are longer than that.
  package static func sum(_ one: Int, _ other: Int) -> Int {
    let (sum, isTooLong) = one.addingReportingOverflow(other)
    return isTooLong ? .max : sum
  }

  /// Returns the words for a time: `1 hr 20 min`, `45 sec`; nothing for zero, which is "not stated".
  ///
  /// Exact to the second, so that `parse` gives back what went in.
  package static func text(_ seconds: Int) -> String {
    parts(of: seconds, "hr", "min", "sec").map { "\($0.count) \($0.unit)" }.joined(separator: " ")
  }

  /// Returns the same as short as it can be typed: `1h20m`, `45s`; nothing for zero.
  package static func compactText(_ seconds: Int) -> String {
    parts(of: seconds, "h", "m", "s").map { "\($0.count)\($0.unit)" }.joined()
  }

  private static func parts(
    of seconds: Int, _ hours: String, _ minutes: String, _ rest: String
  ) -> [(count: Int, unit: String)] {
    [(seconds / 3600, hours), (seconds / 60 % 60, minutes), (seconds % 60, rest)].filter { $0.0 != 0 }
  }
}

extension CookingTime {
  /// Returns the whole seconds that a text states, or `nil` if it states none, a negative time or nonsense.
  ///
  /// A bare number is minutes (`90`), also after hours (`1h30`); `1:30` is hours and minutes, `1:30:15` has seconds.
  /// Otherwise numbers with units, largest unit first, each once: `1 day`, `1.5 hours`, `1 hr 20 min`, `45s`.
  package static func parse(_ text: String) -> Int? {
    let text = text.trimmed().lowercased()
    return text.utf8.contains(UInt8(ascii: ":")) ? clockTime(text) : unitTime(text)
  }

  private static func clockTime(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(wholeNumber)
    guard (2...3).contains(parts.count) else { return nil }
    var seconds = 0
    for (part, unit) in zip(parts, [3600, 60, 1]) {
      guard let part, unit == 3600 || part < 60, let sum = sum(seconds, part, times: unit) else { return nil }
      seconds = sum
    }
    return seconds
  }

  private static func unitTime(_ text: String) -> Int? {
    var rest = text[...]
    var seconds = 0
    var smallestUnit = Int.max
    repeat {
      let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
      rest = rest.dropFirst(number.count).drop(while: isSpace)
      let word = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(word.count).drop(while: isSpace)
      guard let unit = unit(word, after: smallestUnit), unit < smallestUnit, !word.isEmpty || rest.isEmpty,
        let sum = addition(of: number, times: unit, to: seconds)
      else { return nil }
      seconds = sum
      smallestUnit = unit
      if rest.first == "," { rest = rest.dropFirst().drop(while: isSpace) }
    } while !rest.isEmpty
    return seconds
  }

  private static func isSpace(_ character: Character) -> Bool { character.isWhitespace }

  /// Returns the seconds of a unit; a number without one counts the next smaller unit, minutes at first.
  private static func unit(_ word: Substring, after larger: Int) -> Int? {
    switch word {
    case "d", "day", "days": 86_400
    case "h", "hr", "hrs", "hour", "hours": 3600
    case "m", "min", "mins", "minute", "minutes": 60
    case "s", "sec", "secs", "second", "seconds": 1
    case "": [Int.max: 60, 3600: 60, 60: 1][larger]
    default: nil
    }
  }

  /// Adds a number such as `1` or `1.5` of a unit, rounded down to whole seconds.
  private static func addition(of number: Substring, times unit: Int, to seconds: Int) -> Int? {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap(wholeNumber), let sum = sum(seconds, whole, times: unit) else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? sum : nil }
    // Six digits tell a day to the tenth of a second; more would only overflow.
    let digits = parts[1].prefix(6)
    guard let fraction = wholeNumber(parts[1].prefix(6)), wholeNumber(parts[1]) != nil else { return nil }
    let scale = digits.reduce(1) { scale, _ in scale * 10 }
    return sum.addingReportingOverflow(fraction * unit / scale).overflow ? nil : sum + fraction * unit / scale
  }

  /// Returns a number of ASCII digits only; `Int` alone would take a sign as well.
  private static func wholeNumber(_ digits: Substring) -> Int? {
    digits.allSatisfy { $0.isASCII && $0.isNumber } ? Int(digits) : nil
  }

  private static func sum(_ seconds: Int, _ count: Int, times unit: Int) -> Int? {
    let (product, isTooMany) = count.multipliedReportingOverflow(by: unit)
    let (sum, isTooMuch) = seconds.addingReportingOverflow(product)
    return isTooMany || isTooMuch ? nil : sum
  }
}
