import RecipeModel

/// A list in a manual order.
package enum OrderedList: Hashable, Sendable {
  case library

  /// The favorites in the library's order: a recipe moved here moves in the library, next to the neighbor named.
  case favorites
  case collection(String)

  /// The list's name in the middle of a sentence.
  var name: String {
    switch self {
    case .library: "the library"
    case .favorites: "the favorites"
    case .collection(let name): name
    }
  }
}

/// A place in an order to which something is to go.
package enum Destination<Neighbor> {
  case before(Neighbor)
  case after(Neighbor)
  case top
  case bottom

  /// The place that the first of those moved has afterwards, counted from 1.
  case place(Int)
}

extension Destination: Sendable where Neighbor: Sendable {}
extension Destination: Equatable where Neighbor: Equatable {}

extension Destination {
  /// The neighbor named, if there is one.
  package var neighbor: Neighbor? {
    switch self {
    case .before(let neighbor), .after(let neighbor): neighbor
    case .top, .bottom, .place: nil
    }
  }

  /// The same destination next to what `transform` makes of the neighbor.
  package func map<R>(_ transform: (Neighbor) throws -> R) rethrows -> Destination<R> {
    switch self {
    case .before(let neighbor): .before(try transform(neighbor))
    case .after(let neighbor): .after(try transform(neighbor))
    case .top: .top
    case .bottom: .bottom
    case .place(let place): .place(place)
    }
  }
}
