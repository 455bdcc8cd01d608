import RecipeFormats
package import RecipeStore

/// Where in an order something goes, as someone asks for it: before or after a neighbor, or to a place.
package struct DestinationRequest<Neighbor: Sendable>: Sendable {
  package var before: Neighbor?
  package var after: Neighbor?
  package var place: OrderPlace?

  package init() {}

  package var isGiven: Bool { before != nil || after != nil || place != nil }

  /// The destination with its neighbor looked up; nil where none is given.
  package func resolved<Found>(_ neighbor: (Neighbor) throws -> Found) rethrows -> Destination<Found>? {
    if let before { return .before(try neighbor(before)) }
    if let after { return .after(try neighbor(after)) }
    return switch place {
    case .top: .top
    case .bottom: .bottom
    case .place(let place): .place(place)
    case nil: nil
    }
  }
}

/// An end of an order, or a place in it that counts from 1.
package enum OrderPlace: Equatable, Sendable {
  case top, bottom
  case place(Int)
}

extension Destination {
  /// `before Produce`, `to the top`, `to place 4`; of several subjects the later ones are at the next places.
  package func phrase(_ name: (Neighbor) throws -> Phrase.Piece) rethrows -> Phrase {
    switch self {
    case .before(let neighbor): "before \(try name(neighbor))"
    case .after(let neighbor): "after \(try name(neighbor))"
    case .top: "to \(.place(nil))"
    case .bottom: "to the bottom"
    case .place(let place): "to \(.place(place))"
    }
  }
}

extension Destination where Neighbor == String {
  var phrase: Phrase { phrase { .name($0) } }
}

extension ValueForm where Value == OrderPlace {
  /// An end of an order, or typed also a number.
  static var place: ValueForm {
    var form = ValueForm("place", .choice(["top", "bottom"])) { given throws(InvalidValue) in
      switch given.text {
      case "top": return .top
      case "bottom": return .bottom
      default:
        guard case .word(let word) = given, let place = Int(word), place > 0 else {
          throw InvalidValue("use top, bottom, or a number from 1")
        }
        return .place(place)
      }
    } json: {
      .string(text($0))
    } word: { place, _ in
      text(place)
    }
    form.choices = []
    return form
  }

  private static func text(_ place: OrderPlace) -> String {
    switch place {
    case .top: "top"
    case .bottom: "bottom"
    case .place(let place): "\(place)"
    }
  }
}

extension DestinationRequest {
  /// - Parameter form: How the neighbors are given.
  package static func parameters(_ form: ValueForm<Neighbor>) -> [Parameter<Self>] {
    [
      .option(\.before, "before", form, "Before this one."), .option(\.after, "after", form, "After this one."),
      .option(\.place, "to", .place, "To the top, the bottom, or a place such as 3."),
    ]
  }

  package static var rules: [Rule] {
    [
      .exclusive(["before", "after", "to"], "use one of `before`, `after`, and `to`"),
      .some(["before", "after", "to"], question),
    ]
  }

  package static var missing: Misuse { .rule(question) }

  private static var question: String { "where to? use `before`, `after`, or `to`" }
}
