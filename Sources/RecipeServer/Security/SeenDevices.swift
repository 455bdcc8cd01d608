/// When devices were seen, as far as that is not written down yet.
///
/// It is written down to the hour: a phone that asks for a page every second must not have a file written every second.
struct SeenDevices: Sendable {
  private var times: [Device.ID: Int] = [:]
  /// The times that were taken to be written, and may not be in the list yet, or could not be.
  private var taken: [Device.ID: Int] = [:]

  /// - Parameter date: In seconds since 1970.
  mutating func note(_ device: Device, at date: Int) {
    let last = max(device.lastSeen ?? 0, taken[device.id] ?? 0)
    if date - last >= Self.interval { times[device.id] = date }
  }

  /// The times that are to be written, each once.
  mutating func take() -> [Device.ID: Int] {
    defer { times = [:] }
    taken.merge(times) { $1 }
    return times
  }

  /// An hour, in seconds.
  private static let interval = 3_600
}
