import RecipeFormats

/// Files of 10 MB that are nothing but one piece again and again, which each reader must get through.
///
/// Most hold no recipe or one that is too long; what counts is how long it takes to say so.
enum Floods {
  static let bytes = 10_000_000

  /// The most that reading one may take.
  static let limit = Duration.seconds(2)

  /// The formats as a person names them, each read in every flood, whatever the file looks like.
  static let formats = InputFormat.allCases

  static let pieces = [
    "@", "{", "[", "@a{", "~{", "@a(", "\\", "[- ", "-- ", "- ", "> ", "# ", "*", "`", "_", "[a](", "<", "<a ", "<p>",
    "<div>", "<p itemprop=recipe itemscope>", "<br>", "</p>", "&", "&#", "\n", "\r", "a\n", "1 a\n", "a: b\n", "\"",
    "1. a\n", "- a\n", "a\n\n", "a  \n", "MMMMM\n", "MMMMM-----a\n", "      1 c  a\n", "---\n", "== a\n", "é\n", "\0",
    "\u{FF}",
    "# a\n\n---\n\n- ", "{\"@type\": [", "{\"title\": \"a\"}\n", "\"a\",", "[1,", "<script type=application/ld+json>{",
  ]

  /// What a file of a format begins with, so that its reader does not turn away at once.
  static func beginning(for format: InputFormat) -> String {
    switch format {
    case .json: "[{\"title\": \"a\", \"notes\": \""
    case .schemaOrg: "<html><div itemscope itemtype=\"https://schema.org/Recipe\"><p itemprop=name>"
    case .cooklang: "---\ntitle: a\n---\n"
    case .recipeMD: "# a\n\n---\n\n"
    case .mealMaster: "MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: a\n"
    case .text: "a\n\nIngredients\n\n"
    case .masterCook: "* Exported from MasterCook *\n\na\n\n--------  ------------  ------\n"
    case .rezKonv: "========== REZKONV-Rezept\n\n     Titel: a\n"
    case .nowYoureCooking: "@@@@@\n\na\n\nnone\n\n"
    case .recipeML: "<recipeml><recipe><head><title>a</title></head><directions><step>"
    case .kRecipes: "<krecipes><krecipes-recipe><krecipes-instructions>"
    case .recipeKeeper: "<html><div class=\"recipe-details\"><p itemprop=\"recipeId\">"
    case .copyMeThat: "<html copymethat_class_id_version><div class=\"recipe\"><li class=\"instruction\">"
    case .csv: "title,ingredients\na,\""
    case .gourmet: "<gourmetDoc><recipe><title>a</title><instructions>"
    case .auto, .archive: ""
    }
  }

  /// Returns the time for a flood, read as a format.
  static func time(of piece: String, as format: InputFormat) -> Duration {
    let file = Samples.flood(piece, after: beginning(for: format), bytes: bytes)
    return ContinuousClock().measure { read(file, as: format) }
  }

  /// Returns the time for the flood that takes longest, and its piece.
  static func worst(for format: InputFormat) -> (time: Duration, piece: String) {
    pieces.map { (time: time(of: $0, as: format), piece: $0) }.max { $0.time < $1.time }!
  }

  private static func read(_ bytes: [UInt8], as format: InputFormat) {
    var reader = RecipeFileReader(ByteSource(bytes), as: format)
    while let _ = try? reader.next() {}
  }
}
