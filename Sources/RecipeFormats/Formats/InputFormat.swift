/// A format that a person can say a file has, by the name they give it.
package enum InputFormat: String, CaseIterable, Sendable {
  /// Told by what is in the file.
  case auto
  case json
  case schemaOrg = "schema-org"
  case cooklang
  case recipeMD = "recipemd"
  case mealMaster = "mealmaster"
  case text
  /// What recipe programs export.
  case archive

  /// The format named, nil where nobody names one.
  var format: RecipeFormat? {
    switch self {
    case .auto: nil
    case .json: .json
    case .schemaOrg: .schemaOrg
    case .cooklang: .cooklang
    case .recipeMD: .recipeMD
    case .mealMaster: .mealMaster
    case .text: .plainText
    case .archive: .archive
    }
  }
}
