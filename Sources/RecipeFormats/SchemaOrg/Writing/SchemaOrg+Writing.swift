package import RecipeModel

extension SchemaOrg {
  /// Returns recipes as a file of JSON-LD: one as an object, more as a list.
  ///
  /// Reading the file gives the same drafts again, to the last blank.
  package static func write(_ drafts: [RecipeDraft]) -> [UInt8] {
    let recipes = drafts.map { JSONValue.object(SchemaOrgWriter.object($0)) }
    var bytes: [UInt8] = []
    (recipes.count == 1 ? recipes[0] : .array(recipes)).append(to: &bytes)
    bytes.append(.newline)
    return bytes
  }
}
