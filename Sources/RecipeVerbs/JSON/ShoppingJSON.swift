package import RecipeFormats
import RecipeKitchen
import RecipeModel
package import RecipeStore
package import RecipeViewModels

/// The shopping list as JSON in the shapes of `Documentation/schemas`: for `--json` and for the API.
extension NumberedItem {
  package var json: JSONValue {
    let numbers: [(String, JSONValue)] = number.map { [("number", .integer($0))] } ?? []
    return .object(
      numbers + [
        ("name", .string(item.name)), ("key", .string(item.id.text)),
        ("amounts", .array(item.entry.amounts.map { .string($0.text) })),
        ("exact", .array(item.entry.amounts.map(\.exact.json))), ("some", .bool(item.entry.needsSome)),
        ("shown", .string(item.amounts)), ("atHome", item.atHome.map(JSONValue.string) ?? .null),
        ("got", .bool(item.isGot)),
        (
          "recipes",
          .array(
            item.recipes.map {
              .object(
                [("id", .integer($0.id)), ("title", .string($0.title)), ("factor", .string($0.factor.description))]
                  + ($0.neededFor.map { [("for", .string($0.title))] } ?? []))
            })
        ), ("lines", .array(item.lines.map(JSONValue.string))), ("for", item.recipes.flatMap(\.reasons).json),
      ])
  }
}

extension ShoppingRecipe {
  package var json: JSONValue {
    .object([
      ("id", .integer(id)), ("title", .string(title)), ("factor", .string(factor.description)), ("for", reasons.json),
    ])
  }
}

extension [ShoppingRecipe.Reason] {
  /// Each once: several recipes may be needed for one on the list.
  fileprivate var json: JSONValue {
    var seen: Set<ShoppingRecipe.Reason> = []
    return .array(
      filter { seen.insert($0).inserted }.map { reason in
        .object([
          ("recipe", .integer(reason.recipe)), ("factor", .string(reason.factor.description)),
          ("meal", reason.meal.map(JSONValue.integer) ?? .null),
          ("day", reason.day.map { .string($0.description) } ?? .null),
        ])
      })
  }
}

extension [NumberedItem] {
  /// Aisles with their entries.
  package var sectionsJSON: JSONValue {
    var sections: [(heading: String, entries: [JSONValue])] = []
    for item in self {
      if sections.last?.heading != item.heading { sections.append((item.heading, [])) }
      sections[sections.count - 1].entries.append(item.json)
    }
    return .array(sections.map { .object([("aisle", .string($0.heading)), ("entries", .array($0.entries))]) })
  }
}

extension BoughtQuantity {
  /// `{"amount": 1.4, "unit": "can"}`
  fileprivate var json: JSONValue { .object([("amount", .number(numberText)), ("unit", .string(unitName))]) }
}

extension ShoppingAisle {
  package var json: JSONValue { .object([("aisle", .string(name))]) }
}
