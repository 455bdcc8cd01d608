/// The part of a shop where a food is found, in the order in which most shops are walked through.
package enum Aisle: String, CaseIterable, Sendable {
  case produce, bakery, meat, fish, dairy, deli, frozen, grains, tins, baking, spices, oils, nuts, drinks, snacks, other

  /// The name that a list shows until someone renames the aisle.
  package var name: String {
    switch self {
    case .produce: "Produce"
    case .bakery: "Bakery"
    case .meat: "Meat"
    case .fish: "Fish"
    case .dairy: "Dairy and eggs"
    case .deli: "Deli"
    case .frozen: "Frozen"
    case .grains: "Pasta, rice and beans"
    case .tins: "Tins and jars"
    case .baking: "Baking"
    case .spices: "Herbs and spices"
    case .oils: "Oils and sauces"
    case .nuts: "Nuts and dried fruit"
    case .drinks: "Drinks"
    case .snacks: "Snacks"
    case .other: "Other"
    }
  }

  /// `true` if a tin or jar of its foods is another thing than the food itself: a tin of tomatoes, but not a jar of honey.
  var sellsFresh: Bool {
    switch self {
    case .produce, .meat, .fish, .dairy, .deli, .frozen, .grains, .bakery: true
    case .tins, .baking, .spices, .oils, .nuts, .drinks, .snacks, .other: false
    }
  }
}
