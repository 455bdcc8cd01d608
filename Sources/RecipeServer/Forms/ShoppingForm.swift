import RecipeKitchen
import RecipeStore

/// A form about the shopping list, its aisles, or the pantry: which change it asks for.
struct ShoppingForm {
  private let fields: FormFields

  init(_ fields: FormFields) {
    self.fields = fields
  }

  /// - Throws: `Refusal` with 400 where a field is missing or cannot be read.
  func verb(of route: FormRoute) throws(Refusal) -> ShoppingVerb {
    switch route {
    case .addShoppingLine: return .addLine(try fields.text("item"))
    case .tick: return try tick()
    case .setAside: return .setAside(try keys("item"))
    case .clearShopping: return .clear(isAll: fields["all"] != nil)
    case .reorderShopping:
      if let aisle = fields["aisle"] { return .place(try keys("item"), inAisle: aisle) }
      return .move(try keys("item"), to: try destination().map { ItemKey(text: $0) })
    case .addAisle: return .addAisle(try fields.text("name"))
    case .renameAisle: return .renameAisle(try fields.text("aisle"), to: try fields.text("name"))
    case .deleteAisle: return .deleteAisle(try fields.text("aisle"))
    case .reorderAisles: return .moveAisle(try fields.text("item"), to: try destination())
    case .addToPantry: return .addToPantry(try texts("name"))
    case .removeFromPantry: return .removeFromPantry(try texts("name"))
    default: preconditionFailure("not about shopping")
    }
  }

  private func tick() throws(Refusal) -> ShoppingVerb {
    let (ticked, unticked) = (fields.all("tick"), fields.all("untick"))
    guard ticked.isEmpty != unticked.isEmpty else { throw Refusal(400, "use tick or untick", field: "tick") }
    return .tick((ticked + unticked).map { ItemKey(text: $0) }, unticked.isEmpty)
  }

  private func keys(_ name: String) throws(Refusal) -> [ItemKey] { try texts(name).map { ItemKey(text: $0) } }

  private func texts(_ name: String) throws(Refusal) -> [String] {
    let texts = fields.all(name)
    if texts.isEmpty { throw Refusal(400, "\(name) is missing", field: name) }
    return texts
  }

  private func destination() throws(Refusal) -> Destination<String> {
    switch (fields["before"], fields["after"], fields["to"]) {
    case (let text?, nil, nil): .before(text)
    case (nil, let text?, nil): .after(text)
    case (nil, nil, "top"?): .top
    case (nil, nil, "bottom"?): .bottom
    default: throw Refusal(400, "use one of before, after, and to, which is top or bottom", field: "to")
    }
  }
}
