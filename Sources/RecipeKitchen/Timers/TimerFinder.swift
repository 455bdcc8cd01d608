/// Reads times in a text, and decides which of them are waits.
struct TimerFinder {
  let reader: LineReader
  private let words = TimeWords.shared

  /// A time with a unit, or several of them.
  private struct Duration {
    var low: Rational
    var high: Rational
    /// Seconds of the last unit.
    var unit: Int
    var isHyphenated = false
    /// The first token, and the one after the last.
    var start: Int
    var next: Int
  }

  init(_ text: String) { reader = LineReader(text, limit: 20_000, barsNumbers: false) }

  /// Reads the time that begins at a token; what is no wait is passed over.
  func timer(at index: Int) -> (timer: TextTimer?, next: Int)? {
    guard var duration = duration(at: index) else { return nil }
    extend(&duration)
    guard isWait(duration) else { return (nil, duration.next) }
    let low = duration.low.floor
    let high = duration.high.floor
    guard low >= 1, high >= low, high <= 86_400 else { return (nil, duration.next) }
    return (TextTimer(span: span(of: duration), seconds: low...high), duration.next)
  }

  /// With the full stop of a short form, unless a sentence ends there.
  private func span(of duration: Duration) -> Range<Int> {
    let span = reader.span(duration.start, duration.next)
    guard reader.isMark(duration.next, "."), !reader.isSpaced(duration.next), duration.next + 1 < reader.count else {
      return span
    }
    let last = reader.tokens[duration.next - 1]
    guard last.end - last.start <= 4, last.kind == .word else { return span }
    let first = reader.bytes[Int(reader.tokens[duration.next + 1].start)]
    return first &- UInt8(ascii: "A") < 26 ? span : span.lowerBound..<span.upperBound + 1
  }

  // MARK: Times

  private func duration(at index: Int) -> Duration? {
    guard var first = part(at: index) else { return nil }
    addHalf(&first)
    var next = first.next
    if reader.has(next, .and) || reader.isMark(next, ",") { next += 1 }
    guard first.low == first.high else { return first }
    if first.unit > 1, let second = part(at: next), second.unit < first.unit, second.start == next,
      let low = first.low.adding(second.low), let high = first.high.adding(second.high), !isHalfWord(next)
    {
      first.low = low
      first.high = high
      first.unit = second.unit
      first.next = second.next
    } else if let minutes = bareMinutes(after: first), let sum = first.low.adding(Rational(minutes * 60)) {
      first.low = sum
      first.high = sum
      first.next += 1
    }
    return first
  }

  private func isHalfWord(_ index: Int) -> Bool {
    index < reader.count && reader.tokens[index].isWord && words.halves(of: reader.tokens[index]) != nil
  }

  /// The 30 in "1 h 30" and "1h30".
  private func bareMinutes(after first: Duration) -> Int? {
    guard first.unit == 3600, first.next < reader.count, !first.isHyphenated else { return nil }
    let unit = reader.tokens[first.next - 1]
    let token = reader.tokens[first.next]
    guard unit.end - unit.start == 1, token.kind == .number, token.notation == .integer, token.end - token.start == 2,
      token.numerator < 60, reader.unit(at: first.next + 1) == nil, !reader.isDash(first.next + 1)
    else { return nil }
    return token.numerator
  }

  /// A number and a unit, "an hour", "half an hour", "a quarter of an hour", or a word such as "mezz'ora".
  private func part(at index: Int) -> Duration? {
    guard index < reader.count else { return nil }
    if let quarter = quarter(at: index) { return quarter }
    if let (amount, next) = reader.quantity(at: index), let quantity = amount.quantity {
      return measured(quantity, from: index, unitAt: next)
    }
    let token = reader.tokens[index]
    guard token.isWord else { return nil }
    if let halves = words.halves(of: token) {
      return measured(Quantity(Rational(halves, over: 2)), from: index, unitAt: index + 1)
    }
    // "un'ora" and "mezz'ora" hold their number.
    guard let seconds = words.seconds(of: token.hash), token.kind == .word,
      reader.bytes[token.span].contains(UInt8(ascii: "'")) || [900, 1800, 2700].contains(seconds)
    else { return nil }
    return Duration(low: Rational(seconds), high: Rational(seconds), unit: seconds, start: index, next: index + 1)
  }

  private func measured(_ quantity: Quantity, from index: Int, unitAt place: Int) -> Duration? {
    var place = place
    let isHyphenated = reader.isDash(place) && !reader.isSpaced(place)
    if isHyphenated { place += 1 }
    if place < reader.count, words.isIn(.between, reader.tokens[place]) { place += 1 }
    // In Danish "1 time" is an hour; "a time" is English.
    if place < reader.count, reader.tokens[place].hash == Self.time, reader.tokens[index].kind != .number { return nil }
    guard let (seconds, next) = unit(at: place), let low = quantity.low.multiplied(by: Rational(seconds)),
      let high = quantity.high.multiplied(by: Rational(seconds))
    else { return nil }
    return Duration(low: low, high: high, unit: seconds, isHyphenated: isHyphenated, start: index, next: next)
  }

