import NIOCore
import Synchronization

/// The limits of what a connection may cost.
struct ConnectionLimits: Sendable {
  /// The most bytes of a request's first line and fields.
  var headBytes = 16 << 10
  /// The most bytes of its target alone.
  var targetBytes = 8 << 10

  /// From the first byte of a head to its last.
  var headTime = TimeAmount.seconds(10)
  /// From the end of the head to the end of the body.
  var bodyTime = TimeAmount.seconds(30)
  /// The time for which a connection stays open without a request.
  var idleTime = TimeAmount.seconds(60)
  /// The time for which a client may read nothing of a response.
  var stallTime = TimeAmount.seconds(30)
  /// How long what a client still sends is taken after a refusal: closed at once, the connection would be reset, and the
  /// refusal lost.
  var lingerTime = TimeAmount.seconds(2)

  /// The most bytes that wait to be sent; more only where one write is longer.
  var unsentBytes = 256 << 10

  var connections = 256
  /// For an address, and for a device.
  var connectionsEach = 32
  /// For a device.
  var streamsEach = 16

  /// In a second, for an address.
  var requests = 50
  /// In a second, for a device.
  var writes = 10

  /// The most bytes of a request's body, by its path.
  var bodyBytes: @Sendable (_ path: Substring) -> Int = DeclaredForm.mostBytes(to:)
}

/// The open connections of a server, from any thread.
final class Connections: Sendable {
  private struct State {
    var places: ConnectionPlaces<ObjectIdentifier>
    var channels: [ObjectIdentifier: any Channel] = [:]
  }

  private let state: Mutex<State>

  init(most: Int, each: Int) {
    state = Mutex(State(places: ConnectionPlaces(most: most, each: each)))
  }

  /// Finds a place for a connection until it is closed; returns `false` if there is none.
  func enter(_ channel: any Channel, from address: String) -> Bool {
    let key = ObjectIdentifier(channel)
    let (isAdmitted, replaced) = state.withLock { state -> (Bool, (any Channel)?) in
      let entry = state.places.enter(key, from: address)
      if entry == .refused { return (false, nil) }
      state.channels[key] = channel
      guard case .replacing(let other) = entry else { return (true, nil) }
      return (true, state.channels.removeValue(forKey: other))
    }
    replaced?.close(promise: nil)
    if isAdmitted { channel.closeFuture.whenComplete { [self] _ in leave(key) } }
    return isAdmitted
  }

  /// Counts a connection as one of a device from now on; returns `false` if the device has too many.
  func give(_ channel: any Channel, to device: Device.ID) -> Bool {
    state.withLock { $0.places.give(ObjectIdentifier(channel), to: device) }
  }

  private func leave(_ key: ObjectIdentifier) {
    state.withLock { state in
      state.places.leave(key)
      state.channels[key] = nil
    }
  }
}

/// Counts something by device from any thread.
final class DeviceCount: Sendable {
  private let counts: Mutex<CountLimit<Device.ID>>

  init(most: Int, each: Int) {
    counts = Mutex(CountLimit(most: most, each: each))
  }

  func enter(_ device: Device.ID) -> Bool { counts.withLock { $0.enter(device) } }
  func leave(_ device: Device.ID) { counts.withLock { $0.leave(device) } }
}
