package import RecipeFormats
package import RecipeKitchen
package import RecipeViewModels

extension DietAnswer {
  /// `{"diet": "vegan", "answer": "no", "line": 3, "because": "butter", "said": false}`
  package var json: JSONValue {
    .object([
      ("diet", .string(diet.isFreeFrom ? "free from \(diet.name)" : diet.name)), ("answer", .string(value.rawValue)),
      ("line", line.map(JSONValue.integer) ?? .null), ("because", because.map(JSONValue.string) ?? .null),
      ("said", .bool(said?.isOfTheseLines == true)),
    ])
  }

  /// The food that decides first, by its key; words that were not read, in quotes.
  private var because: String? {
    if said?.isOfTheseLines == false { return "said of another text" }
    return switch reasons.first {
    case .food(let key, _): key
    case .unread(let words): "\"\(words)\" not read"
    case nil: nil
    }
  }
}

extension AdaptedRecipe {
  /// How it stands to the diets that were asked about; nil where none were.
  package var dietsJSON: JSONValue? { diets.isEmpty ? nil : .array(diets.map(\.json)) }
}
