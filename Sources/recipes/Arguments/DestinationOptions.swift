import ArgumentParser
import RecipeModel
import RecipeStore

/// Where in an order something goes: before or after another, or to a place.
struct DestinationOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: ArgumentHelp("Before this one.", valueName: "neighbor"))
  var before: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("After this one.", valueName: "neighbor"))
  var after: String?

  @Option(
    name: .customLong("to"), parsing: .unconditional,
    help: ArgumentHelp("To the top, the bottom, or a place such as 3.", valueName: "place"),
    transform: PlaceArgument.init)
  var place: PlaceArgument?

  var count: Int { (before == nil ? 0 : 1) + (after == nil ? 0 : 1) + (place == nil ? 0 : 1) }

  func validate() throws {
    if count > 1 { throw ValidationError("Use one of --before, --after, and --to.") }
  }
}

/// A place in an order, as `--to` takes it.
enum PlaceArgument: Equatable {
  case top, bottom
  /// Counts from 1.
  case place(Int)

  init(_ argument: String) throws {
    switch argument {
    case "top": self = .top
    case "bottom": self = .bottom
    default:
      guard let place = Int(argument), place > 0 else {
        throw ValidationError("Use top, bottom, or a number from 1.")
      }
      self = .place(place)
    }
  }
}

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
  func phrase(at offset: Int = 0, _ name: (String) -> StyledText) -> StyledText {
    if let before { return "before \(name(before))" }
    if let after { return "after \(name(after))" }
    return switch place {
    case .top: offset == 0 ? "to the top" : "to place \(1 + offset)"
    case .bottom: "to the bottom"
    case .place(let place): "to place \(place + offset)"
    case nil: ""
    }
  }
}
