/// The connections that there may be at once, and who has them: addresses, and devices once a request has shown that it
/// comes from a paired one.
///
/// A new connection may be a paired device's, so it finds a place as long as not all belong to devices: where there is none
/// left, the oldest connection has to go of the address that has the most.
package struct ConnectionPlaces<Connection: Hashable & Sendable>: Sendable {
  private enum Holder: Hashable {
    case address(String)
    case device(Device.ID)
  }

  private let most: Int
  private let mostEach: Int
  /// In the order in which they came.
  private var places: [(connection: Connection, holder: Holder)] = []

  /// - Parameters:
  ///   - most: The most connections in all.
  ///   - each: The most of an address, and of a device.
  package init(most: Int, each: Int) {
    self.most = most
    mostEach = each
  }

  package var count: Int { places.count }

  /// What becomes of a new connection.
  package enum Entry: Equatable, Sendable {
    case admitted
    /// Another one has to be closed for it.
    case replacing(Connection)
    case refused
  }

  /// - Complexity: O(connections)
  package mutating func enter(_ connection: Connection, from address: String) -> Entry {
    let holder = Holder.address(address)
    var oldest: Int?
    if count(of: holder) >= mostEach {
      oldest = places.firstIndex { $0.holder == holder }
    } else if places.count >= most {
      oldest = oldestOfMost
      if oldest == nil { return .refused }
    }
    let replaced = oldest.map { places.remove(at: $0).connection }
    places.append((connection, holder))
    return replaced.map(Entry.replacing) ?? .admitted
  }

  /// Gives a connection to the device that has shown itself on it; returns `false` if the device has its share already.
  package mutating func give(_ connection: Connection, to device: Device.ID) -> Bool {
    guard let place = places.firstIndex(where: { $0.connection == connection }) else { return true }
    if case .device = places[place].holder { return true }
    guard count(of: .device(device)) < mostEach else { return false }
    places[place].holder = .device(device)
    return true
  }

  package mutating func leave(_ connection: Connection) {
    places.removeAll { $0.connection == connection }
  }

  private func count(of holder: Holder) -> Int { places.count { $0.holder == holder } }

  /// The oldest connection of the address that has the most of them; `nil` if devices have all.
  private var oldestOfMost: Int? {
    var counts: [Holder: Int] = [:]
    for case let (_, .address(address)) in places { counts[.address(address), default: 0] += 1 }
    guard let most = counts.values.max() else { return nil }
    return places.firstIndex { counts[$0.holder] == most }
  }
}
