package import RecipeFormats
package import RecipeStore

/// The figures of a library for other programs: as fields, and as JSON in the shape of `Documentation/schemas`.
extension LibraryStatistics {
  /// The single figures with their names as fields have them, in the order in which they are printed.
  package var counts: [(name: String, count: Int)] {
    [
      ("recipes", recipes), ("favorites", favorites), ("rated", rated), ("pictures", pictures),
      ("uncollected", uncollected), ("within-15m", within15Minutes), ("within-30m", within30Minutes),
      ("within-1h", within1Hour), ("longer", longer), ("unknown-time", unknownTime), ("cookings", cookings),
      ("cooked", cooked), ("never-cooked", neverCooked),
    ]
  }

  /// One object, the names of its figures in camel case.
  package var json: JSONValue {
    let months = months.map { month -> JSONValue in
      .object([("month", .string(month.name)), ("cookings", .integer(month.cookings))])
    }
    let most = most.map { recipe -> JSONValue in
      .object([
        ("id", .integer(recipe.id)), ("title", .string(recipe.title)), ("cookings", .integer(recipe.cookings)),
      ])
    }
    return .object(
      counts.map { (Self.camelCase($0.name), .integer($0.count)) } + [
        ("months", .array(months)), ("most", .array(most)),
      ])
  }

  private static func camelCase(_ name: String) -> String {
    let parts = name.split(separator: "-")
    return parts.dropFirst().reduce(String(parts[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}