  private func unit(at index: Int) -> (seconds: Int, next: Int)? {
    guard reader.isWord(index) else { return nil }
    let token = reader.tokens[index]
    if token.kind == .ideograph, reader.isWord(index + 1), reader.tokens[index + 1].kind == .ideograph,
      let seconds = words.seconds(of: WordHash.joining(token.hash, reader.tokens[index + 1].hash))
    {
      return (seconds, index + 2)
    }
    guard let seconds = words.seconds(of: token.hash) else { return nil }
    if token.end - token.start == 1, seconds < 3600, token.isSpaced { return nil }
    return (seconds, index + 1)
  }

  private func quarter(at index: Int) -> Duration? {
    var next = index
    var quarters = 1
    if reader.has(next, .article) {
      next += 1
    } else if reader.tokens[next].entry.twentyFourths == 72 {
      (next, quarters) = (next + 1, 3)
    }
    guard next < reader.count, Self.quarters.contains(reader.tokens[next].hash), reader.has(next + 1, .of),
      reader.has(next + 2, .article), let (seconds, after) = unit(at: next + 3)
    else { return nil }
    let value = Rational(quarters * seconds, over: 4)
    return Duration(low: value, high: value, unit: seconds, start: index, next: after)
  }

  private static let up = WordHash.folded("up".utf8)
  private static let time = WordHash.folded("time".utf8)
  private static let quarters = Set(["quarter", "quarters"].map { WordHash.folded($0.utf8) })

  /// "an hour and a half", "1 hora y media".
  private func addHalf(_ duration: inout Duration) {
    guard reader.has(duration.next, .and) else { return }
    var next = duration.next + 1
    if reader.has(next, .article) { next += 1 }
    guard next < reader.count, reader.isHalf(next) || words.halves(of: reader.tokens[next]) == 1,
      unit(at: next + 1) == nil, !reader.has(next + 1, .article),
      let low = duration.low.adding(Rational(duration.unit, over: 2)),
      let high = duration.high.adding(Rational(duration.unit, over: 2))
    else { return }
    duration.low = low
    duration.high = high
    duration.next = next + 1
  }

  /// "30 minutes to 4 hours", "15 minutes or up to 2 hours".
  private func extend(_ first: inout Duration) {
    guard first.low == first.high, reader.has(first.next, [.range, .and]) || reader.isDash(first.next) else { return }
    let isUpTo = reader.has(first.next + 2, .range) && reader.tokens[first.next + 1].hash == Self.up
    guard isUpTo || !reader.has(first.next, .and),
      let second = duration(at: first.next + (isUpTo ? 3 : 1)), second.low > first.low
    else { return }
    first.high = second.high
    first.next = second.next
  }

  // MARK: Waits

  private func isWait(_ duration: Duration) -> Bool {
    let next = duration.next
    if next < reader.count {
      let token = reader.tokens[next]
      if token.isMark("'") { return false }
      if words.isIn(.notAfter, token), !words.isIn(.until, token) || !isRest(before: duration.start) { return false }
      if reader.has(next, .each), next + 1 < reader.count, words.isIn(.weight, reader.tokens[next + 1]) {
        return false
      }
      if duration.isHyphenated, token.isWord, !words.isIn(.noun, token) { return false }
    }
    return !isRuledOut(before: duration.start)
  }

  /// Returns whether the clause has a word of waiting before the time: "Rest, covered, 1 hour before shaping."
  private func isRest(before start: Int) -> Bool {
    var index = start - 1
    while index >= 0, start - index < 24 {
      let token = reader.tokens[index]
      if token.isMark(".") || token.isMark(";") || token.isMark("!") || token.hash == Self.then { return false }
      if token.has(.and), !reader.has(index + 1, .article), index + 1 < start, reader.tokens[index + 1].hash != Self.the
      {
        return false
      }
      if words.isIn(.rest, token) { return true }
      index -= 1
    }
    return false
  }

  private static let keep = WordHash.folded("keep".utf8)
  private static let then = WordHash.folded("then".utf8)
  private static let the = WordHash.folded("the".utf8)

  /// "every", "the last", "within" before it, or a label such as "total time:".
  private func isRuledOut(before start: Int) -> Bool {
    var index = start - 1
    var passed = 0
    if reader.isMark(index, ":"), index > 0, words.isIn(.label, reader.tokens[index - 1]) { return true }
    while index >= 0, passed < 3 {
      let token = reader.tokens[index]
      if words.isIn(.notBefore, token) { return true }
      if token.hash == Self.keep { return index > 0 && words.isIn(.will, reader.tokens[index - 1]) }
      guard token.has(.about) || words.isIn(.passed, token) || token.isMark("~") || token.isMark(".") else {
        return false
      }
      index -= 1
      passed += 1
    }
    return false
  }
}
