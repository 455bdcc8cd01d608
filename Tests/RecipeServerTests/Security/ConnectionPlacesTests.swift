import Testing

@testable import RecipeServer

@Suite struct ConnectionPlacesTests {
  private var places = ConnectionPlaces<Int>(most: 6, each: 3)

  /// Lets connections in that come from addresses, numbered in their order.
  private mutating func enter(
    _ addresses: String, from first: Int = 1, _ expected: [ConnectionPlaces<Int>.Entry]? = nil
  ) {
    let entries = addresses.enumerated().map { places.enter(first + $0.offset, from: String($0.element)) }
    #expect(entries == expected ?? entries)
  }

  private mutating func give(_ connection: Int, to device: Device.ID, isGiven: Bool = true) {
    let answer = places.give(connection, to: device)
    #expect(answer == isGiven)
  }

  @Test mutating func `an address that has its share gives up its oldest connection for another`() {
    enter("abaa", [.admitted, .admitted, .admitted, .admitted])
    enter("a", from: 5, [.replacing(1)])
    #expect(places.count == 4)
  }

  @Test mutating func `where there is no place left the address that has the most gives up its oldest connection`() {
    enter("abbccc")
    enter("d", from: 7, [.replacing(4)])
    enter("d", from: 8, [.replacing(2)])
    #expect(places.count == 6)
  }

  @Test mutating func `what belongs to a device is not given up, and not counted as its address's`() {
    enter("aaa")
    for connection in 1...2 { give(connection, to: 7) }
    enter("aabb", from: 4, [.admitted, .admitted, .admitted, .replacing(3)])
    for connection in 4...7 { give(connection, to: connection) }
    enter("c", from: 8, [.refused])
    places.leave(1)
    enter("c", from: 8, [.admitted])
  }

  @Test mutating func `a device has its share, and a connection the device that it showed first`() {
    enter("abcd")
    for connection in 1...3 { give(connection, to: 7) }
    give(4, to: 7, isGiven: false)
    for connection in [3, 4, 99] { give(connection, to: 8) }
  }
}
