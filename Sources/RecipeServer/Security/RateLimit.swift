/// How often something may happen for each of many keys, such as addresses: a token bucket each.
///
/// Times are in nanoseconds of a clock that only goes forward.
package struct RateLimit<Key: Hashable & Sendable>: Sendable {
  private let interval: UInt64
  private let span: UInt64
  /// When each bucket is full again. Full ones need not be remembered.
  private var fullTimes: [Key: UInt64] = [:]

  /// The number of keys that are remembered.
  var keys: Int { fullTimes.count }

  /// - Parameters:
  ///   - burst: How often it may happen at once, and in each span of time that follows.
  ///   - seconds: That span.
  package init(burst: Int, per seconds: UInt64) {
    span = seconds * 1_000_000_000
    interval = span / UInt64(burst)
  }

  /// Counts one more for a key; returns how many whole seconds to wait if that is too many, and counts nothing then.
  ///
  /// - Complexity: O(1), and O(keys) once in `mostKeys` new ones.
  package mutating func secondsUntilAllowed(_ key: Key, at now: UInt64) -> Int? {
    let full = max(fullTimes[key] ?? 0, now) + interval
    let latest = now + span
    if full > latest { return Int((full - latest + 999_999_999) / 1_000_000_000) }
    if fullTimes.count >= Self.mostKeys, fullTimes[key] == nil { forgetFull(at: now) }
    fullTimes[key] = full
    return nil
  }

  /// Forgets the keys whose buckets are full; all, where that does not make room, as a flood of addresses must not take
  /// all memory.
  private mutating func forgetFull(at now: UInt64) {
    fullTimes = fullTimes.filter { $0.value > now }
    if fullTimes.count >= Self.mostKeys { fullTimes.removeAll() }
  }

  private static var mostKeys: Int { 4_096 }
}

/// How many of something there are at once, in all and for each of many keys.
package struct CountLimit<Key: Hashable & Sendable>: Sendable {
  private let most: Int
  private let mostEach: Int
  private var counts: [Key: Int] = [:]
  package private(set) var total = 0

  package init(most: Int, each: Int) {
    self.most = most
    mostEach = each
  }

  /// Counts one more; returns `false`, and counts nothing, if that is too many.
  package mutating func enter(_ key: Key) -> Bool {
    guard total < most, counts[key, default: 0] < mostEach else { return false }
    counts[key, default: 0] += 1
    total += 1
    return true
  }

  /// Counts one less, of those that `enter(_:)` has counted.
  package mutating func leave(_ key: Key) {
    guard let count = counts[key] else { return }
    counts[key] = count == 1 ? nil : count - 1
    total -= 1
  }
}
