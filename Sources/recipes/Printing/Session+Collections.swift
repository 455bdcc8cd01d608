import RecipeFormats
import RecipeModel
import RecipeStore

extension Session {
  /// Prints collections with the number of their recipes: a table on a terminal, fields apart by tabs elsewhere.
  func print(collections: [RecipeCollection]) throws(SystemError) {
    if settings.isJSON {
      try printJSON(collections) { $0.appendJSON(to: &$1) }
    } else if let width {
      var table = Table(columns: [.init(style: .title, isFlexible: true), .init(alignment: .trailing, style: .faint)])
      table.rows = collections.map { [SafeText(line: $0.name), SafeText(line: "\($0.count)")] }
      for line in table.lines(fitting: width) { try print(line) }
    } else {
      for collection in collections { try print(tabSeparated: [collection.name, "\(collection.count)"]) }
    }
  }

  /// Prints what a change made of a collection: a phrase for a person, the collection elsewhere; `nil` where it made
  /// nothing of it.
  func report(_ collection: RecipeCollection?, _ phrase: StyledText) throws(SystemError) {
    if heldReport != nil {
      heldReport?.hold { [unowned self] in try printReport(collection, phrase) }
    } else {
      try printReport(collection, phrase)
    }
  }

  private func printReport(_ collection: RecipeCollection?, _ phrase: StyledText) throws(SystemError) {
    if settings.isJSON || width == nil {
      try print(collections: collection.map { [$0] } ?? [])
    } else if collection != nil {
      try print(phrase)
    }
  }
}

extension RecipeCollection {
  fileprivate func appendJSON(to bytes: inout [UInt8]) {
    bytes += "{\"name\": ".utf8
    JSONText.append(name, to: &bytes)
    bytes += ", \"count\": \(count)}".utf8
  }
}
