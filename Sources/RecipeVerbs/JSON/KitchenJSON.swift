package import RecipeFormats
package import RecipeKitchen
import RecipeModel
package import RecipeStore
package import RecipeViewModels

/// What was cooked, and what recipes hold, as JSON in the shapes of `Documentation/schemas`: for `--json` and for the API.
extension CookedRecipe {
  package var json: JSONValue {
    .object([("number", .integer(number)), ("id", .integer(id)), ("title", .string(title))] + cooking.jsonMembers)
  }
}

extension AdaptedRecipe {
  /// The recipes that it names, by what stands between the brackets; nil if it names none.
  package var linksJSON: JSONValue? {
    if lines.isEmpty { return nil }
    return .array(
      links.sorted { $0.key < $1.key }.map { target, recipe in
        .object([("text", .string(target)), ("id", .integer(recipe.id)), ("title", .string(recipe.title))])
      })
  }
}

extension OwnFood {
  /// What a person says that a food is: the number of a food of the table, or what 100 g of it hold.
  package var json: JSONValue {
    switch meaning {
    case .listed(let number):
      .object([("name", .string(name)), ("number", .string(number)), ("food", .string(food?.name ?? ""))])
    case .facts(let facts): .object([("name", .string(name)), ("per100Grams", facts.known(facts.exact))])
    }
  }
}

extension Food {
  package var json: JSONValue {
    .object([
      ("name", .string(name)), ("number", .string(number)),
      ("per100Grams", per100Grams.known { Nutrients.number(per100Grams[$0], decimals: 2) }),
    ])
  }
}

extension Nutrients {
  /// The measured values, as an object.
  fileprivate func known(_ number: (Nutrient) -> String) -> JSONValue {
    .object(Nutrient.allCases.filter { !incomplete.contains($0) }.map { ($0.name, .number(number($0))) })
  }
}

extension NutritionSummary {
  package var json: JSONValue {
    .object([
      ("id", .integer(recipe.id)), ("title", .string(recipe.title)), ("lines", .integer(lineCount)),
      (
        "counted",
        .array(
          nutrition.counted.map {
            .object([
              ("line", .string($0.line)), ("food", .string($0.food.name)), ("number", .string($0.food.number)),
              ("grams", Self.number($0.grams)), ("forFrying", .bool($0.isForFrying)),
            ])
          })
      ),
      (
        "leftOut",
        .array(
          nutrition.leftOut.map {
            .object([("line", .string($0.line)), ("reason", .string($0.reason.rawValue))])
          })
      ), ("serves", servings.map { Self.number($0.doubleValue) } ?? .null), ("grams", Self.number(nutrition.grams)),
      ("total", Self.json(nutrition.total)), ("atLeast", .bool(nutrition.completeness != .whole)),
      ("perServing", perServing.map(Self.json) ?? .null),
      ("per100Grams", per100Grams.map(Self.json) ?? .null),
      (
        "incomplete",
        .array(Nutrient.allCases.filter(nutrition.total.incomplete.contains).map { .string($0.name) })
      ),
    ])
  }

  private static func json(_ nutrients: Nutrients) -> JSONValue {
    .object(Nutrient.allCases.map { ($0.name, number(nutrients[$0])) })
  }

  private static func number(_ value: Double) -> JSONValue { .number(Nutrients.number(value, decimals: 2)) }
}
