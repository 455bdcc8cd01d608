import RecipeModel
import RecipeStore

extension DestinationOptions {
  /// Returns the destination with its neighbor looked up, nil where none is given.
  func resolved<Neighbor>(_ neighbor: (String) throws -> Neighbor) rethrows -> Destination<Neighbor>? {
    if let before { return .before(try neighbor(before)) }
    if let after { return .after(try neighbor(after)) }
    return switch place {
    case .top: .top
    case .bottom: .bottom
    case .place(let place): .place(place)
    case nil: nil
    }
  }

  /// `before 3  Bread`, `to the top`, `to place 4`.
  ///
  /// - Parameter offset: Which of those that go there together is meant, from 0.
  func phrase(at offset: Int = 0, _ name: (String) -> Line) -> Line {
    if let before { return "before \(name(before))" }
    if let after { return "after \(name(after))" }
    return switch place {
    case .top: "to the top"
    case .bottom: "to the bottom"
    case .place(let place): "to place \(place + offset)"
    case nil: ""
    }
  }
}
