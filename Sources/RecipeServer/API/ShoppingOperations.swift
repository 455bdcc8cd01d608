import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

extension APIOperation {
  private static let entries = APIField("entries", .list(.text(atLeast: 1)), "Their keys.", isRequired: true)
  private static let units = APIField(
    "units", .choice(MeasurementSystem.allCases.map(\.rawValue)), "Mixed amounts in these units.")

  /// The shopping list: what is on it, and what was got. A change answers with the list as it is then.
  static let shopping: [APIOperation] = [
    APIOperation(
      id: "showShoppingList", method: .get, path: "/shopping-list", summary: "The shopping list, by aisle",
      query: [units, APIField("all", .flag, "Also what is in the pantry or set aside.")],
      answer: .list(of: "ShoppingSection"),
      action: .read { request, store in
        let list = try store.shoppingList(in: request.text("units").flatMap { MeasurementSystem(rawValue: $0) })
        return .json((list.numbered + (request.isSet("all") ? list.hidden : [])).sectionsJSON)
      }),
    changeOfList(
      "shopForRecipe", "/shopping-list/recipes",
      "Put a recipe on the shopping list; for one that is there, change how much of it",
      [
        APIField("recipe", .number, "Its number.", isRequired: true),
        APIField("serves", .text(atLeast: 1), "For so many: 8, 2/3, 1.5."),
        APIField("scale", .text(atLeast: 1), "Amounts times a factor."),
      ]
    ) { members in
      let amounts = AmountRequest(serves: members["serves"]?.text, scale: members["scale"]?.text)
      if amounts.serves != nil, amounts.scale != nil { throw Refusal(422, "give serves or scale, not both") }
      return .addRecipe(members["recipe"]!.wholeNumber!, amounts)
    },
    APIOperation(
      id: "unshopRecipe", method: .delete, path: "/shopping-list/recipes/{recipe}",
      summary: "Take a recipe off the shopping list", answer: .nothing,
      action: .change({ .shopping(.removeRecipe($0.recipe)) }, answer: { _, _, _ in .done })),
    changeOfList(
      "addShoppingLine", "/shopping-list/items", "Put something of one's own on the shopping list",
      [APIField("line", .text(atLeast: 1), "With its amount: 2 rolls of foil.", isRequired: true)]
    ) { .addLine($0["line"]!.text!) },
    changeOfList(
      "tickEntries", "/shopping-list/tick",
      "Tick what was got; entries that have left the list are passed over, unless all have", [entries]
    ) { .tick(try keys(in: $0), true) },
    changeOfList("untickEntries", "/shopping-list/untick", "Untick what was not got after all", [entries]) {
      .tick(try keys(in: $0), false)
    },
    changeOfList(
      "setEntriesAside", "/shopping-list/remove",
      "Take entries off the list: those of recipes are set aside until it is cleared", [entries]
    ) { .setAside(try keys(in: $0)) },
    changeOfList(
      "moveEntries", "/shopping-list/move", "Move entries in their aisle, or to another one",
      [entries, APIField("aisle", .text(atLeast: 1), "To the end of this aisle, for later lists too.")]
        + destinationFields(of: .text(atLeast: 1))
    ) { members in
      let keys = try keys(in: members)
      guard let aisle = members["aisle"]?.text else {
        return .move(keys, to: try destination(in: members) { ItemKey(text: $0.text!) })
      }
      if ["before", "after", "to"].contains(where: { members[$0] != nil }) {
        throw Refusal(422, "use one of before, after, to, and aisle")
      }
      return .place(keys, inAisle: aisle)
    },
    changeOfList(
      "clearShoppingList", "/shopping-list/clear", "Remove what was got, or everything",
      [APIField("all", .flag, "Whether to empty the list.")]
    ) { .clear(isAll: $0["all"] == .bool(true)) },
  ]

  private static func changeOfList(
    _ id: String, _ path: String, _ summary: String, _ fields: [APIField],
    _ verb: @escaping @Sendable (JSONObject) throws -> ShoppingVerb
  ) -> APIOperation {
    APIOperation(
      id: id, method: .post, path: path, summary: summary, body: .members(fields),
      answer: .list(of: "ShoppingSection"),
      action: .change(
        { .shopping(try verb($0.members)) },
        answer: { _, _, store in .json(try store.shoppingList().numbered.sectionsJSON) }))
  }

  private static func keys(in members: JSONObject) throws(Refusal) -> [ItemKey] {
    let keys = members["entries"]?.elements?.compactMap(\.text) ?? []
    if keys.isEmpty { throw Refusal(422, "name entries", field: "entries") }
    return keys.map { ItemKey(text: $0) }
  }
}

// MARK: - Aisles and pantry

extension APIOperation {
  private static let name = APIField("name", .text(atLeast: 1), "The name.", isRequired: true)

  static let aisles: [APIOperation] = [
    APIOperation(
      id: "listAisles", method: .get, path: "/aisles", summary: "The aisles, in the order of the shop",
      answer: .list(of: "Aisle"), action: .read { _, store in .json(.array(try store.aisles().map(\.json))) }),
    changeOfAisles("addAisle", .post, "/aisles", "Add an aisle", [name]) {
      .addAisle($0.members["name"]!.text!)
    },
    changeOfAisles("renameAisle", .patch, "/aisles/{aisle}", "Rename an aisle", [name]) {
      .renameAisle($0.text("aisle")!, to: $0.members["name"]!.text!)
    },
    APIOperation(
      id: "deleteAisle", method: .delete, path: "/aisles/{aisle}",
      summary: "Delete an aisle; what was found there is listed where it usually is, or under Other", answer: .nothing,
      action: .change({ .shopping(.deleteAisle($0.text("aisle")!)) }, answer: { _, _, _ in .done })),
    changeOfAisles(
      "moveAisle", .post, "/aisles/{aisle}/move", "Move an aisle among the others",
      destinationFields(of: .text(atLeast: 1))
    ) { .moveAisle($0.text("aisle")!, to: try destination(in: $0.members) { $0.text! }) },
  ]

  private static func changeOfAisles(
    _ id: String, _ method: Method, _ path: String, _ summary: String, _ fields: [APIField],
    _ verb: @escaping @Sendable (APIRequest) throws -> ShoppingVerb
  ) -> APIOperation {
    APIOperation(
      id: id, method: method, path: path, summary: summary, body: .members(fields), answer: .list(of: "Aisle"),
      action: .change(
        { .shopping(try verb($0)) }, answer: { _, _, store in .json(.array(try store.aisles().map(\.json))) }))
  }

  /// What is always at home.
  static let pantry: [APIOperation] = [
    APIOperation(
      id: "listPantry", method: .get, path: "/pantry", summary: "What is always at home", answer: .list(of: "Food"),
      action: .read { _, store in .json(.array(try store.pantry().map { .string($0) })) }),
    APIOperation(
      id: "addToPantry", method: .put, path: "/pantry/{food}", summary: "Note that a food is always at home",
      answer: .nothing,
      action: .change({ .shopping(.addToPantry([$0.text("food")!])) }, answer: { _, _, _ in .done })),
    APIOperation(
      id: "removeFromPantry", method: .delete, path: "/pantry/{food}",
      summary: "Note that a food is not always at home", answer: .nothing,
      action: .change({ .shopping(.removeFromPantry([$0.text("food")!])) }, answer: { _, _, _ in .done })),
  ]
}
