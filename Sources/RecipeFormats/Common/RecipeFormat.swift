/// What kind of file recipes come in, told by what is in it and not by its name.
enum RecipeFormat: Equatable, Sendable {
  /// The project's own: an array, one object, or JSON lines.
  case json
  /// Recipes as schema.org describes them, in a web page or in JSON-LD.
  case schemaOrg
  case cooklang
  case recipeMD
  /// What recipe programs export, packed.
  case archive

  /// The most bytes that are read of a file that is not a stream: one document, or an archive of many.
  var longestFile: Int { self == .archive ? 1 << 30 : TextFile.largest }

  /// How many of a file's first bytes tell its format.
  static let headLength = 65_536

  /// Tells the format from a file's first bytes; what is none of the others is taken for our own, whose reader says
  /// where it is not.
  init(head: [UInt8]) {
    if AppArchive.isLikely(head) {
      self = .archive
    } else if SchemaOrg.isLikely(head) {
      self = .schemaOrg
    } else {
      let text = String(decoding: head, as: UTF8.self)
      self = RecipeMD.isLikely(text) ? .recipeMD : Cooklang.isLikely(text) ? .cooklang : .json
    }
  }
}
