import RecipeModel

/// What kind of file recipes come in, told by what is in it and not by its name.
enum RecipeFormat: Equatable, Sendable {
  /// The project's own: an array, one object, or JSON lines.
  case json
  /// Recipes as schema.org describes them, in a web page or in JSON-LD.
  case schemaOrg
  case cooklang
  case recipeMD
  case mealMaster
  case plainText
  /// What recipe programs export, packed or as JSON.
  case archive
  /// Something that holds no recipes: `unknown(found: "a PDF document")`.
  case unknown(found: String)

  /// How many of a file's first bytes tell its format.
  static let headLength = 65_536

  /// Tells the format from a file's first bytes.
  init(head: [UInt8]) {
    if AppArchive.isLikely(head) {
      self = .archive
    } else if let found = ForeignFile.name(head) {
      self = .unknown(found: found)
    } else if SchemaOrg.isLikely(head) {
      self = .schemaOrg
    } else {
      self.init(text: String(decoding: head, as: UTF8.self))
    }
  }

  private init(text: String) {
    let first = text.unicodeScalars.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
    if first == nil || first == "{" || first == "[" {
      self = .json
    } else if CSVWriter.isTable(text) {
      self = .unknown(found: "a table, which import does not read; export as JSON instead")
    } else if MealMaster.isLikely(text) {
      self = .mealMaster
    } else if RecipeMD.isLikely(text) {
      self = .recipeMD
    } else {
      self = Cooklang.isLikely(text) ? .cooklang : .plainText
    }
  }
}
