import RecipeKitchen
import RecipeModel
import RecipeStore

/// What forms about the shopping list ask for; each throws a `Refusal` with 400 where a field is missing or cannot be read.
extension FormFields {
  func tick() throws(Refusal) -> ShoppingVerb {
    let (ticked, unticked) = (all("tick"), all("untick"))
    guard ticked.isEmpty != unticked.isEmpty else { throw Refusal(400, "use tick or untick", field: "tick") }
    return .tick((ticked + unticked).map { ItemKey(text: $0) }, unticked.isEmpty, seen: try seen(of: ticked))
  }

  /// How much was needed of what was ticked, `need`, once for each or not at all.
  private func seen(of ticked: [String]) throws(Refusal) -> [ItemKey: String] {
    let longestNeed = 500
    let needs = all("need")
    guard needs.isEmpty || needs.count == ticked.count else {
      throw Refusal(400, "use need once for each tick", field: "need")
    }
    guard needs.allSatisfy({ $0.utf8.count <= longestNeed && !$0.isEmpty && $0 == $0.onOneLine() }) else {
      throw Refusal(400, "need is not an amount", field: "need")
    }
    let keys = ticked.map { ItemKey(text: $0) }
    return Dictionary(zip(keys, needs)) { first, _ in first }
  }

  func movedEntries() throws(Refusal) -> ShoppingVerb {
    if let aisle = self["aisle"] { return .place(try entries(), inAisle: aisle) }
    return .move(try entries(), to: try destination().map { ItemKey(text: $0) })
  }

  func entries() throws(Refusal) -> [ItemKey] { try texts("item").map { ItemKey(text: $0) } }
}
