package import RecipeModel
import SQLite

/// A picture that a recipe names and that cannot be shown.
package struct MissingPicture: Equatable, Sendable {
  package let recipe: Recipe.ID
  package let title: String
  package let name: String
  package let fault: PictureFault
}

extension MissingPicture: CustomStringConvertible {
  /// A phrase that names the recipe.
  package var description: String {
    let state = fault == .missing ? "is missing" : "is damaged"
    return "a picture of recipe \(recipe) \(state): \(title.shortened(to: 80))"
  }
}

extension Connection {
  /// The names of all stored pictures that recipes name.
  func namesOfPictures() throws -> Set<String> {
    Set(try query(RecipesTable.imageNames) { Self.names(in: $0.text(at: 2)) }.joined())
  }

  /// The pictures of recipes that have a fault, by recipe.
  ///
  /// - Parameter fault: Asked for each name, once or more.
  func missingPictures(_ fault: (String) -> PictureFault?) throws -> [MissingPicture] {
    var lacking: [MissingPicture] = []
    try forEachRow(RecipesTable.imageNames) { row in
      for name in Self.names(in: row.text(at: 2)) {
        guard let fault = fault(name) else { continue }
        lacking.append(MissingPicture(recipe: row.int(at: 0), title: row.text(at: 1), name: name, fault: fault))
      }
    }
    return lacking
  }

  /// The names of pictures that the history could bring back.
  func namesOfPicturesInHistory() throws -> Set<String> {
    var names: Set<String> = []
    // A name may begin in one chunk of a changeset and end in the next.
    var end: ArraySlice<UInt8> = []
    try forEachRow(HistoryPiecesTable.all) { row in
      let bytes = Array(end) + row.bytes(at: 0)
      names.formUnion(Picture.names(in: bytes))
      end = bytes.suffix(Picture.longestName - 1)
    }
    return names
  }

  private static func names(in text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter(Picture.isName)
  }
}
