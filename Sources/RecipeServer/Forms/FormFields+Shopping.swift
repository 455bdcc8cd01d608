import RecipeKitchen
import RecipeStore

/// What forms about the shopping list ask for; each throws a `Refusal` with 400 where a field is missing or cannot be read.
extension FormFields {
  func tick() throws(Refusal) -> ShoppingVerb {
    let (ticked, unticked) = (all("tick"), all("untick"))
    guard ticked.isEmpty != unticked.isEmpty else { throw Refusal(400, "use tick or untick", field: "tick") }
    return .tick((ticked + unticked).map { ItemKey(text: $0) }, unticked.isEmpty)
  }

  func movedEntries() throws(Refusal) -> ShoppingVerb {
    if let aisle = self["aisle"] { return .place(try entries(), inAisle: aisle) }
    return .move(try entries(), to: try destination().map { ItemKey(text: $0) })
  }

  func entries() throws(Refusal) -> [ItemKey] { try texts("item").map { ItemKey(text: $0) } }
}
